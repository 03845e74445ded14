import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

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
          writeFile(`${path}.br`, await brotli(text)),
          writeFile(`${path}.gz`, await zip(text, { level: 9 })),
        ])
      }),
  )
}
