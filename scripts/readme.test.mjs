import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSettings } from '../apps/server/src/config.ts'

test('the README says of every setting what the configuration says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  for (const { name, about, fallback } of listSettings()) {
    expect(readme).toContain(`| \`${name}\` | ${fallback ?? ''} | ${about} |`)
  }
})
