/** Runs on a worker thread: whether anything that is drawn lies beyond the outline of its print area. */
import { isPointInside, type PrintSurface } from '@estampa/domain/customization/outline'
import sharp from 'sharp'

export type ArtToCompare = {
  /** The box around the area, drawn without being cut. */
  readonly png: Uint8Array
  readonly area: PrintSurface
}

/** Fainter is the soft edge of what is drawn. */
const MIN_ALPHA = 64

export async function isArtOutside({ png, area }: ArtToCompare): Promise<boolean> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixelMm = area.width / width
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] as number) < MIN_ALPHA) continue
      const point = { x: (x + 0.5) * pixelMm, y: ((y + 0.5) * area.height) / height }
      if (!isPointInside(area, point, pixelMm)) return true
    }
  }
  return false
}
