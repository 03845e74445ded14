/** The search over everything. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { askQuote } from '../../test/quotes.ts'

let office: TestOffice
let lucia: Buyer
let goods: VariantFixture
beforeAll(async () => {
  office = await openTestOffice()
  lucia = await openBuyer(office.testShops, 'pampa')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  goods = (
    await addProduct(office.testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz', { products }))
  )[0] as VariantFixture
  await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 5))
  await askQuote(lucia, [simpleCartLine(goods, 20)], { askSeller: true })
})
afterAll(() => office.close())

const find = (browser: OfficeBrowser, Filtro: string, shop = 'pampa') =>
  browser.api(shop).staff.find({ Filtro })

test('one call finds orders, quotes and customers by a person, and a quote by its number [ADM-19]', async () => {
  const owner = await office.enter('duena@pampa.example')
  const found = await find(owner, 'Lucía')
  expect(found.orders).toMatchObject([{ number: 1, productName: 'Lápiz' }])
  expect(found.quotes).toMatchObject([{ number: 1 }])
  expect(found.customers).toMatchObject([{ id: lucia.customerId }])
  for (const number of ['C-000001', 'c-000001', '1']) {
    const { quotes } = await find(owner, number)
    expect([number, quotes.length]).toEqual([number, 1])
  }
  expect(await find(owner, 'nadie así')).toEqual({ orders: [], quotes: [], customers: [], products: [] })
})

test('each role finds what it sees, and no shop finds another’s [ADM-19] [ADM-03] [SYS-01]', async () => {
  const artwork = await office.enter('arte@pampa.example', 'pampa', 'artwork')
  const { orders, quotes, customers } = await find(artwork, 'lucia')
  expect([orders.length, quotes, customers]).toEqual([1, [], []])
  const workshop = await office.enter('taller@pampa.example', 'pampa', 'workshop')
  expect((await refusalOf(find(workshop, 'lucia'))).fault?.refusal).toBe('not_allowed')
  const stranger = await office.enter('duena@andina.example', 'andina')
  expect(await find(stranger, 'lucia', 'andina')).toEqual({
    orders: [],
    quotes: [],
    customers: [],
    products: [],
  })
})
