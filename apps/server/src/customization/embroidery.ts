/**
 * How a logo looks as embroidery: its colours become threads of the workshop's palette and its surfaces rows
 * of stitches. It shows, it does not plan: what is charged is the domain's count for the size.
 */
import type { Embroidery } from '@estampa/contract/customization/embroidery'
import { thousandStitchesOf } from '@estampa/domain/customization'
import type { Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import type { z } from 'zod'
import { takeTurns } from '../files/turns.ts'
import { stitch } from './embroidery/stitches.ts'
import { type Threaded, thread } from './embroidery/threads.ts'
import { logoRules } from './logo-rules.ts'

export type Wanted = {
  width_centimeters: number
  colours: number
  keepBackground: boolean
}

const LONGEST_PX = 800
const PIXELS_PER_MM = 10

// it keeps a core busy for a tenth of a second
const turns = takeTurns(1, 20)

/** `picture` is a PNG or JPEG that was re-encoded here. */
export function drawEmbroidery(
  picture: Buffer,
  wanted: Wanted,
): Promise<z.output<typeof Embroidery> | Refusal> {
  return turns(async () => {
    const { width = 1, height = 1 } = await sharp(picture).metadata()
    const size = sizeOf(width / height, wanted.width_centimeters)
    const pixels = await pixelsOf(picture, size.width, size.height)
    const threaded = thread(pixels, logoRules.threadPalette, {
      most: wanted.colours,
      keepBackground: wanted.keepBackground,
    })
    const drawn = stitch(threaded, size)
    return {
      image: `data:image/webp;base64,${(await encoded(drawn, size)).toString('base64')}`,
      width: size.width,
      height: size.height,
      thousandStitches: thousandStitchesOf({
        width_centimeters: wanted.width_centimeters,
        height_centimeters: (wanted.width_centimeters * height) / width,
      }),
      threads: threadsOf(threaded),
    }
  })
}

function sizeOf(ratio: number, widthCm: number) {
  const widthMm = widthCm * 10
  const longestMm = Math.max(widthMm, widthMm / ratio)
  const pixelsPerMm = Math.min(PIXELS_PER_MM, LONGEST_PX / longestMm)
  const width = Math.max(1, Math.round(widthMm * pixelsPerMm))
  const height = Math.max(1, Math.round((widthMm / ratio) * pixelsPerMm))
  return { width, height, pixelsPerMm }
}

async function pixelsOf(picture: Buffer, width: number, height: number) {
  const { data } = await sharp(picture)
    .resize({ width, height, fit: 'fill' })
    .median(3)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height }
}

function encoded(drawn: Uint8Array, { width, height }: { width: number; height: number }): Promise<Buffer> {
  return sharp(drawn, { raw: { width, height, channels: 4 } })
    .webp({ quality: 82, alphaQuality: 90 })
    .toBuffer()
}

function threadsOf({ threads, shares }: Threaded) {
  return threads
    .map((one, index) => ({ ...one, share: Math.round((shares[index] ?? 0) * 1_000) / 1_000 }))
    .sort((a, b) => b.share - a.share)
}
