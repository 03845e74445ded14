import { expect, test } from 'vitest'
import { front } from '../../test/fixtures.ts'
import { newText } from './new-elements.ts'

test('a new text begins in a size of whole half millimeters, whatever the place measures [BLD-07]', () => {
  for (const width of [20, 53.7, 80, 201, 280]) {
    const { size } = newText('Tu texto', 'montserrat', '#111111', { ...front, width, height: width * 0.7 })
    expect(size * 2).toBe(Math.floor(size * 2))
    expect(size).toBeGreaterThanOrEqual(2)
  }
})
