/**
 * `npm run technique-pictures -w @estampa/demo`: what each technique looks like from nearby, cut from the pictures of
 * products that are decorated so. The storefront shows them beside the techniques of every shop.
 */
import { spawnSync } from 'node:child_process'
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

type Cut = {
  readonly technique: string
  readonly picture: string
  /** Of the picture's width and height. */
  readonly left: number
  readonly top: number
  readonly side: number
}

const cut = (technique: string, picture: string, left: number, top: number, side: number): Cut => ({
  technique,
  picture,
  left,
  top,
  side,
})

/** No product of the demo is pictured pressed. */
const debossed = await mkdtemp(join(tmpdir(), 'estampa-techniques-'))
const compose = fileURLToPath(new URL('compose.ts', import.meta.url))
const asked = ['cuaderno-ejecutivo', '--exact', '--finish=deboss', `--folder=${debossed}`]
spawnSync(process.execPath, [compose, ...asked], { stdio: 'inherit' })

const cuts = [
  cut('embroidery', 'gorra-gabardina-logo', 0.45, 0.3, 0.17),
  cut('screen_printing', 'bolsa-algodon-color-logo', 0.41, 0.53, 0.18),
  cut('pad_printing', 'boligrafo-clic-azul-detalle', 0.34, 0.3, 0.36),
  cut('dtf', 'remera-clasica-negro-logo', 0.355, 0.365, 0.29),
  cut('uv', 'usb-tarjeta-logo', 0.33, 0.36, 0.26),
  cut('heat_transfer', 'remera-deportiva-logo', 0.4, 0.36, 0.2),
  cut('laser', 'tabla-asado-logo', 0.39, 0.335, 0.14),
  cut('debossing', 'cuaderno-ejecutivo-logo', 0.345, 0.27, 0.3),
  cut('sublimation', 'taza-clasica-blanco-detalle', 0.14, 0.25, 0.44),
]

for (const { technique, picture, left, top, side } of cuts) {
  const from = technique === 'debossing' ? debossed : pictures
  const source = sharp(join(from, `${picture}.webp`))
  const { width, height } = await source.metadata()
  await source
    .extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.round(side * width),
      height: Math.round(side * width),
    })
    .resize(SIDE_PX, SIDE_PX)
    .webp({ quality: 72, effort: 6 })
    .toFile(`${folder}${technique}.webp`)
}
await rm(debossed, { recursive: true })
