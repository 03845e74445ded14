/** Opens one page of a PDF with pdf.js and draws it; runs in a process that is killed where it takes too much. */
import type { InkName } from '@estampa/domain/customization/design'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'unpdf/pdfjs'
import { PageDrawer } from './draw-page.ts'
import { type PageMatrix, readMatrix } from './geometry.ts'
import type { PageFont, PageObjects, ShadingParts } from './graphics-state.ts'
import { dataAddressOf, type PageImage } from './pictures.ts'
import type { SpotInks } from './spot-inks.ts'

export type PdfDrawing = {
  readonly svg: string
  readonly pages: number
  /** Its spot inks, as the file calls them, each with the color in which it is drawn. */
  readonly inks: readonly InkName[]
}

/** More is a document and no logo. */
const MAX_PAGES = 100
/** Five meters: what the format itself takes. */
const MAX_SIDE_POINTS = 14_400
const MAX_IMAGE_PIXELS = 40_000_000
const MAX_OPERATORS = 300_000
const MAX_SVG_CHARACTERS = 4_900_000
const PATIENCE_MS = 20_000

const operatorNames = new Map(Object.entries(OPS).map(([name, code]) => [Number(code), name]))
const nameOf = (operator: number): string => operatorNames.get(operator) ?? ''

/** `warnings` are those of pdf.js since the file came: what it says to have left out is no small thing for a logo. */
export async function drawPdfPage(
  bytes: Uint8Array,
  number: number,
  warnings: () => readonly string[],
): Promise<PdfDrawing | Refusal> {
  try {
    // pdf.js takes what it is given away from us
    const drawn = await drawPageOf(await openPdf(new Uint8Array(bytes)), number)
    const isTold = isRefusal(drawn) && drawn.refusal !== 'pdf_page_empty'
    if (!isTold && warnings().some(isLoss)) return refuse('pdf_broken')
    if (isRefusal(drawn)) return drawn
    const { inks, paintsInNone } = await spotInksOf(bytes, number)
    if (paintsInNone) return refuse('pdf_effects')
    return { ...drawn, inks: inks.filter(({ hex }) => drawn.svg.includes(`"${hex}"`)) }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return refuse(name === 'PasswordException' ? 'pdf_locked' : 'pdf_broken')
  }
}

function openPdf(data: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({
    data,
    verbosity: VerbosityLevel.WARNINGS,
    maxImageSize: MAX_IMAGE_PIXELS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    disableAutoFetch: true,
  }).promise
}

const noSpotInks: SpotInks = { inks: [], paintsInNone: false }

/** A page whose color spaces cannot be read is drawn all the same: its inks are then called as any other. */
async function spotInksOf(bytes: Uint8Array, number: number): Promise<SpotInks> {
  if (!mayHaveSpotInks(bytes)) return noSpotInks
  // few pages have any, and the library that finds them is large
  const { readSpotInks } = await import('./spot-inks.ts')
  return readSpotInks(bytes, number, probeColors).catch(() => noSpotInks)
}

/** Where objects are packed only their reading tells. */
const mayHaveSpotInks = (bytes: Uint8Array): boolean =>
  ['/Separation', '/DeviceN', '/ObjStm'].some((name) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name),
  )

async function probeColors(pdf: Uint8Array): Promise<readonly string[]> {
  const page = await (await openPdf(pdf)).getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.flatMap((operator, at) =>
    nameOf(operator) === 'setFillRGBColor' ? String((argsArray[at] as unknown[])[0]).toLowerCase() : [],
  )
}

/** Fonts that are not embedded are found by the text that is set in them; a table that was missing was made anew. */
const isLoss = (warning: string): boolean =>
  /ignor|removed|unable to|exceed|unrecognized|unsupported|not supported|fail|error|invalid|skipping/i.test(
    warning,
  ) && !/standardfont|fake worker|load font|system font|cmap|TT:|indexing|xref/i.test(warning)

type DrawnPage = Omit<PdfDrawing, 'inks'>

async function drawPageOf(document: PDFDocumentProxy, number: number): Promise<DrawnPage | Refusal> {
  const pages = document.numPages
  if (pages > MAX_PAGES) return refuse('too_many_pages', { pages, most: MAX_PAGES })
  if (number > pages) return refuse('page_missing', { page: number, pages })
  const page = await document.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  if (Math.max(width, height) > MAX_SIDE_POINTS) return refuse('pdf_page_too_large')
  const list = await page.getOperatorList()
  if (list.fnArray.length > MAX_OPERATORS) return refuse('pdf_too_complex')
  if (isPlaceholder(list.fnArray, list.argsArray)) return refuse('ai_without_pdf')
  const objects = await objectsOf(document, page, list)
  const drawer = new PageDrawer(
    { left: 0, top: 0, right: width, bottom: height },
    readMatrix(transform) as PageMatrix,
    objects,
  )
  drawer.draw({ names: list.fnArray.map(nameOf), args: list.argsArray })
  return drawer.art.fault ?? write(drawer, number, pages)
}

async function write({ art }: PageDrawer, page: number, pages: number): Promise<DrawnPage | Refusal> {
  if (!art.inked) return refuse('pdf_page_empty', { page })
  const hrefs: string[] = []
  for (const pixels of art.pictures) hrefs.push(await dataAddressOf(pixels))
  const svg = art.write(hrefs)
  return svg.length > MAX_SVG_CHARACTERS ? refuse('pdf_too_complex') : { svg, pages }
}

type OperatorList = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }

/** Everything that the page refers to, once it is there. */
async function objectsOf(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  list: OperatorList,
): Promise<PageObjects> {
  const layers = await document.getOptionalContentConfig()
  const stores = page as unknown as { objs: ObjectStore; commonObjs: ObjectStore }
  const storeOf = (id: string) => (id.startsWith('g_') ? stores.commonObjs : stores.objs)
  await Promise.all(imageIds(list).map((id) => arrived(storeOf(id), id)))
  const find = (id: string): unknown => (storeOf(id).has(id) ? storeOf(id).get(id) : undefined)
  return {
    image: (id) => find(id) as PageImage | undefined,
    shading: (id) => partsOf(find(id)),
    font: (id) => find(id) as PageFont | undefined,
    glyphPath(font, character) {
      const outline = find(`${font.loadedName}_path_${character}`) as { path?: Float32Array } | undefined
      return outline?.path
    },
    isLayerVisible: (layer) => layers.isVisible(layer),
    nameOf,
  }
}

type ObjectStore = { has(id: string): boolean; get(id: string, then?: (found: unknown) => void): unknown }

const picturing = new Set(['paintImageXObject', 'paintImageMaskXObject'])

function imageIds({ fnArray, argsArray }: OperatorList): string[] {
  const ids = fnArray.flatMap((operator, at) => {
    const [first, , tile] = (argsArray[at] ?? []) as unknown[]
    if (first === 'TilingPattern') return imageIds(tile as OperatorList)
    if (!picturing.has(nameOf(operator))) return []
    return typeof first === 'string'
      ? [first]
      : typeof (first as PageImage).data === 'string'
        ? [String((first as PageImage).data)]
        : []
  })
  return [...new Set(ids)]
}

function arrived(store: ObjectStore, id: string): Promise<unknown> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('a picture did not come')), PATIENCE_MS)
    store.get(id, (found) => {
      clearTimeout(timer)
      done(found)
    })
  })
}

/** A gradient comes as its parts, or as an object that gives them. */
function partsOf(found: unknown): ShadingParts | undefined {
  if (Array.isArray(found)) return found
  const packed = found as { getIR?: () => ShadingParts } | undefined
  return packed?.getIR?.()
}

/** An Illustrator file that was saved without a PDF inside says so on its page, and nothing else. */
function isPlaceholder(operators: readonly number[], args: readonly unknown[]): boolean {
  const text = operators.flatMap((operator, at) =>
    nameOf(operator) === 'showText' ? ((args[at] as unknown[][])[0] ?? []).map(letterOf) : [],
  )
  return /saved\s*without\s*PDF\s*content/i.test(text.join(''))
}

const letterOf = (glyph: unknown): string =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : ''
