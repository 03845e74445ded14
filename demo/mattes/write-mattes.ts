/**
 * Writes the mattes of the products' pictures: `npm run mattes -w @estampa/demo`, with `-- taza` only those that begin so. What is
 * there is left alone.
 * Of what was composed the matte is in its passes; of the rest it is found by the difference from the ground, in all
 * colors together, because a white product stands out from a light ground less than a red one of the same form.
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { grounds } from '../scenes/grounds.ts'
import { appearances } from '../src/appearances/appearances.ts'
import { matteOf } from '../src/mattes.ts'
import { type Ground, grown, keyGround } from './key-ground.ts'

const starts = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const folder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url))
const [pictures, passes, mattes] = [folder('pictures'), folder('passes'), folder('mattes')]
const SIDE_PX = 800
/** Of 255: darker light than this on a product is a shadow on the ground. */
const LEAST_LIGHT = 7
/** Passes are written up to one and a half of white; this is the share of white that a byte of them stands for on a screen. */
const MIRRORED = 1.5 ** (1 / 2.2)

/** Of the 640,000 of a matte. */
const LEAST_PART_PX = 1500
/** White inside in every color: what looks like the ground there is none. */
const WHOLE = /^llavero-redondo/
/** Nothing tells their white parts from the ground, or they are cut off by the picture's edge: they keep their own ground. */
const UNKEYED =
  /^(boligrafo-clic-blanco-detalle|funda-|gorro-pompon|llavero-rectangular|lonchera-acero|mochila-cordon|resaltador|soporte-celular-metal|usb-giratorio|vaso-(cafe-banda|termico-manija))/
const GLASS = /^botella-(vidrio|tritan|deportiva-tritan)/

/** How much of each pixel the product covers, and the product with its shadow; from 0 to 1. */
type Matte = { readonly goods: Float32Array; readonly opacity: Float32Array }

async function run(): Promise<void> {
  const files = (await readdir(pictures)).filter((file) => file.endsWith('.webp'))
  const groups = Map.groupBy(files, matteOf)
  for (const [name, group] of groups) {
    if (!name || (starts.length > 0 && !starts.some((start) => name.startsWith(start)))) continue
    if (existsSync(mattes + name) || (UNKEYED.test(name) && !existsSync(passes + name))) continue
    const matte = existsSync(passes + name)
      ? await matteOfPasses(passes + name)
      : await matteOfPictures(group, groundOf(name), name)
    await write(matte, mattes + name)
    console.log(name)
  }
}

async function matteOfPasses(file: string): Promise<Matte> {
  const { data, info } = await sharp(file, { limitInputPixels: 60_000_000 })
    .removeAlpha()
    .resize(SIDE_PX, SIDE_PX * 4, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tile = info.width * SIDE_PX * 3
  const opacity = new Float32Array(SIDE_PX * SIDE_PX)
  const lit = new Uint8Array(opacity.length)
  for (let index = 0; index < opacity.length; index++) {
    const light = (from: number) =>
      Math.max(...[0, 1, 2].map((channel) => data[from + index * 3 + channel] as number))
    // what glass mirrors is added to the ground: it covers as much of it as it is light
    opacity[index] = Math.max(
      (data[3 * tile + index * 3] as number) / 255,
      Math.min(1, (MIRRORED * light(0)) / 255),
    )
    const isOpaque = (opacity[index] as number) > 0.985
    lit[index] = isOpaque || Math.max(light(0), light(tile), light(2 * tile)) > LEAST_LIGHT ? 1 : 0
  }
  const goods = opacity.map((share, index) => (lit[index] ? share : 0))
  return { goods, opacity: await withCalmShadow(goods, opacity) }
}

/** Up to this opacity a shadow is as soft as what is around it, from the other one on it is as it was traced. */
const FAINT = [0.08, 0.22] as const
const CALM_PX = 14
/** So dark the table is far from the product too: that is not its shadow. */
const UNLIT = 0.03

/** Few rays tell a faint shadow, so it has spots; they are spread where no product is. */
async function withCalmShadow(goods: Float32Array, opacity: Float32Array): Promise<Float32Array> {
  const blurred = (values: Float32Array) =>
    sharp(Buffer.from(values.map((value) => value * 255)), {
      raw: { width: SIDE_PX, height: SIDE_PX, channels: 1 },
    })
      .blur(CALM_PX)
      .extractChannel(0)
      .raw()
      .toBuffer()
  const free = goods.map((share) => (share === 0 ? 1 : 0))
  const [spread, weight] = await Promise.all([
    blurred(opacity.map((share, at) => share * (free[at] as number))),
    blurred(free),
  ])
  return opacity.map((share, at) => {
    if (free[at] === 0 || share > FAINT[1] || (weight[at] as number) < 1) return share
    const calm = Math.max(0, (spread[at] as number) / (weight[at] as number) - UNLIT)
    const own = Math.min(1, Math.max(0, (share - FAINT[0]) / (FAINT[1] - FAINT[0])))
    return share * own + calm * (1 - own)
  })
}

function groundOf(matte: string): Ground {
  const appearance = appearances.find(
    ({ slug }) => matteOf(`${slug}-x`)?.replace('-frente', '') === matte.replace(/-[a-z]+(\.webp)$/, '$1'),
  )
  return grounds[appearance?.ground ?? 'linen']
}

async function matteOfPictures(files: readonly string[], ground: Ground, name: string): Promise<Matte> {
  const solid = new Uint8Array(SIDE_PX * SIDE_PX)
  const shadow = new Float32Array(solid.length)
  for (const file of files) {
    const { data } = await sharp(pictures + file)
      .resize(SIDE_PX, SIDE_PX)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const keyed = keyGround({ data: new Uint8ClampedArray(data), width: SIDE_PX, height: SIDE_PX }, ground)
    for (let index = 0; index < solid.length; index++) {
      solid[index] = (solid[index] as number) | (keyed.solid[index] as number)
      shadow[index] = (shadow[index] as number) + (keyed.shadow[index] as number) / files.length
    }
  }
  const closed = GLASS.test(name)
    ? filledAcross(withoutSpecks(solid, LEAST_PART_PX / 25))
    : withoutSpecks(WHOLE.test(name) ? withoutHoles(solid) : solid, LEAST_PART_PX)
  const goods = softened(grown(grown(closed, SIDE_PX, SIDE_PX, 0), SIDE_PX, SIDE_PX, 0))
  return {
    goods,
    opacity: goods.map(
      (share, index) => share + (1 - share) * (closed[index] ? 0 : (shadow[index] as number)),
    ),
  }
}

function withoutHoles(solid: Uint8Array): Uint8Array {
  const around = new Uint8Array(solid.length)
  const reached = [0]
  around[0] = 1
  for (let at = 0; at < reached.length; at++) {
    const index = reached[at] as number
    for (const next of [index - 1, index + 1, index - SIDE_PX, index + SIDE_PX])
      if (next >= 0 && next < solid.length && !solid[next] && !around[next]) {
        around[next] = 1
        reached.push(next)
      }
  }
  return around.map((is) => 1 - is)
}

/** Half of what a stem is wide at least. */
const STEM_PX = 7

/** What is seen through glass belongs to it; where it is too clear to be told from the ground, a stem goes on from above. */
function filledAcross(solid: Uint8Array): Uint8Array {
  const out = new Uint8Array(solid)
  const bottom = Math.floor(solid.lastIndexOf(1) / SIDE_PX)
  let middle: number | undefined
  for (let row = 0; row <= bottom; row++) {
    const pixels = solid.subarray(row * SIDE_PX, (row + 1) * SIDE_PX)
    const [first, last] = [pixels.indexOf(1), pixels.lastIndexOf(1)]
    if (first >= 0 && last - first > STEM_PX) middle = (first + last) >> 1
    if (middle === undefined) continue
    const from = first < 0 ? middle - STEM_PX : Math.min(first, middle - STEM_PX)
    const to = first < 0 ? middle + STEM_PX : Math.max(last, middle + STEM_PX)
    out.fill(1, row * SIDE_PX + from, row * SIDE_PX + to)
  }
  return out
}

/** Islands at the rim, or smaller than any part of a product, are noise. */
function withoutSpecks(solid: Uint8Array, leastPx: number): Uint8Array {
  const out = new Uint8Array(solid)
  const seen = new Uint8Array(solid.length)
  for (let start = 0; start < out.length; start++) {
    if (!out[start] || seen[start]) continue
    const island = [start]
    seen[start] = 1
    for (let at = 0; at < island.length; at++) {
      const index = island[at] as number
      for (const next of [index - 1, index + 1, index - SIDE_PX, index + SIDE_PX])
        if (out[next] && !seen[next]) {
          seen[next] = 1
          island.push(next)
        }
    }
    if (island.length < leastPx || island.some(isAtRim)) for (const index of island) out[index] = 0
  }
  return out
}

function isAtRim(index: number): boolean {
  const [x, y] = [index % SIDE_PX, Math.floor(index / SIDE_PX)]
  return Math.min(x, y, SIDE_PX - 1 - x, SIDE_PX - 1 - y) < 3
}

/** An edge of three pixels. */
function softened(mask: Uint8Array): Float32Array {
  const out = new Float32Array(mask.length)
  for (let index = SIDE_PX + 1; index < mask.length - SIDE_PX - 1; index++) {
    let sum = 0
    for (const row of [-SIDE_PX, 0, SIDE_PX])
      for (const column of [-1, 0, 1]) sum += mask[index + row + column] as number
    out[index] = sum / 9
  }
  return out
}

/** Two gray tiles, one below the other: the product, and the product with its shadow. */
async function write({ goods, opacity }: Matte, file: string): Promise<void> {
  const bytes = Buffer.from([...goods, ...opacity].map((share) => Math.round(share * 255)))
  await sharp(bytes, { raw: { width: SIDE_PX, height: SIDE_PX * 2, channels: 1 } })
    .toColorspace('b-w')
    .webp({ quality: 80, effort: 5 })
    .toFile(file)
}

await run()
