import { expect, test } from 'vitest'
import { Table } from './table.ts'
import { developedTable } from './table-light.ts'
import { buttonOf, linear } from './table-things.ts'

test('what lies on a table has its own color and shades the table, away from the window [LOOK-02]', () => {
  const size = { widthPx: 120, heightPx: 80, perCm: 20 }
  const bare = developedTable(new Table(size))
  const table = new Table(size)
  table.put(buttonOf(1, linear('#204080')), { x: 2.5, y: 2, turn: 0 }, 1)
  const picture = developedTable(table)
  const colorAt = (bytes: Buffer, x: number, y: number) => [
    ...bytes.subarray((y * 120 + x) * 3, (y * 120 + x) * 3 + 3),
  ]
  const [red = 0, , blue = 0] = colorAt(picture, 50, 31)
  expect(blue).toBeGreaterThan(red * 1.5)
  const darkening = (x: number, y: number) => (colorAt(picture, x, y)[0] ?? 0) / (colorAt(bare, x, y)[0] ?? 1)
  expect(darkening(69, 53)).toBeLessThan(0.93)
  expect(darkening(10, 10)).toBeGreaterThan(0.98)
})
