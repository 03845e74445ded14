/** The parts of a backup on the disk: written with their sum, encrypted where there is a key, and read back alike. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BackupKeys } from './encryption.ts'
import type { BackupPart } from './manifest.ts'

export type BackupFolder = { readonly folder: string; readonly keys: BackupKeys | undefined }

export async function writePart(
  { folder, keys }: BackupFolder,
  name: string,
  content: AsyncIterable<Buffer>,
): Promise<BackupPart> {
  const file = keys ? `${name}.enc` : name
  const sum = createHash('sha256')
  let bytes = 0
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      sum.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await pipeline(
    keys ? keys.encrypt(name, content) : content,
    measured,
    createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { file, bytes, sha256: sum.digest('hex') }
}

/** Throws where the file is not the one that the manifest speaks of. */
export async function checkPart(
  { folder }: BackupFolder,
  { file, bytes, sha256 }: BackupPart,
): Promise<void> {
  const sum = createHash('sha256')
  let found = 0
  try {
    for await (const chunk of createReadStream(join(folder, file)) as AsyncIterable<Buffer>) {
      sum.update(chunk)
      found += chunk.length
    }
  } catch (cause) {
    throw new Error(`A la copia le falta ${file}.`, { cause })
  }
  if (found !== bytes || sum.digest('hex') !== sha256) {
    throw new Error(`La copia está dañada: ${file} no es el que dice su manifest.json.`)
  }
}

export function readPart({ folder, keys }: BackupFolder, { file }: BackupPart): AsyncIterable<Buffer> {
  const content = createReadStream(join(folder, file)) as AsyncIterable<Buffer>
  return keys ? keys.decrypt(file.replace(/\.enc$/, ''), content) : content
}
