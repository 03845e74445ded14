import type { Client } from '@estampa/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  deliveryPlaces,
  openBuyer,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { openAccount } from '../../test/carriers.ts'
import { mugDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import {
  amounts,
  homeOption,
  openZippinServer,
  pointOption,
  type ZippinFault,
  type ZippinServer,
  zippinUser,
} from '../../test/zippin-server.ts'

let testShops: TestShops
let zippin: ZippinServer
let buyer: Buyer
let mug: VariantFixture
beforeAll(async () => {
  zippin = await openZippinServer()
  testShops = await openTestShops({ LOG_LEVEL: 'silent' })
  buyer = await openBuyer(testShops, 'pampa')
  mug = (await addProduct(testShops, 'pampa', mugDraft()))[0] as VariantFixture
})
afterAll(async () => {
  await testShops.close()
  await zippin.close()
})
beforeEach(async () => {
  zippin.asked.length = 0
  zippin.state.trouble = 'none'
  zippin.state.options = [homeOption()]
  // a changed account asks anew: what was kept before is of the shop as it was
  await openAccount(testShops, 'pampa', zippin)
})

const { provinceFKId, cityFKId, locationFKId } = deliveryPlaces.pampa
const here = { province: provinceFKId, city: cityFKId, location: locationFKId, postalCode: '7021' }
const cordoba = { province: '14', city: '14014', location: '14014010', postalCode: '5000' }
const ask = (quantity: number, place: object = here, api: Client = buyer.api) =>
  api.shipping.getShippingQuote({
    products: [{ productId: mug.variantId, genericProductId: mug.genericId, quantity }],
    ...place,
  })
const waysTo = async (...args: Parameters<typeof ask>) =>
  (await ask(...args)).all_results.map(({ carrier, amounts }) => [carrier.name, amounts.price_incl_tax])

test('a carrier’s ways stand beside the shop’s own, by price [API-40] [CHK-04]', async () => {
  zippin.state.options = [pointOption(), homeOption()]
  expect(await waysTo(10)).toEqual([
    ['Leset', 392],
    ['Andreani', 2616],
    ['Correo del Sur', 8712],
  ])
  // 10 mugs in one box, without insurance
  expect(zippin.asked[0]?.body.packages).toHaveLength(1)
  expect(zippin.asked[0]?.body.declared_value).toBe(0)
})

test('the same question within minutes is not asked again, another one is [API-40]', async () => {
  await Promise.all([ask(10), ask(10)])
  await ask(10)
  expect(zippin.asked).toHaveLength(1)
  await ask(11)
  await ask(10, cordoba)
  expect(zippin.asked).toHaveLength(3)
})

test.each([
  ...(['answers 500', 'sends HTML', 'sends three megabytes', 'says no', 'is silent'] as ZippinFault[]),
])(
  'while the company %s, the shop’s own ways are there when its four seconds are over [API-40]',
  async (trouble) => {
    zippin.state.trouble = trouble
    const begun = performance.now()
    expect(await waysTo(10)).toEqual([['Correo del Sur', 8712]])
    // four seconds of patience; a second try would take as long again
    expect(performance.now() - begun).toBeLessThan(7_800)
  },
)

test('ways that are no ways are left out: nothing is free, nothing takes days backwards [API-40]', async () => {
  const priced = (price: unknown, id: number) =>
    homeOption({ amounts: amounts(price, price), carrier: { id, name: `Correo ${id}` } })
  const late = homeOption({ delivery_time: { min: 9, max: 2 } })
  zippin.state.options = [priced(-5, 1), priced('abc', 2), priced(0, 3), 'x', null, [], late]
  const { all_results } = await ask(10)
  expect(all_results.map(({ carrier }) => carrier.name)).toEqual(['Leset', 'Correo del Sur'])
  expect(all_results[0]?.delivery_time).toEqual({ min: 2, max: 9 })
})

test('where only the company delivers and it is away, a sentence says so [API-40]', async () => {
  expect(await waysTo(10, cordoba)).toEqual([['Leset', 392]])
  zippin.state.trouble = 'answers 500'
  const { status, fault } = await refusalOf(ask(12, cordoba))
  expect([status, fault?.refusal]).toEqual([503, 'carrier_down'])
  expect(fault?.message).toMatch(/No pudimos consultar los envíos/)
})

test('a company that failed five times rests, and nobody waits for it [API-40]', async () => {
  zippin.state.trouble = 'answers 500'
  for (let quantity = 20; quantity < 28; quantity++) await ask(quantity)
  expect(zippin.asked.length).toBeLessThanOrEqual(15)
  const before = zippin.asked.length
  const begun = performance.now()
  expect(await waysTo(30)).toEqual([['Correo del Sur', 8712 + 6 * 1089]])
  expect(zippin.asked).toHaveLength(before)
  // a company that is waited for takes four seconds
  expect(performance.now() - begun).toBeLessThan(3_900)
})

test('from the shop’s amount on the cheapest of the carriers is free, and goods are insured [CHK-04]', async () => {
  await openAccount(testShops, 'pampa', zippin, { freeFrom: 100, isInsured: true })
  zippin.state.options = [pointOption(), homeOption()]
  expect(await waysTo(10)).toEqual([
    ['Leset', 0],
    ['Andreani', 2616],
    ['Correo del Sur', 8712],
  ])
  expect(zippin.asked[0]?.body.declared_value).toBeGreaterThan(0)
})

test('an account that is off, or of another shop, is asked nothing [API-40]', async () => {
  await openAccount(testShops, 'pampa', zippin, { isOn: false })
  expect(await waysTo(10)).toEqual([['Correo del Sur', 8712]])
  const andina = await testShops.services.shops.byName('andina')
  expect(andina && (await testShops.services.carriers.accountOf(andina))).toBeUndefined()
  expect(zippin.asked).toEqual([])
})

test('key and secret are kept sealed, sent to the company and shown to nobody [API-40]', async () => {
  await ask(10)
  const basic = Buffer.from(zippin.asked[0]?.authorization.slice(6) ?? '', 'base64').toString()
  expect(basic).toBe(`${zippinUser.key}:${zippinUser.secret}`)
  const { rows } = await testShops.services.database.inShop(testShops.pampa, (tx) =>
    sql<{ kept: string }>`select to_jsonb(c)::text as kept from carrier_accounts c`.execute(tx),
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.kept).not.toContain(zippinUser.secret)
  const foreign = await testShops.services.database.inShop(testShops.andina, (tx) =>
    sql`select from carrier_accounts`.execute(tx),
  )
  expect(foreign.rows).toEqual([])
  const config = JSON.stringify(await buyer.api.shops.getConfig({}))
  expect(config).not.toMatch(/zippin|credentials/i)
})
