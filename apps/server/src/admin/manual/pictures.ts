import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** A picture of the manual: where it is, and as how large a page shows it, in CSS pixels. */
export type ManualPicture = { url: string; width: number; height: number }

/** How many pixels of a file make one of a page: `npm run manual` takes its pictures so, those of a phone finer. */
export const PICTURE_SCALE = 1.2
export const PHONE_SCALE = 2

export const isPhonePicture = (file: string): boolean => file.endsWith('-telefono.webp')

/** By the name of their file. */
export async function readPictures(folder: string): Promise<Map<string, ManualPicture>> {
  if (!existsSync(folder)) return new Map()
  const files = (await readdir(folder)).filter((file) => /^[a-z\d-]+\.webp$/.test(file)).sort()
  const pictures = await Promise.all(
    files.map(async (file): Promise<[string, ManualPicture]> => {
      const bytes = await readFile(join(folder, file))
      const { width, height } = await sharp(bytes).metadata()
      const scale = isPhonePicture(file) ? PHONE_SCALE : PICTURE_SCALE
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      return [
        file,
        {
          url: `/manual/pictures/${file}?v=${hash}`,
          width: Math.round(width / scale),
          height: Math.round(height / scale),
        },
      ]
    }),
  )
  return new Map(pictures)
}
