import { expect, test } from 'vitest'
import type { LineItem } from './line-item.ts'
import { emptySavedCart, type SavedCart } from './saved.ts'
import { withoutQuoted } from './without-quoted.ts'

const line = (uuid: string, quantity: number, more: Partial<LineItem> = {}): LineItem => ({
  shoppingCartUUID: uuid,
  type: 'ProductoSimple',
  generic_id: 7,
  rows: [{ shoppingCartUUID: uuid, sku: 'MUG-B', quantity }],
  customization: null,
  customizationRender: null,
  quoteInfo: null,
  price: { subTotal: 100, total: 121 },
  ...more,
})
const cart = (...lines: LineItem[]): SavedCart => ({ ...emptySavedCart, version: 3, lines })
const convert = (before: SavedCart, ...lines: LineItem[]) =>
  withoutQuoted(before, { number: 'C-000002', lines }, () => 'fresh')
const uuids = ({ lines }: SavedCart) => lines.map((one) => one.shoppingCartUUID)

test('the lines of an ordered quote leave the cart and do not come back; the rest stays [CART-23] [API-41]', () => {
  const after = convert(cart(line('a', 48), line('b', 5)), line('a', 48))
  expect([uuids(after), after.version, after.ordered]).toEqual([['b'], 4, ['a']])
})

test('so does what was put into the cart from the quote, under whatever uuid [CART-23]', () => {
  const quoteInfo = { quoteId: 'q', number: 'C-000002', version: 1 }
  expect(uuids(convert(cart(line('x', 48, { quoteInfo }), line('y', 48)), line('a', 48)))).toEqual(['y'])
})

test('a line that was changed since it was quoted stays, under a uuid of its own [CART-23]', () => {
  const after = convert(cart(line('a', 60)), line('a', 48))
  expect(after.lines).toMatchObject([
    { shoppingCartUUID: 'fresh', rows: [{ shoppingCartUUID: 'fresh', quantity: 60 }] },
  ])
})

test('a cart without any of it keeps its version [CART-23]', () => {
  expect(convert(cart(line('b', 5)), line('a', 48)).version).toBe(3)
})
