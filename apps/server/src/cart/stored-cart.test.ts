import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { genericDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { type Customer, findCustomer } from '../customers/customers.store.ts'
import type { Tx } from '../db/database.ts'
import { cartTasks } from './cart.jobs.ts'
import { cartPersonalData, findCart } from './cart.store.ts'
import { listLineUploads } from './line-uploads.store.ts'

let testShops: TestShops
let pen: VariantFixture
let laterMs = 0
const DAY_MS = 24 * 3600_000
beforeAll(async () => {
  testShops = await openTestShops()
  testShops.services.now = () => new Date(Date.now() + laterMs)
  const [goods] = await addProduct(testShops, 'pampa', genericDraft('PEN-1', 'Lápiz Andes'))
  if (!goods) throw new Error('nothing to sell')
  pen = goods
})
afterAll(() => testShops.close())

const inPampa = <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work)
const linesOf = ({ customerId }: Buyer) => inPampa(async (tx) => (await findCart(tx, customerId)).lines)
const sweepAfter = async (days: number) => {
  laterMs = days * DAY_MS
  await cartTasks.sweep_carts?.({}, testShops.services)
  laterMs = 0
}

test('a cart that nobody touches for half a year is swept, a newer one is not [API-35]', async () => {
  const early = await openBuyer(testShops, 'pampa', 'temprana')
  await early.api.cart.createOrEditShoppingCart([simpleCartLine(pen, 3)])
  laterMs = 100 * DAY_MS
  const late = await openBuyer(testShops, 'pampa', 'tardía')
  await late.api.cart.createOrEditShoppingCart([simpleCartLine(pen, 3)])
  await sweepAfter(181)
  expect(await linesOf(early)).toEqual([])
  expect(await linesOf(late)).toHaveLength(1)
})

test('what was attached to a line goes with the removed line and stays with the ordered one [API-37] [API-39]', async () => {
  const lucia = await openBuyer(testShops, 'pampa', 'lucia')
  const { api, customerId } = lucia
  const order = await orderFor(lucia, 'pampa', pen, 2)
  const [row] = order.shoppingCart.products
  const ordered = { ...simpleCartLine(pen, 2), shoppingCartUUID: row?.shoppingCartUUID ?? '' }
  const removed = simpleCartLine(pen, 9)
  await api.cart.createOrEditShoppingCart([ordered, removed])
  const create = { width: 30, height: 20, channels: 4 as const, background: '#336699' }
  const png = new Uint8Array(await sharp({ create }).png().toBuffer())
  const [logo] = await api.customization.uploadLogos({}, { files: [new File([png], 'a.png')] })
  const uuids = [ordered.shoppingCartUUID, removed.shoppingCartUUID]
  for (const shoppingCartUUID of uuids) {
    await api.cart.putFilesShoppingCartItem({ shoppingCartUUID, files: [logo?.id ?? ''] })
  }
  await api.checkout.completeOrder(order)
  await api.cart.createOrEditShoppingCart([])
  await sweepAfter(2)
  const left = await inPampa((tx) => listLineUploads(tx, customerId, uuids))
  expect(left.map((upload) => upload.shopping_cart_uuid)).toEqual([ordered.shoppingCartUUID])
})

test('the export holds the cart, and erasing takes it and leaves other people’s [LAW-07]', async () => {
  const [ana, elena] = [
    await openBuyer(testShops, 'pampa', 'ana'),
    await openBuyer(testShops, 'pampa', 'elena'),
  ]
  const line = simpleCartLine(pen, 3)
  for (const { api } of [ana, elena]) await api.cart.createOrEditShoppingCart([line])
  const about = <T>(work: (tx: Tx, customer: Customer) => Promise<T>) =>
    inPampa(async (tx) => {
      const customer = await findCustomer(tx, ana.customerId)
      if (!customer) throw new Error('nobody')
      return work(tx, customer)
    })
  const { shoppingCartUUID } = line
  expect(await about(cartPersonalData.gather)).toMatchObject({ lines: [{ shoppingCartUUID }], uploads: [] })
  await about(cartPersonalData.erase)
  expect(await linesOf(ana)).toEqual([])
  expect(await linesOf(elena)).toHaveLength(1)
})
