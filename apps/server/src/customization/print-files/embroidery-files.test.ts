import { planStitches } from '@estampa/artwork/embroidery'
import { measureText } from '@estampa/artwork/text'
import type { TextElement } from '@estampa/domain/customization/design'
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { deepTest, someOf } from '../../../test/depth.ts'
import { readDocument } from '../../../test/read-document.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { artworkFont } from '../../files/artwork-fonts.ts'
import { drawSvg } from '../../files/draw-svg.ts'
import { closeWorkerPools } from '../../files/worker-pool.ts'
import { drawArt } from '../draw-art.ts'
import { logoRules } from '../logo-rules.ts'
import { printArea } from './print-area-files.ts'
import { type PrintAreaToPrint, printOptions } from './print-job.ts'

afterAll(closeWorkerPools)

const text = (look: Partial<TextElement>): TextElement => {
  const element: TextElement = {
    id: look.text ?? '',
    type: 'text',
    name: 'Texto',
    text: 'Ribera',
    x: 45,
    y: 30,
    width: 1,
    height: 1,
    angle: 0,
    flipX: false,
    flipY: false,
    locked: false,
    hidden: false,
    group: null,
    font: 'anton',
    size: 12,
    letterSpacing: 0,
    lineHeight: 1,
    align: 'center',
    colour: '#111111',
    outline: null,
    curve: null,
    ...look,
  }
  return { ...element, ...measureText(element, artworkFont(element.font)) }
}
const placeOf = (
  elements: readonly TextElement[],
  look: Partial<PrintAreaToPrint> = {},
): PrintAreaToPrint => ({
  area: { name: 'Pecho izquierdo', width: 90, height: 60 },
  view: { printing_area_id: 1, technique_id: 1, elements, instructions: '' },
  technique: { key: 'embroidery', name: 'Bordado', pricing: 'stitches', maxColours: 12 },
  colours: [],
  remarks: [],
  ...look,
})
const facts = {
  shop: 'Pampa',
  order: 'Pedido 1042',
  date: '21/11/2026',
  product: { name: 'Chomba', sku: 'CH-1' },
  quantities: [
    { name: 'Rojo · M', sku: 'CH-1', units: 50 },
    { name: 'Rojo · L', sku: 'CH-2', units: 30 },
  ],
  places: [],
  options: printOptions,
}

async function filesOf(place: PrintAreaToPrint) {
  const made = await printArea({ facts, place, pictures: [], name: '1-pecho' })
  if (isRefusal(made)) return expect.unreachable(made.refusal)
  const find = (ending: string) =>
    made.files.find(({ name }) => name.endsWith(ending)) ?? expect.unreachable(ending)
  const list = Buffer.from(find('-hilos.txt').bytes).toString()
  return { find, list }
}

const twoThreads = [text({ y: 20 }), text({ text: 'DESDE 1987', y: 44, colour: '#e12a23' })]

test('the worksheet says of each stop its thread, stitches and meters, as the list of threads does [BLD-02] [ADM-12]', async () => {
  const { find, list } = await filesOf(placeOf(twoThreads))
  const { text: content, pages } = await readDocument(find('-ficha.pdf').bytes)
  const stops = [
    ...list.matchAll(/^(\d)\. (Isacord \d{4} · [^(]+) \((#.{6})\): (\d+) puntadas, ([\d,]+ m)$/gm),
  ]
  expect(stops).toHaveLength(2)
  for (const [, position = '', thread = '', hex = '', stitches = '', meters = ''] of stops) {
    const spaced = Number(stitches).toLocaleString('es-AR')
    expect(content).toMatch(
      new RegExp(
        `${position} ${thread} Puntadas ${spaced}.*Hilo superior ${meters}`.replaceAll('.*', '.{0,60}'),
      ),
    )
    expect(content).toContain(hex)
  }
  expect(content).toContain('Ficha de bordado')
  // what is sewn is sewn on both sizes
  expect(content).toContain('CH-1, CH-2')
  expect((await readDocument(find('-plantilla.pdf').bytes)).text).toContain('CH-1, CH-2')
  expect(pages).toHaveLength(1)
  // the whole, and each stop alone
  expect((await readPdf(find('-ficha.pdf').bytes)).pages[0]?.images).toHaveLength(3)
})

test('the worksheet names the hoop, the size, the time and the thread of the whole order [BLD-02]', async () => {
  const { find, list } = await filesOf(placeOf(twoThreads))
  const { text: content } = await readDocument(find('-ficha.pdf').bytes)
  const stitches = Number(/^(\d+) puntadas/.exec(list)?.[1])
  const trims = Number(/(\d+) cortes/.exec(list)?.[1])
  const minutes = Math.ceil(stitches / 750 + (10 + 7 * trims) / 60)
  expect(content).toContain(`Tiempo de costura ${minutes} min por pieza`)
  expect(content).toContain('Se cuenta con 750 puntadas por minuto')
  expect(content).toMatch(/Bastidor 100 × 100 mm o redondo de (90|120) mm/)
  expect(content).toMatch(/Tamaño \d+(,\d)? × \d+(,\d)? mm/)
  expect(content).toContain('Empieza y termina En el centro del diseño')
  expect(content).toMatch(
    /Primera puntada [\d,]+ mm a la (izquierda|derecha) y [\d,]+ mm (arriba|abajo) del centro/,
  )
  expect(content).toMatch(/Para 80 piezas [\d.]+ m arriba y [\d.]+ m de bobina/)
})

/** Planned here again, from the drawing of the place. */
async function planOf({ view, area }: PrintAreaToPrint) {
  const { svg } = await drawArt({ view, area, pictures: [], longestSide: 2_000 })
  const side = Math.min(2_000, 10 * Math.max(area.width, area.height))
  const png = await drawSvg(svg, side)
  if (isRefusal(png)) return expect.unreachable(png.refusal)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const flat = { data, width, height, pixelsPerMm: width / area.width }
  const { box } = planStitches(flat, logoRules.threadPalette, { mostThreads: 12 })
  return box ?? expect.unreachable()
}

const papers = [
  [90, 60, [210, 297]],
  [290, 300, [290 + 40, 300 + 16 + 42]],
  [220, 120, [297, 210]],
  [40, 260, [297, 420]],
] as const
test.each(someOf(papers, 2))(
  'the template of an area of %d × %d mm is exact to 0.05 mm, on paper that holds it [BLD-02]',
  async (width, height, paper) => {
    const area = { name: 'Espalda', width, height }
    const place = placeOf([text({ size: 9, x: width / 2 - 3, y: height / 2 + 5 })], { area })
    const { find } = await filesOf(place)
    const { painted, contents, ...page } =
      (await readPdf(find('-plantilla.pdf').bytes)).pages[0] ?? expect.unreachable()
    expect([page.width, page.height]).toEqual(paper.map((side) => expect.closeTo(side, 1)))
    const sized = (one: (typeof painted)[number], across: number, down: number) =>
      Math.abs(one.right - one.left - across) < 0.05 && Math.abs(one.bottom - one.top - down) < 0.05
    const outline = painted.find((one) => sized(one, width, height)) ?? expect.unreachable()
    expect(painted.some((one) => sized(one, width + 16, height + 16))).toBe(true)
    const box = await planOf(place)
    const sewn = painted.find((one) => sized(one, box.widthMm, box.heightMm)) ?? expect.unreachable()
    expect(Math.abs(sewn.left - outline.left - box.xMm)).toBeLessThan(0.05)
    expect(Math.abs(sewn.top - outline.top - box.yMm)).toBeLessThan(0.05)
    // the cross, from edge to edge of the paper that is cut out
    const middle = box.xMm + box.widthMm / 2
    const cross = /^([\d.]+) -8 m$/m.exec(contents)?.[1]
    expect(Math.abs(Number(cross) - middle)).toBeLessThan(0.05)
  },
)

test('the template says its size, which side is up and how it is checked [BLD-02]', async () => {
  const { find } = await filesOf(placeOf(twoThreads))
  const { text: content } = await readDocument(find('-plantilla.pdf').bytes)
  expect(content).toMatch(/Área 90 × 60 mm, bordado [\d,]+ × [\d,]+ mm\. Centro a [\d,]+ mm de la izquierda/)
  expect(content).toContain('ARRIBA')
  expect(content).toContain('Esta línea mide 50 mm. Se imprime al 100 %')
})

deepTest(
  'a cap is sewn slower, in its own frame, and the papers say where its brim is [BLD-02] [API-29] [DEC-02]',
  async () => {
    const { find } = await filesOf(placeOf(twoThreads, { fabric: 'cap' }))
    const { text: sheet } = await readDocument(find('-ficha.pdf').bytes)
    expect(sheet).toContain('Tela Gorra Bastidor de gorra, con un campo de 130 × 57 mm')
    expect(sheet).toContain('De la visera hacia arriba y del centro a los lados')
    expect(sheet).toContain('Se cuenta con 600 puntadas por minuto')
    // the lower line first
    expect(sheet.indexOf('Rojo vivo')).toBeLessThan(sheet.indexOf('Negro'))
    expect((await readDocument(find('-plantilla.pdf').bytes)).text).toContain('VISERA')
    const high = placeOf([text({ text: 'A', size: 80 })], {
      fabric: 'cap',
      area: { name: 'Frente', width: 120, height: 90 },
    })
    const { text: higher } = await readDocument((await filesOf(high)).find('-ficha.pdf').bytes)
    expect(higher).toMatch(/Bastidor de gorra: pasa de 130 × 57 mm/)
  },
)
