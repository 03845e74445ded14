import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Files } from '@estampa/server/files/files'
import {
  drawingKey,
  matteKey,
  passesKey,
  pictureKey,
  saveDrawing,
  saveExcerpt,
} from '@estampa/server/files/pictures'
import { appearances } from './appearances/appearances.ts'
import { type DemoExcerpt, excerptsOf } from './excerpts.ts'
import { matteOf } from './mattes.ts'
import placements from './placements.json' with { type: 'json' }
import { composedProducts, type PictureUrl } from './product-images.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
const mattesFolder = fileURLToPath(new URL('../mattes/', import.meta.url))
const passesFolder = fileURLToPath(new URL('../passes/', import.meta.url))
/** Pictures that are stored side by side. */
const AT_ONCE = 16
const passesOfPicture = passesByPicture()

/**
 * Brings the demo's pictures, or those of them that are wanted, to where the server serves them from and gives their addresses. An address carries
 * the hash of the picture and its matte: browsers keep pictures for ever, so a changed one needs another name.
 */
export async function storePictures(
  files: Files,
  isWanted: (file: string) => boolean = () => true,
): Promise<PictureUrl> {
  const names = new Map<string, string>()
  const excerpts = excerptsOf(appearances).filter(({ file }) => isWanted(`${file}.webp`))
  const wholes = new Set(excerpts.map(({ of }) => `${of}.webp`))
  const isStored = (name: string) => /\.(webp|png)$/.test(name) && (isWanted(name) || wholes.has(name))
  const found = (await readdir(folder)).filter(isStored)
  await inBatches(found, async (file) => names.set(file, await storeFile(files, file)))
  await inBatches(excerpts, async (excerpt) => {
    const of = names.get(`${excerpt.of}.webp`)
    if (!of) throw new Error(`demo/pictures has no ${excerpt.of}`)
    names.set(`${excerpt.file}.webp`, await storeExcerpt(files, excerpt, of))
  })
  return (file) => {
    // other drawings are served as the PNG beside them
    const pixels = file.replace(/svg$/, 'png')
    const name = names.get(pixels)
    if (!name) throw new Error(`demo/pictures has no ${file}`)
    return `/pictures/${name}.${isClipArt(pixels) ? 'svg' : 'webp'}`
  }
}

async function inBatches<T>(all: readonly T[], store: (one: T) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < all.length; start += AT_ONCE)
    await Promise.all(all.slice(start, start + AT_ONCE).map(store))
}

/** Gives the picture's name in the server's files. */
async function storeFile(files: Files, file: string): Promise<string> {
  const bytes = await readFile(folder + file)
  const drawing = isClipArt(file) ? await readFile(folder + file.replace(/png$/, 'svg'), 'utf8') : ''
  const matte = await findMatte(file)
  const hash = createHash('sha256').update(bytes).update(drawing)
  if (matte) hash.update(matte)
  const folderName = matte ? 'demo/cutouts' : 'demo'
  const name = `${folderName}/${file.replace(/\.\w+$/, '')}-${hash.digest('hex').slice(0, 8)}`
  await storeOne(files, name, file, bytes)
  if (matte && !(await files.has(matteKey(name)))) await files.put(matteKey(name), matte, 'image/webp')
  await storePasses(files, name, passesOfPicture.get(file))
  if (drawing !== '') await storeDrawing(files, name, drawing)
  return name
}

/** It lies in the folder of the picture that it is a part of, so it can be shown without its ground where that can. */
async function storeExcerpt(files: Files, excerpt: DemoExcerpt, of: string): Promise<string> {
  const { file, x, y, width, height } = excerpt
  const part = { of, x, y, width, height }
  const hash = createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 8)
  const name = `${of.slice(0, of.lastIndexOf('/'))}/${file}-${hash}`
  await saveExcerpt(files, name, part)
  return name
}

/** The files that `storePictures` reads, each by its name, its size and when it was written. */
export async function listPictures(): Promise<string[]> {
  const places = await Promise.all(
    [folder, mattesFolder, passesFolder].map(async (place) =>
      (await readdir(place)).map((file) => place + file),
    ),
  )
  const listed = places.flat().map(async (path) => {
    const { size, mtimeMs } = await stat(path)
    return `${basename(path)} ${size} ${mtimeMs}`
  })
  return (await Promise.all(listed)).sort()
}

async function storeOne(files: Files, name: string, file: string, bytes: Buffer): Promise<void> {
  const type = file.endsWith('.png') ? 'png' : 'webp'
  const key = pictureKey(name, type)
  if (!(await files.has(key))) await files.put(key, bytes, `image/${type}`)
}

/** A picture on which an area was placed has its passes beside it: designs are shown in their light. */
async function storePasses(files: Files, name: string, passesFile: string | undefined): Promise<void> {
  if (!passesFile || (await files.has(passesKey(name)))) return
  await files.put(passesKey(name), await readFile(passesFolder + passesFile), 'image/webp')
}

function passesByPicture(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [slug, areas] of Object.entries(placements)) {
    const composed = composedProducts[slug]
    for (const { picture } of composed ? Object.values(areas) : [])
      found.set(picture, `${composed?.form}-${picture.includes('-alrededor.') ? 'alrededor' : 'frente'}.webp`)
  }
  return found
}

/** Undefined where the product is not told from its ground: such a picture is shown as it is. */
async function findMatte(file: string): Promise<Buffer | undefined> {
  const name = matteOf(file)
  return name === undefined ? undefined : readFile(mattesFolder + name).catch(() => undefined)
}

/** Clip art is printed, so it stays an SVG drawing. */
function isClipArt(file: string): boolean {
  return /^design-.*\.png$/.test(file)
}

async function storeDrawing(files: Files, name: string, drawing: string): Promise<void> {
  if (await files.has(drawingKey(name))) return
  const refusal = await saveDrawing(files, name, drawing)
  if (refusal) throw new Error(`${name}: ${refusal.refusal}`)
}
