import { expect, test } from 'vitest'
import { codeOf, sure } from '../../test/fixtures.ts'
import type { LineItem } from '../cart/line-item.ts'
import { answerLines, type SkuOwners } from './answer-lines.ts'

const mugs: LineItem = {
  shoppingCartUUID: 'mugs',
  type: 'ProductoSimple',
  generic_id: 1,
  rows: [{ shoppingCartUUID: 'mugs', sku: 'MUG', quantity: 50 }],
  customization: { views: [], applicationDays: 3 },
  customizationRender: null,
  quoteInfo: null,
  price: null,
}
const polos: LineItem = {
  ...mugs,
  shoppingCartUUID: 'polos',
  type: 'ProductoCurva',
  generic_id: 2,
  rows: [{ shoppingCartUUID: 'small', sku: 'POLO-S', quantity: 5 }],
}
const owners: SkuOwners = new Map([['PEN', { genericId: 3, type: 'ProductoSimple' }]])
let made = 0
const newId = () => {
  made += 1
  return `new ${made}`
}
const answered = (lines: Parameters<typeof answerLines>[1]) =>
  answerLines([mugs, polos], lines, owners, newId)

test('what is not named is taken out, and the rest keeps the seller’s order [ADM-16]', () => {
  const kept = (shoppingCartUUID: string) => ({ shoppingCartUUID, rows: undefined })
  expect(answered([kept('polos')])).toEqual([polos])
  expect(answered([kept('polos'), kept('mugs')])).toEqual([polos, mugs])
})

test('a line with other quantities keeps its design and the uuids of its rows [ADM-16]', () => {
  made = 0
  const [line, other] = sure(
    answered([
      {
        shoppingCartUUID: 'polos',
        rows: [
          { sku: 'POLO-S', quantity: 8 },
          { sku: 'POLO-L', quantity: 4 },
        ],
      },
      { shoppingCartUUID: 'mugs', rows: [{ sku: 'MUG-RED', quantity: 60 }] },
    ]),
  )
  expect(line?.rows).toEqual([
    { shoppingCartUUID: 'small', sku: 'POLO-S', quantity: 8 },
    { shoppingCartUUID: 'new 1', sku: 'POLO-L', quantity: 4 },
  ])
  expect(other?.rows).toEqual([{ shoppingCartUUID: 'mugs', sku: 'MUG-RED', quantity: 60 }])
  expect(other?.customization).toBe(mugs.customization)
})

test('a new line is of the product of its sku; unknown lines and products are refused [ADM-16]', () => {
  const added = (sku: string) => ({ shoppingCartUUID: undefined, rows: [{ sku, quantity: 10 }] })
  expect(sure(answered([added('PEN')]))[0]).toMatchObject({
    generic_id: 3,
    type: 'ProductoSimple',
    customization: null,
    rows: [{ sku: 'PEN', quantity: 10 }],
  })
  expect(codeOf(answered([added('GONE')]))).toBe('variant_not_offered')
  expect(codeOf(answered([{ shoppingCartUUID: undefined, rows: undefined }]))).toBe('line_empty')
  expect(codeOf(answered([{ shoppingCartUUID: 'another', rows: undefined }]))).toBe('quote_line_unknown')
})
