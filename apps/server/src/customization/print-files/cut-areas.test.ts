/** Print files of areas that bleed or are no rectangle, read back by another hand than the one that wrote them. */
import type { ClipArtElement } from '@estampa/domain/customization/design'
import { isPointInside, type PrintSurface } from '@estampa/domain/customization/outline'
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../test/read-pdf.ts'
import { closeWorkerPools } from '../../files/worker-pool.ts'
import type { PictureToDraw } from '../draw-art.ts'
import { printArea } from './print-area-files.ts'
import { type PrintAreaToPrint, printOptions } from './print-job.ts'

afterAll(closeWorkerPools)

const red = { hex: '#d0202e', name: 'Rojo bandera' }
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#d0202e"/></svg>'
const picture = async (): Promise<PictureToDraw> => ({
  key: '/red.svg',
  width: 10,
  height: 10,
  drawing,
  bytes: await sharp(Buffer.from(drawing)).png().toBuffer(),
})

/** A red surface over all of the area and all of its bleed. */
function coverOf({ width, height, bleedMm = 0 }: PrintSurface): ClipArtElement {
  return {
    type: 'clip_art',
    id: 'a',
    name: 'Fondo',
    source: '/red.svg',
    recolours: [],
    x: width / 2,
    y: height / 2,
    width: width + 2 * bleedMm,
    height: height + 2 * bleedMm,
    angle: 0,
    flipX: false,
    flipY: false,
    locked: false,
    hidden: false,
    group: null,
  }
}

async function printed(surface: PrintSurface, look: Partial<PrintAreaToPrint> = {}) {
  const place: PrintAreaToPrint = {
    area: { ...surface, name: 'Contorno' },
    view: { printing_area_id: 1, technique_id: 1, elements: [coverOf(surface)], instructions: '' },
    technique: { key: 'sublimation', name: 'Sublimación', pricing: 'colour', maxColours: 6 },
    colours: [red],
    remarks: [],
    ...look,
  }
  const facts = {
    shop: 'Pampa',
    order: 'Pedido 1042',
    date: '21/11/2026',
    product: { name: 'Taza', sku: 'T-1' },
    quantities: [],
    places: [],
    options: printOptions,
  }
  const made = await printArea({ facts, place, pictures: [await picture()], name: 'arte' })
  if (isRefusal(made)) return expect.unreachable(made.refusal)
  const find = (ending: string) =>
    made.files.find(({ name }) => name.endsWith(ending)) ?? expect.unreachable(ending)
  return { ...made, find }
}
const pageOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages[0] ?? expect.unreachable()
const mm = (length: number) => expect.closeTo(length, 1)

describe('a full wrap that bleeds', () => {
  const wrap = { width: 200, height: 90, bleedMm: 3 } as const

  test('is cut where the area ends, and its art reaches to the end of the bleed, in every PDF [BLD-02] [DEC-06]', async () => {
    const { find } = await printed(wrap)
    for (const ending of ['arte.pdf', '-capas.pdf', '-peliculas.pdf']) {
      const page = await pageOf(find(ending).bytes)
      expect(page.trim).toMatchObject({ width: mm(200), height: mm(90) })
      expect(page.trim.x - page.bleed).toBeCloseTo(3, 2)
      const [art] = page.painted.filter(({ right, left }) => right - left > 100)
      expect(Math.abs((art?.left ?? 0) + 3)).toBeLessThan(0.05)
      expect(Math.abs((art?.right ?? 0) - 203)).toBeLessThan(0.05)
      expect(Math.abs((art?.top ?? 0) + 3)).toBeLessThan(0.05)
      expect(Math.abs((art?.bottom ?? 0) - 93)).toBeLessThan(0.05)
      expect(page.contents).not.toContain('CutContour')
    }
    expect(find('arte.pdf').note).toContain('Con 3 mm de sangrado.')
  })

  test('has its bleed in the PNG and in the drawing too; people see it as it is cut [BLD-02] [DEC-06]', async () => {
    const { find, preview } = await printed(wrap)
    const png = sharp(find('ppp.png').bytes)
    const dots = (length: number) => Math.round((length / 25.4) * 300)
    expect(await png.metadata()).toMatchObject({ width: dots(206), height: dots(96) })
    const { data } = await png.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 4)]).toEqual([208, 32, 46, 255])
    expect(Buffer.from(find('.svg').bytes).toString()).toContain('viewBox="-3 -3 206 96"')
    const seen = await sharp(preview).metadata()
    expect((seen.width ?? 0) / (seen.height ?? 1)).toBeCloseTo(200 / 90, 2)
  })
})

describe('an ellipse', () => {
  const ellipse = { width: 60, height: 40, shape: 'ellipse', bleedMm: 2 } as const

  test('is clipped at the end of its bleed, and its edge is a cut line in a layer of its own [BLD-02] [DEC-06]', async () => {
    const { find } = await printed(ellipse)
    for (const [ending, layers] of [
      ['arte.pdf', ['Corte']],
      ['-capas.pdf', ['Rojo bandera', 'Corte']],
    ] as const) {
      const read = await readPdf(find(ending).bytes)
      expect(read.layers).toEqual(layers)
      const page = read.pages[0] ?? expect.unreachable()
      expect(page.spots).toContain('CutContour')
      const cut = page.painted.find(({ left, right }) => Math.abs(left) < 0.05 && Math.abs(right - 60) < 0.05)
      expect(Math.abs(cut?.top ?? 9)).toBeLessThan(0.05)
      expect(Math.abs((cut?.bottom ?? 9) - 40)).toBeLessThan(0.05)
      // the clip goes through the ends of the bleed's axes
      expect(page.contents).toMatch(/30 -2 m[\s\S]*?62 20 c[\s\S]*?-2 20 c[\s\S]*?W n/)
    }
    expect(Buffer.from(find('.svg').bytes).toString()).toContain('id="CutContour"')
  })

  test('has no dot beyond its bleed, and is red up to it [BLD-02] [DEC-06]', async () => {
    const { find } = await printed(ellipse)
    const { data, info } = await sharp(find('ppp.png').bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const dot = 25.4 / 300
    for (let y = 0; y < info.height; y += 3) {
      for (let x = 0; x < info.width; x += 3) {
        const point = { x: (x + 0.5) * dot - 2, y: (y + 0.5) * dot - 2 }
        const alpha = data[(y * info.width + x) * 4 + 3] as number
        if (!isPointInside(ellipse, point, 2 + dot)) expect(alpha).toBe(0)
        if (isPointInside(ellipse, point, 2 - dot)) expect(alpha).toBe(255)
      }
    }
  })
})
