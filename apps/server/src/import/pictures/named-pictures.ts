/** Pictures in a folder or a ZIP, by their names. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { openZip, UnreadableZip, type ZipBounds } from '../../files/read-zip.ts'
import { CannotImport, isPicturePath } from '../read/source.ts'

export type NamedPictures = {
  readonly paths: readonly string[]
  read(path: string): Promise<Buffer>
  close(): Promise<void>
}

export const pictureZipBounds: ZipBounds = {
  entries: 5_000,
  entryBytes: 20_000_000,
  totalBytes: 2_000_000_000,
}

export async function openNamedPictures(path: string): Promise<NamedPictures> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new CannotImport(`No existe ${path}.`)
  const pictures = found.isDirectory() ? await openFolder(path) : await openPictureZip(path)
  if (pictures.paths.length > 0) return pictures
  await pictures.close()
  throw new CannotImport('No trae ninguna imagen (JPG, PNG, WebP o AVIF).')
}

async function openFolder(folder: string): Promise<NamedPictures> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const pictures = paths.filter(isPicturePath).slice(0, pictureZipBounds.entries)
  return { paths: pictures, read: (path) => readFile(join(folder, path)), close: async () => {} }
}

const reasons: Record<UnreadableZip['reason'], string> = {
  broken: 'El ZIP está dañado.',
  locked: 'El ZIP tiene clave: hay que armarlo de nuevo sin clave.',
  too_large:
    'El ZIP es demasiado grande: entran hasta 5.000 imágenes, de 20 MB cada una y 2 GB en total. Se puede partir en varios.',
}

export function zipSentence(error: unknown): CannotImport {
  if (error instanceof UnreadableZip) return new CannotImport(reasons[error.reason])
  throw error
}

async function openPictureZip(path: string): Promise<NamedPictures> {
  const zip = await openZip(path, pictureZipBounds).catch((error) => {
    throw zipSentence(error)
  })
  const entries = new Map(
    zip.entries.filter((entry) => isPicturePath(entry.path)).map((entry) => [entry.path, entry]),
  )
  return {
    paths: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name)
      if (!entry) throw new CannotImport(reasons.broken)
      return zip.read(entry)
    },
    close: zip.close,
  }
}
