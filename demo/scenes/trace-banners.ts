/**
 * Path-traces the home pages' wide pictures that are whole scenes: `npm run trace-banners -w @estampa/demo`, with
 * `-- banner-mate` only one, with `-- --width=640 --samples=12 --folder=/tmp/try` a quick look elsewhere.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { ProductAppearance, SceneOptions } from '../src/appearances/appearance.ts'
import { appearances } from '../src/appearances/appearances.ts'
import { tracedProducts } from '../src/appearances/traced.ts'
import { type ColorName, paletteHex } from '../src/palette.ts'
import { runBlender } from './blender.ts'
import { denoiserWeights } from './denoiser-weights.ts'
import { laidGarment } from './garments/garment-passes.ts'
import type { Relief } from './garments/relief.ts'
import { type Mark, markSvg } from './mark-paths.ts'
import { inksFor } from './sample-inks.ts'
import { writeSample } from './sample-pictures.ts'

type Garment = Pick<ProductAppearance, 'scene' | 'options'>

/** A product of the range in one of its colors. Inks are said where a mark is not printed in those of its sample logo, as an engraved one. */
type Sample = readonly [slug: string, color: ColorName, inks?: readonly string[]]

/**
 * The script in `tracing/` that sets the scene, the mark that is printed on its products, and the garments in it. Where products
 * carry sample logos of their own, `samples` gives the script the picture of each by the name that it asks for, and cloth as it was laid down.
 */
type Scene = {
  readonly scene: string
  readonly mark: Mark
  readonly garments?: Readonly<Record<string, Garment>>
  readonly samples?: Readonly<Record<string, Sample>>
  /** What else its script asks for where it serves more than one scene. */
  readonly setting?: Readonly<Record<string, string>>
}

const scenes: Readonly<Record<string, Scene>> = {
  'banner-mate': { scene: 'breakfast', mark: 'leaf' },
  'banner-desk': { scene: 'desk', mark: 'orbit' },
  'banner-outdoor': { scene: 'trail', mark: 'peak' },
  'banner-party': { scene: 'party', mark: 'wave' },
  'banner-party-small': { scene: 'trinkets', mark: 'wave' },
  'banner-premium-drink': { scene: 'toast', mark: 'orbit' },
  'banner-print': { scene: 'printers_table', mark: 'knot' },
  'banner-premium': { scene: 'gift_table', mark: 'knot' },
  'banner-eco': { scene: 'potting_bench', mark: 'leaf' },
  'use-desk': {
    scene: 'writing_desk',
    mark: 'leaf',
    setting: { desk: 'oak' },
    samples: {
      notebook: ['cuaderno-espiral-eco', 'kraft'],
      pen: ['boligrafo-clic', 'azul'],
      mug: ['taza-clasica', 'blanco'],
      battery: ['bateria-slim', 'negro', ['#8d9094']],
    },
  },
  'use-table': {
    scene: 'kitchen_counter',
    mark: 'leaf',
    setting: { kitchen: 'stone' },
    samples: {
      copper: ['botella-acero', 'cobre', ['#5c3620']],
      glass: ['botella-vidrio-bambu', 'transparente'],
      jar: ['termo-comida', 'naranja'],
      black: ['botella-termica-500', 'negro'],
    },
  },
  'banner-refill': {
    scene: 'kitchen_counter',
    mark: 'leaf',
    setting: { kitchen: 'green' },
    samples: {
      glass: ['botella-vidrio-bambu', 'transparente'],
      cork: ['botella-corcho', 'crema', ['#777a7f']],
      bamboo: ['botella-termica-bambu', 'blanco', ['#777a7f']],
    },
  },
  'banner-covers': {
    scene: 'writing_desk',
    mark: 'knot',
    setting: { desk: 'walnut' },
    samples: {
      cork: ['cuaderno-corcho', 'corcho'],
      leather: ['cuaderno-ejecutivo', 'bordo', ['#9a9da2']],
      kraft: ['cuaderno-kraft', 'kraft'],
      pen: ['boligrafo-clic', 'rojo'],
    },
  },
  'banner-kit': {
    scene: 'writing_desk',
    mark: 'leaf',
    setting: { desk: 'honey' },
    samples: {
      notebook: ['cuaderno-kraft', 'kraft'],
      mug: ['taza-mate', 'salvia'],
      gourd: ['mate-calabaza', 'suela'],
      pen: ['boligrafo-giro-metal', 'negro'],
    },
  },
  'banner-welcome': {
    scene: 'boardroom',
    mark: 'leaf',
    setting: { room: 'window' },
    samples: {
      notebook: ['cuaderno-a5', 'marino'],
      bottle: ['botella-termica-bambu', 'salvia', ['#44524a']],
      card: ['cuaderno-kraft', 'kraft'],
    },
  },
  'banner-recognition': {
    scene: 'boardroom',
    mark: 'knot',
    setting: { room: 'boardroom' },
    samples: {
      pens: ['set-escritura', 'marino'],
      leather: ['cuaderno-ejecutivo', 'suela'],
      keys: ['llavero-cuero', 'suela'],
    },
  },
  'banner-warm': {
    scene: 'workshop',
    mark: 'knot',
    garments: {
      hoodie: top({
        neck: 'capucha',
        weave: 'fleece',
        sleeve: 'larga',
        ribbed: true,
        kangaroo: true,
        seed: 42,
      }),
      vest: top({ neck: 'alto', weave: 'quilt', sleeve: 'sin', zip: true, sidePockets: true, seed: 56 }),
    },
  },
  'use-rail': {
    scene: 'clothes_rail',
    mark: 'peak',
    samples: {
      left: ['remera-clasica', 'blanco'],
      right: ['remera-organica', 'oliva'],
    },
  },
  'use-rail-shirts': {
    scene: 'clothes_rail',
    mark: 'orbit',
    samples: {
      left: ['remera-oversize', 'lila'],
      right: ['camisa-oxford', 'azul'],
    },
  },
  'banner-uniform': {
    scene: 'clothes_rail',
    mark: 'orbit',
    setting: { room: 'ochre' },
    samples: {
      left: ['chomba-pique', 'ingles'],
      middle: ['buzo-redondo', 'bordo'],
      right: ['camisa-trabajo', 'arena'],
    },
  },
  'banner-shift': {
    scene: 'locker',
    mark: 'grid',
    samples: {
      steel: ['termo-bala', 'acero'],
      jar: ['termo-comida', 'naranja'],
      cup: ['jarro-acero-camping', 'negro'],
    },
  },
  'use-hooks': {
    scene: 'coat_hooks',
    mark: 'wave',
    samples: {
      beach: ['bolsa-playa', 'marino'],
      gym: ['mochila-cordon', 'amarillo'],
      office: ['mochila-ejecutiva', 'petroleo'],
      worn: ['gorra-clasica', 'marino'],
    },
  },
}

function top(options: SceneOptions): Garment {
  return { scene: 'top', options }
}

const words = process.argv.slice(2)
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
const folder = option('folder') ?? fileURLToPath(new URL('../pictures', import.meta.url))
const width = Number(option('width') ?? 1920)
const height = Math.round((width * 900) / 1920)
const samples = Number(option('samples') ?? 32)
/** Along a side of the square that a garment lies in. */
const garmentPixels = width > 1000 ? 1100 : 700
const names = words.filter((word) => !word.startsWith('--'))

await mkdir(folder, { recursive: true })
const weights = await denoiserWeights()
for (const [name, { scene, mark, garments, samples: shown = {}, setting }] of Object.entries(scenes)) {
  if (names.length > 0 && !names.includes(name)) continue
  const work = await mkdtemp(join(tmpdir(), 'scene-'))
  try {
    const picture = `${work}/mark.png`
    await sharp(Buffer.from(markSvg(mark, '#000000', 512, 512)))
      .png()
      .toFile(picture)
    const laid = { ...(await layDown(garments ?? {}, work)), ...(await samplesOf(shown, work)), ...setting }
    const order = {
      scene,
      mark: picture,
      garments: laid,
      width,
      height,
      samples,
      weights,
      file: `${work}/scene.raw`,
    }
    await writeFile(`${work}/order.json`, JSON.stringify(order))
    await runBlender('scene', `${work}/order.json`)
    const raw = { width, height, channels: 3 } as const
    const { size } = await sharp(await readFile(order.file), { raw })
      .webp({ quality: 84, effort: 5, smartSubsample: true })
      .toFile(`${folder}/${name}.webp`)
    console.log(`${name}: ${Math.round(size / 1000)} kB`)
  } finally {
    await rm(work, { recursive: true })
  }
}

/** Of each product the picture of its sample logo, the area it lies in, the product's color and, if it is sewn and laid down, its planes. */
async function samplesOf(shown: Readonly<Record<string, Sample>>, work: string) {
  const found: Record<string, object> = {}
  for (const [name, [slug, color, inks]] of Object.entries(shown)) {
    const appearance = appearances.find((one) => one.slug === slug)
    if (!appearance) throw new Error(`There is no ${slug}`)
    const logo = `${work}/${name}.png`
    await writeSample(appearance, inks ?? inksFor(appearance, color), logo)
    const isLaid = tracedProducts.some((one) => one.appearance === appearance && one.shape === 'garment')
    const laid = isLaid ? (await layDown({ [name]: appearance }, work))[name] : {}
    found[name] = { ...laid, logo, area: appearance.logo.area, color: paletteHex(color) }
  }
  return found
}

/** Garments as sewn and laid down: one file each of height, filled share, shares of colors and what lies behind, plane by plane. */
async function layDown(garments: Readonly<Record<string, Garment>>, work: string) {
  const laid: Record<string, object> = {}
  for (const [name, garment] of Object.entries(garments)) {
    const { relief, spots, areas } = laidGarment(garment, { isBack: false }, garmentPixels)
    const file = `${work}/${name}.planes`
    const planes = [relief.height, spots.filled, spots.main, spots.second, spots.own, behindOf(relief)]
    await writeFile(file, Buffer.concat(planes.map((plane) => Buffer.from(plane.buffer))))
    laid[name] = { file, side: garmentPixels, scale: relief.frame.scale, areas }
  }
  return laid
}

/** Where the layer behind is seen, as in a neck. */
function behindOf({ layer }: Relief): Float32Array {
  const front = layer.includes(1) ? 1 : 0
  return Float32Array.from(layer, (one) => (one < front ? 1 : 0))
}
