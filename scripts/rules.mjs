// The rules of shape that no linter knows: who may import whom and past which face nobody does, how files are named and sized, how
// types are named, where SQL and the rows of countries stand, that no literal is spread and no class has a value of its own, that the
// lock is whole, and that version, changelog and migrations agree.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { arbitraryValueFaults } from './rules/arbitrary-values.mjs'
import { countryFaults } from './rules/countries.mjs'
import { cycleFaults } from './rules/cycles.mjs'
import { faceFaults } from './rules/faces.mjs'
import { importFaults, targetOf } from './rules/imports.mjs'
import { lockFaults } from './rules/lock.mjs'
import { nameFaults, repeatedNameFaults } from './rules/names.mjs'
import { rankFaults } from './rules/ranks.mjs'
import { releaseFaults } from './rules/releases.mjs'
import { shapeFaults } from './rules/shape.mjs'
import { readSources } from './rules/sources.mjs'
import { spreadFaults } from './rules/spreads.mjs'
import { sqlFaults } from './rules/sql.mjs'

/** One line per fault, `file: what is wrong`. */
export function listFaults(root) {
  const sources = readSources(root)
  return [
    ...lockFaults(root),
    ...releaseFaults(root),
    ...faceFaults(root, sources),
    ...cycleFaults(sources),
    ...repeatedNameFaults(sources),
    ...sources.flatMap((source) => [
      ...importFaults(root, source),
      ...rankFaults(source, targetOf),
      ...shapeFaults(source),
      ...nameFaults(source),
      ...sqlFaults(source),
      ...countryFaults(source),
      ...spreadFaults(source),
      ...arbitraryValueFaults(source),
    ]),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = listFaults(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
