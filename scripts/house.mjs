// npm run house [-- <folder>]: the size and the order of the sources, of this repository or of another copy of it.
// Tests and generated files are left out. Lines count text, nodes count syntax, so a reformatted file is no larger.
import { basename, resolve } from 'node:path'
import { cycleFaults } from './rules/cycles.mjs'
import { fileOf, targetOf } from './rules/imports.mjs'
import { rankFaults } from './rules/ranks.mjs'
import { isTest, readSources } from './rules/sources.mjs'
import { inRepository } from './setup.mjs'

const CRUMB_LINES = 12
const root = resolve(process.argv[2] ?? inRepository('.'))
const sources = readSources(root).filter(
  ({ path, text }) => !isTest(path) && !text.startsWith('// Generated'),
)
const users = countUsers(sources)
const single = sources.filter(({ path }) => users.get(path) === 1)

const workspaces = Map.groupBy(sources, ({ path }) => workspaceOf(path))
const rows = [...workspaces].map(([name, files]) => ({ workspace: name, ...sizeOf(files) }))
console.table([...rows, { workspace: 'apps and packages', ...sizeOf(sources.filter(isProduct)) }])
console.table({
  'imports against the order of rooms': sources.flatMap((source) => rankFaults(source, targetOf)).length,
  'cycles of imports': cycleFaults(sources).length,
  'imports between packages': sum(
    sources,
    ({ imports }) => imports.filter((request) => request.startsWith('@estampa/')).length,
  ),
  [`files of at most ${CRUMB_LINES} lines with one user`]: single.filter(
    (source) => linesOf(source) <= CRUMB_LINES,
  ).length,
  'files with one user': single.length,
})

function sizeOf(files) {
  return {
    files: files.length,
    lines: sum(files, linesOf),
    nodes: sum(files, ({ program }) => countNodes(program)),
  }
}

/** Objects with a type are nodes of the tree; comments are not in it. */
function countNodes(value) {
  if (Array.isArray(value)) return sum(value, countNodes)
  if (value === null || typeof value !== 'object') return 0
  return (typeof value.type === 'string' ? 1 : 0) + sum(Object.values(value), countNodes)
}

/** The number of files that import each file. */
function countUsers(files) {
  const users = new Map(files.map(({ path }) => [path, 0]))
  for (const { path, imports } of files) {
    for (const request of imports) {
      const file = fileOf(path, request, users)
      if (file) users.set(file, users.get(file) + 1)
    }
  }
  return users
}

function workspaceOf(path) {
  const [top, name] = path.split('/')
  return ['apps', 'packages'].includes(top) ? `${top}/${name}` : basename(top)
}

function isProduct({ path }) {
  return path.startsWith('apps/') || path.startsWith('packages/')
}

function linesOf({ text }) {
  return text.trimEnd().split('\n').length
}

function sum(values, measure) {
  return values.reduce((total, value) => total + measure(value), 0)
}
