import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { box, disc, paint, paper, photo, type Scene, stack } from '../../test/paint.ts'
import { countColours } from './count-colours.ts'

const inks = ['#0b3d91', '#f6b21a', '#d0202e', '#111111', '#2c9a45', '#ffffff', '#a88bc7'] as const

describe('the inks of a drawing', () => {
  test('are counted without its soft edges, most used first [CART-22]', () => {
    const scene = stack(
      disc(80, 80, 60, '#0b3d91'),
      disc(80, 80, 40, '#f6b21a'),
      box(150, 30, 40, 40, '#d0202e'),
    )
    expect(countColours(paint(200, 160, scene))).toEqual({
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
      fc.property(chosen, places, fc.boolean(), (colours, offsets, onPaper) => {
        const discs = colours.map((hex, n): Scene => {
          const [x, y] = offsets[n] ?? [0, 0]
          return disc(24 + 42 * n + x, 24 + y, 16, hex)
        })
        const ground = paper('#e8d9b5')
        const picture = paint(240, 60, onPaper ? stack(ground, ...discs) : stack(...discs))
        const expected = onPaper ? ['#e8d9b5', ...colours] : [...colours]
        const counted = countColours(picture)
        expect(counted.isPhoto).toBe(false)
        expect(counted.colours.toSorted()).toEqual(expected.toSorted())
      }),
      { numRuns: process.env.DEEP ? 40 : 12 },
    )
  })

  test('hold those of lines that are too thin to have an inside [CART-22]', () => {
    const lines = stack(
      paper('#ffffff'),
      box(10, 20.3, 180, 1, '#d0202e'),
      box(40.4, 30, 1.2, 100, '#0b3d91'),
    )
    expect(countColours(paint(200, 140, lines)).colours.length).toBe(3)
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
    [
      'a logo with a photograph in it',
      stack(paper('#ffffff'), disc(60, 60, 30, '#111111'), (x, y) => (x > 110 ? photo(x, y) : null)),
    ],
  ] satisfies [string, Scene][])('%s is full colour [CART-22]', (_, scene) => {
    expect(countColours(paint(200, 140, scene))).toEqual({ colours: [], isPhoto: true })
  })

  test('nothing has none', () => {
    expect(countColours(paint(40, 40, () => null))).toEqual({ colours: [], isPhoto: false })
  })
})
