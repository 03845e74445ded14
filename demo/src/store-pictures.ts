import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Files } from '@estampa/server/files/files'
import { pictureKey } from '@estampa/server/files/pictures'
import type { PictureUrl } from './generics.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))

/**
 * Brings the demo's pictures to where the server serves them from and gives their addresses. An address carries
 * the picture's own hash: browsers keep pictures for ever, so a changed one needs another name.
 */
export async function storePictures(files: Files): Promise<PictureUrl> {
  const names = new Map<string, string>()
  for (const file of (await readdir(folder)).filter((name) => /\.(webp|png)$/.test(name))) {
    const bytes = await readFile(folder + file)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const name = `demo/${file.replace(/\.\w+$/, '')}-${hash}`
    names.set(file, name)
    await storeOne(files, name, file, bytes)
  }
  return (file) => {
    // drawings are served as the PNG beside them
    const name = names.get(file.replace(/svg$/, 'png'))
    if (!name) throw new Error(`demo/pictures has no ${file}`)
    return `/pictures/${name}.webp`
  }
}

async function storeOne(files: Files, name: string, file: string, bytes: Buffer): Promise<void> {
  const type = file.endsWith('.png') ? 'png' : 'webp'
  const key = pictureKey(name, type)
  if (!(await files.has(key))) await files.put(key, bytes, `image/${type}`)
}
