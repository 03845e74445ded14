import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { keepPictures, takeKeptPictures } from './kept-pictures.ts'

/** Makes the folder for the demo's files and removes it when the run is over. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-demo-'))
  const template = join(folder, 'template')
  await takeKeptPictures(template)
  project.provide('demoFolder', folder)
  return async () => {
    await keepPictures(template)
    // a server that was told to stop a moment ago may still write
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
