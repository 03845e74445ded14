import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'

const folders = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

/** A repository of a few files, in which building takes no time and makes nothing. */
async function makeRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'repository-'))
  folders.push(folder)
  const write = async (path, text) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await write('apps/storefront/app.ts', 'export const app = 1')
  await write('apps/admin/app.ts', 'export const app = 1')
  await write('packages/a.ts', 'export const a = 1')
  await write('package-lock.json', '{}')
  await mkdir(join(folder, 'scripts'))
  await cp(new URL('./setup.mjs', import.meta.url), join(folder, 'scripts/setup.mjs'))
  await write('node_modules/node/bin/node', '#!/bin/sh\n')
  await chmod(join(folder, 'node_modules/node/bin/node'), 0o755)
  return folder
}

/** Whether a build is there, and what was said meanwhile. */
async function build(folder) {
  const setup = JSON.stringify(join(folder, 'scripts/setup.mjs'))
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { ensureBuilt } from ${setup}; console.log(await ensureBuilt())`,
  ])
  return stdout
}

test('what was built is not built again in another folder, only the front end whose source has changed', async () => {
  const folder = await makeRepository()
  const first = await build(folder)
  expect(first).toContain('Building the storefront')
  expect(first).toContain('Building the back office')
  expect(await build(folder)).toBe('true\n')
  const moved = `${folder}-moved`
  await rename(folder, moved)
  folders.splice(0, 1, moved)
  expect(await build(moved)).toBe('true\n')
  await writeFile(join(moved, 'apps/admin/app.ts'), 'export const app = 2')
  const second = await build(moved)
  expect(second).toContain('Building the back office')
  expect(second).not.toContain('Building the storefront')
  await writeFile(join(moved, 'packages/a.ts'), 'export const a = 2')
  const third = await build(moved)
  expect(third).toContain('Building the storefront')
  expect(third).toContain('Building the back office')
})

test('what begins in a fresh clone asks Node 20 for nothing that only Node 24 has', async () => {
  for (const file of ['setup.mjs', 'start.mjs', 'test.mjs', 'run.mjs']) {
    const text = await readFile(new URL(file, import.meta.url), 'utf8')
    // a name that a module of Node does not have stops a program before its first line
    expect(text, file).not.toMatch(
      /^import .*(enableCompileCache|registerHooks|stripTypeScriptTypes|node:sqlite)/m,
    )
  }
})
