import { setTimeout as delay } from 'node:timers/promises'
import { saveLines, toLineItem } from '@estampa/domain/cart'
import { isRefusal } from '@estampa/domain/refusal'
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
import { genericDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { lockCart, writeCart } from './cart.store.ts'

let testShops: TestShops
let pen: VariantFixture
let people = 0
beforeAll(async () => {
  testShops = await openTestShops()
  const [goods] = await addProduct(testShops, 'pampa', genericDraft('PEN-1', 'Lápiz Andes'))
  if (!goods) throw new Error('nothing to sell')
  pen = goods
})
afterAll(() => testShops.close())

const line = (quantity: number) => simpleCartLine(pen, quantity)
type Line = ReturnType<typeof line>
const restored = async ({ api }: Buyer) =>
  (await api.cart.getShoppingCartsClient({})).products.map(({ shoppingCartUUID }) => shoppingCartUUID)

/** Another tab is in the middle of adding a line when this call comes; it ends a moment later. */
async function during<T>({ customerId }: Buyer, added: Line, call: () => Promise<T>): Promise<T> {
  const { database, now } = testShops.services
  const { coming } = await database.inShop(testShops.pampa, async (tx) => {
    const cart = await lockCart(tx, customerId, now())
    // not awaited here: it is to wait for this transaction
    const outcome = call()
    outcome.catch(() => {})
    await delay(150)
    const after = saveLines(cart, [toLineItem(added as never)], { seen: null, session: 'another tab' })
    if (isRefusal(after)) throw new Error(after.refusal)
    await writeCart(tx, customerId, after, now())
    return { coming: () => outcome }
  })
  return coming()
}

async function withCart(): Promise<{ lucia: Buyer; present: Line; version: number }> {
  const lucia = await openBuyer(testShops, 'pampa', `lucia-${++people}`)
  const present = line(1)
  const { version } = await lucia.api.cart.createOrEditShoppingCart([present])
  return { lucia, present, version }
}

test('a save without a version keeps what another tab is adding [API-35] [CART-13]', async () => {
  const { lucia, present } = await withCart()
  const [mine, theirs] = [line(2), line(3)]
  await during(lucia, theirs, () => lucia.api.cart.createOrEditShoppingCart([present, mine]))
  expect(new Set(await restored(lucia))).toEqual(
    new Set([present, mine, theirs].map((one) => one.shoppingCartUUID)),
  )
})

test('a save of the version that another tab is changing is refused [API-35] [CART-13]', async () => {
  const { lucia, present, version } = await withCart()
  const theirs = line(3)
  const headers = { 'If-Match': `"${version}"` }
  const late = during(lucia, theirs, () => lucia.api.cart.createOrEditShoppingCart([], { headers }))
  expect((await refusalOf(late)).fault?.refusal).toBe('cart_changed')
  expect(await restored(lucia)).toEqual([present, theirs].map((one) => one.shoppingCartUUID))
})

test('a login joins what another tab is adding [CART-20]', async () => {
  const { lucia, present } = await withCart()
  const theirs = line(3)
  await during(lucia, theirs, () => lucia.api.cart.mergeShoppingCart([line(7)]))
  const { products } = await lucia.api.cart.getShoppingCartsClient({})
  expect(products.map((one) => [one.shoppingCartUUID, (one.value as { quantity: number }).quantity])).toEqual(
    [
      [present.shoppingCartUUID, 8],
      [theirs.shoppingCartUUID, 3],
    ],
  )
})

test('an order takes its own lines and leaves what another tab is adding [API-39] [CART-13]', async () => {
  const { lucia, present } = await withCart()
  const order = await orderFor(lucia, 'pampa', pen, 1)
  const products = order.shoppingCart.products.map((row) => ({
    ...row,
    shoppingCartUUID: present.shoppingCartUUID,
  }))
  const theirs = line(3)
  const shoppingCart = { ...order.shoppingCart, products }
  await during(lucia, theirs, () => lucia.api.checkout.completeOrder({ ...order, shoppingCart }))
  expect(await restored(lucia)).toEqual([theirs.shoppingCartUUID])
})

test('a cart that changes while it is restored is restored as it is then [API-36]', async () => {
  const { lucia, present } = await withCart()
  await testShops.services.database.inShop(testShops.pampa, async (tx) => {
    const cart = await lockCart(tx, lucia.customerId, new Date())
    await writeCart(tx, lucia.customerId, { ...cart, known: [] }, new Date())
  })
  const theirs = line(3)
  const { version, products } = await during(lucia, theirs, () => lucia.api.cart.getShoppingCartsClient({}))
  expect([version, products.length]).toEqual([2, 2])
  expect(products[0]?.shoppingCartUUID).toBe(present.shoppingCartUUID)
})
