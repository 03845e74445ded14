/** A HEIC photograph as PNG, by the program of libheif that the machine has. The PNG is then read like any other. */
import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { MEGABYTE } from '../memory/process-memory.ts'
import { inOwnFolder, type ProgramLimits, runExternalProgram } from './external-program.ts'
import { createLimiter } from './limiter.ts'
import { MAX_MEGAPIXELS } from './rewrite-picture/rewrite.ts'

/** Enough for as many pixels as a picture may have. */
const limits: ProgramLimits = {
  cpuSeconds: 30,
  memoryBytes: 320 * MEGABYTE,
  addressBytes: 1_200 * MEGABYTE,
  fileBytes: 160 * MEGABYTE,
}
const WAITING = 48
const limited = createLimiter(1, WAITING)

/** Writes the file anew; tells why it could not. */
export async function replaceHeicByPng(path: string, heifConvert: string): Promise<Refusal | undefined> {
  return limited(() => inOwnFolder((folder) => convert(path, heifConvert, folder)))
}

async function convert(path: string, heifConvert: string, folder: string): Promise<Refusal | undefined> {
  const [given, made] = ['given.heic', 'made.png']
  await copyFile(path, join(folder, given))
  const end = await runExternalProgram({ program: heifConvert, args: [given, made], folder, limits })
  if (isRefusal(end))
    return end.refusal === 'busy' ? end : refuse('picture_too_big', { most: MAX_MEGAPIXELS })
  // of several pictures the first is the one that was taken
  for (const name of [made, 'made-1.png']) {
    const png = join(folder, name)
    const { size } = await stat(png).catch(() => ({ size: 0 }))
    if (end.code === 0 && size > 0 && size < limits.fileBytes) {
      await copyFile(png, path)
      return undefined
    }
  }
  return refuse('artwork_unreadable')
}
