// node scripts/requirements.mjs [PREFIX]: the lines of docs/requirements.md that no test's title carries.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inRepository } from './setup.mjs'

const roots = ['packages', 'apps', 'demo', 'e2e', 'bench', 'scripts']

function testsUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(node_modules|build|var)$/.test(entry.name) ? [] : testsUnder(path)
    return /\.test\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}

/** Ids with their sentence, in the order of the page. */
export function readRequirements(text) {
  return [...text.matchAll(/^- ([A-Z]+-\d\d) (.+)$/gm)].map(([, id, sentence]) => ({ id, sentence }))
}

/** Every id that stands in square brackets in a string of a test: «… [CART-01, CART-04]». */
export function idsIn(text) {
  return [...text.matchAll(/\[([A-Z]+-\d\d(?:, ?[A-Z]+-\d\d)*)\]/g)].flatMap(([, ids]) => ids.split(/, ?/))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const prefix = process.argv[2] ?? ''
  const wanted = readRequirements(readFileSync(inRepository('docs/requirements.md'), 'utf8'))
  const tests = roots.flatMap((root) => testsUnder(inRepository(root)))
  const carried = new Set(tests.flatMap((path) => idsIn(readFileSync(path, 'utf8'))))
  const missing = wanted.filter(({ id }) => id.startsWith(prefix) && !carried.has(id))
  for (const { id, sentence } of missing) console.log(`${id}  ${sentence}`)
  const known = new Set(wanted.map(({ id }) => id))
  const unknown = [...carried].filter((id) => !known.has(id))
  if (unknown.length > 0) console.log(`Unknown ids in titles: ${unknown.join(' ')}`)
  console.log(`${missing.length} without a test`)
  process.exitCode = unknown.length > 0 ? 1 : 0
}
