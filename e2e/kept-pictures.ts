/**
 * The sizes of the demo's pictures, kept from one run to the next: to make one takes a tenth of a second of the processor, and
 * the tests see hundreds. The names of the demo's pictures change with what they show. What is kept goes when the code that
 * makes them changes, and a deep run makes them all.
 */
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { repository } from './server-process.ts'

/** In the folder of a server's data. */
const MADE = join('files', 'pictures-made', 'demo')
const makers = ['pictures.ts', 'cutout.ts', 'excerpt.ts', 'ground-behind.ts'].map((name) =>
  join(repository, 'apps/server/src/files', name),
)
const folder = join(repository, 'var', 'demo-pictures')

/** Puts what was kept into the folder of a server's data. */
export async function takeKeptPictures(dataFolder: string): Promise<void> {
  if (process.env.DEEP) return
  await copyFolder(join(folder, await stateOfMakers()), join(dataFolder, MADE))
}

/** Keeps what servers have made there, and nothing of older code. */
export async function keepPictures(dataFolder: string): Promise<void> {
  if (process.env.DEEP) return
  const state = await stateOfMakers()
  const next = join(folder, `${state}-${process.pid}`)
  if (!(await copyFolder(join(dataFolder, MADE), next))) return
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${state}-`)) await rm(join(folder, name), { recursive: true, force: true })
  }
  await rename(next, join(folder, state))
}

async function stateOfMakers(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions))
  for (const maker of makers) hash.update(await readFile(maker))
  return hash.digest('hex').slice(0, 16)
}

/** Whether there was one. */
async function copyFolder(from: string, to: string): Promise<boolean> {
  try {
    await cp(from, to, { recursive: true })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
