// Functions that the commands share before anything is installed: plain Node 20, no packages.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, freemem, setPriority } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = dirname(dirname(fileURLToPath(import.meta.url)))
export const node24 = join(repository, 'node_modules/node/bin/node')
const isNode24 = process.versions.node.startsWith('24.')

export function inRepository(...parts) {
  return join(repository, ...parts)
}

/** Runs a program to its end and passes our signals on; gives its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: repository, stdio: 'inherit', ...options })
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const pass = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, pass)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass)
      resolve(signal ? 1 : code)
    })
  })
}

/** As `run`, but what the program says is shown only when it fails; `isAside` leaves the processors to others first. */
export async function runQuietly(command, args, { isAside = false, ...options } = {}) {
  const said = []
  const code = await new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: repository, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    if (isAside && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
  return { code, said: Buffer.concat(said).toString() }
}

/** Runs the step and tells what it is and how long it took. */
export async function timed(what, step) {
  const start = performance.now()
  console.log(`${what}…`)
  const result = await step()
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Installs exactly what the lock names, unless that is what is there. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const code = await timed('Installing the packages (the first time takes about a minute)', installPackages)
  if (code !== 0) fail('npm ci failed. Check the network and run the command again.')
  if (!existsSync(node24)) {
    fail(
      'npm did not run the install script of «node». Allow it (ignore-scripts=false) and remove node_modules.',
    )
  }
}

/** With the machine's own npm and node: those in node_modules go away while npm works. */
function installPackages() {
  const own = inRepository('node_modules')
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own))
  const env = { ...process.env, PATH: path.join(delimiter) }
  return run('npm', ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit'], { env })
}

function isInstalled() {
  const lockedPackages = packagesIn('package-lock.json')
  const found = packagesIn('node_modules/.package-lock.json')
  if (!found || !existsSync(node24)) return false
  return Object.entries(lockedPackages).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true
    const other = found[path]
    return other ? other.version === version && other.integrity === integrity : optional
  })
}

function packagesIn(file) {
  const path = inRepository(file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

/**
 * Under Node 24 it does nothing. Under another Node it runs the same command again on the Node 24 that was
 * installed, and ends with it; that one ends too if this process is killed (its channel closes).
 */
export async function continueOnNode24() {
  if (isNode24) {
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
    return
  }
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  process.exit(
    await run(node24, [...process.execArgv, ...process.argv.slice(1)], { stdio, cwd: process.cwd() }),
  )
}

/** What people's browsers load, each built by itself. */
const frontEnds = [
  { name: 'the storefront', folder: 'apps/storefront' },
  { name: 'the back office', folder: 'apps/admin' },
]

/** Two builds at a time take so much memory. */
const MEMORY_OF_TWO = 3 * 1024 ** 3

/** Builds each front end unless this very source of it has been built already. Gives whether there is a build of all. */
export async function ensureBuilt() {
  const builds = listBuilds().map((build) => async () => (await build.bundle()) && build.compress())
  if (freemem() >= MEMORY_OF_TWO) return (await Promise.all(builds.map((build) => build()))).every(Boolean)
  for (const build of builds) if (!(await build())) return false
  return true
}

/**
 * The builds of the storefront and of the back office. `bundle` makes what a server needs, `compress` writes beside it
 * what browsers would rather have; each does nothing where it was done of this very source, and gives whether it is there.
 */
export function listBuilds() {
  const shared = hashOf(['packages'], ['package-lock.json'])
  return frontEnds.map(({ name, folder }) => {
    const sources = `${hashOf([folder], [])}${shared}`
    const build = inRepository(folder, 'build')
    const isMarked = (mark) => existsSync(mark) && readFileSync(mark, 'utf8') === sources
    const step = (mark, what, command) => async () =>
      isMarked(mark) || runStep({ mark, sources, what, folder, command })
    const [bundled, compressed] = [join(build, 'sources'), join(build, 'compressed')]
    return {
      isBundled: isMarked(bundled),
      bundle: step(bundled, `Building ${name}`, [reactRouter, 'build']),
      compress: step(compressed, `Compressing ${name}`, [compressor, join(build, 'client')]),
    }
  })
}

const reactRouter = inRepository('node_modules/@react-router/dev/bin.cjs')
const compressor = inRepository('scripts/compress-assets.ts')

async function runStep({ mark, sources, what, folder, command }) {
  const { code, said } = await timed(what, () => {
    rmSync(mark, { force: true })
    // what keeps a server's memory small makes a build slow
    const { MALLOC_ARENA_MAX: _, MALLOC_MMAP_THRESHOLD_: __, ...rest } = process.env
    const env = { ...rest, NODE_ENV: 'production' }
    return runQuietly(node24, command, { cwd: inRepository(folder), env })
  })
  if (code !== 0) {
    console.error(said)
    return false
  }
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, sources)
  return true
}

function hashOf(folders, files) {
  const hash = createHash('sha256')
  const inside = folders.flatMap((folder) => filesIn(inRepository(folder)))
  for (const file of [...inside, ...files.map((name) => inRepository(name))]) {
    hash.update(relative(repository, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter(
      ({ name }) => !['node_modules', 'build', '.react-router'].includes(name) && !/\.test\.tsx?$/.test(name),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]))
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}
