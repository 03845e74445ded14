import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Files } from '@estampa/server/files/files'
import { drawingKey, pictureKey, saveDrawing } from '@estampa/server/files/pictures'
import type { PictureUrl } from './generics.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))

/**
 * Brings the demo's pictures, or those of them that are wanted, to where the server serves them from and gives their addresses. An address carries
 * the picture's own hash: browsers keep pictures for ever, so a changed one needs another name.
 */
export async function storePictures(
  files: Files,
  isWanted: (file: string) => boolean = () => true,
): Promise<PictureUrl> {
  const names = new Map<string, string>()
  for (const file of (await readdir(folder)).filter((name) => /\.(webp|png)$/.test(name) && isWanted(name))) {
    const bytes = await readFile(folder + file)
    const drawing = isClipArt(file) ? await readFile(folder + file.replace(/png$/, 'svg'), 'utf8') : ''
    const hash = createHash('sha256').update(bytes).update(drawing).digest('hex').slice(0, 8)
    const name = `demo/${file.replace(/\.\w+$/, '')}-${hash}`
    names.set(file, name)
    await storeOne(files, name, file, bytes)
    if (drawing !== '') await storeDrawing(files, name, drawing)
  }
  return (file) => {
    // other drawings are served as the PNG beside them
    const pixels = file.replace(/svg$/, 'png')
    const name = names.get(pixels)
    if (!name) throw new Error(`demo/pictures has no ${file}`)
    return `/pictures/${name}.${isClipArt(pixels) ? 'svg' : 'webp'}`
  }
}

async function storeOne(files: Files, name: string, file: string, bytes: Buffer): Promise<void> {
  const type = file.endsWith('.png') ? 'png' : 'webp'
  const key = pictureKey(name, type)
  if (!(await files.has(key))) await files.put(key, bytes, `image/${type}`)
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
