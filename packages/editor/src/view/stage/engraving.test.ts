import { expect, test } from 'vitest'
import { logo, words } from '../../../test/fixtures.ts'
import { drawnColors, engravingFilter } from './engraving.ts'

const noPictures = () => []

test('the stage shows what a laser bares, not the color that was drawn [DEC-14]', () => {
  const black = new Set(['#1d1d1b'])
  expect(engravingFilter('laser', '#1c1c1e', black)).toBe('brightness(0) invert(0.82)')
  expect(engravingFilter('laser', '#d8c3a0', black)).toBe('brightness(0) invert(0.3)')
  expect(engravingFilter('debossing', '#1c1c1e', new Set(['#e30613']))).toBe('brightness(0) invert(0.82)')
  expect(engravingFilter('screen_printing', '#1c1c1e', black)).toBeUndefined()
  expect(engravingFilter(undefined, '#1c1c1e', black)).toBeUndefined()
})

test('several colors under a laser stay apart, so that they are seen and mended [DEC-14]', () => {
  expect(engravingFilter('laser', '#1c1c1e', new Set(['#ffffff', '#1a2a5a']))).toBe('grayscale(1) invert(1)')
  expect(engravingFilter('laser', null, null)).toBe('grayscale(1)')
})

test('colors are counted as they are seen: recolored, and without what is hidden [DEC-14]', () => {
  const picture = logo('a', { recolours: [{ from: '#ff0000', to: '#1a237e' }] })
  const text = words('b', { colour: '#1a237e' })
  const hidden = words('c', { colour: '#00ff00', hidden: true })
  expect(drawnColors([picture, text, hidden], () => ['#ff0000'])).toEqual(new Set(['#1a237e']))
  expect(drawnColors([text, picture], noPictures)).toBeNull()
  expect(drawnColors([text], noPictures)).toEqual(new Set(['#1a237e']))
})
