import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Assets, drawView } from '@estampa/artwork/drawing'
import { findFont, parseFont } from '@estampa/artwork/fonts'
import { artPixels, mockupFinish, sizedArt } from '@estampa/artwork/mockup'
import type { Placement } from '@estampa/domain/catalog'
import type { DesignElement, DesignView } from '@estampa/domain/customization/design'
import { isRefusal } from '@estampa/domain/refusal'
import { logoRules } from '@estampa/server/customization/logo-rules'
import { drawMockup } from '@estampa/server/customization/mockup'
import { closeWorkerPools } from '@estampa/server/files/worker-pool'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepTest, isDeep } from './depth.ts'
import { compareInPage, type MockupComparison, openMockupPage } from './mockup-page.ts'
import { closeWindows, openBrowser } from './watched-page.ts'

type PlacementFixture = Omit<Placement, 'image_url'> & { picture: string; size?: readonly [number, number] }

const demo = fileURLToPath(new URL('../demo/', import.meta.url))
const fonts = join(dirname(createRequire(import.meta.url).resolve('@estampa/artwork/fonts')), '..', 'fonts')
const fontBytes = await readFile(join(fonts, findFont('montserrat')?.file ?? ''))
const emblem =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="46" fill="#d8412f"/>' +
  '<path d="M14 70 42 28 56 52 66 40 88 70z" fill="#ffffff"/></svg>'

let browser: Browser
let page: Page
let photo = ''
let places: Record<string, Record<string, PlacementFixture>>

beforeAll(async () => {
  places = JSON.parse(await readFile(`${demo}src/placements.json`, 'utf8'))
  photo = await photograph()
  browser = await openBrowser()
  page = await openMockupPage(browser)
})
afterAll(async () => {
  await closeWindows(browser)
  await closeWorkerPools()
})

/** Soft colors with grain, as a camera gives them. */
async function photograph(): Promise<string> {
  const [width, height] = [600, 400]
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    data[at * 3] = 130 + 90 * Math.sin(x / 60) + ((at * 7919) % 9)
    data[at * 3 + 1] = 120 + 80 * Math.cos(y / 50) + ((at * 104729) % 9)
    data[at * 3 + 2] = 110 + 70 * Math.sin((x + y) / 80)
  }
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

const assets: Assets = {
  font: () => parseFont(fontBytes),
  picture: (element) =>
    element.type === 'image' && element.logo_id === 'photo'
      ? { href: photo, drawing: null, width: 600, height: 400 }
      : { href: '', drawing: emblem, width: 100, height: 100 },
}

const upright = { angle: 0, flipX: false, flipY: false, locked: false, hidden: false, group: null }

function text(
  id: string,
  said: string,
  box: { x: number; y: number; size: number; colour: string },
): DesignElement {
  const { x, y, size, colour } = box
  return {
    ...upright,
    id,
    name: said,
    type: 'text',
    text: said,
    font: 'montserrat',
    size,
    colour,
    x,
    y,
    width: 1,
    height: 1,
    letterSpacing: 20,
    lineHeight: 1.2,
    align: 'center',
    outline: null,
    curve: null,
  }
}

function picture(
  id: string,
  logo_id: string,
  x: number,
  y: number,
  width: number,
  height: number,
): DesignElement {
  return { ...upright, id, name: id, type: 'image', logo_id, x, y, width, height, crop: null, recolours: [] }
}

type Case = {
  slug: string
  area: string
  technique: string
  elements: readonly DesignElement[]
  size?: [number, number]
}

type Point = readonly [x: number, y: number]

/** The place's picture by the server, held against the one that Chromium draws; `mistake` is planted in the latter. */
async function compare(
  { slug, area, technique, elements, size }: Case,
  mistake: (point: Point) => Point = (point) => point,
): Promise<MockupComparison> {
  const place = places[slug]?.[area]
  if (!place) throw new Error(`${slug} has no ${area}`)
  const [width, height] = (place.size ?? size ?? [9, 9]).map((length) => length * 10) as [number, number]
  const view: DesignView = { printing_area_id: 1, technique_id: 1, instructions: '', elements }
  const svg = drawView(view, { width, height }, assets)
  const bytes = await readFile(`${demo}pictures/${place.picture}`)
  const { width: across, height: down } = await sharp(bytes).metadata()
  const product = { bytes, width: across, height: down }
  const server = await drawMockup({
    picture: product,
    passes: null,
    placement: place,
    area: { width, height },
    svg,
    technique: { key: technique, maxColours: null },
  })
  if (isRefusal(server)) throw new Error(server.refusal)
  const look = mockupFinish(technique)
  const pixels = artPixels(place, product, { width, height }, look)
  return compareInPage(page, {
    svg: sizedArt(svg, pixels),
    look,
    pixelsPerMm: pixels.pixelsPerMm,
    placement: place.mesh ? { ...place, mesh: mistaken(place.mesh, mistake) } : place,
    threads: look === 'embroidery' ? logoRules.threadPalette : null,
    product: bytes.toString('base64'),
    server: Buffer.from(server).toString('base64'),
  })
}

function mistaken(mesh: NonNullable<PlacementFixture['mesh']>, mistake: (point: Point) => Point) {
  const points = mesh.points.flatMap((x, at) => (at % 2 === 0 ? mistake([x, mesh.points[at + 1] ?? 0]) : []))
  return { ...mesh, points }
}

const mug: Case = {
  slug: 'taza-clasica',
  area: 'frente',
  technique: 'sublimation',
  elements: [
    picture('photo', 'photo', 40, 26, 66, 44),
    picture('logo', 'emblem', 16, 52, 20, 20),
    text('name', 'Cumbre & Ñandú', { x: 50, y: 54, size: 6, colour: '#123b6d' }),
  ],
}
const around: Case = {
  slug: 'taza-clasica',
  area: 'envolvente',
  technique: 'sublimation',
  elements: [
    picture('logo', 'emblem', 45, 40, 50, 50),
    text('name', 'CUMBRE', { x: 125, y: 40, size: 26, colour: '#0b5d4b' }),
  ],
}
const pen: Case = {
  slug: 'boligrafo-clic',
  area: 'cuerpo',
  technique: 'pad_printing',
  elements: [
    picture('logo', 'emblem', 5, 3.5, 6, 6),
    text('name', 'Cumbre Agua de Andes', { x: 28, y: 3.5, size: 3.6, colour: '#ffffff' }),
  ],
}
const poloFront: Case = {
  slug: 'chomba-pique',
  area: 'pecho',
  technique: 'screen_printing',
  size: [9, 9],
  elements: [
    picture('logo', 'emblem', 45, 30, 50, 50),
    text('name', 'Cumbre', { x: 45, y: 70, size: 16, colour: '#123b6d' }),
  ],
}
const sewn: Case = { ...poloFront, technique: 'embroidery' }
const bottle: Case = {
  slug: 'botella-acero',
  area: 'frente',
  technique: 'laser',
  elements: [
    picture('logo', 'emblem', 27, 30, 40, 40),
    text('name', 'Cumbre', { x: 27, y: 64, size: 10, colour: '#000000' }),
  ],
}

describe('the picture of the customized product', () => {
  const designs = [
    ['a mug that is printed around', around],
    ['a pen that lies askew', pen],
    ['an embroidered polo', sewn],
    ['an engraved bottle', bottle],
    ['a mug with a photograph, a logo and a text', mug],
    ['a printed polo', poloFront],
  ] as const
  test.each(isDeep ? designs : designs.slice(0, 2))(
    '%s is the same on the server and in the browser [BLD-02, API-38, DEC-14]',
    async (_, asked) => {
      const { shareOff, changed } = await compare(asked)
      expect(changed).toBeGreaterThan(0.001)
      // a hundredth is what is promised; nearly all of this is the loss of the server's WebP
      expect(shareOff).toBeLessThan(0.002)
      // of what is printed, too: a small print could be anything otherwise
      expect(shareOff / changed).toBeLessThan(0.25)
    },
  )

  deepTest('half a pixel of the picture, or half a degree, would be told', async () => {
    const right = await compare(mug)
    const beside = await compare(mug, ([x, y]) => [x + 0.5 / 900, y])
    expect(beside.shareOff).toBeGreaterThan(right.shareOff * 3)
    const [cos, sin] = [Math.cos(Math.PI / 360), Math.sin(Math.PI / 360)]
    const turned = await compare(mug, ([x, y]) => [
      0.4 + (x - 0.4) * cos - (y - 0.5) * sin,
      0.5 + (x - 0.4) * sin + (y - 0.5) * cos,
    ])
    expect(turned.shareOff).toBeGreaterThan(right.shareOff * 3)
  })
})
