import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const MOST_PIXELS = 40_000_000

setPriority(10)
sharp.block({ operation: ['VipsForeignLoad'] })
// drawings may hold PNG and JPEG, which the renderer decodes itself
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
sharp.concurrency(1)

const [side, dpi] = process.argv.slice(2, 4).map(Number) as [number, number]
// libxml refuses long attributes, which pictures are, unless it is told that they are meant
const unlimited = process.argv[4] === 'ours'
const svg = await buffer(process.stdin)
const longestAt = async (density: number) => {
  const { width, height } = await sharp(svg, { density, limitInputPixels: false, unlimited }).metadata()
  return Math.max(width, height)
}
const longest = await longestAt(72)
// a size in millimetres grows with the square of the density: once for the unit, once for the drawing
const power = Math.max(1, Math.log2((await longestAt(144)) / longest))
const density = 72 * (side / longest) ** (1 / power)
const drawn = sharp(svg, { density, limitInputPixels: MOST_PIXELS, unlimited })
  .resize({ width: side, height: side, fit: 'inside' })
  .png()
process.stdout.write(await (dpi ? drawn.withMetadata({ density: dpi }) : drawn).toBuffer())
