/**
 * `npm run technique-pictures -w @estampa/demo`: what each technique looks like from nearby, cut from the pictures of
 * products that are decorated so. The storefront shows them beside the techniques of every shop.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const pictures = fileURLToPath(new URL('../pictures/', import.meta.url))
const folder = fileURLToPath(
  new URL('../../apps/storefront/app/catalog/technique-pictures/', import.meta.url),
)
const SIDE_PX = 176

/** No product of the demo is pictured pressed. */
const debossed = await mkdtemp(join(tmpdir(), 'estampa-techniques-'))
const compose = fileURLToPath(new URL('compose.ts', import.meta.url))
const asked = ['cuaderno-ejecutivo', '--exact', '--finish=deboss', `--folder=${debossed}`]
execFileSync(process.execPath, [compose, ...asked], { stdio: 'inherit' })

/** Each technique is seen in a square of a picture: from the left and from the top, and as wide, as shares of its sides. */
const cuts = [
  ['embroidery', 'gorra-clasica-logo', 0.43, 0.335, 0.165],
  ['screen_printing', 'bolsa-algodon-color-logo', 0.41, 0.53, 0.18],
  ['pad_printing', 'boligrafo-clic-azul-detalle', 0.34, 0.3, 0.36],
  ['dtf', 'remera-clasica-negro-logo', 0.355, 0.365, 0.29],
  ['uv', 'usb-tarjeta-logo', 0.33, 0.36, 0.26],
  ['heat_transfer', 'remera-deportiva-logo', 0.4, 0.36, 0.2],
  ['laser', 'jarro-acero-camping-logo', 0.29, 0.44, 0.24],
  ['laser_on_wood', 'tabla-asado-logo', 0.39, 0.335, 0.14],
  ['debossing', 'cuaderno-ejecutivo-logo', 0.345, 0.27, 0.3],
  ['sublimation', 'taza-clasica-blanco-detalle', 0.14, 0.25, 0.44],
] as const

for (const [technique, picture, left, top, wide] of cuts) {
  const from = technique === 'debossing' ? debossed : pictures
  const source = sharp(join(from, `${picture}.webp`))
  const { width, height } = await source.metadata()
  const side = Math.round(wide * width)
  await source
    .extract({ left: Math.round(left * width), top: Math.round(top * height), width: side, height: side })
    .resize(SIDE_PX, SIDE_PX)
    .webp({ quality: 72, effort: 6 })
    .toFile(`${folder}${technique}.webp`)
}
await rm(debossed, { recursive: true })
