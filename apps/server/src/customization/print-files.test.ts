import { measureText } from '@estampa/artwork/text'
import type { DesignElement, ImageElement, TextElement } from '@estampa/domain/customization/design'
import { isRefusal } from '@estampa/domain/refusal'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { deepTest } from '../../test/depth.ts'
import { readDocument } from '../../test/read-document.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { readPlates } from '../../test/read-print-file.ts'
import { artworkFont } from '../files/artwork-fonts.ts'
import { drawSvg } from '../files/draw-svg.ts'
import { closeWorkerPools } from '../files/worker-pool.ts'
import { analyzeArt } from './analyze-art.ts'
import { drawArt, type PictureToDraw } from './draw-art.ts'
import { artOf } from './print-files/art.ts'
import { artworkPdf } from './print-files/artwork-pdfs.ts'
import { LoadedPictures } from './print-files/loaded-pictures.ts'
import { printArea } from './print-files/print-area-files.ts'
import { type PrintAreaToPrint, type PrintJob, printOptions } from './print-files/print-job.ts'
import { makePrintFiles, zipOf } from './print-files.ts'

afterAll(closeWorkerPools)

const svg = (inside: string, size = '0 0 200 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${inside}</svg>`
const base = {
  name: 'Logo',
  x: 50,
  y: 40,
  width: 40,
  height: 20,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
}
const image = (look: Partial<ImageElement> = {}): ImageElement => ({
  ...base,
  id: 'a',
  type: 'image',
  logo_id: 'logo',
  crop: null,
  recolours: [],
  ...look,
})
const text = (look: Partial<TextElement> = {}): TextElement => {
  const element: TextElement = {
    ...base,
    id: 't',
    type: 'text',
    text: 'Ñandú',
    font: 'anton',
    size: 12,
    letterSpacing: 0,
    lineHeight: 1,
    align: 'center',
    colour: '#16264c',
    outline: null,
    curve: null,
    ...look,
  }
  return { ...element, ...measureText(element, artworkFont(element.font)) }
}
const drawn = async (drawing: string): Promise<PictureToDraw> => ({
  key: 'logo',
  width: 200,
  height: 100,
  drawing,
  bytes: await sharp(Buffer.from(drawing)).png().toBuffer(),
})
const pixels = async (source: string, width: number, height: number): Promise<PictureToDraw> => ({
  key: 'logo',
  width,
  height,
  drawing: null,
  bytes: await sharp(Buffer.from(source)).resize(width, height, { fit: 'fill' }).png().toBuffer(),
})
const techniques = {
  dtf: { key: 'dtf', name: 'DTF', pricing: 'area', maxColours: null },
  screen: { key: 'screen_printing', name: 'Serigrafía', pricing: 'colour', maxColours: 6 },
  embroidery: { key: 'embroidery', name: 'Bordado', pricing: 'stitches', maxColours: 12 },
} as const
const placeOf = (
  elements: readonly DesignElement[],
  look: Partial<PrintAreaToPrint> = {},
): PrintAreaToPrint => ({
  area: { name: 'Pecho izquierdo', width: 100, height: 80 },
  view: { printing_area_id: 1, technique_id: 1, elements, instructions: 'Centrar con la costura.' },
  technique: techniques.dtf,
  colours: [],
  remarks: [],
  ...look,
})
const facts = {
  shop: 'Pampa',
  order: 'Pedido 1042',
  date: '21/11/2026',
  product: { name: 'Remera', sku: 'R-1' },
  quantities: [
    { name: 'Rojo · S', sku: 'R-1', units: 20 },
    { name: 'Rojo · M', sku: 'R-2', units: 50 },
  ],
  places: [],
  options: { marks: false },
}

async function printed(place: PrintAreaToPrint, pictures: PictureToDraw[] = [], options = facts.options) {
  const made = await printArea({ facts: { ...facts, options }, place, pictures, name: 'arte' })
  if (isRefusal(made)) return expect.unreachable(made.refusal)
  const find = (ending: string) =>
    made.files.find(({ name }) => name.endsWith(ending)) ?? expect.unreachable(ending)
  return { ...made, find }
}
/** Only the PDF: nothing else is drawn. */
async function pdfOf(place: PrintAreaToPrint, pictures: PictureToDraw[] = [], options = facts.options) {
  const art = await artOf(place, await LoadedPictures.of(place.view, pictures))
  if (isRefusal(art)) return expect.unreachable(art.refusal)
  return { page: await pageOf(await artworkPdf({ ...facts, options }, place, art)), notes: art.notes }
}
const pageOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages[0] ?? expect.unreachable()
const boxOf = (boxes: readonly { left: number; right: number; top: number; bottom: number }[]) => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

deepTest(
  'the art of one color that is engraved is black alone, and printed it keeps its color [BLD-02]',
  async () => {
    const engraved = { technique: { ...techniques.dtf, key: 'laser', name: 'Grabado láser' } }
    const blue = text({ text: 'Norte', colour: '#0b3d91' })
    const platesOf = async (elements: readonly DesignElement[], look: Partial<PrintAreaToPrint>) => {
      const plates = await readPlates((await printed(placeOf(elements, look))).find('.pdf').bytes)
      return [...plates].filter(([, part]) => part > 0).map(([plate]) => plate)
    }
    expect(await platesOf([blue], engraved)).toEqual(['Black'])
    expect(await platesOf([blue], {})).toContain('Cyan')
    expect(
      await platesOf([blue, text({ id: 'south', text: 'Sur', colour: '#d0202e', y: 60 })], engraved),
    ).toContain('Cyan')
  },
)

test.each([
  [100, 80],
  [54.25, 3.5],
  [280, 350],
])(
  'a page is its place of %d × %d mm, and with marks it says where to cut [BLD-02]',
  async (width, height) => {
    const place = placeOf([text({ size: 3, x: width / 2, y: height / 2 })], {
      area: { name: 'A', width, height },
    })
    const { page: bare } = await pdfOf(place)
    expect([bare.width, bare.height]).toEqual([expect.closeTo(width, 1), expect.closeTo(height, 1)])
    const { page: marked } = await pdfOf(place, [], printOptions)
    expect(marked.trim).toMatchObject({ width: expect.closeTo(width, 1), height: expect.closeTo(height, 1) })
    expect(marked.trim.x - marked.bleed).toBeCloseTo(0, 2)
    expect(marked.width).toBeGreaterThan(width + 6)
  },
)

test.each([
  [0, 40, 20],
  [90, 20, 40],
])(
  'an element turned by %d° covers %d × %d mm of the paper, to the tenth [BLD-02]',
  async (angle, width, height) => {
    const logo = await drawn(svg('<rect width="200" height="100" fill="#d00"/>'))
    const { page } = await pdfOf(placeOf([image({ angle })]), [logo])
    expect(boxOf(page.painted)).toEqual({
      left: expect.closeTo(50 - width / 2, 1),
      right: expect.closeTo(50 + width / 2, 1),
      top: expect.closeTo(40 - height / 2, 1),
      bottom: expect.closeTo(40 + height / 2, 1),
    })
  },
)

test('letters are outlines of the measured size: no typeface is in a print file', async () => {
  const element = text({ text: 'HIL', size: 20 })
  const { page } = await pdfOf(placeOf([element]), [], printOptions)
  expect(page.fonts).toEqual([])
  expect(page.contents).not.toMatch(/\bTj\b|\bTJ\b/)
  const letters = page.painted.filter(({ top, bottom }) => top > 1 && bottom < 79)
  const { left, right } = boxOf(letters)
  expect(right - left).toBeCloseTo(element.width, 1)
})

test('a photograph keeps every pixel that it came with', async () => {
  const photo = await pixels(svg('<rect width="200" height="100" fill="#abc"/>'), 1600, 800)
  const { page } = await pdfOf(placeOf([image()]), [photo])
  expect(page.images).toEqual([{ width: 1600, height: 800 }])
})

test('what paths cannot say becomes pixels of 300 to the inch at least, and the workshop is told', async () => {
  const logo = await drawn(
    svg(
      '<mask id="m"><circle cx="100" cy="50" r="50" fill="#fff"/></mask><rect width="200" height="100" mask="url(#m)"/>',
    ),
  )
  const { page, notes } = await pdfOf(placeOf([image()]), [logo])
  const [picture] = page.images
  expect(picture?.width).toBeGreaterThanOrEqual((40 / 25.4) * 300)
  expect(notes).toEqual([expect.stringContaining('«Logo» va como imagen')])
})

const twoInks = [
  { hex: '#d0202e', name: 'Rojo bandera' },
  { hex: '#16264c', name: 'Azul marino' },
]

test('flat inks come as a layer and a spot colour each, and as a film each [BLD-02] [DEC-05]', async () => {
  const logo = await drawn(
    svg(
      '<rect width="200" height="100" fill="#d02030"/><rect x="50" y="20" width="100" height="60" fill="#16264c"/>',
    ),
  )
  const place = placeOf([image()], { technique: techniques.screen, colours: twoInks })
  const { find } = await printed(place, [logo])
  const layered = await readPdf(find('-capas.pdf').bytes)
  expect(layered.layers).toEqual(['Rojo bandera', 'Azul marino'])
  expect(layered.pages[0]?.spots).toEqual(['Rojo bandera', 'Azul marino'])
  expect(layered.pages[0]?.contents.match(/\/OC \/L\d BDC/g)).toEqual(['/OC /L0 BDC', '/OC /L1 BDC'])
  const films = await readPdf(find('-peliculas.pdf').bytes)
  expect(films.pages.length).toBe(2)
  // black alone: no film has a white that covers anything, nor a color of a screen
  for (const { contents } of films.pages) {
    expect(new Set(contents.match(/[\d. ]+ scn/g)?.map((one) => one.trim()))).toEqual(
      new Set(['0 0 0 1 scn']),
    )
    expect(contents).not.toMatch(/DeviceRGB|\brg\b/)
  }
})

test('paper of the product’s color is no ink, and leaves a hole where it lies on one [BLD-02]', async () => {
  const logo = await drawn(
    svg(
      '<rect width="200" height="100" fill="#ffffff"/><rect x="20" y="20" width="160" height="60" fill="#d0202e"/><circle cx="100" cy="50" r="20" fill="#ffffff"/>',
    ),
  )
  const [red] = twoInks.slice(0, 1)
  const place = placeOf([image()], {
    technique: techniques.screen,
    colours: red ? [red] : [],
    paper: '#ffffff',
  })
  const { find } = await printed(place, [logo])
  expect((await readPdf(find('-capas.pdf').bytes)).pages[0]?.spots).toEqual(['Rojo bandera'])
  const films = await readPdf(find('-peliculas.pdf').bytes)
  expect(films.pages.length).toBe(1)
  // the figure of 32 × 12 mm, and a hole in it
  expect(films.pages[0]?.contents.match(/^h$/gm)?.length).toBe(2)
  expect(boxOf(films.pages[0]?.painted ?? [])).toMatchObject({
    left: expect.closeTo(34, 2),
    right: expect.closeTo(66, 2),
  })
})

deepTest(
  'a picture of two colours is traced into its inks; a photograph stays whole in a layer of its own',
  async () => {
    const flat = await pixels(
      svg('<rect width="200" height="100" fill="#d0202e"/><circle cx="100" cy="50" r="40" fill="#16264c"/>'),
      ...([800, 400] as const),
    )
    const place = placeOf([image()], { technique: techniques.screen, colours: twoInks })
    const traced = (await printed(place, [flat])).find('-capas.pdf')
    expect(await readPdf(traced.bytes)).toMatchObject({
      layers: ['Rojo bandera', 'Azul marino'],
      pages: [{ images: [] }],
    })
    expect(traced.note).toContain('se calcó')
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#888', noise } })
      .blur(4)
      .jpeg()
      .toBuffer()
    const photo = (await printed(place, [{ ...flat, bytes }])).find('-capas.pdf')
    expect((await readPdf(photo.bytes)).layers).toContain('Imagen')
    expect(photo.note).toContain('sin separar')
  },
)

test('the PNG has 300 dots per inch and a clear ground [BLD-02]', async () => {
  const { find } = await printed(placeOf([text()]))
  const picture = sharp(find('-300ppp.png').bytes)
  expect(await picture.metadata()).toMatchObject({ width: 1181, height: 945, density: 300, hasAlpha: true })
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
  expect(data[3]).toBe(0)
})

deepTest(
  'a heavy photo is in the PDF and the PNG, and not written a third time into a drawing [BLD-02]',
  async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const photo = (width: number) =>
      sharp({ create: { width, height: width / 2, channels: 3, background: '#888', noise } })
        .jpeg({ quality: 95 })
        .toBuffer()
    const namesWith = async (width: number) => {
      const picture = { ...(await pixels(svg(''), 40, 20)), bytes: await photo(width) }
      const { files } = await printed(placeOf([image()]), [picture])
      return { names: files.map(({ name }) => name.replace(/^[^.-]*/, '')), art: files[0]?.note }
    }
    expect(await namesWith(400)).toEqual({
      names: ['.pdf', '.svg', '-300ppp.png'],
      art: expect.not.stringContaining('SVG'),
    })
    expect(await namesWith(2400)).toEqual({
      names: ['.pdf', '-300ppp.png'],
      art: expect.stringContaining('También es el arte para editar'),
    })
  },
)

test('what is embroidered comes as the machine sews it, stitch for stitch as it was priced', async () => {
  const area = { name: 'Puño', width: 40, height: 20 }
  const place = placeOf([text({ size: 12, x: 20, y: 10 })], { area, technique: techniques.embroidery })
  const { find } = await printed(place)
  const dst = Buffer.from(find('.dst').bytes)
  expect(dst.subarray(0, 11).toString()).toBe('LA:ARTE    ')
  const { svg: flat } = await drawArt({ view: place.view, area, pictures: [], longestSide: 2000 })
  const png = await drawSvg(flat, 400)
  if (isRefusal(png)) return expect.unreachable(png.refusal)
  const seen = await analyzeArt({ png, areaWidthMm: 40, pricing: 'stitches', maxColours: 12 })
  expect(find('-hilos.txt').note).toContain(`${seen.stitches} puntadas, 1 hilo, `)
  expect(Buffer.from(find('-hilos.txt').bytes).toString()).toContain(
    `1. Isacord ${seen.threads[0]?.number} · ${seen.threads[0]?.name} (`,
  )
})

test('a thread that was chosen is that of the files and of the list [API-29] [BLD-02] [DEC-01]', async () => {
  const area = { name: 'Puño', width: 40, height: 20 }
  const black = [text({ size: 12, x: 20, y: 10, colour: '#111111' })]
  const place = placeOf(black, { area, technique: techniques.embroidery })
  const listOf = async (one: PrintAreaToPrint) => {
    const { find } = await printed(one)
    return [find('-hilos.txt'), find('.pes')].map(({ bytes }) => Buffer.from(bytes).toString())
  }
  const [list] = await listOf(place)
  expect(list).toContain('1. Isacord 0020 · Negro (#000000)')
  const threadChoices = [{ from: '#000000', to: '#202a65' }]
  const [chosen, pes] = await listOf({ ...place, view: { ...place.view, threadChoices } })
  expect(chosen).toContain('1. Isacord 3353 · Azul marino (#202a65)')
  expect(pes).toContain('Azul marino')
})

test('each make of machine has one file of what is embroidered, and the sheet says whose it is [BLD-02] [DEC-03]', async () => {
  const area = { name: 'Puño', width: 40, height: 20 }
  const place = placeOf([text({ size: 12, x: 20, y: 10 })], { area, technique: techniques.embroidery })
  const { files, find } = await printed(place)
  const endings = files.map(({ name }) => name.slice(name.lastIndexOf('.')))
  expect(endings.filter((ending) => /dst|pes|exp|jef|vp3/.test(ending))).toEqual([
    '.dst',
    '.pes',
    '.exp',
    '.jef',
    '.vp3',
  ])
  expect(Buffer.from(find('.pes').bytes.subarray(0, 8)).toString()).toBe('#PES0060')
  expect(Buffer.from(find('.vp3').bytes.subarray(0, 5)).toString()).toBe('%vsm%')
  const makes = { dst: 'Tajima', pes: 'Brother', exp: 'Melco', jef: 'Janome', vp3: 'Husqvarna' }
  for (const [format, make] of Object.entries(makes)) expect(find(`.${format}`).note).toContain(make)
})

test('a job gives a sheet and every place that shows something; the archive holds them all', async () => {
  const logo = await drawn(svg('<rect width="200" height="100" fill="#d00"/>'))
  const job: PrintJob = {
    ...facts,
    picture: logo.bytes,
    pictures: [logo],
    places: [
      placeOf([image()]),
      placeOf([image({ hidden: true })]),
      placeOf([text()], { area: { name: 'Manga', width: 60, height: 60 } }),
    ],
  }
  const files = await makePrintFiles(job)
  if (isRefusal(files)) return expect.unreachable(files.refusal)
  const names = files.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['hoja-de-taller.pdf', '1-pecho-izquierdo.pdf', '3-manga.svg']),
  )
  expect(names.some((name) => name.startsWith('2-'))).toBe(false)
  const sheet = await readPdf(files[0]?.bytes ?? new Uint8Array())
  expect(sheet.pages[0]).toMatchObject({ width: expect.closeTo(210, 1), height: expect.closeTo(297, 1) })
  const { text: written } = await readDocument(Buffer.from(files[0]?.bytes ?? []))
  expect(written).toContain('Rojo · S · R-1')
  expect(written).toContain('Rojo · M · R-2')
  const zip = (await zipOf(files)).toString('latin1')
  for (const name of names) expect(zip.split(name).length - 1).toBe(2)
})

test('a picture that is not in the job is an accident, not a print without it', async () => {
  await expect(printArea({ facts, place: placeOf([image()]), pictures: [], name: 'arte' })).rejects.toThrow(
    'not among',
  )
})

test('pictures in printers’ colours and on their side come upright in a screen’s colours', async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a0' } })
    .toColourspace('cmyk')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const logo = { key: 'logo', type: 'image/jpeg', width: 200, height: 300, drawing: null, bytes } as const
  const { page } = await pdfOf(placeOf([image()]), [logo])
  expect(page.images).toEqual([{ width: 200, height: 300 }])
})

test('whatever numbers a drawing holds, its print file can be made', async () => {
  const number = fc.oneof(
    fc.integer({ min: -500, max: 500 }),
    fc.constantFrom('1e999', '-1e30', '.5.5', '1e-9', 'NaN', ''),
  )
  const command = fc.tuple(fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz'), fc.array(number, { maxLength: 8 }))
  const shape = fc
    .array(command, { maxLength: 6 })
    .map((all) => all.map(([letter, numbers]) => letter + numbers.join(' ')).join(''))
  const turn = fc.constantFrom(
    'scale(0)',
    'matrix(1 2)',
    'rotate(1e999)',
    'skewX(90)',
    'translate(1,2) scale(.1)',
    '',
  )
  const pixel = await pixels(svg('<rect width="9" height="9"/>'), 2, 1)
  await fc.assert(
    fc.asyncProperty(shape, turn, number, async (path, transform, width) => {
      const drawing = svg(
        `<linearGradient id="g" x1="${width}"><stop/><stop offset="1" stop-color="red"/></linearGradient>` +
          `<path d="M0 0${path}" transform="${transform}" stroke="url(#g)" stroke-width="${width}" stroke-dasharray="${width} 1"/>`,
      )
      const { page } = await pdfOf(placeOf([image()]), [{ ...pixel, drawing }])
      expect(page.width).toBeCloseTo(100, 1)
    }),
    { numRuns: process.env.DEEP ? 25 : 8 },
  )
})
