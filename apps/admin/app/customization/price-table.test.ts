import { expect, test } from 'vitest'
import {
  cellOfScale,
  pasteTable,
  readPriceTable,
  readTypedPrice,
  tableOf,
  withBand,
  withMoreBands,
  withPriceCell,
  withPricing,
} from './price-table.ts'

const bands = [
  {
    from: 1,
    to: 1,
    scales: [
      { minimumQuantity: 1, price: 980, nextPrice: 0 },
      { minimumQuantity: 100, price: 590.5, nextPrice: 0 },
    ],
  },
  { from: 2, to: null, scales: [{ minimumQuantity: 100, price: 700, nextPrice: 190 }] },
]

test('prices become a table of quantities and bands, and the same prices again [OWN-07]', () => {
  const table = tableOf(bands)
  expect(table.scales.map(({ from, prices, nextPrices }) => [from, prices, nextPrices])).toEqual([
    ['1', ['980', ''], ['', '']],
    ['100', ['590,5', '700'], ['', '190']],
  ])
  expect(readPriceTable(table)).toEqual({ bands, faults: {} })
})

test('a table of a supplier is pasted at once, with its quantities, and makes the rows that it needs [OWN-07]', () => {
  const pasted = pasteTable(
    tableOf(bands),
    'prices',
    { row: 0, column: 0 },
    'Desde 50\t$ 1.200\t1.500,5\n1.000 u.\t800\t900\n5.000\tconsultar\t700\t3',
  )
  expect(pasted.count).toBe(8)
  expect(pasted.unfit).toEqual([
    { text: 'consultar', place: null },
    { text: '3', place: null },
  ])
  expect(readPriceTable(pasted.table)).toEqual({
    bands: [
      {
        from: 1,
        to: 1,
        scales: [
          { minimumQuantity: 50, price: 1200, nextPrice: 0 },
          { minimumQuantity: 1000, price: 800, nextPrice: 0 },
        ],
      },
      {
        from: 2,
        to: null,
        scales: [
          { minimumQuantity: 50, price: 1500.5, nextPrice: 0 },
          { minimumQuantity: 1000, price: 900, nextPrice: 190 },
          { minimumQuantity: 5000, price: 700, nextPrice: 0 },
        ],
      },
    ],
    faults: {},
  })
})

test('what is no number is told at its cell; a row that is emptied goes [OWN-07]', () => {
  const wrong = withPriceCell(
    withBand(tableOf(bands), 1, { to: 'x' }),
    'prices',
    { row: 1, column: 2 },
    'mil',
  )
  expect(readPriceTable(wrong).faults).toEqual({ 'band 1': 'not_whole', 'prices 1 1': 'not_amount' })
  let table = tableOf(bands)
  for (const column of [0, 1]) table = withPriceCell(table, 'prices', { row: 0, column }, '')
  expect(table.scales.map(({ from }) => from)).toEqual(['100'])
})

test('a fault of the second price of a band is found at its row [OWN-07]', () => {
  expect(cellOfScale(tableOf(bands), 0, 1)).toBe(1)
  expect(cellOfScale(tableOf(bands), 1, 0)).toBe(1)
})

test('a technique without a price in any cell has none, whatever its bands say [OWN-07]', () => {
  const table = {
    bands: [{ id: 'a', from: '1', to: '' }],
    scales: [{ id: 'b', from: '50', prices: [''], nextPrices: [''] }],
  }
  expect(readPriceTable(table)).toEqual({ bands: [], faults: {} })
})

test('another band begins where the last one ends; a flat price has a single one [OWN-07]', () => {
  const ends = (table: ReturnType<typeof tableOf>) => table.bands.map(({ from, to }) => [from, to])
  const area = tableOf([{ from: 0, to: 25, scales: [] }])
  expect(ends(withMoreBands(area, 'area'))).toEqual([
    ['0', '25'],
    ['25', ''],
  ])
  expect(ends(withMoreBands(tableOf(bands), 'colour'))).toEqual([
    ['1', '1'],
    ['2', '2'],
    ['3', ''],
  ])
  expect(ends(withPricing(tableOf(bands), 'flat'))).toEqual([['0', '']])
})

test.each([
  ['', null],
  ['0', 0],
  ['$ 0,00', 0],
  ['1.234,5', 1234.5],
  ['gratis', undefined],
])('«%s» is read as an amount [OWN-07]', (text, amount) => {
  expect(readTypedPrice(text)).toBe(amount)
})
