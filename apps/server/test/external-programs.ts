/** Programs that an operator may install to read more formats, installed here where we may: as root on Debian and its kin. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const ghostscript = () => findOrInstall(['gs'], 'ghostscript')
export const heifConvert = () => findOrInstall(['heif-dec', 'heif-convert'], 'libheif-examples')
/** Makes pictures for the tests. */
export const heifEncoder = () => findOrInstall(['heif-enc'], 'libheif-examples')

/** The path of the first that there is; undefined where none can be had. */
function findOrInstall(names: readonly string[], debianPackage: string): string | undefined {
  const found = find(names)
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', debianPackage]]) {
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  return find(names)
}

function find(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun)
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
