import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trimmedFace } from './write-fonts.ts'

test('a typeface is fetched as it is trimmed here', async () => {
  const kept = readFileSync(new URL('../packages/web/src/theme/fonts/jost.woff2', import.meta.url))
  expect((await trimmedFace('jost')).equals(kept)).toBe(true)
})
