import { expect, test } from 'vitest'
import { newTotpSecret, takeTotpStep, totpCode } from './totp.ts'

/** «12345678901234567890» of RFC 6238, in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code of second %i is that of RFC 6238 [ADM-02]', (second, code) => {
  expect(totpCode(SECRET, new Date(second * 1000))).toBe(code)
})

test('secrets have 160 bits, and a step is taken once [ADM-02]', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  const now = new Date(59_000)
  const step = takeTotpStep(SECRET, '287082', 0, now)
  expect(step).toBe(1)
  expect(takeTotpStep(SECRET, '287082', 1, now)).toBeUndefined()
  expect(takeTotpStep(SECRET, '28708', 0, now)).toBeUndefined()
})
