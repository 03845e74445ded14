import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['Password1', 'password1', 'PASSWORD1', 'Qwerty123', 'Iloveyou1'])(
  '«%s» is common [API-02]',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['Remeras2026', 'Tres tristes tigres 3', ''])('«%s» is not [API-02]', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
