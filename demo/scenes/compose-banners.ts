/**
 * Composes the wide pictures of home pages that are no scene of their own: products of the catalog side by side on the ground
 * of the shop's template, at the right where words stand at the left. `npm run compose-banners -w @estampa/demo`, with `-- still-pens`
 * only those that begin so.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { cutOutProduct } from '@estampa/server/files/cutout'
import sharp from 'sharp'
import { matteOf } from '../src/mattes.ts'

const [WIDTH, HEIGHT] = [1920, 900]

/** `x`: the middle of the product's square, a part of the width; `bottom` its lower side and `side` its length, parts of the height. */
type Placed = { readonly picture: string; readonly x: number; readonly bottom: number; readonly side: number }
type Still = { readonly light: string; readonly deep: string; readonly products: readonly Placed[] }

type Spot = readonly [picture: string, x: number, side: number, bottom: number]
const at = (...spots: readonly Spot[]): Placed[] =>
  spots.map(([picture, x, side, bottom]) => ({ picture: `${picture}-logo`, x, side, bottom }))

const stills: Readonly<Record<string, Still>> = {
  'banner-still-mountain': {
    light: '#eef0e6',
    deep: '#c9d0bb',
    products: at(
      ['campera-softshell', 0.5, 0.84, 0.94],
      ['polar-cierre', 0.69, 0.84, 0.94],
      ['gorra-clasica', 0.87, 0.54, 0.98],
    ),
  },
  'banner-still-stock': {
    light: '#eef4fb',
    deep: '#c3d6ee',
    products: at(
      ['bolsa-compras', 0.25, 0.9, 0.96],
      ['botella-aluminio', 0.44, 0.86, 0.97],
      ['taza-clasica', 0.6, 0.62, 0.98],
      ['gorra-trucker', 0.79, 0.62, 0.99],
    ),
  },
  'banner-still-pens': {
    light: '#fff6db',
    deep: '#f3d98c',
    products: at(
      ['boligrafo-clic-rojo', 0.31, 1, 0.94],
      ['boligrafo-clic', 0.5, 1, 1],
      ['boligrafo-clic-blanco', 0.69, 1, 1.06],
    ),
  },
  'banner-still-sizes': {
    light: '#eaf1f8',
    deep: '#bccfe4',
    products: at(
      ['remera-clasica', 0.18, 0.74, 0.89],
      ['remera-deportiva', 0.5, 0.74, 0.89],
      ['remera-dama', 0.82, 0.74, 0.89],
    ),
  },
  'banner-still-coats': {
    light: '#f1f1fa',
    deep: '#d2d4ea',
    products: at(
      ['campera-inflable', 0.48, 0.84, 0.94],
      ['buzo-oversize', 0.665, 0.84, 0.94],
      ['campera-softshell-dama', 0.85, 0.84, 0.94],
    ),
  },
}

const folder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url))

/** Their shadow falls along the ground and past the edge of their picture. */
const stands = /^(botella|gorra|jarro|taza|termo)/

/** White but for the edges, towards which a shadow fades. */
function fading(pixels: number): Buffer {
  const edge = Math.round(pixels * 0.05)
  const inside = pixels - 2 * edge
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"><filter id="f"><feGaussianBlur stdDeviation="${edge / 2.2}"/></filter><rect x="${edge}" y="${edge}" width="${inside}" height="${inside}" filter="url(#f)"/></svg>`,
  )
}

async function placed({ picture, x, bottom, side }: Placed) {
  const file = `${picture}.webp`
  const matte = matteOf(file)
  if (matte === undefined) throw new Error(`${file} is no product`)
  const cut = await cutOutProduct(
    sharp(`${folder('pictures')}${file}`),
    await readFile(folder('mattes') + matte),
  )
  const pixels = Math.round(side * HEIGHT)
  const input = await sharp(await cut.png().toBuffer())
    .resize(pixels, pixels)
    .composite(stands.test(picture) ? [{ input: fading(pixels), blend: 'dest-in' }] : [])
    .png()
    .toBuffer()
  return {
    input,
    left: Math.round(x * WIDTH - pixels / 2),
    top: Math.round(bottom * HEIGHT - pixels),
  }
}

/** Light where the products stand, deeper towards the rim. */
function ground({ light, deep, products }: Still): Buffer {
  const middle = products.reduce((sum, { x }) => sum + x, 0) / products.length
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
<radialGradient id="g" cx="${Math.round(middle * 100)}%" cy="42%" r="72%"><stop offset="0.1" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
</defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
}

const starts = process.argv.slice(2)
for (const [name, still] of Object.entries(stills)) {
  if (starts.length > 0 && !starts.some((start) => name.startsWith(`banner-${start}`))) continue
  const products = await Promise.all(still.products.map(placed))
  await sharp(ground(still))
    .composite(products)
    .webp({ quality: 88, effort: 6 })
    .toFile(`${folder('pictures')}${name}.webp`)
  console.log(name)
}
