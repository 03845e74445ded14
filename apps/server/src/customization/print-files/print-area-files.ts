/** Runs on a worker thread: everything that is made of one place. */
import { drawView } from '@estampa/artwork/drawing'
import type { Dimensions } from '@estampa/domain/customization/design'
import { WHITE_BASE_PLATE } from '@estampa/domain/customization/ink-names'
import { bleedOf, isPlainRectangle, outlinePath } from '@estampa/domain/customization/outline'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { artOf, type PrintArt } from './art.ts'
import { artworkPdf, basedPdf, drawnFilm, filmsPdf, layeredPdf, regionFilm } from './artwork-pdfs.ts'
import { baseBelowArt, baseBelowInks, CHOKE_MM } from './base-region.ts'
import { embroideryFiles } from './embroidery-files.ts'
import { LoadedPictures } from './loaded-pictures.ts'
import type { NotedFile, PrintAreaRequest, PrintAreaToPrint, PrintedArea } from './print-job.ts'
import { bledSize, dpiFor, viewPng } from './raster.ts'
import type { Region } from './regions.ts'
import { separatePrintArea } from './separation.ts'
import { type Film, TRAP_MM, trappedFilms } from './trapping.ts'

type DrawnPrintArea = PrintAreaRequest & { readonly art: PrintArt }

const PNG_DPI = 300
/** Heavier pixels are not written once more into a drawing: the PDF holds them, to be edited too. */
const MAX_DRAWING_PIXEL_BYTES = 1_000_000
const PREVIEW_SIDE = 900
const MAX_PIXELS = 60_000_000

export async function printArea(request: PrintAreaRequest): Promise<Omit<PrintedArea, 'place'> | Refusal> {
  const { place, pictures } = request
  const atHand = await LoadedPictures.of(place.view, pictures)
  const art = await artOf(place, atHand)
  if (isRefusal(art)) return art
  const dpi = dpiFor(bledSize(place.area), PNG_DPI)
  const png = await viewPng(place, atHand, { dpi, cut: 'bleed' })
  if (isRefusal(png)) return png
  const drawn = await artworkFiles({ ...request, art }, { png, dpi })
  if (isRefusal(drawn)) return drawn
  const sewn = await embroideryFiles(request)
  if (isRefusal(sewn)) return sewn
  if (sewn) return { ...sewn, files: [...drawn, ...sewn.files] }
  const preview = await previewOf(place, atHand, { png, dpi })
  return isRefusal(preview) ? preview : { files: drawn, preview }
}

/** A picture of the whole place: drawing takes longer than making it smaller. */
type PrintAreaImage = { readonly png: Buffer; readonly dpi: number }

function smaller({ png }: PrintAreaImage, { width, height }: Dimensions, dpi: number): Promise<Buffer> {
  const dots = (length: number) => Math.max(1, Math.round((length / 25.4) * dpi))
  return sharp(png, { limitInputPixels: MAX_PIXELS })
    .resize(dots(width), dots(height), { fit: 'fill' })
    .withMetadata({ density: dpi })
    .png()
    .toBuffer()
}

async function previewOf(
  place: PrintAreaToPrint,
  atHand: LoadedPictures,
  whole: PrintAreaImage,
): Promise<Buffer | Refusal> {
  const dpi = (PREVIEW_SIDE / Math.max(place.area.width, place.area.height)) * 25.4
  const isWhole = bleedOf(place.area) === 0 && dpi < whole.dpi
  return isWhole ? smaller(whole, place.area, dpi) : viewPng(place, atHand, { dpi, cut: 'edge' })
}

async function artworkFiles(drawn: DrawnPrintArea, whole: PrintAreaImage): Promise<NotedFile[] | Refusal> {
  const { facts, place, art, name } = drawn
  const separations =
    place.technique.pricing === 'colour' ? await separationFiles(drawn) : await baseFiles(drawn)
  if (isRefusal(separations)) return separations
  const file = (ending: string, bytes: Uint8Array, note: string) => ({ name: name + ending, bytes, note })
  const drawing = editableDrawing(place, art)
  const editable = drawing ? [] : ['También es el arte para editar: las fotos pesan mucho para un SVG.']
  const notes = ['Arte final en milímetros reales.', ...editable, ...edgeNotes(place), ...art.notes]
  return [
    file('.pdf', await artworkPdf(facts, place, art), notes.join(' ')),
    ...separations,
    ...(drawing ? [file('.svg', drawing, 'El mismo arte para editar.')] : []),
    file(
      `-${whole.dpi}ppp.png`,
      whole.png,
      [`Fondo transparente, ${whole.dpi} ppp.`, ...bleedNotes(place)].join(' '),
    ),
  ]
}

/** Null where its pixels are too heavy. */
function editableDrawing(place: PrintAreaToPrint, { atHand }: PrintArt): Buffer | null {
  const svg = withCutLine(drawView(place.view, place.area, atHand.assets, 'bleed'), place)
  const filled = atHand.filled(svg)
  return filled.length - svg.length > MAX_DRAWING_PIXEL_BYTES ? null : filled
}

const mm = (length: number) => length.toLocaleString('es-AR', { maximumFractionDigits: 2 })

function bleedNotes({ area }: PrintAreaToPrint): string[] {
  return bleedOf(area) > 0 ? [`Con ${mm(bleedOf(area))} mm de sangrado.`] : []
}

function edgeNotes(place: PrintAreaToPrint): string[] {
  const cut = isPlainRectangle(place.area)
    ? []
    : ['La línea de corte va en la capa «Corte», tinta CutContour.']
  return [...bleedNotes(place), ...cut]
}

/** The editable drawing with the outline of its area as a line that is cut and not printed; a rectangle needs none. */
function withCutLine(svg: string, { area }: PrintAreaToPrint): string {
  if (isPlainRectangle(area)) return svg
  const line = `<path id="CutContour" d="${outlinePath(area)}" fill="none" stroke="#ff00ff" stroke-width="0.1"/>`
  return svg.replace(/<\/svg>$/, `${line}</svg>`)
}

async function separationFiles({ facts, place, art, name }: DrawnPrintArea): Promise<NotedFile[] | Refusal> {
  const separated = await separatePrintArea(place, art)
  if (isRefusal(separated)) return separated
  const count = separated.inks.length
  const trapped = trappedFilms(separated)
  const base = place.whiteBase && trapped ? baseBelowInks(trapped) : null
  const baseNote = base ? baseNoteOf(place) : []
  const layers = {
    name: `${name}-capas.pdf`,
    bytes: await layeredPdf(facts, place, separated, base),
    note: [`Una capa y una tinta plana por color (${count}).`, ...baseNote, ...separated.notes].join(' '),
  }
  if (count === 0) return [layers]
  const films =
    trapped?.map(({ ink, region }) => ({ ink, draw: regionFilm(region) })) ??
    separated.inks.map((ink) => ({ ink, draw: drawnFilm(separated, ink) }))
  const bytes = await filmsPdf(facts, place, { films, base, isTrapped: trapped !== null })
  const plates = [...(base ? [WHITE_BASE_PLATE] : []), ...films.map(({ ink }) => ink.name)]
  const note = [
    `Una película por plancha: ${plates.join(', ')}.`,
    ...filmNotes(place, { count, trapped, base }),
    ...baseNote,
  ]
  return [layers, { name: `${name}-peliculas.pdf`, bytes, note: note.join(' ') }]
}

type FilmFacts = { count: number; trapped: readonly Film[] | null; base: Region | null }

/** How the inks meet. */
function filmNotes({ whiteBase }: PrintAreaToPrint, { count, trapped, base }: FilmFacts): string[] {
  if (trapped) {
    const trap = `La más clara entra ${mm(TRAP_MM)} mm bajo la más oscura y el negro sobreimprime.`
    return count > 1 ? [trap] : []
  }
  const missing =
    whiteBase && !base ? ['La base blanca no se pudo separar: se hace a mano desde el arte.'] : []
  return ['Demasiado detalle para reservas: las tintas calzan exactas.', ...missing]
}

function baseNoteOf({ whiteBase = [] }: PrintAreaToPrint): string[] {
  const where = whiteBase.length > 0 ? ` Solo en ${whiteBase.join(', ')}.` : ''
  return [`La base blanca se imprime primero, ${mm(CHOKE_MM)} mm más chica que el arte.${where}`]
}

/** The PDF of full-color art that has its white base as a layer of its own; none where no base is printed. */
async function baseFiles({ facts, place, art, name }: DrawnPrintArea): Promise<NotedFile[]> {
  if (!place.whiteBase) return []
  const bytes = await basedPdf(facts, place, art, await baseBelowArt(art))
  const note = ['El arte y su base blanca, cada uno en su capa.', ...baseNoteOf(place)]
  return [{ name: `${name}-capas.pdf`, bytes, note: note.join(' ') }]
}
