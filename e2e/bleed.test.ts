/** A mug that is printed all around: art that stops at the edge is drawn over it in one press, and back in another. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import { loadDesign, openStage } from './builder-page.ts'
import { productsFound } from './catalog-answers.ts'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, phoneFirst } from './depth.ts'
import { keepPicture } from './keep-picture.ts'
import { chooseInStep, openUntilIdle } from './shopper.ts'
import { openPage } from './watched-page.ts'

let demo: Demo
let mug: { id: number; area: number; width: number; height: number }

beforeAll(async () => {
  demo = await openDemo()
  mug = await findWrap()
})
afterAll(() => demo?.close())

type Wrapped = {
  printing_areas: {
    id: number
    name: string
    width_centimeters: number
    height_centimeters: number
    bleed_millimeters?: number
  }[]
}

/** The mug whose print area around it bleeds. */
async function findWrap() {
  for await (const { id, printing_areas } of productsFound<Wrapped>(demo.origin, 'taza')) {
    const area = printing_areas.find(
      ({ name, bleed_millimeters }) => name === 'Alrededor' && bleed_millimeters,
    )
    if (area) return { id, area: area.id, width: area.width_centimeters, height: area.height_centimeters }
  }
  throw new Error('no mug bleeds')
}

/** A drawing of the proportions of the wrap, green up to its edge. */
function greenWrap() {
  const [w, h] = [mug.width * 100, mug.height * 100]
  const buffer = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><path fill="#0b6e4f" d="M0 0H${w}V${h}H0z"/><circle cx="${w / 2}" cy="${h / 2}" r="${h / 4}" fill="#f4d35e"/></svg>`,
  )
  return { name: 'vuelta.svg', mimeType: 'image/svg+xml', buffer }
}

deepTest.each(phoneFirst)(
  'art that ends at the edge of a wrap goes over it in one press, and back in another, at %i px [BLD-01] [BLD-03] [ROUTE-06] [DEC-06]',
  async (width) => {
    const { page, isSound, awaitAnswer } = await openPage(demo.browser, width)
    await openUntilIdle(page, `${demo.origin}/pampa/customize-product?id=${mug.id}`)
    await chooseInStep(page, 'Lugar', /Alrededor/)
    const file = page.locator('input[type=file]').first()
    await awaitAnswer(() => file.setInputFiles(greenWrap()))
    const slider = page.getByRole('slider', { name: 'Ancho en centímetros' })
    await slider.waitFor()
    await awaitAnswer(() => slider.fill(String(mug.width * 10)))
    const short = page.getByText(/no hasta los 2 mm de sangrado/).first()
    await short.waitFor()
    const fix = page.getByRole('button', { name: 'Extender hasta el sangrado' }).first()
    await fix.scrollIntoViewIfNeeded()
    await isSound('art that stops at the edge')
    await fix.focus()
    const undo = page.getByRole('button', { name: 'Deshacer' }).first()
    await awaitAnswer(async () => {
      await page.keyboard.press('Enter')
      await undo.waitFor()
      // a notice stays for as long as the pointer is on it
      await undo.hover()
      await expect.poll(() => short.count()).toBe(0)
    })
    await awaitAnswer(async () => {
      await undo.click()
      await short.waitFor()
    })
    await isSound('art that stops at the edge again')
    await page.context().close()
  },
)

type Box = { x: number; y: number; width: number; height: number }

const BLEED_MM = 2
/** Pixels of the screen's own for each of the page: two millimeters are few pixels. */
const SHARPNESS = 4

deepTest(
  'the preview and the builder end the same art where the print file does: at the bleed, to the pixel [BLD-02] [BLD-03] [ROUTE-06] [DEC-06]',
  async () => {
    const { page, isSound, awaitAnswer } = await openPage(demo.browser, 1280, { sharpness: SHARPNESS })
    await openUntilIdle(page, `${demo.origin}/pampa/customize-product?id=${mug.id}`)
    const place = page.getByRole('button', { name: /Alrededor/ })
    await chooseInStep(page, 'Lugar', /Alrededor/)
    const file = page.locator('input[type=file]').first()
    const [answer] = await Promise.all([
      page.waitForResponse(/UploadLogos/),
      awaitAnswer(() => file.setInputFiles(greenWrap())),
    ])
    const [logo] = (await answer.json()).result
    const slider = page.getByRole('slider', { name: 'Ancho en centímetros' })
    await awaitAnswer(() => slider.fill(String(mug.width * 10)))
    const fix = page.getByRole('button', { name: 'Extender hasta el sangrado' }).first()
    await awaitAnswer(async () => {
      await fix.click()
      await expect.poll(() => fix.count()).toBe(0)
    })
    const held = page.getByRole('button', { name: /^Logo en Alrededor/ })
    await held.scrollIntoViewIfNeeded()
    await isSound('art over the edge')
    const edge = await boxOf(place.filter({ visible: true }).first())
    const bleed = (BLEED_MM / (mug.width * 10)) * edge.width
    await keepPicture(page, 'BLEED_PICTURES', 'preview')
    const art = await greenSpan(page, edge)
    const frame = await boxOf(held)
    // the line around the art is a pixel wide
    expect(Math.abs(frame.x + 1 - (edge.x - bleed))).toBeLessThan(1)
    expect(Math.abs(art.left - (edge.x - bleed))).toBeLessThan(1)
    expect(Math.abs(art.right - (edge.x + edge.width + bleed))).toBeLessThan(1)

    const stage = await openStage(page, demo, mug.id)
    await page.getByRole('button', { name: 'Alrededor' }).click()
    const [width, height] = [mug.width * 10 + 2 * BLEED_MM, mug.height * 10 + 2 * BLEED_MM]
    const cover = {
      x: mug.width * 5,
      y: mug.height * 5,
      width,
      height,
      angle: 0,
      logo_id: logo.id,
      crop: null,
    }
    await awaitAnswer(() =>
      loadDesign(page, {
        area: mug.area,
        technique: null,
        elements: [{ ...cover, ...plain, id: 'a', name: 'vuelta', type: 'image', recolours: [] }],
      }),
    )
    await isSound('the same art in the builder')
    await keepPicture(page, 'BLEED_PICTURES', 'builder')
    const outline = await withoutStroke(stage.locator('svg path[stroke-dasharray="5 4"]'))
    const reach = (BLEED_MM / (mug.width * 10)) * outline.width
    const built = await greenSpan(page, outline)
    expect(Math.abs(built.left - (outline.x - reach))).toBeLessThan(1)
    expect(Math.abs(built.right - (outline.x + outline.width + reach))).toBeLessThan(1)
    await page.context().close()
  },
)

const plain = { flipX: false, flipY: false, locked: false, hidden: false, group: null }

async function boxOf(of: { boundingBox(): Promise<Box | null> }): Promise<Box> {
  return (await of.boundingBox()) ?? expect.unreachable('nothing is drawn')
}

/** A path's box as it is drawn on the page, but for the width of its line, which its bounding box holds too. */
function withoutStroke(path: Locator): Promise<Box> {
  return path.evaluate((drawn: SVGPathElement) => {
    const box = drawn.getBBox()
    const matrix = drawn.getScreenCTM() ?? new DOMMatrix()
    const { x, y } = new DOMPoint(box.x, box.y).matrixTransform(matrix)
    return { x, y, width: box.width * matrix.a, height: box.height * matrix.d }
  })
}

/** From where to where there is green near an area, in pixels of the page, a fifth of its height below its upper edge. */
async function greenSpan(page: Page, { x, y, width, height }: Box): Promise<{ left: number; right: number }> {
  const from = Math.max(0, Math.floor(x - 20))
  const clip = { x: from, y: Math.round(y + height / 5), width: Math.ceil(width + 40), height: 1 }
  const { data, info } = await sharp(await page.screenshot({ clip, scale: 'device' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(clip.width * SHARPNESS)
  const green = Array.from({ length: info.width }, (_, at) => at).filter((at) => {
    const [r = 0, g = 0] = data.subarray(at * info.channels)
    return g - r > 30
  })
  return {
    left: from + (green[0] ?? Number.NaN) / SHARPNESS,
    right: from + ((green.at(-1) ?? Number.NaN) + 1) / SHARPNESS,
  }
}
