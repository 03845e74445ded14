/** A product's sample logo as a clear picture of the whole area that it lies in, for scenes to lay on what they set up. */

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawStitches, planStitches } from '@estampa/artwork/embroidery'
import sharp from 'sharp'
import type { ProductAppearance } from '../src/appearances/appearance.ts'
import { formOf } from '../src/mattes.ts'
import { sampleLogoSvg } from './sample-logos.ts'

/** Along the longer side of the area. */
const LONGER_PX = 1400

export async function drawSample(
  { slug, logo }: ProductAppearance,
  inks: readonly string[],
  file: string,
): Promise<void> {
  const { widthCm, heightCm } = await areaOf(slug, logo.area)
  const pixelsPerMm = LONGER_PX / Math.max(widthCm, heightCm) / 10
  const [width, height] = [widthCm, heightCm].map((side) => Math.round(side * 10 * pixelsPerMm)) as [
    number,
    number,
  ]
  const { data } = await sharp(Buffer.from(sampleLogoSvg(logo, inks, { width, height })))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const flat = { data, width, height, pixelsPerMm }
  const threads = inks.map((hex) => ({ name: hex, hex }))
  const drawn = logo.method === 'embroidery' ? drawStitches(planStitches(flat, threads), pixelsPerMm) : flat
  await sharp(drawn.data, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
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
