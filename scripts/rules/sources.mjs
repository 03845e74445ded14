import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { parseSync } from 'vite'

const roots = ['packages', 'apps', 'demo', 'e2e', 'bench', 'scripts']
const skipped = new Set(['node_modules', 'build', 'dist', 'var', 'pictures', 'results'])

/** Every script of the repository as `{ path, text, program, imports }`, paths relative with `/`. */
export function readSources(root) {
  return roots
    .flatMap((folder) => (existsSync(join(root, folder)) ? walk(join(root, folder)) : []))
    .map((file) => {
      const path = relative(root, file).replaceAll('\\', '/')
      return parse(path, readFileSync(file, 'utf8'))
    })
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : walk(path)
    return /\.(ts|tsx|mts|mjs|js|jsx)$/.test(entry.name) ? [path] : []
  })
}

function parse(path, text) {
  const lang = extname(path).slice(1).replace('mts', 'ts').replace('mjs', 'js')
  const parsed = parseSync(path, text, { lang })
  const { module, errors } = parsed
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const requests = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) => found.entries.map((entry) => entry.moduleRequest?.value)),
    // import('x') as a call and as a type
    ...Array.from(text.matchAll(/\bimport\(\s*(['"`])([^'"`]+)\1/g), (found) => found[2]),
  ]
  return {
    path,
    text,
    imports: [...new Set(requests.filter(Boolean))],
    // the tree of a file takes longer to be built than all that is asked of it: rules ask for it where its text gives them a reason
    get program() {
      return parsed.program
    },
  }
}

/** A test, or what tests share: `test/` in a workspace. */
export function isTest(path) {
  return /\.test\.[a-z]+$/.test(path) || /^(packages|apps)\/[^/]+\/test\//.test(path)
}
