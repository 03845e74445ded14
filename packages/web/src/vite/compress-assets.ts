import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The last twentieth of a typeface costs two thirds of the time, and people load only those that they choose. */
const typefaceOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Writes a .br and a .gz beside every file that shrinks, once per build, so that the server never compresses them. */
export async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => /\.(js|css|svg|json|ttf)$/.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        const text = await readFile(path)
        await Promise.all([
          writeFile(`${path}.br`, await brotli(text, file.endsWith('.ttf') ? typefaceOptions : {})),
          writeFile(`${path}.gz`, await zip(text, { level: 9 })),
        ])
      }),
  )
}
