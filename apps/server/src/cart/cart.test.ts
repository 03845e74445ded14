import { randomUUID } from 'node:crypto'
import type { Client } from '@estampa/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type CartInput,
  findVariant,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { mugDraft, poloDraft, screenPrinting } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveTechnique } from '../customization/customization.store.ts'
import { saveShop } from '../shops/shops.store.ts'

let testShops: TestShops
let api: Client
let goods: VariantFixture[]
let technique: number
beforeAll(async () => {
  testShops = await openTestShops()
  api = await testShops.guest('pampa')
  technique = await testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveTechnique(tx, screenPrinting()),
  )
  const front = {
    id: 1,
    name: 'Frente',
    width_centimeters: 20,
    height_centimeters: 20,
    printing_types: [technique],
    placement: { image_url: '/pictures/mug-front.webp', x: 0.2, y: 0.2, width: 0.4, height: 0.4 },
  }
  goods = [
    ...(await addProduct(
      testShops,
      'pampa',
      mugDraft({ printing_areas: [front], printing_types: [technique] }),
    )),
    ...(await addProduct(testShops, 'pampa', poloDraft())),
  ]
})
afterAll(() => testShops.close())

const price = (lines: CartInput) => api.cart.getShoppingCartProductPrice(lines)
const view = () => ({
  printing_area_id: 1,
  technique_id: technique,
  colours: 2,
  width_centimeters: 8,
  height_centimeters: 5,
})
const decorated = (goods: VariantFixture, quantity: number): CartInput[number] => {
  const line = simpleCartLine(goods, quantity)
  if (line.type !== 'ProductoSimple') throw new Error('not a simple line')
  return { ...line, value: { ...line.value, customization: { views: [view()] } } }
}
const curve = (quantities: Record<string, number>): CartInput[number] => ({
  type: 'ProductoCurva',
  shoppingCartUUID: randomUUID(),
  generic: { id: findVariant(goods, 'POLO-7-AS').genericId },
  value: Object.entries(quantities).map(([sku, quantity]) => ({
    shoppingCartUUID: randomUUID(),
    value: { sku, quantity },
  })),
})
const cents = (amount: number) => Math.round(amount * 100)

test('a cart of simple and curve lines is priced line by line and TOTAL is their sum [API-34] [PRICE-01] [PRICE-03]', async () => {
  const lines = [
    simpleCartLine(findVariant(goods, 'MUG-11-B'), 7),
    decorated(findVariant(goods, 'MUG-11-R'), 13),
    curve({ 'POLO-7-AS': 11, 'POLO-7-NL': 3 }),
  ]
  const entries = await price(lines)
  expect(entries.map((entry) => entry.type)).toEqual([
    'ProductoSimple',
    'ProductoSimple',
    'ProductoCurva',
    'TOTAL',
  ])
  expect(entries.map((entry) => entry.shoppingCartUUID)).toEqual([
    ...lines.map((line) => line.shoppingCartUUID),
    'TOTAL',
  ])
  const total = entries.at(-1)?.prices
  for (const field of ['total', 'subTotal', 'taxes', 'applicationCost', 'profit', 'basePrice'] as const) {
    const sum = entries.slice(0, -1).reduce((whole, entry) => whole + cents(entry.prices[field]), 0)
    expect(cents(total?.[field] ?? -1)).toBe(sum)
  }
  expect(total).toMatchObject({ taxMultiplier: 1.21, profitMultiplier: 1.6 })
})

test('the quantity of a product over all its lines decides its tier [PRICE-01]', async () => {
  const [alone] = await price([simpleCartLine(findVariant(goods, 'MUG-11-B'), 30)])
  const [together] = await price([
    simpleCartLine(findVariant(goods, 'MUG-11-B'), 30),
    simpleCartLine(findVariant(goods, 'MUG-11-R'), 20),
  ])
  expect(alone?.units[0]?.unitPrice).toBe(2400)
  expect(together?.units[0]?.unitPrice).toBe(1920)
})

test('a price says what more units would save and what the set-up costs, now and again [API-34, PRICE-01]', async () => {
  const [plain] = await price([simpleCartLine(findVariant(goods, 'MUG-11-B'), 30)])
  expect(plain).toMatchObject({ next: { quantity: 50, less: 480, lessWithTaxes: 580.8 }, setUps: [] })
  const [printed] = await price([decorated(findVariant(goods, 'MUG-11-B'), 60)])
  expect(printed).toMatchObject({
    next: { quantity: 100, less: 48 },
    setUps: [{ printing_area_id: 1, setUp: 3200, setUpRepeat: 1280, isRepeat: false }],
  })
})

test('prices that a client sends change nothing [PRICE-04]', async () => {
  const honest = simpleCartLine(findVariant(goods, 'MUG-11-B'), 60)
  const forged = { ...honest, generic: { ...honest.generic, price: 0.01, name: 'Casi gratis' } }
  const [right, wrong] = [await price([honest]), await price([forged])]
  expect(wrong).toEqual(right)
})

test('rows of a curve are sent without the data of their generic [CART-05]', async () => {
  const line = curve({ 'POLO-7-AS': 4, 'POLO-7-AM': 6 })
  const rows = line.type === 'ProductoCurva' ? line.value : []
  expect(rows.some((row) => 'generic' in row)).toBe(false)
  const [entry] = await price([line])
  expect(entry?.units.map((unit) => [unit.sku, unit.quantity])).toEqual([
    ['POLO-7-AS', 4],
    ['POLO-7-AM', 6],
  ])
})

test('the line that cannot be priced is named, and every other one beside it [API-34]', async () => {
  const lines = [
    simpleCartLine(findVariant(goods, 'MUG-11-B'), 5),
    simpleCartLine({ ...findVariant(goods, 'MUG-11-B'), sku: 'MUG-11-GONE' }, 5),
    simpleCartLine({ ...findVariant(goods, 'MUG-11-B'), genericId: 99_999 }, 5),
  ]
  const { status, fault, message } = await refusalOf(price(lines))
  expect([status, fault?.refusal]).toEqual([422, 'variant_not_offered'])
  expect(message).toBe('El modelo MUG-11-GONE ya no está a la venta.')
  expect(fault?.data).toMatchObject({
    shoppingCartUUID: lines[1]?.shoppingCartUUID,
    lines: [
      { refusal: 'variant_not_offered', shoppingCartUUID: lines[1]?.shoppingCartUUID },
      { refusal: 'product_not_found', shoppingCartUUID: lines[2]?.shoppingCartUUID },
    ],
  })
})

test.each([
  ['none', 0],
  ['fewer than none', -1],
  ['a half', 1.5],
  ['more than there is', 1e15],
  ['nothing at all', Number.NaN],
])('a quantity of %s is refused before any price [PRICE-04]', async (_, quantity) => {
  const { status } = await refusalOf(price([simpleCartLine(findVariant(goods, 'MUG-11-B'), quantity)]))
  expect(status).toBe(400)
})

test('numbers that no product can have are refused, not stumbled over [API-34]', async () => {
  for (const genericId of [1e15, -4, 2 ** 31]) {
    const { status } = await refusalOf(
      price([simpleCartLine({ ...findVariant(goods, 'MUG-11-B'), genericId }, 5)]),
    )
    expect(status).toBe(400)
  }
})

test("another shop's product has no price here [API-34]", async () => {
  const foreign = await testShops.guest('andina')
  const { status, fault } = await refusalOf(
    foreign.cart.getShoppingCartProductPrice([simpleCartLine(findVariant(goods, 'MUG-11-B'), 5)]),
  )
  expect([status, fault?.refusal]).toEqual([404, 'product_not_found'])
})

test('an unknown technique has no price [PRICE-04]', async () => {
  const line = decorated(findVariant(goods, 'MUG-11-B'), 60)
  const views = [{ ...view(), technique_id: 4_242 }]
  const unknown = { ...line, value: { ...line.value, customization: { views } } } as CartInput[number]
  const { status, fault } = await refusalOf(price([unknown]))
  expect([status, fault?.refusal]).toEqual([422, 'technique_unknown'])
})

test('a shop that shows no prices sends none [CONF-11]', async () => {
  const config = { ...pampaShop.config, pricesInShop: false }
  await saveShop(testShops.ownerUrl, { ...pampaShop, name: 'callada', config })
  const quiet = await testShops.guest('callada')
  const [mug] = await addProduct(testShops, 'callada', mugDraft())
  if (!mug) throw new Error('no mug')
  const { status, fault } = await refusalOf(quiet.cart.getShoppingCartProductPrice([simpleCartLine(mug, 5)]))
  expect([status, fault?.refusal]).toEqual([403, 'switched_off'])
})
