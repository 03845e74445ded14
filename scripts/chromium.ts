import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The same pages in the same engine, without the windows around them: tests take half of the processor. */
const headless = 'chromium-headless-shell'
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The system's Chromium or Chrome; CHROMIUM_PATH names another one. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macApps].find(canRun)
}

/** Finds the headless one, or installs it where we may: as root on Debian and its kin. Throws with what to install. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found && (process.env.CHROMIUM_PATH || found.endsWith(headless))) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests…\n')
    apt('update')
    // not every Debian has the headless one as a package of its own
    if (!apt('install', headless) && !found) apt('install', 'chromium')
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

/** Tells whether it worked. */
function apt(command: 'update' | 'install', ...packages: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = command === 'install' ? ['-y', '--no-install-recommends'] : []
  const args = ['-qq', command, ...options, ...packages]
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
