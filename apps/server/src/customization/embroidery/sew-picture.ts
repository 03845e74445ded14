/** Runs on a worker thread: plans a picture's stitches at a size and draws them. */
import {
  drawStitches,
  planStitches,
  type StitchPlan,
  stopsOf,
  thousandStitchesOfPlan,
} from '@estampa/artwork/embroidery'
import sharp from 'sharp'
import { logoRules } from '../logo-rules.ts'

export type PictureToSew = {
  /** A PNG or JPEG that was encoded here. */
  readonly bytes: Uint8Array
  readonly widthMm: number
  readonly heightMm: number
  readonly mostThreads: number
  readonly keepBackground: boolean
}

/** As fine as a stitch is placed, and the most pixels that a plan reads. */
const FINEST_PER_MM = 10
const MAX_PIXELS = 2_000_000
const LONGEST_PX = 800
const CLEAREST_PER_MM = 12

export async function sewPicture(picture: PictureToSew) {
  const { widthMm, heightMm, mostThreads, keepBackground } = picture
  const flat = await flatOf(picture)
  const plan = planStitches(flat, logoRules.threadPalette, { mostThreads, keepBackground })
  const drawn = drawStitches(plan, Math.min(CLEAREST_PER_MM, LONGEST_PX / Math.max(widthMm, heightMm)))
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const }
  const webp = await sharp(drawn.data, { raw }).webp({ quality: 85, alphaQuality: 90 }).toBuffer()
  return {
    image: `data:image/webp;base64,${webp.toString('base64')}`,
    width: drawn.width,
    height: drawn.height,
    thousandStitches: thousandStitchesOfPlan(plan),
    ...figuresOf(plan),
  }
}

async function flatOf({ bytes, widthMm, heightMm }: PictureToSew) {
  const pixelsPerMm = Math.min(FINEST_PER_MM, Math.sqrt(MAX_PIXELS / (widthMm * heightMm)))
  const { data, info } = await sharp(bytes)
    .resize({
      width: Math.max(1, Math.round(widthMm * pixelsPerMm)),
      height: Math.max(1, Math.round(heightMm * pixelsPerMm)),
      fit: 'fill',
    })
    .median(3)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, pixelsPerMm: info.width / widthMm }
}

function figuresOf(plan: StitchPlan) {
  return {
    stitches: plan.stitches,
    trims: plan.trims,
    colourChanges: plan.colourChanges,
    thread_meters: Math.round(plan.threadMm / 100) / 10,
    sewn_width_millimeters: plan.box?.widthMm ?? 0,
    sewn_height_millimeters: plan.box?.heightMm ?? 0,
    threads: stopsOf(plan).map(({ thread: { name, number = '', hex }, share, stitches }) => ({
      name,
      number,
      hex,
      stitches,
      share: Math.round(share * 1_000) / 1_000,
    })),
  }
}
