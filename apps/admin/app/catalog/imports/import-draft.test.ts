import { expect, test } from 'vitest'
import { firstDraft, listQuestions, rememberedColumns, toImportChoices, withUse } from './import-draft.ts'
import type { ImportLook } from './use-import.ts'

const look: ImportLook = {
  kind: 'table',
  sheets: [],
  sheet: null,
  columns: [
    { heading: 'Cód', use: 'external_id', samples: ['1'] },
    { heading: 'Vale', use: '', samples: ['10'] },
    { heading: 'Foto', use: '', samples: [''] },
  ],
  hasStock: false,
  hasPrices: false,
  pictures: 0,
}
const draft = firstDraft({ look, choices: null, suppliers: [] })

test('a field stands in one column alone, and pictures in several [OWN-08]', () => {
  const moved = withUse(draft.columns, 'Vale', 'external_id')
  expect(moved.map(({ use }) => use)).toEqual(['', 'external_id', ''])
  const pictures = withUse(withUse(draft.columns, 'Vale', 'image'), 'Foto', 'image')
  expect(pictures.map(({ use }) => use)).toEqual(['external_id', 'image', 'image'])
})

test('what is asked follows from what the columns are [OWN-08]', () => {
  expect(listQuestions(look, draft)).toEqual({
    prices: false,
    availability: true,
    pictures: false,
    products: true,
  })
  const priced = { ...draft, columns: withUse(draft.columns, 'Vale', 'price:50') }
  expect(listQuestions(look, priced).prices).toBe(true)
  expect(toImportChoices(look, { ...priced, priceKind: 'sale', onOrderDays: '7' })).toMatchObject({
    priceKind: 'sale',
    onOrderDays: 7,
  })
  expect(toImportChoices(look, { ...priced, onOrderDays: 'siete' })).toBeUndefined()
  expect(toImportChoices({ ...look, kind: 'shopify' }, draft)?.columns).toBeNull()
})

test('columns of the last time are taken where the file has them all [OWN-08]', () => {
  const remembered = [
    { heading: 'Vale', use: 'price' },
    { heading: 'Cód', use: 'sku' },
  ]
  expect(rememberedColumns(look, remembered)?.map(({ use }) => use)).toEqual(['sku', 'price', ''])
  expect(rememberedColumns(look, [{ heading: 'Otra', use: 'price' }])).toBeUndefined()
})
