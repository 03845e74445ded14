import { describe, expect, test } from 'vitest'
import { type Cielab, ciede2000, colorMatcher } from './color-match.ts'
import { rgbOf } from './rgba.ts'

describe('the difference of two colors', () => {
  test.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  ] as [Cielab, Cielab, number][])(
    'of %s and %s is %s, as the formula is published [API-29] [DEC-01]',
    (one, other, published) => {
      expect(ciede2000(one, other)).toBeCloseTo(published, 4)
      expect(ciede2000(other, one)).toBeCloseTo(published, 4)
    },
  )
})

const nearest = (hex: string, palette: readonly string[]) =>
  palette[colorMatcher(palette.map(rgbOf))(rgbOf(hex))]

describe('a color that stands for another', () => {
  test.each(['#1d1d1b', '#1a1a1a', '#222222', '#231f20', '#333333'])(
    'is black for the black %s, although a navy is nearer to it than pure black [API-29] [DEC-01]',
    (black) => {
      expect(nearest(black, ['#000000', '#1b1f33', '#333366', '#ffffff'])).toBe('#000000')
    },
  )

  test('is a gray for a gray, by its lightness [API-29] [DEC-01]', () => {
    const palette = ['#ffffff', '#000000', '#96a1a8', '#696d70', '#005397', '#6b5294']
    expect(['#575756', '#8c8c8c', '#9d9d9c', '#e8e8e8'].map((hex) => nearest(hex, palette))).toEqual([
      '#696d70',
      '#96a1a8',
      '#96a1a8',
      '#ffffff',
    ])
  })

  test('is the nearest of all where no neutral one is anywhere near [API-29] [DEC-01]', () => {
    expect(nearest('#111111', ['#ffffff', '#333366', '#ffcc00'])).toBe('#333366')
  })
})
