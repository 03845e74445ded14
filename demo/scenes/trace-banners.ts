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
import { runBlender } from './blender.ts'
import { denoiserWeights } from './denoiser-weights.ts'
import { laidGarment } from './garments/garment-passes.ts'
import { type Mark, markSvg } from './mark-paths.ts'

type Garment = Pick<ProductAppearance, 'scene' | 'options'>

/** The script in `tracing/` that sets the scene, the mark that is printed on its products, and the garments in it. */
type Scene = {
  readonly scene: string
  readonly mark: Mark
  readonly garments?: Readonly<Record<string, Garment>>
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
for (const [name, { scene, mark, garments }] of Object.entries(scenes)) {
  if (names.length > 0 && !names.includes(name)) continue
  const work = await mkdtemp(join(tmpdir(), 'scene-'))
  try {
    const picture = `${work}/mark.png`
    await sharp(Buffer.from(markSvg(mark, '#000000', 512, 512)))
      .png()
      .toFile(picture)
    const laid = await layDown(garments ?? {}, work)
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

/** Garments as sewn and laid down: one file each of height, filled share and shares of colors, plane by plane. */
async function layDown(garments: Readonly<Record<string, Garment>>, work: string) {
  const laid: Record<string, object> = {}
  for (const [name, garment] of Object.entries(garments)) {
    const { relief, spots, areas } = laidGarment(garment, { isBack: false }, garmentPixels)
    const file = `${work}/${name}.planes`
    const planes = [relief.height, spots.filled, spots.main, spots.second, spots.own]
    await writeFile(file, Buffer.concat(planes.map((plane) => Buffer.from(plane.buffer))))
    laid[name] = { file, side: garmentPixels, scale: relief.frame.scale, areas }
  }
  return laid
}
