/**
 * Composes the pictures of path-traced products from their passes, in every color, plain and with a logo, by the code
 * that shows a shop's designs: `npm run compose -w @estampa/demo`, with `-- taza` only products that begin so, with
 * `-- taza-clasica --exact` one, with `-- --color=rojo` in one color, with `-- --folder=/tmp/try --passes=/tmp/try` from
 * and to elsewhere. What has no passes is left as it is.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  artPixels,
  composePicture,
  type MockupFinish,
  type PicturePasses,
  passesOf,
  renderMockup,
} from '@estampa/artwork/mockup'
import type { Rgba } from '@estampa/artwork/pixels'
import sharp from 'sharp'
import type { DecorationKind, ProductAppearance } from '../src/appearances/appearance.ts'
import { type TracedProduct, type TracedViewName, tracedProducts } from '../src/appearances/traced.ts'
import type { ColorName } from '../src/palette.ts'
import { baredBy } from '../src/print-areas.ts'
import { grounds } from './grounds.ts'
import { type AreaOnPicture, placeOf } from './meshes.ts'
import { keepPlacements } from './placements.ts'
import type { VisiblePatch } from './placing.ts'
import { inksFor, paintOf } from './sample-inks.ts'
import { drawSample } from './sample-pictures.ts'

const words = process.argv.slice(2)
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
const folderOf = (name: string) => option(name) ?? fileURLToPath(new URL(`../${name}`, import.meta.url))
const [folder, passesFolder] = [option('folder') ?? folderOf('pictures'), folderOf('passes')]
const composedFile = fileURLToPath(new URL('../src/composed.json', import.meta.url))
const quality = Number(option('quality') ?? 84)
const starts = words.filter((word) => !word.startsWith('--'))

type View = { passes: PicturePasses; areas: Record<string, VisiblePatch> }
type Views = Partial<Record<TracedViewName, View>>
const finishOf = { print: 'ink', engraving: 'laser', embroidery: 'embroidery' } as const satisfies Record<
  DecorationKind,
  string
>

async function run(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const product of tracedProducts) {
    const { slug, colours } = product.appearance
    if (starts.length > 0 && !starts.some((start) => isNamed(slug, start))) continue
    const views = await viewsOf(product)
    if (!views.frente) continue
    for (const color of colours)
      if ((option('color') ?? color) === color) await composeColor(product, color, views)
    if (option('folder')) continue
    await keepPlacements(slug, placesOf(product.appearance, views))
    await keepComposed(slug, product.form, views)
    console.log(slug, Object.keys(views).join(' '))
  }
}

const isNamed = (slug: string, start: string) =>
  words.includes('--exact') ? slug === start : slug.startsWith(start)

async function viewsOf({ form, views }: TracedProduct): Promise<Views> {
  const found: Views = {}
  for (const name of Object.keys(views) as TracedViewName[]) {
    const file = `${passesFolder}/${form}-${name}`
    if (!existsSync(`${file}.webp`)) continue
    const { data, info } = await sharp(`${file}.webp`, { limitInputPixels: 60_000_000 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const passes = passesOf(data, info.width, info.height)
    if (!passes) throw new Error(`${file}.webp holds no passes`)
    found[name] = { passes, areas: JSON.parse(await readFile(`${file}.json`, 'utf8')) }
  }
  return found
}

async function composeColor(product: TracedProduct, color: ColorName, views: Views): Promise<void> {
  const { appearance } = product
  const paint = { ...paintOf(appearance, color), ground: grounds[appearance.ground] }
  const isLogoColor = color === (appearance.logo.on ?? appearance.colours[0])
  for (const [name, view] of Object.entries(views)) {
    const plain = composePicture(view.passes, paint)
    const side = name === 'frente' ? '' : `-${name}`
    const file = `${folder}/${appearance.slug}-${color}${side}.webp`
    await write(name === 'detalle' ? await decorated(appearance, color, view, plain) : plain, file)
    if (name !== 'frente') continue
    const logoFile = `${appearance.slug}-${isLogoColor ? '' : `${color}-`}logo`
    await write(await decorated(appearance, color, view, plain), `${folder}/${logoFile}.webp`)
  }
}

/** The view with the sample logo on it, in the technique's finish. */
async function decorated(
  appearance: ProductAppearance,
  color: ColorName,
  { passes, areas }: View,
  plain: Rgba,
): Promise<Rgba> {
  const { logo, slug } = appearance
  const seen = areas[logo.area]
  if (!seen) throw new Error(`${slug} has no area ${logo.area}`)
  const place = placeOf(seen, slug)
  const size = { width: seen.widthCm * 10, height: seen.heightCm * 10 }
  const finish = (option('finish') as MockupFinish | undefined) ?? finishOf[logo.method]
  const { pixelsPerMm, ...pixels } = artPixels(place, passes, size, finish)
  const inks = inksFor(appearance, color)
  const ground = finish === 'laser' ? baredBy(appearance) : undefined
  const art = await drawSample(logo, inks, { ...pixels, pixelsPerMm }, finish === 'embroidery')
  return renderMockup(plain, art, place, finish, { passes, ground })
}

async function write({ data, width, height }: Rgba, file: string): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality, effort: quality < 84 ? 6 : 4, smartSubsample: true })
    .toFile(`${file}.part`)
  await rename(`${file}.part`, file)
}

/** An area lies on the front in the first color, or on the view that shows what goes around or the back. */
function placesOf({ slug, colours }: ProductAppearance, views: Views): Record<string, AreaOnPicture> {
  const first = `${slug}-${colours[0]}`
  const around = views.alrededor?.areas.envolvente
  const back = views.espalda?.areas.espalda
  const front = Object.entries(views.frente?.areas ?? {}).filter(([area]) => area !== 'envolvente')
  return {
    ...Object.fromEntries(front.map(([area, seen]) => [area, placeOf(seen, `${first}.webp`)])),
    ...(around ? { envolvente: placeOf(around, `${first}-alrededor.webp`) } : {}),
    ...(back ? { espalda: placeOf(back, `${first}-espalda.webp`) } : {}),
  }
}

/** Keeps in mind that a product is composed, of whose passes and in which views. */
async function keepComposed(slug: string, form: string, views: Views): Promise<void> {
  const known = existsSync(composedFile) ? JSON.parse(await readFile(composedFile, 'utf8')) : {}
  const all = { ...known, [slug]: { form, views: Object.keys(views) } }
  const lines = Object.keys(all)
    .sort()
    .map((one) => `  "${one}": ${JSON.stringify(all[one])}`)
  await writeFile(composedFile, `{\n${lines.join(',\n')}\n}\n`)
}

await run()
