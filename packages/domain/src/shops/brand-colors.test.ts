import { expect, test } from 'vitest'
import { proposeBrandColors } from './brand-colors.ts'
import { contrast } from './theme.ts'

test('a logo proposes its colors, few and apart, without its grays and without two that look the same [OWN-03]', () => {
  const logo = ['#ffffff', '#1f4e9c', '#1d1d1b', '#22509e', '#d6001c', '#8a8a8a']
  expect(proposeBrandColors(logo)).toEqual(['#1f4e9c', '#d6001c'])
  expect(proposeBrandColors(['#c00000', '#00c000', '#0000c0', '#a000a0', '#a06000'])).toHaveLength(4)
})

test('a pale color is proposed as dark as it must be to be seen on white [OWN-03]', () => {
  const [yellow = ''] = proposeBrandColors(['#ffe14d'])
  expect(contrast(yellow, '#ffffff')).toBeGreaterThanOrEqual(3)
  expect(yellow).not.toBe('#ffe14d')
})

test('a black logo proposes its black, and a photograph nothing [OWN-03]', () => {
  expect(proposeBrandColors(['#ffffff', '#1d1d1b'])).toContain('#1d1d1b')
  expect(proposeBrandColors([])).toEqual([])
  expect(proposeBrandColors(['red', '#12'])).toEqual([])
})
