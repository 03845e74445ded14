import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveShop } from '../shops/shops.store.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

test('each shop says how it takes payment, with the account of its country [API-43] [CHK-05]', async () => {
  const [pampa, andina] = [await testShops.guest('pampa'), await testShops.guest('andina')]
  const methods = await pampa.payments.getPaymentMethods({})
  expect(methods.map((method) => method.code)).toEqual(['TRF', 'CHQ'])
  expect(methods[0]).toMatchObject({ CBU: '0170099220000067797370', CUIT: '30500010912' })
  expect(await andina.payments.getPaymentMethods({})).toEqual([
    expect.objectContaining({ code: 'TRF', account: '00-123-45678-09', RUT: '76086428-5', CBU: null }),
  ])
})

test('whoever has bought is told how to pay, whatever the shop switches off [API-43] [CONF-11]', async () => {
  const pampa = await testShops.guest('pampa')
  for (const off of ['buyAccionsInShop', 'pricesInShop', 'quotation', 'registrationInShop'] as const) {
    await saveShop(testShops.ownerUrl, { ...pampaShop, config: { ...pampaShop.config, [off]: false } })
    const methods = await pampa.payments.getPaymentMethods({})
    expect(methods.map(({ code }) => code)).toEqual(['TRF', 'CHQ'])
    expect(JSON.stringify(methods)).not.toMatch(/price|total/i)
  }
  await saveShop(testShops.ownerUrl, pampaShop)
})

test('a shop without methods has none, and some token is needed [API-43]', async () => {
  const { config } = pampaShop
  await saveShop(testShops.ownerUrl, { ...pampaShop, config: { ...config, partnerPaymentMethods: [] } })
  const pampa = await testShops.guest('pampa')
  await expect.poll(() => pampa.payments.getPaymentMethods({})).toEqual([])
  await saveShop(testShops.ownerUrl, pampaShop)
  const { status } = await refusalOf(testShops.api('pampa').payments.getPaymentMethods({}))
  expect(status).toBe(401)
})
