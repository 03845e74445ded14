/**
 * Traces the passes of the demo's products, rigid ones with Blender: `npm run passes -w @estampa/demo`, with `-- taza`
 * only those whose product begins so, with `-- --view=frente` one view of each, with `-- --size=500 --samples=24
 * --folder=/tmp/try` a quick trial elsewhere, with `-- --measure` only where the print areas fall on what is there. What is there is left alone: delete a file to have it made again. Then
 * `npm run compose` makes the pictures.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { type TracedProduct, type TracedView, tracedProducts } from '../src/appearances/traced.ts'
import { runBlender } from './blender.ts'
import { garmentPasses } from './garments/garment-passes.ts'

const words = process.argv.slice(2)
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
const folder = option('folder') ?? fileURLToPath(new URL('../passes', import.meta.url))
const size = Number(option('size') ?? 1600)
const samples = Number(option('samples') ?? 16)
const starts = words.filter((word) => !word.startsWith('--'))
const measures = words.includes('--measure')
const tiles = 4
const maxBytes = Number(option('max-kb') ?? 300) * 1000

async function run(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const forms = tracedProducts.filter(
    ({ form, appearance }) =>
      form === appearance.slug &&
      (starts.length === 0 ||
        starts.some((start) => (words.includes('--exact') ? form === start : form.startsWith(start)))),
  )
  for (const product of forms) {
    for (const [name, view] of Object.entries(product.views)) {
      const file = `${folder}/${product.form}-${name}`
      if ((option('view') ?? name) !== name || existsSync(`${file}.webp`) !== measures) continue
      const started = Date.now()
      const bytes = await traceView(product, view, file)
      console.log(
        `${product.form}-${name}: ${Math.round((Date.now() - started) / 1000)} s, ${Math.round(bytes / 1000)} kB`,
      )
    }
  }
}

/** Gives the size of what it has written: the passes one below the other, and beside them where the areas are seen. */
async function traceView(product: TracedProduct, view: TracedView, file: string): Promise<number> {
  const { appearance, shape } = product
  if (shape === 'garment') return layDown(product, view, file)
  const options = { second: appearance.second, lidColour: appearance.second, ...appearance.options }
  const work = await mkdtemp(join(tmpdir(), 'passes-'))
  try {
    const order = { shape, options, view, size, samples, file: `${work}/view`, measures }
    await writeFile(`${work}/order.json`, JSON.stringify(order))
    await runBlender('trace', `${work}/order.json`)
    await copyFile(`${work}/view.json`, `${file}.json`)
    if (measures) return 0
    const raw = await readFile(`${work}/view.passes`)
    const picture = sharp(raw, { raw: { width: size, height: size * tiles, channels: 3 } })
    return await writeSmall(picture, `${file}.webp`)
  } finally {
    await rm(work, { recursive: true })
  }
}

/** Garments are cloth on a table: they need no Blender. */
async function layDown({ appearance }: TracedProduct, view: TracedView, file: string): Promise<number> {
  const { passes, areas } = garmentPasses(appearance, { isBack: view.isBack ?? false }, size)
  await writeFile(`${file}.json`, JSON.stringify(areas))
  if (measures) return 0
  return writeSmall(
    sharp(passes, { raw: { width: size, height: size * tiles, channels: 3 } }),
    `${file}.webp`,
  )
}

/** As well as it can be kept in 300 kB, or what `--max-kb` says; nets and stitches need much. */
async function writeSmall(picture: Sharp, file: string): Promise<number> {
  let size = 0
  for (const quality of [88, 84, 80, 76, 72, 68]) {
    size = (await picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toFile(file)).size
    if (size < maxBytes) break
  }
  return size
}

await run()
