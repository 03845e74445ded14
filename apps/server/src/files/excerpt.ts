/**
 * A part of another picture, such as a close-up of it, is stored as where it lies there: `pictures/<name>.excerpt.json`
 * beside no pixels of its own. It is cut out when one of its sizes is made.
 */
import sharp from 'sharp'
import { z } from 'zod'
import type { Files } from './files.ts'

const share = z.number().min(0).max(1)
const excerptShape = z.object({
  /** Name of the whole picture. */
  of: z.string(),
  /** Upper left corner, as shares of its width and height. */
  x: share,
  y: share,
  /** Shares of its width and height. */
  width: share.positive(),
  height: share.positive(),
})
export type Excerpt = Readonly<z.infer<typeof excerptShape>>

export async function saveExcerpt(files: Files, name: string, excerpt: Excerpt): Promise<void> {
  await files.put(excerptKey(name), Buffer.from(JSON.stringify(excerpt)), 'application/json')
}

export async function findExcerpt(files: Files, name: string): Promise<Excerpt | undefined> {
  const bytes = await files.get(excerptKey(name))
  return bytes && excerptShape.parse(JSON.parse(bytes.toString('utf8')))
}

/** The excerpt of these pixels, without loss. `tiles` of equal height lie one below the other, and it is cut from each. */
export async function cutExcerpt(whole: Buffer, excerpt: Excerpt, tiles = 1): Promise<Buffer> {
  const { data, info } = await sharp(whole).autoOrient().raw().toBuffer({ resolveWithObject: true })
  const tileHeight = info.height / tiles
  const area = {
    left: Math.round(excerpt.x * info.width),
    width: Math.round(excerpt.width * info.width),
    height: Math.round(excerpt.height * tileHeight),
  }
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const parts = await Promise.all(
    Array.from({ length: tiles }, (_, tile) =>
      sharp(data, { raw })
        .extract({ ...area, top: Math.round(tile * tileHeight + excerpt.y * tileHeight) })
        .raw()
        .toBuffer(),
    ),
  )
  const cut = { width: area.width, height: area.height * tiles, channels: info.channels }
  return sharp(Buffer.concat(parts), { raw: cut }).webp({ lossless: true, effort: 0 }).toBuffer()
}

function excerptKey(name: string): string {
  return `pictures/${name}.excerpt.json`
}
