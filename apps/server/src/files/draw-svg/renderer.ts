/** A process that draws one SVG after the other, as its parent asks; it knows none of the server's secrets. */
import sharp from 'sharp'
import { beginRenderer } from '../begin-renderer.ts'
import type { RenderResult } from '../renderer-pool.ts'

export type SvgToDraw = {
  readonly svg: Uint8Array
  /** Pixels of the longer side. */
  readonly side: number
  /** Dots per inch that the PNG says of itself; null: nothing. */
  readonly dpi: number | null
  /** Large pictures may be inside. */
  readonly isOurs: boolean
}
const MAX_PIXELS = 40_000_000

// drawings may hold PNG and JPEG, which librsvg decodes itself
beginRenderer(['VipsForeignLoadSvg'])

process.on('message', async (drawing: SvgToDraw) => {
  const output = await draw(drawing).catch(() => null)
  process.send?.({ output, rssBytes: process.memoryUsage.rss() } satisfies RenderResult<Uint8Array>)
})

async function draw({ svg, side, dpi, isOurs }: SvgToDraw): Promise<Uint8Array> {
  // libxml refuses long attributes, which pictures are, unless it is told that they are meant
  const reading = { unlimited: isOurs }
  const longestAt = async (density: number) => {
    const { width, height } = await sharp(svg, { ...reading, density, limitInputPixels: false }).metadata()
    return Math.max(width, height)
  }
  const longest = await longestAt(72)
  // a size in millimetres grows with the square of the density: once for the unit, once for the drawing
  const power = Math.max(1, Math.log2((await longestAt(144)) / longest))
  const density = 72 * (side / longest) ** (1 / power)
  const drawn = sharp(svg, { ...reading, density, limitInputPixels: MAX_PIXELS })
    .resize({ width: side, height: side, fit: 'inside' })
    .png({ compressionLevel: isOurs && dpi === null ? 2 : 6 })
  return (dpi ? drawn.withMetadata({ density: dpi }) : drawn).toBuffer()
}
