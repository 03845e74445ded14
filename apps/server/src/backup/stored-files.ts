/** The files of an installation, whichever store they lie in, into a backup and back. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileTypes } from '../files/file-types.ts'
import { type Files, keptFolders } from '../files/files.ts'
import { packTar, unpackTar } from './tar.ts'

const FILE_MODE = 0o600

/** Counts while it gives them. One that is deleted meanwhile is left out: no row names it any more. */
export function packFiles(files: Files, counted: { count: number }): AsyncGenerator<Buffer> {
  async function* entries() {
    for (const folder of keptFolders) {
      for await (const name of files.list(folder)) {
        const found = await files.measured(name)
        if (!found) continue
        counted.count += 1
        yield { name, mode: FILE_MODE, ...found }
      }
    }
  }
  return packTar(entries())
}

export async function hasFiles(files: Files): Promise<boolean> {
  for (const folder of keptFolders) {
    for await (const _ of files.list(folder)) return true
  }
  return false
}

/** Gives their names. Where one cannot be kept, those that were are deleted again. */
export async function unpackFiles(
  files: Files,
  tar: AsyncIterable<Buffer>,
  isWanted: (name: string) => boolean | Promise<boolean> = () => true,
): Promise<string[]> {
  const kept: string[] = []
  try {
    for await (const entry of unpackTar(tar)) {
      if (entry.isFolder || !(await isWanted(entry.name))) continue
      const part = await files.openPart()
      await pipeline(Readable.from(entry.content), createWriteStream(part, { mode: FILE_MODE }))
      const ending = entry.name.slice(entry.name.lastIndexOf('.') + 1)
      await files.take(entry.name, part, fileTypes[ending] ?? 'application/octet-stream')
      kept.push(entry.name)
    }
    return kept
  } catch (error) {
    await deleteFiles(files, kept)
    throw error
  }
}

export async function deleteFiles(files: Files, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.delete(key)
}
