import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The lock must name every optional package, those of other systems too. npm leaves out what its registry
 * does not have at the moment, and `npm ci` then refuses the lock everywhere.
 */
export function lockFaults(root) {
  const file = join(root, 'package-lock.json')
  if (!existsSync(file)) return []
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.values(packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !names.has(name))
    .map((name) => `package-lock.json: ${name} is missing, so npm ci would fail; add its entry`)
}
