import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Makes the folder for the demo's files and removes it when the run is over. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-demo-'))
  project.provide('demoFolder', folder)
  // a server that was told to stop a moment ago may still write
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
