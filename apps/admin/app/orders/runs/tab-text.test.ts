import { expect, test } from 'vitest'
import { cellText } from './tab-text.ts'

test.each([
  ['=HYPERLINK("http://mal.example")', '\'=HYPERLINK("http://mal.example")'],
  ['+54 11', "'+54 11"],
  ['-3', "'-3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', ' =1+1'],
  ['Paz S.A.', 'Paz S.A.'],
  ['dos\nlíneas', 'dos líneas'],
])('%j is pasted into a sheet as text and never as a formula [ADM-20]', (typed, pasted) => {
  expect(cellText(typed)).toBe(pasted)
})
