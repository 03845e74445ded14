import type { EditorArea } from '@estampa/editor/kernel'
import { expect, test } from 'vitest'
import type { Logo } from './draft.ts'
import { inksOf } from './inks.ts'
import { firstPicture } from './picture-position.ts'

const area: EditorArea = { id: 1, name: 'Frente', width: 100, height: 60, most: null }
const facts = {
  hasAlpha: false,
  isPhoto: false,
  flatBackground: '#ffffff',
  thinnestLine: null,
  isBlank: false,
}
const logo = {
  id: 'a',
  name: 'l',
  width: 2,
  height: 1,
  colours: ['#ffffff', '#14264d'],
  facts,
} as unknown as Logo
const picture = firstPicture(logo, area)

test('a background in the color of the product is no ink; on any other product it is one [ROUTE-06, PRICE-02]', () => {
  expect(inksOf(logo, picture, '#fdfdfd')).toEqual(['#14264d'])
  expect(inksOf(logo, picture, '#c8102e')).toEqual(['#ffffff', '#14264d'])
  expect(inksOf(logo, picture, null)).toEqual(['#ffffff', '#14264d'])
})
