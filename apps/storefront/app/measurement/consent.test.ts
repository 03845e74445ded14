import { expect, test } from 'vitest'
import { readConsent } from './consent.ts'

test('a person who answered an older question is asked again [LAW-06]', () => {
  expect(readConsent('given 1')).toBe('given')
  expect(readConsent('refused 1')).toBe('refused')
  expect([null, 'given', 'given 0', 'perhaps 1'].map(readConsent)).toEqual([
    'asked',
    'asked',
    'asked',
    'asked',
  ])
})
