/** The clauses of PDF/X-4 in every art PDF, read by qpdf; docs/print-files.md lists them. */
import type { ClipArtElement } from '@estampa/domain/customization/design'
import type { PrintSurface } from '@estampa/domain/customization/outline'
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PdfStructure, readPlates, readStructure } from '../../../test/read-print-file.ts'
import { closeWorkerPools } from '../../files/worker-pool.ts'
import type { PictureToDraw } from '../draw-art.ts'
import { printArea } from './print-area-files.ts'
import { type PrintAreaToPrint, printOptions } from './print-job.ts'

afterAll(closeWorkerPools)

type Dictionary = Readonly<Record<string, unknown>>

const placed = {
  type: 'clip_art',
  recolours: [],
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
} as const
const art = (id: string, x: number, source: string): ClipArtElement => ({
  ...placed,
  id,
  name: id,
  source,
  x,
  y: 30,
  width: 20,
  height: 20,
})
const inks = [
  { hex: '#d0202e', name: 'Pantone 485 C' },
  { hex: '#f0c433', name: 'Amarillo & oro' },
]
const drawings: Readonly<Record<string, string>> = {
  '/flat.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#d0202e"/><circle cx="5" cy="5" r="3" fill="#f0c433" fill-opacity="0.5"/></svg>',
  '/gradient.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><linearGradient id="g"><stop offset="0" stop-color="#d0202e"/><stop offset="1" stop-color="#16264c"/></linearGradient></defs><rect width="10" height="10" fill="url(#g)"/></svg>',
}
async function pictures(): Promise<PictureToDraw[]> {
  const drawn = Object.entries(drawings).map(async ([key, drawing]) => ({
    key,
    width: 10,
    height: 10,
    drawing,
    bytes: await sharp(Buffer.from(drawing)).png().toBuffer(),
  }))
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photo = sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } })
  const clear = sharp({
    create: { width: 40, height: 40, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
  })
  return [
    ...(await Promise.all(drawn)),
    { key: '/photo.jpg', width: 300, height: 300, drawing: null, bytes: await photo.jpeg().toBuffer() },
    { key: '/clear.png', width: 40, height: 40, drawing: null, bytes: await clear.png().toBuffer() },
  ]
}

async function filesOf(surface: PrintSurface, more: Partial<PrintAreaToPrint>) {
  const all = await pictures()
  const place: PrintAreaToPrint = {
    area: { ...surface, name: 'Frente & <dorso>' },
    view: {
      printing_area_id: 1,
      technique_id: 1,
      instructions: '',
      elements: all.map(({ key }, index) => art(key.slice(1), 15 + 22 * index, key)),
    },
    technique: { key: 'dtf', name: 'DTF', pricing: 'area', maxColours: null },
    colours: [],
    whiteBase: [],
    remarks: [],
    ...more,
  }
  const facts = {
    shop: 'Pampa',
    order: 'Pedido 1042',
    date: '21/11/2026',
    product: { name: 'Taza «Ñandú» & Cía.', sku: 'T-1' },
    quantities: [],
    places: [],
    options: printOptions,
  }
  const made = await printArea({ facts, place, pictures: all, name: 'arte' })
  if (isRefusal(made)) return expect.unreachable(made.refusal)
  return made.files.filter(({ name }) => name.endsWith('.pdf'))
}

type ArtPdf = { name: string; bytes: Uint8Array; pdf: PdfStructure }
const pdfs: ArtPdf[] = []

beforeAll(async () => {
  const flat = art('flat', 30, '/flat.svg')
  const elements = { printing_area_id: 1, technique_id: 1, instructions: '', elements: [flat] }
  const screen = { key: 'screen_printing', name: 'Serigrafía', pricing: 'colour', maxColours: 6 } as const
  const sets = [
    ['full color', await filesOf({ width: 110, height: 60, bleedMm: 3 }, {})],
    ['an ellipse', await filesOf({ width: 110, height: 60, shape: 'ellipse', bleedMm: 2 }, {})],
    [
      'flat inks',
      await filesOf({ width: 60, height: 60 }, { view: elements, technique: screen, colours: inks }),
    ],
  ] as const
  for (const [set, files] of sets) {
    for (const { name, bytes } of files)
      pdfs.push({ name: `${set}: ${name}`, bytes, pdf: await readStructure(bytes) })
  }
}, 120_000)

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** What a value says, behind its references. */
function resolved({ objects }: PdfStructure, value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d+ \d+ R$/.test(value)) return value
  const object = objects[value]
  return object?.stream ? object.stream.dict : object?.value
}
const dictionaryAt = (pdf: PdfStructure, value: unknown): Dictionary => {
  const found = resolved(pdf, value)
  return isDictionary(found) ? found : expect.unreachable(`${String(value)} is no dictionary`)
}
const catalogOf = (pdf: PdfStructure) => dictionaryAt(pdf, pdf.trailer['/Root'])
const infoOf = (pdf: PdfStructure) => dictionaryAt(pdf, pdf.trailer['/Info'])
const streamOf = ({ objects }: PdfStructure, reference: unknown) =>
  Buffer.from(objects[String(reference)]?.stream?.data ?? '', 'base64')
const allDictionaries = ({ objects }: PdfStructure) =>
  Object.values(objects).flatMap(({ value, stream }) => [stream?.dict, value].filter(isDictionary))
const pagesOf = (pdf: PdfStructure) => allDictionaries(pdf).filter((one) => one['/Type'] === '/Page')
const packetOf = (pdf: PdfStructure) => streamOf(pdf, catalogOf(pdf)['/Metadata']).toString()
const property = (pdf: PdfStructure, name: string) =>
  new RegExp(`<${name}>(?:<rdf:Alt><rdf:li xml:lang="x-default">)?([^<]*)<`).exec(packetOf(pdf))?.[1]
/** Every string in the file, wherever it stands. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isDictionary(value) ? Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)]) : []
}
const textsOf = ({ objects }: PdfStructure) =>
  Object.values(objects).flatMap(({ value, stream }) => [...textsIn(value), ...textsIn(stream?.dict)])
const contentsOf = (pdf: PdfStructure) =>
  pagesOf(pdf).map((page) => streamOf(pdf, page['/Contents']).toString('latin1'))

function each(check: (pdf: PdfStructure, name: string) => void): void {
  expect(pdfs.map(({ name }) => name)).toEqual([
    'full color: arte.pdf',
    'full color: arte-capas.pdf',
    'an ellipse: arte.pdf',
    'an ellipse: arte-capas.pdf',
    'flat inks: arte.pdf',
    'flat inks: arte-capas.pdf',
    'flat inks: arte-peliculas.pdf',
  ])
  for (const { name, pdf } of pdfs) check(pdf, name)
}

test('it is PDF 1.6 and says in its metadata that it is PDF/X-4 [BLD-02] [DEC-05]', () => {
  each((pdf, name) => {
    expect(pdf.version, name).toBe('1.6')
    expect(property(pdf, 'pdfxid:GTS_PDFXVersion'), name).toBe('PDF/X-4')
    expect(packetOf(pdf), name).toContain('xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"')
    expect(property(pdf, 'xmpMM:DocumentID'), name).toMatch(/^uuid:[\da-f-]{36}$/)
    expect(property(pdf, 'xmpMM:VersionID'), name).toBe('1')
    expect(property(pdf, 'xmpMM:RenditionClass'), name).toBe('default')
    expect(dictionaryAt(pdf, catalogOf(pdf)['/Metadata'])['/Filter'], name).toBeUndefined()
  })
})

test('title, dates and trapping are the same in its facts and in its metadata [BLD-02] [DEC-05]', () => {
  each((pdf, name) => {
    const info = infoOf(pdf)
    const fact = (key: string) => String(resolved(pdf, info[key]))
    const title = `u:Pedido 1042 · Taza «Ñandú» & Cía. · Frente & <dorso> · ${name.startsWith('flat') ? 'Serigrafía' : 'DTF'}`
    expect(fact('/Title'), name).toBe(title)
    expect(
      `u:${property(pdf, 'dc:title')?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')}`,
    ).toBe(title)
    const date = (property(pdf, 'xmp:CreateDate') ?? '').replace(/[-:T]/g, '')
    expect(date, name).toMatch(/^\d{14}Z$/)
    expect([fact('/CreationDate'), fact('/ModDate')], name).toEqual([`u:D:${date}`, `u:D:${date}`])
    expect(property(pdf, 'xmp:ModifyDate'), name).toBe(property(pdf, 'xmp:CreateDate'))
    expect(fact('/Trapped'), name).toBe(name.endsWith('peliculas.pdf') ? '/True' : '/False')
    expect(`/${property(pdf, 'pdf:Trapped')}`, name).toBe(fact('/Trapped'))
  })
})

test('it has one output intent, with the profile of a press for four inks [BLD-02] [DEC-05]', () => {
  each((pdf, name) => {
    const intents = catalogOf(pdf)['/OutputIntents']
    expect(intents, name).toEqual([expect.objectContaining({ '/S': '/GTS_PDFX', '/Type': '/OutputIntent' })])
    const intent = dictionaryAt(pdf, Array.isArray(intents) ? intents[0] : null)
    expect(intent['/OutputConditionIdentifier'], name).toBe('u:Custom')
    expect(intent['/Info'], name).toBe('u:Coated offset, ISO 12647-2')
    const profile = streamOf(pdf, intent['/DestOutputProfile'])
    expect(dictionaryAt(pdf, intent['/DestOutputProfile'])['/N'], name).toBe(4)
    expect(profile.toString('latin1', 12, 24), name).toBe('prtrCMYKLab ')
    expect(profile.toString('latin1', 36, 40), name).toBe('acsp')
    expect(profile.readUInt32BE(0), name).toBe(profile.length)
  })
})

test('every page is trimmed inside its bleed inside its sheet [BLD-02] [DEC-05]', () => {
  each((pdf, name) => {
    const pages = pagesOf(pdf)
    expect(pages.length, name).toBeGreaterThan(0)
    for (const page of pages) {
      const [media, bleed, trim] = ['/MediaBox', '/BleedBox', '/TrimBox'].map((box) => page[box] as number[])
      for (const [outer, inner] of [
        [media, bleed],
        [bleed, trim],
      ] as const) {
        expect(outer?.[0], name).toBeLessThanOrEqual(inner?.[0] ?? Number.NaN)
        expect(outer?.[1], name).toBeLessThanOrEqual(inner?.[1] ?? Number.NaN)
        expect(outer?.[2], name).toBeGreaterThanOrEqual(inner?.[2] ?? Number.NaN)
        expect(outer?.[3], name).toBeGreaterThanOrEqual(inner?.[3] ?? Number.NaN)
      }
      expect(page['/ArtBox'] ?? page['/CropBox'] ?? page['/UserUnit'], name).toBeUndefined()
    }
  })
})

test('red, green and blue are nowhere without the profile that says which they are [BLD-02] [DEC-05]', () => {
  each((pdf, name) => {
    expect(textsOf(pdf), name).not.toContain('/DeviceRGB')
    expect(textsOf(pdf), name).not.toContain('/CalRGB')
    for (const contents of contentsOf(pdf)) {
      expect(contents, name).not.toMatch(/\/DeviceRGB|(^|\s)(rg|RG)\s/)
    }
  })
  const spaces = pdfs.flatMap(({ pdf }) =>
    allDictionaries(pdf).flatMap((one) => {
      const space = one['/ColorSpace']
      return Array.isArray(space) && space[0] === '/ICCBased' ? [streamOf(pdf, space[1])] : []
    }),
  )
  // of a photograph, of a picture with clear parts and of a gradient
  expect(spaces.length).toBeGreaterThan(4)
  for (const profile of spaces) expect(profile.toString('latin1', 12, 24)).toBe('mntrRGB XYZ ')
})

test('an ink is a colorant by its name, with one look in all of the file; marks are in all of them [BLD-02] [DEC-05]', () => {
  each((pdf, name) => {
    const looks = new Map<string, string>()
    for (const { value } of Object.values(pdf.objects)) {
      if (!Array.isArray(value) || value[0] !== '/Separation') continue
      const [, ink, alternate, tint] = value
      expect(alternate, name).toBe('/DeviceCMYK')
      expect(looks.get(ink) ?? JSON.stringify(tint), `${name} ${ink}`).toBe(JSON.stringify(tint))
      looks.set(ink, JSON.stringify(tint))
    }
    if (!name.endsWith('peliculas.pdf')) expect([...looks.keys()], name).toContain('/All')
    if (name === 'flat inks: arte-capas.pdf') {
      expect([...looks.keys()].toSorted()).toEqual([
        '/All',
        '/Amarillo & oro',
        '/Base blanca',
        '/Pantone 485 C',
      ])
    }
  })
})

test('it holds no typeface, no key, no act, no form, no note, no file, and an id [BLD-02] [DEC-05]', () => {
  const forbidden = [
    '/Encrypt',
    '/JavaScript',
    '/JS',
    '/OpenAction',
    '/AA',
    '/Action',
    '/AcroForm',
    '/Annots',
    '/EmbeddedFiles',
    '/Font',
    '/PS',
    '/Ref',
    '/OPI',
    '/Alternates',
    '/LZWDecode',
    '/TR',
    '/TR2',
    '/HTP',
    '/HT',
    '/PresSteps',
  ]
  each((pdf, name) => {
    expect(Object.keys(pdf.trailer), name).not.toContain('/Encrypt')
    const texts = new Set(textsOf(pdf))
    expect(
      forbidden.filter((one) => texts.has(one)),
      name,
    ).toEqual([])
    expect(pdf.trailer['/ID'], name).toEqual([expect.stringMatching(/^b:[\da-f]{32}/), expect.any(String)])
  })
})

test('its layers have a name as a whole, and are all in their order [BLD-02] [DEC-05]', () => {
  const layered = pdfs.filter(({ pdf }) => catalogOf(pdf)['/OCProperties'])
  expect(layered.map(({ name }) => name)).toEqual(expect.arrayContaining(['flat inks: arte-capas.pdf']))
  for (const { pdf, name } of layered) {
    const { '/OCGs': groups, '/D': how } = dictionaryAt(pdf, catalogOf(pdf)['/OCProperties'])
    const { '/Name': title, '/Order': order, '/AS': states } = dictionaryAt(pdf, how)
    expect(title, name).toBe('u:Planchas')
    expect(order, name).toEqual(groups)
    expect(states, name).toBeUndefined()
  }
})

test('a press makes its plates of it, one for each ink [BLD-02] [DEC-05]', async () => {
  const { bytes } = pdfs.find(({ name }) => name === 'flat inks: arte-capas.pdf') ?? expect.unreachable()
  const plates = await readPlates(bytes)
  for (const ink of ['Pantone 485 C', 'Amarillo & oro']) expect(plates.get(ink), ink).toBeGreaterThan(0.01)
  // marks alone are in the plates of the process
  expect(plates.get('Cyan')).toBeLessThan(0.02)
})
