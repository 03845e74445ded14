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
const { width, height } = await sharp(svg, { limitInputPixels: false, unlimited }).metadata()
const density = (72 * side) / Math.max(width, height)
const drawn = sharp(svg, { density, limitInputPixels: MOST_PIXELS, unlimited })
  .resize({ width: side, height: side, fit: 'inside' })
  .png()
process.stdout.write(await (dpi ? drawn.withMetadata({ density: dpi }) : drawn).toBuffer())
