import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIN_ELEMENT_MM } from '@estampa/domain/customization/design'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fontList, parseFont } from './fonts.ts'
import type { Lettering } from './text/letters.ts'
import { measureText, outlineText } from './text.ts'

const fonts = new Map(
  fontList.map(({ key, file }) => [
    key,
    parseFont(readFileSync(join(import.meta.dirname, '../fonts', file))),
  ]),
)
const fontOf = (key: string) => fonts.get(key) ?? expect.unreachable(key)
const plain: Lettering = {
  text: 'Ñandú',
  font: 'montserrat',
  size: 10,
  letterSpacing: 0,
  lineHeight: 1.2,
  align: 'center',
  outline: null,
  curve: null,
}
const outlined = (look: Partial<Lettering>) =>
  outlineText({ ...plain, ...look }, fontOf(look.font ?? plain.font))

const look = fc.record({
  text: fc.array(fc.constantFrom(...'Ñandú 1¿€\nWj.,'), { maxLength: 24 }).map((letters) => letters.join('')),
  font: fc.constantFrom(...fontList.map(({ key }) => key)),
  size: fc.double({ min: 1.5, max: 400, noNaN: true }),
  letterSpacing: fc.integer({ min: -100, max: 1000 }),
  lineHeight: fc.double({ min: 0.5, max: 3, noNaN: true }),
  align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
  outline: fc.option(
    fc.record({ width: fc.double({ min: 0.1, max: 5, noNaN: true }), colour: fc.constant('#000000') }),
  ),
  curve: fc.option(
    fc.record({
      radius: fc.double({ min: 1, max: 500, noNaN: true }),
      direction: fc.constantFrom('up' as const, 'down' as const),
    }),
  ),
})

test('the box of a text is its ink, centered, within a hundredth of a millimeter [BLD-07]', () => {
  fc.assert(
    fc.property(look, (one) => {
      const { path, width, height } = outlineText(one, fontOf(one.font))
      if (path === '') return
      const around = 2 * (one.outline?.width ?? 0)
      const ink = boxOf(path)
      expect(Math.abs(ink.left + ink.right)).toBeLessThan(0.01)
      expect(Math.abs(ink.top + ink.bottom)).toBeLessThan(0.01)
      // a full stop is smaller than anything that can be held
      const inside = (length: number) => Math.max(MIN_ELEMENT_MM, length + around)
      expect(Math.abs(width - inside(ink.right - ink.left))).toBeLessThan(0.01)
      expect(Math.abs(height - inside(ink.bottom - ink.top))).toBeLessThan(0.01)
      expect(measureText(one, fontOf(one.font))).toEqual({ width, height })
    }),
    { numRuns: 300 },
  )
})

test('a text is as high as its font says', () => {
  const { height } = outlined({ text: 'H' })
  expect(height).toBeCloseTo(7, 1)
  expect(outlined({ text: 'H', size: 20 }).height).toBeCloseTo(2 * height, 1)
})

test('a further line stands a line height below', () => {
  expect(outlined({ text: 'H\nH' }).height).toBeCloseTo(outlined({ text: 'H' }).height + 12, 2)
})

test('space between letters is in thousandths of the em, and none follows the last', () => {
  expect(outlined({ text: 'HHH', letterSpacing: 100 }).width).toBeCloseTo(
    outlined({ text: 'HHH' }).width + 2,
    2,
  )
})

test('letters that fit into one another stand closer', () => {
  const [a, v] = [outlined({ text: 'AHA' }).width, outlined({ text: 'VHV' }).width]
  expect(outlined({ text: 'AV' }).width).toBeLessThan((a + v) / 2)
})

test('lines are aligned', () => {
  const leftOf = (align: Lettering['align']) => {
    const { path } = outlined({ text: 'HHHHHH\nH', align })
    const low = path.split('M').filter((part) => Number(part.split(/[ LQZ]/)[1]) > 1)
    return boxOf(`M${low.join('M')}`)
  }
  expect(leftOf('left').left).toBeLessThan(leftOf('center').left)
  expect(leftOf('center').left).toBeLessThan(leftOf('right').left)
})

test('the outline counts in the box', () => {
  const [bare, around] = [outlined({}), outlined({ outline: { width: 0.8, colour: '#ffffff' } })]
  expect(around.width).toBeCloseTo(bare.width + 1.6, 2)
  expect(around.path).toBe(bare.path)
})

test('on a wide circle letters stand as on a line; on a narrow one they reach around it', () => {
  const flat = outlined({ text: 'Estampa' })
  const wide = outlined({ text: 'Estampa', curve: { radius: 5000, direction: 'up' } })
  expect(wide.width).toBeCloseTo(flat.width, 0)
  const round = outlined({ text: 'Estampa y más Estampa', size: 5, curve: { radius: 12, direction: 'up' } })
  expect(round.height).toBeGreaterThan(20)
  expect(round.width).toBeLessThan(2 * (12 + 5))
})

test('a smile bends the other way than an arch', () => {
  const middle = (direction: 'up' | 'down') => {
    const { path } = outlined({ text: 'HHH HHH HHH', curve: { radius: 30, direction } })
    const points = pointsOf(path)
    const outer = points.reduce((max, point) => (point.x < max.x ? point : max))
    return outer.y
  }
  expect(middle('up')).toBeGreaterThan(0)
  expect(middle('down')).toBeLessThan(0)
})

test('characters that the font does not have are told and not drawn', () => {
  const { missing, path } = outlined({ text: 'A漢😀漢' })
  expect(missing).toEqual(['漢', '😀'])
  expect(path).toBe(outlined({ text: 'A' }).path)
})

test('letters written as two characters are one letter', () => {
  expect(outlined({ text: 'N\u0303andu\u0301' }).path).toBe(outlined({ text: 'Ñandú' }).path)
})

test('the same text has the same outline, to the letter', () => {
  expect(outlined({ text: 'Hi', size: 4 }).path).toMatchInlineSnapshot(
    `"M-0.024 1.574L-0.024 0.426L-1.296 0.426L-1.296 1.574L-1.944 1.574L-1.944 -1.226L-1.296 -1.226L-1.296 -0.122L-0.024 -0.122L-0.024 -1.226L0.624 -1.226L0.624 1.574L-0.024 1.574ZM1.244 1.574L1.244 -0.578L1.868 -0.578L1.868 1.574L1.244 1.574ZM1.556 -0.878Q1.384 -0.878 1.276 -0.978Q1.168 -1.078 1.168 -1.226Q1.168 -1.374 1.276 -1.474Q1.384 -1.574 1.556 -1.574Q1.728 -1.574 1.836 -1.48Q1.944 -1.386 1.944 -1.238Q1.944 -1.082 1.838 -0.98Q1.732 -0.878 1.556 -0.878Z"`,
  )
})

function pointsOf(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/[MLQ]([^MLQZ]+)/g)].map(([, numbers]) => {
    const [x = Number.NaN, y = Number.NaN] = (numbers ?? '').split(' ').map(Number).slice(-2)
    return { x, y }
  })
}

/** Length of the curves, walked in small steps. */
function boxOf(path: string) {
  const points: { x: number; y: number }[] = []
  for (const [, letter, numbers] of path.matchAll(/([MLQ])([^MLQZ]+)/g)) {
    const values = (numbers ?? '').split(' ').map(Number)
    const from = points.at(-1) ?? { x: 0, y: 0 }
    const [a = 0, b = 0, x = 0, y = 0] = letter === 'Q' ? values : [0, 0, ...values]
    for (let step = 1; letter === 'Q' && step < 64; step++) {
      const at = step / 64
      points.push({
        x: (1 - at) ** 2 * from.x + 2 * (1 - at) * at * a + at ** 2 * x,
        y: (1 - at) ** 2 * from.y + 2 * (1 - at) * at * b + at ** 2 * y,
      })
    }
    points.push({ x, y })
  }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
