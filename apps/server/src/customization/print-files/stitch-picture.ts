/** Pictures of planned stitches on paper: all of them, or those of one stop. */
import { cropPlan, drawStitches, type StitchPlan } from '@estampa/artwork/embroidery'
import { cielabOf, rgbOf } from '@estampa/artwork/pixels'
import sharp from 'sharp'

export type StitchPicture = {
  readonly jpeg: Uint8Array
  /** The gray on which it is drawn, so that every thread of it is seen. */
  readonly ground: string
  /** What the picture shows, the margin around the design included. */
  readonly widthMm: number
  readonly heightMm: number
}
type PictureOptions = {
  readonly longestPx: number
  /** The index of a stop; its stitches lie where they lie in the whole. */
  readonly only?: number
}

const FINEST_PER_MM = 12
const MARGIN_MM = 2
const grounds = { light: '#eceef1', dark: '#59616a', middle: '#a9b0b8' } as const

/** The middle of the picture is the middle of the design. */
export async function stitchPicture(
  plan: StitchPlan,
  { longestPx, only }: PictureOptions,
): Promise<StitchPicture> {
  const cropped = cropPlan(plan, MARGIN_MM)
  const { widthMm, heightMm } = cropped
  const blocks = only === undefined ? cropped.blocks : cropped.blocks.slice(only, only + 1)
  const scale = Math.min(FINEST_PER_MM, longestPx / Math.max(widthMm, heightMm))
  const { data, width, height } = drawStitches({ ...cropped, blocks }, scale)
  const ground = groundFor(blocks.map(({ thread }) => thread.hex))
  const drawn = sharp(data, { raw: { width, height, channels: 4 } })
  const jpeg = await drawn.flatten({ background: ground }).jpeg({ quality: 88 }).toBuffer()
  return { jpeg, ground, widthMm, heightMm }
}

const LIGHT_FROM = 72
const DARK_UNTIL = 45

function groundFor(hexes: readonly string[]): string {
  const lightness = hexes.map((hex) => cielabOf(rgbOf(hex))[0])
  if (lightness.every((one) => one < LIGHT_FROM)) return grounds.light
  return lightness.some((one) => one < DARK_UNTIL) ? grounds.middle : grounds.dark
}
