/**
 * A logo as embroidery: planned stitch by stitch at the size that was asked for, counted (the count is what is
 * charged) and drawn from these very stitches. Larger than a machine's hoop is refused.
 */
import { MAX_SIDE_MM } from '@estampa/artwork/embroidery'
import type { Embroidery } from '@estampa/contract/customization'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import sharp from 'sharp'
import type { z } from 'zod'
import { runOnWorker } from '../files/worker-pool.ts'
import { sewPictureTask } from './worker-tasks.ts'

export type EmbroideryRequest = {
  width_centimeters: number
  colours: number
  keepBackground: boolean
}

/** A picture as thin as a thread is still a millimetre high. */
const MIN_MM = 1

/** `picture` is a PNG or JPEG that was re-encoded here. */
export async function drawEmbroidery(
  picture: Uint8Array,
  { width_centimeters, colours, keepBackground }: EmbroideryRequest,
): Promise<z.output<typeof Embroidery> | Refusal> {
  const { width = 1, height = 1 } = await sharp(picture).metadata()
  const widthMm = width_centimeters * 10
  const heightMm = Math.max(MIN_MM, (widthMm * height) / width)
  if (Math.max(widthMm, heightMm) > MAX_SIDE_MM) {
    return refuse('embroidery_too_big', { most: MAX_SIDE_MM / 10 })
  }
  return runOnWorker(sewPictureTask, {
    bytes: picture,
    widthMm,
    heightMm,
    mostThreads: colours,
    keepBackground,
  })
}
