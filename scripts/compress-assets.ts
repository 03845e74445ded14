// node scripts/compress-assets.ts <folder>: writes a .br and a .gz beside every file that shrinks, so that no server does.
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The last twentieth of a typeface costs two thirds of the time, and people load only those that they choose. */
const typefaceOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const folder = process.argv[2] ?? ''
const files = await readdir(folder, { recursive: true })
await Promise.all(files.filter((file) => /\.(js|css|svg|json|ttf)$/.test(file)).map(compress))

async function compress(file: string): Promise<void> {
  const path = join(folder, file)
  const text = await readFile(path)
  await Promise.all([
    writeWhole(`${path}.br`, await brotli(text, file.endsWith('.ttf') ? typefaceOptions : {})),
    writeWhole(`${path}.gz`, await zip(text, { level: 9 })),
  ])
}

/** Somebody may ask for it meanwhile. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}
