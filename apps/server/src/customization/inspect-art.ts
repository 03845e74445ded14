import { visibleOf } from '@estampa/domain/customization/boxes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { drawSvg } from '../files/draw-svg.ts'
import { createLimiter } from '../files/limiter.ts'
import { findClipArt } from '../files/pictures.ts'
import { runOnWorker } from '../files/worker-pool.ts'
import type { Services } from '../http/services.ts'
import type { DesignFacts } from './design-facts.ts'
import type { DrawnArt, PictureToDraw } from './draw-art.ts'
import type { MeasuredArt, PrintAreaToMeasure } from './measured-art.ts'
import type { Upload } from './uploads.store.ts'
import { analyzeArtTask, drawArtTask } from './worker-tasks.ts'

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
  const flat = await drawFlat(services, facts, place)
  if (isRefusal(flat)) return flat
  const { technique } = place
  const seen = await runOnWorker(analyzeArtTask, {
    png: flat.png,
    areaWidthMm: place.area.width,
    pricing: technique?.pricing ?? null,
    maxColours: technique?.maxColours ?? null,
  })
  if (isRefusal(seen)) return seen
  const { boxes, missing } = flat.drawn
  return { ...seen, boxes, missing }
}

export type FlatArt = { drawn: DrawnArt; png: Buffer }

/** A place as SVG, with its pictures in it; those with more pixels than `longestSide` are made smaller. */
export async function drawPrintArea(
  services: Pick<Services, 'files'>,
  { logos }: Pick<DesignFacts, 'logos'>,
  { view, area }: Pick<PrintAreaToMeasure, 'view' | 'area'>,
  { longestSide = LONGEST_SIDE } = {},
): Promise<DrawnArt | Refusal> {
  const pictures = await loadPictures(services, logos, view)
  return isRefusal(pictures) ? pictures : runOnWorker(drawArtTask, { view, area, pictures, longestSide })
}

/** The same as pixels, without ground; `longestSide` pixels at most. */
export async function drawFlat(
  services: Pick<Services, 'files'>,
  facts: Pick<DesignFacts, 'logos'>,
  place: Pick<PrintAreaToMeasure, 'view' | 'area'>,
  { pixelsPerMm = PIXELS_PER_MM, longestSide = LONGEST_SIDE } = {},
): Promise<FlatArt | Refusal> {
  const drawn = await drawPrintArea(services, facts, place, { longestSide })
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
