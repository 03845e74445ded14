import { expect, test } from 'vitest'
import { fileSizeText } from './file-size-text.ts'

test.each([
  [1, '1 kB'],
  [48_210, '48 kB'],
  [1_482_104, '1,5 MB'],
  [12_000_000, '12 MB'],
])('a file of %i bytes is said to be of %s [ADM-12]', (bytes, said) => {
  expect(fileSizeText(bytes)).toBe(said)
})
