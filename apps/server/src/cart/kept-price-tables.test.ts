/** What prices are computed from is kept in memory: whatever changes a price is in the next answer of every process. */
import type { Client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { staffClient } from '@estampa/contract/staff-client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  addProduct,
  type Buyer,
  type CartInput,
  findVariant,
  openBuyer,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { mugDraft, screenPrinting, variantDraft } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import {
  openServerProcess,
  openTestShops,
  type ServerProcess,
  type TestShops,
} from '../../test/test-shops.ts'
import { saveGeneric } from '../catalog/save-generics.ts'
import { saveTechnique } from '../customization/customization.store.ts'
import { openPriceTables } from '../customization/price-tables.ts'
import { readShopVersion } from '../db/shop-version.ts'
import { saveShop } from '../shops/shops.store.ts'

let testShops: TestShops
let other: ServerProcess
let ana: Buyer
let processes: Client[]
let goods: VariantFixture[]
let technique: number
beforeAll(async () => {
  testShops = await openTestShops()
  other = await openServerProcess(testShops, {})
  ana = await openBuyer(testShops, 'pampa', 'ana')
  const transport = httpTransport({ origin: other.origin, shop: 'pampa', token: () => ana.token })
  processes = [ana.api, staffClient(transport)]
  technique = await inPampa((tx) => saveTechnique(tx, screenPrinting()))
  goods = await addProduct(testShops, 'pampa', mug(150_000))
})
afterAll(async () => {
  await other.close()
  await testShops.close()
})

const inPampa = <T>(work: Parameters<typeof testShops.services.database.inShop<T>>[1]) =>
  testShops.services.database.inShop(testShops.pampa, work)

function mug(cost: number, overrides: { published?: boolean } = {}) {
  const front = {
    id: 1,
    name: 'Frente',
    width_centimeters: 20,
    height_centimeters: 20,
    printing_types: [technique],
    placement: { image_url: '/pictures/mug-front.webp', x: 0.2, y: 0.2, width: 0.4, height: 0.4 },
  }
  const tiers = [{ min_quantity: 1, cost }]
  return mugDraft({
    printing_areas: [front],
    printing_types: [technique],
    products: [variantDraft('MUG-11-B', { tiers }), variantDraft('MUG-11-R', { tiers, stock: 40 })],
    ...overrides,
  })
}

function decorated(quantity: number): CartInput[number] {
  const line = simpleCartLine(findVariant(goods, 'MUG-11-B'), quantity)
  if (line.type !== 'ProductoSimple') throw new Error('not a simple line')
  const view = {
    printing_area_id: 1,
    technique_id: technique,
    colours: 2,
    width_centimeters: 8,
    height_centimeters: 5,
  }
  return { ...line, value: { ...line.value, customization: { views: [view] } } }
}

/** The total before taxes of the same line, as every process says it. */
async function prices(quantity = 60): Promise<(number | undefined)[]> {
  const lines = [decorated(quantity)]
  const answers = await Promise.all(processes.map((api) => api.cart.getShoppingCartProductPrice(lines)))
  return answers.map((entries) => entries.at(-1)?.prices.subTotal)
}

const profit = Number(pampaShop.rules.profitMultiplier)

test('a changed cost is in the next price of every process [PRICE-01]', async () => {
  const [before, same] = await prices()
  expect(same).toBe(before)
  for (const cost of [160_000, 170_000, 150_000]) {
    await inPampa((tx) => saveGeneric(tx, mug(cost)))
    const expected = (before ?? 0) + ((60 * (cost - 150_000)) / 100) * profit
    for (const price of await prices()) expect(price).toBeCloseTo(expected, 2)
  }
})

test('a cost that somebody changes by SQL is followed as well, once with the transaction [PRICE-01]', async () => {
  const [before = 0] = await prices()
  const version = await inPampa(readShopVersion)
  await inPampa((tx) => sql`update variants set tiers = '[{"min_quantity": 1, "cost": 151000}]'`.execute(tx))
  for (const price of await prices()) expect(price).toBeCloseTo(before + 60 * 10 * profit, 2)
  expect(await inPampa(readShopVersion)).toBe(version + 1)
  await inPampa((tx) => saveGeneric(tx, mug(150_000)))
  expect(await prices()).toEqual([before, before])
})

test('a technique that costs more is in the next price of every process [PRICE-02]', async () => {
  const [before = 0] = await prices()
  await inPampa((tx) => saveTechnique(tx, screenPrinting({ setUp: 200_000 })))
  for (const price of await prices()) expect(price).toBeCloseTo(before + 2 * 1_000 * profit, 2)
  await inPampa((tx) => saveTechnique(tx, screenPrinting()))
  expect(await prices()).toEqual([before, before])
})

test('what is taken out of the catalog has no price from then on, in no process [PRICE-01]', async () => {
  await prices()
  await inPampa((tx) => saveGeneric(tx, mug(150_000, { published: false })))
  for (const api of processes) {
    const refused = await refusalOf(api.cart.getShoppingCartProductPrice([decorated(60)]))
    expect(refused.fault?.refusal).toBe('product_not_found')
  }
  await inPampa((tx) => saveGeneric(tx, mug(150_000)))
  await prices()
  await inPampa((tx) => sql`update variants set active = false where sku = 'MUG-11-B'`.execute(tx))
  for (const api of processes) {
    const refused = await refusalOf(api.cart.getShoppingCartProductPrice([decorated(60)]))
    expect(refused.fault?.refusal).toBe('variant_not_offered')
  }
  await inPampa((tx) => saveGeneric(tx, mug(150_000)))
})

test('a saved cart is priced by the tables of its own transaction [CART-06]', async () => {
  const line = decorated(60)
  for (const api of processes) await api.cart.createOrEditShoppingCart([line])
  await inPampa((tx) => saveGeneric(tx, mug(180_000)))
  for (const api of processes) {
    await api.cart.createOrEditShoppingCart([line])
    // a price of before the change would be told as changed
    expect((await api.cart.getShoppingCartsClient({})).priceChanges).toEqual([])
  }
  await inPampa((tx) => saveGeneric(tx, mug(150_000)))
})

test('units that are sold change no price and no version of the shop', async () => {
  const [before] = await prices()
  const version = await inPampa(readShopVersion)
  await inPampa((tx) => sql`update variants set stock = stock - 7 where sku = 'MUG-11-R'`.execute(tx))
  expect(await prices()).toEqual([before, before])
  expect(await inPampa(readShopVersion)).toBe(version)
})

test('the tables of an unchanged shop are read once [PRICE-01]', async () => {
  const { database } = testShops.services
  const reads = vi.fn(database.readInShop) as typeof database.readInShop
  const tables = openPriceTables({ readInShop: reads })
  const products = { ids: goods.slice(0, 1).map(({ genericId }) => genericId), isDecorated: true }
  const first = await tables.read(testShops.pampa, products)
  const again = await tables.read(testShops.pampa, products)
  expect(again.generics.get(goods[0]?.genericId ?? 0)).toBe(first.generics.get(goods[0]?.genericId ?? 0))
  expect(again.techniques).toBe(first.techniques)
  // the tables, and then the version alone
  expect(reads).toHaveBeenCalledTimes(2)
  const bounded = openPriceTables({ readInShop: database.readInShop }, 1_000)
  const without = await bounded.read(testShops.pampa, products)
  expect((await bounded.read(testShops.pampa, products)).techniques).not.toBe(without.techniques)
})

test('another margin of the shop is in every price as soon as it is announced [PRICE-01]', async () => {
  const [before = 0] = await prices()
  await saveShop(testShops.ownerUrl, {
    ...pampaShop,
    rules: { ...pampaShop.rules, profitMultiplier: String(profit * 2) },
  })
  await expect.poll(() => prices()).toEqual([before * 2, before * 2])
})
