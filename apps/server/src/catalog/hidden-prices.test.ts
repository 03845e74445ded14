import type { Client } from '@estampa/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mugDraft, poloDraft, screenPrinting } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveTechnique } from '../customization/customization.store.ts'
import { saveShop } from '../shops/shops.store.ts'
import { saveGeneric } from './save-generics.ts'

let testShops: TestShops
let vitrina: Client
let mug: number

beforeAll(async () => {
  testShops = await openTestShops()
  const config = { ...pampaShop.config, name: 'Vitrina', pricesInShop: false }
  const shop = await saveShop(testShops.ownerUrl, { ...pampaShop, name: 'vitrina', config })
  vitrina = testShops.api('vitrina')
  await testShops.services.database.inShop(shop, async (tx) => {
    const technique = await saveTechnique(tx, screenPrinting())
    const extra = { customization_under_minimum_extra_cost: 500_000, printing_types: [technique] }
    mug = await saveGeneric(tx, mugDraft(extra))
    await saveGeneric(tx, poloDraft({ featured: true }))
  })
})
afterAll(() => testShops.close())

test('a shop without prices sends none, in lists, details or techniques [CONF-11, UI-08]', async () => {
  const list = await vitrina.catalog.getProductsList({})
  expect(list.items.map((item) => [item.price, item.price_with_taxes])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(list.facets.price).toBeNull()
  const detail = await vitrina.catalog.getProductDetail({ id: mug })
  expect(detail.products.flatMap((variant) => variant.tiers)).toEqual([])
  expect(detail.customization_under_minimum_extra_cost).toBeNull()
  const trending = await vitrina.catalog.getTrendingProducts({})
  expect(trending.map((item) => item.price)).toEqual([null, null])
  const [card] = await vitrina.catalog.getProductCards({ ids: String(mug) })
  expect([card?.id, card?.price, card?.price_with_taxes, card?.price_tiers]).toEqual([mug, null, null, []])
  const { items } = await vitrina.customization.getPrintingTypes({})
  expect(items[0]?.customizationUnderMinimumExtraCost).toBeNull()
})

test('neither filter nor order tells the prices that a shop hides [CONF-11]', async () => {
  const plain = await vitrina.catalog.getProductsList({})
  const filtered = await vitrina.catalog.getProductsList({ 'price[from]': 1, 'price[to]': 2 })
  expect(filtered.totalCount).toBe(2)
  for (const order of ['asc', 'desc'] as const) {
    const sorted = await vitrina.catalog.getProductsList({ 'order[price]': order })
    expect(sorted.items).toEqual(plain.items)
  }
})
