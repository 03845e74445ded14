import { describe, expect, test } from 'vitest'
import { laserInkOn } from './laser-mark.ts'

describe('what a laser leaves [BLD-02]', () => {
  test.each([
    ['wood', '#b9925f', false],
    ['copper', '#b87351', false],
    ['leather', '#7a4f30', false],
    ['bare steel', '#c6c8cb', false],
    ['black paint', '#1d1d1f', true],
    ['red paint', '#c21f2b', true],
    ['blue paint', '#2456c4', true],
  ])('on %s', (_, color, bares) => {
    expect(laserInkOn(color).bares).toBe(bares)
  })

  test('what is burnt is brown, what is bared is as light as metal', () => {
    expect(laserInkOn('#b9925f').ink).toBe('rgb(149 133 121)')
    expect(laserInkOn('#1d1d1f').ink).toMatch(/^rgb\(18\d 18\d 19\d\)$/)
  })
})
