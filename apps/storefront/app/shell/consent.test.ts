import { expect, test } from 'vitest'
import { consentIn } from './consent.ts'

test('who answered an older question is asked again [LAW-06]', () => {
  expect(consentIn('given 1')).toBe('given')
  expect(consentIn('refused 1')).toBe('refused')
  expect([null, 'given', 'given 0', 'perhaps 1'].map(consentIn)).toEqual(['asked', 'asked', 'asked', 'asked'])
})
