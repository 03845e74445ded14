import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer, refusalOf, simpleCartLine } from '../../test/buyer.ts'
import { type DesignFixture, designedLine, openDesignFixture, text, view } from '../../test/design-fixture.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveShop } from '../shops/shops.store.ts'

let testShops: TestShops
let stage: DesignFixture
let ana: Buyer
beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  ana = await openBuyer(testShops, 'pampa', 'ana')
})
afterAll(() => testShops.close())

const claimed = { colours: 1, width_centimeters: 1, height_centimeters: 1 }
const tried = (technique: number, units = 60) =>
  designedLine(stage.mug, units, [{ ...view(technique, [text('Estampa')]), ...claimed }])

test('one question says of every technique what it adds to a unit, as the price call reckons it [PRICE-02] [PRICE-04]', async () => {
  const techniques = [stage.screen, stage.digital, stage.embroidery]
  const trials = techniques.map((technique) => tried(technique, 5))
  const others = [simpleCartLine(stage.mug, 500)]
  const added = await ana.api.cart.getTechniquePrices({ others, trials })
  expect(added).toHaveLength(3)
  for (const [index, trial] of trials.entries()) {
    const [entry] = await ana.api.cart.getShoppingCartProductPrice([trial, ...others])
    const { applicationPriceWithProfit = 0, taxMultiplier = 0 } = entry?.prices ?? {}
    expect(applicationPriceWithProfit).toBeGreaterThan(0)
    expect(added[index]?.each).toBeCloseTo(applicationPriceWithProfit / 5, 1)
    expect(added[index]?.eachWithTaxes).toBeCloseTo(
      (applicationPriceWithProfit * Number(taxMultiplier)) / 5,
      1,
    )
  }
  expect(new Set(added.map((one) => one?.each)).size).toBe(3)
})

test('what cannot be priced says nothing, and the others say theirs [PRICE-02]', async () => {
  const trials = [tried(999_999), tried(stage.screen), tried(stage.screen, 999_999)]
  const [unknown, known, many] = await ana.api.cart.getTechniquePrices({ others: [], trials })
  expect(unknown).toBeNull()
  expect(known?.each).toBeGreaterThan(many?.each ?? Number.POSITIVE_INFINITY)
})

test('a shop without prices tells none [PRICE-02]', async () => {
  await saveShop(testShops.ownerUrl, { ...pampaShop, config: { ...pampaShop.config, pricesInShop: false } })
  await expect
    .poll(async () => (await testShops.services.shops.byName('pampa'))?.config.pricesInShop)
    .toBe(false)
  const refused = await refusalOf(
    ana.api.cart.getTechniquePrices({ others: [], trials: [tried(stage.screen)] }),
  )
  expect(refused.fault?.refusal).toBe('switched_off')
})
