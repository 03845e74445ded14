import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const MOST_PIXELS = 40_000_000

setPriority(10)
sharp.block({ operation: ['VipsForeignLoad'] })
// drawings may hold PNG and JPEG, which the renderer decodes itself
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
sharp.concurrency(1)

const side = Number(process.argv[2])
const svg = await buffer(process.stdin)
const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
const density = (72 * side) / Math.max(width, height)
const png = await sharp(svg, { density, limitInputPixels: MOST_PIXELS })
  .resize({ width: side, height: side, fit: 'inside' })
  .png()
  .toBuffer()
process.stdout.write(png)
