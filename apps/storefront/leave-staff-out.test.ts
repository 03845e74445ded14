import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutStaff } from './leave-staff-out.ts'

test('a shopper’s browser knows every address but those of the staff [STF-01]', () => {
  const code = readFileSync(new URL('../../packages/contract/src/paths.ts', import.meta.url), 'utf8')
  const names = (text: string) => [...text.matchAll(/^ {2}'([\w.]+)'/gm)].map((match) => match[1] ?? '')
  const shown = withoutStaff(code)
  expect(shown).not.toContain('Staff')
  expect(names(shown)).toEqual(names(code).filter((name) => !/^staff\.|getRegretRequests/.test(name)))
  expect(names(shown).length).toBeGreaterThan(80)
})
