import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Makes the folder for the demo's files and removes it when the run is over. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-demo-template-'))
  project.provide('demoFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
