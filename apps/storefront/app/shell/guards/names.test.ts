import { expect, test } from 'vitest'
import { checkGuard, guardNames } from './names.ts'

test('a guard that nobody wrote stops the build [ERR-05]', () => {
  expect(() => checkGuard('admin')).toThrow('Unknown middleware admin')
  for (const name of guardNames) expect(() => checkGuard(name)).not.toThrow()
})
