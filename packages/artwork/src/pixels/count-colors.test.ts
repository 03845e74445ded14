import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { box, disc, type PaintScene, paint, paper, photo, stack } from '../../test/paint.ts'
import { countColors } from './count-colors.ts'

const inks = ['#0b3d91', '#f6b21a', '#d0202e', '#111111', '#2c9a45', '#ffffff', '#a88bc7'] as const

describe('the inks of a drawing', () => {
  test('are counted without its soft edges, most used first [CART-22]', () => {
    const scene = stack(
      disc(80, 80, 60, '#0b3d91'),
      disc(80, 80, 40, '#f6b21a'),
      box(150, 30, 40, 40, '#d0202e'),
    )
    expect(countColors(paint(200, 160, scene))).toEqual({
      colours: ['#0b3d91', '#f6b21a', '#d0202e'],
      isPhoto: false,
    })
  })

  test('are as many as were put side by side, wherever and on whatever [CART-22]', () => {
    const chosen = fc.uniqueArray(fc.constantFrom(...inks), { minLength: 1, maxLength: 5 })
    const places = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), {
      minLength: 5,
      maxLength: 5,
    })
    fc.assert(
      fc.property(chosen, places, fc.boolean(), (colors, offsets, onPaper) => {
        const discs = colors.map((hex, n): PaintScene => {
          const [x, y] = offsets[n] ?? [0, 0]
          return disc(24 + 42 * n + x, 24 + y, 16, hex)
        })
        const ground = paper('#e8d9b5')
        const picture = paint(240, 60, onPaper ? stack(ground, ...discs) : stack(...discs))
        const expected = onPaper ? ['#e8d9b5', ...colors] : [...colors]
        const counted = countColors(picture)
        expect(counted.isPhoto).toBe(false)
        expect(counted.colours.toSorted()).toEqual(expected.toSorted())
      }),
      { numRuns: process.env.DEEP ? 40 : 12 },
    )
  })

  test('are two where a firm’s red stands beside another red, and never a gradient [CART-22]', () => {
    const reds = stack(box(10, 10, 80, 90, '#cc3333'), box(110, 10, 80, 90, '#e30613'))
    expect(countColors(paint(200, 110, reds))).toEqual({ colours: ['#cc3333', '#e30613'], isPhoto: false })
  })

  test('are one or two for any two flat colors, however near to one another [CART-22]', () => {
    const level = fc.integer({ min: 0, max: 255 })
    const shift = fc.integer({ min: -45, max: 45 })
    const pairs = fc.tuple(fc.tuple(level, level, level), fc.tuple(shift, shift, shift))
    fc.assert(
      fc.property(pairs, ([one, by]) => {
        const other = one.map((channel, at) => Math.min(255, Math.max(0, channel + (by[at] ?? 0))))
        const hex = (rgb: readonly number[]) =>
          `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
        const scene = stack(box(4, 4, 30, 30, hex(one)), box(40, 4, 30, 20, hex(other)))
        const { colours, isPhoto } = countColors(paint(76, 40, scene))
        expect(isPhoto).toBe(false)
        expect([1, 2]).toContain(colours.length)
      }),
      { numRuns: process.env.DEEP ? 120 : 40 },
    )
  })

  test('hold those of lines that are too thin to have an inside [CART-22]', () => {
    const lines = stack(
      paper('#ffffff'),
      box(10, 20.3, 180, 1, '#d0202e'),
      box(40.4, 30, 1.2, 100, '#0b3d91'),
    )
    expect(countColors(paint(200, 140, lines)).colours.length).toBe(3)
  })

  test.each([
    ['a photograph', photo],
    [
      'a gradient',
      (x: number) =>
        `#${Math.round(40 + x)
          .toString(16)
          .padStart(2, '0')}4080`,
    ],
    ['a gradient of one tint', (x: number) => `#${Math.round(0xcc + x / 8).toString(16)}3333`],
    [
      'a logo with a photograph in it',
      stack(paper('#ffffff'), disc(60, 60, 30, '#111111'), (x, y) => (x > 110 ? photo(x, y) : null)),
    ],
  ] satisfies [string, PaintScene][])('%s is full colour [CART-22]', (_, scene) => {
    expect(countColors(paint(200, 140, scene))).toEqual({ colours: [], isPhoto: true })
  })

  test('nothing has none', () => {
    expect(countColors(paint(40, 40, () => null))).toEqual({ colours: [], isPhoto: false })
  })
})
