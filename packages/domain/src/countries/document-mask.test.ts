import { expect, test } from 'vitest'
import { type CountryCode, countries } from '../countries.ts'

/** Gives the content of the field after each key. */
function keys(text: string, country: CountryCode, isTaxId: boolean): string {
  return [...text].reduce((typed, key) => countries[country].maskDocument(typed + key, isTaxId), '')
}

test('a document gets its dots and dashes while it is typed [CHK-12]', () => {
  expect(keys('30500010912', 'ARG', true)).toBe('30-50001091-2')
  expect(keys('12345678', 'ARG', false)).toBe('12.345.678')
  expect(keys('30500010912', 'ARG', false)).toBe('30-50001091-2')
  expect(keys('760864285', 'CL', true)).toBe('76.086.428-5')
  expect(keys('1000005k', 'CL', false)).toBe('1.000.005-K')
})

test('text that is no document stays as typed, so that the fault can be shown [CHK-12]', () => {
  expect(keys('12a', 'ARG', true)).toBe('12a')
  expect(keys('1k2', 'CL', true)).toBe('1-K2')
  expect(countries.CL.maskDocument('76.086.428-57', true)).toBe('76.086.428-57')
  expect(countries.CL.maskDocument('76.086.428-5', true)).toBe('76.086.428-5')
})
