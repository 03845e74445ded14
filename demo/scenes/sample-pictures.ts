/** A product's sample logo as a picture: for the product's own pictures, and for scenes to lay on what they set up. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawStitches, planStitches } from '@estampa/artwork/embroidery'
import type { Rgba } from '@estampa/artwork/pixels'
import sharp from 'sharp'
import type { ProductAppearance } from '../src/appearances/appearance.ts'
import { formOf } from '../src/mattes.ts'
import { sampleLogoSvg } from './sample-logos.ts'

/** Along the longer side of the area. */
const LONGER_PX = 1400

/** The logo in its area, of so many pixels; as the machine sews it, if it is sewn. */
export async function drawSample(
  logo: ProductAppearance['logo'],
  inks: readonly string[],
  { width, height, pixelsPerMm }: { width: number; height: number; pixelsPerMm: number },
  isSewn: boolean,
): Promise<Rgba> {
  const { data, info } = await sharp(Buffer.from(sampleLogoSvg(logo, inks, { width, height })))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const flat = { data, width: info.width, height: info.height }
  if (!isSewn) return flat
  const threads = inks.map((hex) => ({ name: hex, hex }))
  const sewn = drawStitches(planStitches({ ...flat, pixelsPerMm }, threads), pixelsPerMm)
  return { data: sewn.data, width: sewn.width, height: sewn.height }
}

/** Writes it as a clear picture of the whole area. */
export async function writeSample(
  { slug, logo }: ProductAppearance,
  inks: readonly string[],
  file: string,
): Promise<void> {
  const { widthCm, heightCm } = await areaOf(slug, logo.area)
  const pixelsPerMm = LONGER_PX / Math.max(widthCm, heightCm) / 10
  const size = {
    width: Math.round(widthCm * 10 * pixelsPerMm),
    height: Math.round(heightCm * 10 * pixelsPerMm),
    pixelsPerMm,
  }
  const { data, width, height } = await drawSample(logo, inks, size, logo.method === 'embroidery')
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file)
}

type AreaSize = { readonly widthCm: number; readonly heightCm: number }

/** As the product's own picture has it. */
async function areaOf(slug: string, name: string): Promise<AreaSize> {
  const file = fileURLToPath(new URL(`../passes/${formOf(slug)}-frente.json`, import.meta.url))
  const areas: Readonly<Record<string, AreaSize>> = JSON.parse(await readFile(file, 'utf8'))
  const area = areas[name]
  if (!area) throw new Error(`${slug} has no area ${name}`)
  return area
}
