/** Runs on a worker thread: what a drawn place shows, as the workshop sees it. */
import { fabricRecipes, MAX_SIDE_MM, planStitches } from '@estampa/artwork/embroidery'
import { countColors } from '@estampa/artwork/pixels'
import type { PricingBy } from '@estampa/domain/customization'
import type { ThreadChoice } from '@estampa/domain/customization/design'
import type { Fabric } from '@estampa/domain/customization/fabric'
import sharp from 'sharp'
import { logoRules } from './logo-rules.ts'
import type { MeasuredArt } from './measured-art.ts'

export type ArtToAnalyze = {
  readonly png: Uint8Array
  readonly areaWidthMm: number
  readonly pricing: PricingBy | null
  readonly maxColours: number | null
  readonly threadChoices?: readonly ThreadChoice[] | undefined
  readonly fabric?: Fabric | null | undefined
}
export type AnalyzedArt = Pick<MeasuredArt, 'colours' | 'isPhoto' | 'stitches' | 'threads'>

const mostThreads = 15

export async function analyzeArt({
  png,
  areaWidthMm,
  pricing,
  maxColours,
  threadChoices = [],
  fabric,
}: ArtToAnalyze): Promise<AnalyzedArt> {
  const { data, info } = await sharp(png)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const { colours, isPhoto } = countColors({ data, width, height })
  const pixelsPerMm = width / areaWidthMm
  if (pricing !== 'stitches' || Math.max(width, height) / pixelsPerMm > MAX_SIDE_MM) {
    return { colours, isPhoto, stitches: null, threads: [] }
  }
  const options = {
    ...fabricRecipes[fabric ?? 'firm'].options,
    mostThreads: Math.min(maxColours ?? mostThreads, mostThreads),
    threadChoices,
  }
  const plan = planStitches({ data, width, height, pixelsPerMm }, logoRules.threadPalette, options)
  const threads = plan.blocks.map(
    ({ thread: { name, number = '', hex, drawnHex = hex, nearestHex = hex } }) => ({
      name,
      number,
      hex,
      drawnHex,
      nearestHex,
    }),
  )
  return { colours: threads.map(({ hex }) => hex), isPhoto, stitches: plan.stitches, threads }
}
