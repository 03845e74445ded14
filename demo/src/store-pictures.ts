import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Files } from '@estampa/server/files/files'
import { pictureKey } from '@estampa/server/files/pictures'
import sharp from 'sharp'
import type { PictureUrl } from './generics.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
/** Logos are drawn for a screen with three points a pixel. */
const SVG_DENSITY = 288

/**
 * Brings the demo's pictures to where the server serves them from and gives their addresses. An address carries
 * the picture's own hash: browsers keep pictures for ever, so a changed one needs another name.
 */
export async function storePictures(files: Files): Promise<PictureUrl> {
  const names = new Map<string, string>()
  for (const file of (await readdir(folder)).filter((name) => /\.(webp|svg)$/.test(name))) {
    const bytes = await readFile(folder + file)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const name = `demo/${file.replace(/\.\w+$/, '')}-${hash}`
    names.set(file, name)
    await storeOne(files, name, file, bytes)
  }
  return (file) => {
    const name = names.get(file)
    if (!name) throw new Error(`demo/pictures has no ${file}`)
    return `/pictures/${name}.webp`
  }
}

async function storeOne(files: Files, name: string, file: string, bytes: Buffer): Promise<void> {
  const isDrawing = file.endsWith('.svg')
  const key = pictureKey(name, isDrawing ? 'png' : 'webp')
  if (await files.has(key)) return
  const kept = isDrawing ? await sharp(bytes, { density: SVG_DENSITY }).png().toBuffer() : bytes
  await files.put(key, kept, isDrawing ? 'image/png' : 'image/webp')
}
