import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawFloors } from './rules/ranks.mjs'

test('ARCHITECTURE.md shows the floors of each workspace as the rule of imports has them', () => {
  const page = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8')
  const [, shown] = page.split(/<!-- (?:end of )?floors -->\n/)
  // node scripts/write-floors.mjs writes it
  expect(shown).toBe(`${drawFloors()}\n\n`)
})
