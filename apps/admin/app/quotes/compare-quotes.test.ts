import { expect, test } from 'vitest'
import { compareQuotes, isChanged } from './compare-quotes.ts'

type Quote = Parameters<typeof compareQuotes>[0]
const row = (uuid: string, sku: string, quantity: number, total: number | null) =>
  ({
    shoppingCartUUID: uuid,
    sku,
    productName: `Producto ${uuid}`,
    variantName: sku,
    quantity,
    total,
  }) as never
const quote = (rows: Quote['rows'][number][], total: number, note = '', leadTimeDays: number | null = null) =>
  ({
    rows,
    totals: { subTotal: total, taxes: 0, discount: 0, total },
    answer: { note, leadTimeDays },
  }) as unknown as Quote

test('what changed between two versions is named: units, amounts, what is new and what is gone [ADM-16]', () => {
  const before = quote(
    [row('a', 'M', 5, 500), row('a', 'L', 7, 700), row('b', 'TAZA', 10, 1_000)],
    2_200,
    'Hola',
    8,
  )
  const after = quote([row('a', 'M', 5, 500), row('a', 'L', 9, 850), row('c', '', 1, 90)], 1_440, 'Hola', 5)
  const changes = compareQuotes(before, after)
  expect(changes.rows).toEqual([
    {
      key: 'a L',
      name: 'Producto a · L',
      units: { before: 7, after: 9 },
      total: { before: 700, after: 850 },
    },
    { key: 'c ', name: 'Producto c', units: { before: null, after: 1 }, total: { before: null, after: 90 } },
    {
      key: 'b TAZA',
      name: 'Producto b · TAZA',
      units: { before: 10, after: null },
      total: { before: 1_000, after: null },
    },
  ])
  expect(changes.total).toEqual({ before: 2_200, after: 1_440 })
  expect([isChanged(changes.note), isChanged(changes.leadTimeDays)]).toEqual([false, true])
})

test('a price alone that changed is a change, and two versions alike have none [ADM-16]', () => {
  const one = quote([row('a', 'M', 5, null)], 0)
  expect(compareQuotes(one, quote([row('a', 'M', 5, 500)], 500)).rows).toHaveLength(1)
  expect(compareQuotes(one, one).rows).toEqual([])
})
