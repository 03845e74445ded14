import { cutFor, type DrawingCut } from '@estampa/artwork/drawing'
import { visibleOf } from '@estampa/domain/customization/boxes'
import { isPlainRectangle, leavesOutline } from '@estampa/domain/customization/outline'
import type { InspectedPicture } from '@estampa/domain/customization/preflight'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { drawSvg } from '../files/draw-svg.ts'
import { createLimiter } from '../files/limiter.ts'
import { type ClipArtSource, findClipArt } from '../files/pictures.ts'
import { pixelsWithin } from '../files/pixels-within.ts'
import { runOnWorker } from '../files/worker-pool.ts'
import { pictureFactsTask } from '../files/worker-tasks.ts'
import type { Services } from '../http/services.ts'
import type { DesignFacts } from './design-facts.ts'
import type { DrawnArt, PictureToDraw } from './draw-art.ts'
import { type MeasuredArt, type PrintAreaToMeasure, withMeasuredBoxes } from './measured-art.ts'
import type { Upload } from './uploads.store.ts'
import { analyzeArtTask, drawArtTask, isArtOutsideTask } from './worker-tasks.ts'

const PIXELS_PER_MM = 10
const LONGEST_SIDE = 2_000

/**
 * Each place that is looked at holds a picture of some megabytes, so few are at once and the others wait without any:
 * one is drawn while another is counted.
 */
const limited = createLimiter(3, 96)

/** Draws a place flat, as large as it is printed, and tells what is seen. */
export function inspectArt(
  services: Services,
  facts: DesignFacts,
  place: PrintAreaToMeasure,
): Promise<MeasuredArt | Refusal> {
  return limited(() => inspect(services, facts, place))
}

async function inspect(
  services: Services,
  facts: DesignFacts,
  place: PrintAreaToMeasure,
): Promise<MeasuredArt | Refusal> {
  const { technique } = place
  const flat = await drawFlat(services, facts, place, { cut: cutFor(technique) })
  if (isRefusal(flat)) return flat
  const seen = await runOnWorker(analyzeArtTask, {
    png: flat.png,
    areaWidthMm: place.area.width,
    pricing: technique?.pricing ?? null,
    maxColours: technique?.maxColours ?? null,
    threadChoices: place.view.threadChoices,
    fabric: place.fabric,
  })
  if (isRefusal(seen)) return seen
  const { boxes, missing } = flat.drawn
  const inside = await seenInside(services, facts, {
    ...place,
    view: withMeasuredBoxes(place.view, { boxes }),
  })
  if (isRefusal(inside)) return inside
  const clipArt = await inspectClipArt(services, place.view)
  return {
    ...seen,
    boxes,
    missing,
    ...(inside.includes(true) && { inside }),
    ...(clipArt.some(Boolean) && { clipArt }),
  }
}

/** Clip art is scaled as logos are: its lines may be too thin for what makes them. */
async function inspectClipArt(
  { files }: Pick<Services, 'files'>,
  { elements }: PrintAreaToMeasure['view'],
): Promise<(InspectedPicture | null)[]> {
  const known = new Map<string, InspectedPicture | null>()
  for (const element of elements) {
    if (element.type !== 'clip_art' || element.hidden || known.has(element.source)) continue
    const found = await findClipArt(files, element.source)
    known.set(element.source, found ? await inspectPicture(found) : null)
  }
  return elements.map((element) => (element.type === 'clip_art' ? (known.get(element.source) ?? null) : null))
}

/** Pixels of the longer side at which fine lines are looked for. */
const DETAIL_SIDE = 1_000

async function inspectPicture({ bytes, drawing, width, height }: ClipArtSource): Promise<InspectedPicture> {
  const seen = await runOnWorker(pictureFactsTask, await pixelsWithin(bytes, DETAIL_SIDE))
  const picture = { width, height, isVector: drawing !== null }
  if (isRefusal(seen)) return { ...picture, facts: null, colours: [] }
  const { colours, ...facts } = seen
  return { ...picture, facts, colours }
}

/** So many elements are looked at one by one; of others their frame counts. */
const MOST_LOOKED_AT = 8
const OUTSIDE_SIDE = 600

/** A round logo in a round area: its frame leaves the outline, what is seen of it does not. */
async function seenInside(
  services: Services,
  facts: DesignFacts,
  { view, area }: PrintAreaToMeasure,
): Promise<boolean[] | Refusal> {
  const inside = view.elements.map(() => false)
  if (isPlainRectangle(area)) return inside
  const leaving = view.elements.flatMap((element, index) => (leavesOutline(element, area) ? [index] : []))
  for (const index of leaving.slice(0, MOST_LOOKED_AT)) {
    const alone = { ...view, elements: view.elements.filter((_, at) => at === index) }
    const options = { longestSide: OUTSIDE_SIDE, cut: 'box' } as const
    const flat = await drawFlat(services, facts, { view: alone, area }, options)
    if (isRefusal(flat)) return flat
    inside[index] = !(await runOnWorker(isArtOutsideTask, { png: flat.png, area }))
  }
  return inside
}

export type FlatArt = { drawn: DrawnArt; png: Buffer }

type DrawOptions = { readonly longestSide?: number; readonly cut?: DrawingCut }

/** A place as SVG, with its pictures in it; those with more pixels than `longestSide` are made smaller. */
export async function drawPrintArea(
  services: Pick<Services, 'files'>,
  { logos }: Pick<DesignFacts, 'logos'>,
  { view, area }: Pick<PrintAreaToMeasure, 'view' | 'area'>,
  { longestSide = LONGEST_SIDE, cut = 'edge' }: DrawOptions = {},
): Promise<DrawnArt | Refusal> {
  const pictures = await loadPictures(services, logos, view)
  return isRefusal(pictures) ? pictures : runOnWorker(drawArtTask, { view, area, cut, pictures, longestSide })
}

type FlatOptions = DrawOptions & { readonly pixelsPerMm?: number }

/** The same as pixels, without ground; `longestSide` pixels at most. */
export async function drawFlat(
  services: Pick<Services, 'files'>,
  facts: Pick<DesignFacts, 'logos'>,
  place: Pick<PrintAreaToMeasure, 'view' | 'area'>,
  { pixelsPerMm = PIXELS_PER_MM, longestSide = LONGEST_SIDE, cut = 'edge' }: FlatOptions = {},
): Promise<FlatArt | Refusal> {
  const drawn = await drawPrintArea(services, facts, place, { longestSide, cut })
  if (isRefusal(drawn)) return drawn
  const { area } = place
  const side = Math.min(longestSide, Math.round(Math.max(area.width, area.height) * pixelsPerMm))
  const png = await drawSvg(drawn.svg, side, { isOurs: true })
  return isRefusal(png) ? png : { drawn, png }
}

/** Every picture that the place shows, once. */
export async function loadPictures(
  { files }: Pick<Services, 'files'>,
  logos: ReadonlyMap<string, Upload>,
  view: PrintAreaToMeasure['view'],
): Promise<PictureToDraw[] | Refusal> {
  const pictures = new Map<string, PictureToDraw>()
  for (const element of visibleOf(view)) {
    if (element.type === 'text') continue
    const key = element.type === 'image' ? element.logo_id : element.source
    if (pictures.has(key)) continue
    const picture =
      element.type === 'image' ? await logoOf(files, logos.get(key), key) : await clipArtOf(files, key)
    if (!picture) return refuse(element.type === 'image' ? 'upload_not_found' : 'clip_art_unknown')
    pictures.set(key, picture)
  }
  return [...pictures.values()]
}

async function logoOf(
  files: Services['files'],
  logo: Upload | undefined,
  key: string,
): Promise<PictureToDraw | undefined> {
  const bytes = logo && (await files.get(logo.picture_key))
  if (!logo || !bytes) return undefined
  const drawing = logo.drawing_key === null ? undefined : await files.get(logo.drawing_key)
  const { width, height } = logo
  return { key, bytes, drawing: drawing?.toString('utf8') ?? null, width, height }
}

async function clipArtOf(files: Services['files'], source: string): Promise<PictureToDraw | undefined> {
  const found = await findClipArt(files, source)
  return found && { key: source, ...found }
}
