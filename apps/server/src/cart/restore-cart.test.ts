import { randomUUID } from 'node:crypto'
import type { CallFailure } from '@estampa/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
import { mugDraft, poloDraft, screenPrinting } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { GenericDraft } from '../catalog/generics.store.ts'
import { saveTechnique } from '../customization/customization.store.ts'
import { removeOrderedLines } from './cart.store.ts'

let testShops: TestShops
let lucia: Buyer
let goods: VariantFixture[]
let technique: number
let drafts: { mug: GenericDraft; polo: GenericDraft }
beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

let round = 0
/** Products of this test's own, and somebody who has saved them all. */
async function setUp(): Promise<CartInput> {
  round += 1
  technique = await testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveTechnique(tx, screenPrinting({ key: `screen_${round}` })),
  )
  const front = {
    id: 1,
    name: 'Frente',
    width_centimeters: 20,
    height_centimeters: 20,
    printing_types: [technique],
    placement: { image_url: '/pictures/mug-front.webp', x: 0.2, y: 0.2, width: 0.4, height: 0.4 },
  }
  const own = <Draft extends GenericDraft>(draft: Draft): Draft => ({
    ...draft,
    external_id: `${draft.external_id}-${round}`,
    products: draft.products.map((one) => ({ ...one, sku: `${one.sku}-${round}` })),
  })
  drafts = {
    mug: own(mugDraft({ printing_areas: [front], printing_types: [technique] })),
    polo: own(poloDraft()),
  }
  goods = [
    ...(await addProduct(testShops, 'pampa', drafts.mug)),
    ...(await addProduct(testShops, 'pampa', drafts.polo)),
  ]
  lucia = await openBuyer(testShops, 'pampa', `lucia-${round}`)
  const lines: CartInput = [simpleCartLine(one('MUG-11-B'), 60), decorated(one('MUG-11-R'), 10), polos()]
  await lucia.api.cart.createOrEditShoppingCart(lines)
  return lines
}

const one = (sku: string) => findVariant(goods, `${sku}-${round}`)
const polos = (): CartInput[number] => ({
  type: 'ProductoCurva',
  shoppingCartUUID: randomUUID(),
  generic: { id: one('POLO-7-AS').genericId },
  value: ['POLO-7-AS', 'POLO-7-NL'].map((sku) => ({
    shoppingCartUUID: randomUUID(),
    value: { sku: one(sku).sku, quantity: 4 },
  })),
})

function decorated(goods: VariantFixture, quantity: number): CartInput[number] {
  const line = simpleCartLine(goods, quantity)
  if (line.type !== 'ProductoSimple') throw new Error('not a simple line')
  const view = { printing_area_id: 1, technique_id: technique, colours: 2 }
  const views = [{ ...view, width_centimeters: 8, height_centimeters: 5 }]
  return { ...line, value: { ...line.value, customization: { views } } }
}

type Told = { version: number; products: { shoppingCartUUID: string }[]; lines: Change[] }
type Change = { shoppingCartUUID: string; refusal: string; sentence: string; was: unknown; now: unknown }
const restore = () => lucia.api.cart.getShoppingCartsClient({})
const told = ({ fault }: CallFailure) => fault?.data as Told
const uuids = (lines: readonly { shoppingCartUUID: string }[]) => lines.map((line) => line.shoppingCartUUID)
const change = (draft: GenericDraft) => addProduct(testShops, 'pampa', draft)

test('a product that is gone is told once, by its name, and the mended cart is kept [API-36] [DRAWER-04]', async () => {
  const [, , polo] = await setUp()
  await change({ ...drafts.mug, published: false })
  const failure = await refusalOf(restore())
  expect([failure.status, failure.fault?.refusal]).toEqual([422, 'cart_not_restored'])
  expect(failure.message).toBe('«Tazón de cerámica Aurora» ya no está a la venta y salió de tu carrito.')
  expect(told(failure)).toMatchObject({
    version: 2,
    products: [{ shoppingCartUUID: polo?.shoppingCartUUID }],
    lines: [
      { refusal: 'product_withdrawn', now: null },
      { refusal: 'product_withdrawn', now: null },
    ],
  })
  const again = await restore()
  expect([again.version, uuids(again.products)]).toEqual([2, uuids(told(failure).products)])
})

test('a size that is gone leaves the rest of its line [API-36] [CART-15]', async () => {
  const [, , polo] = await setUp()
  const products = drafts.polo.products.map((product) =>
    product.sku.startsWith('POLO-7-NL') ? { ...product, active: false } : product,
  )
  await change({ ...drafts.polo, products })
  const failure = await refusalOf(restore())
  expect(failure.message).toBe('«Chomba de piqué Ribera» ya no se ofrece en Negro L y salió de tu carrito.')
  const line = (await restore()).products.find((line) => line.shoppingCartUUID === polo?.shoppingCartUUID)
  expect(line?.value).toMatchObject([{ value: { sku: one('POLO-7-AS').sku, quantity: 4 } }])
})

test('a decoration that can no longer be made leaves its line plain [API-36]', async () => {
  const [, mug] = await setUp()
  await change({ ...drafts.mug, printing_types: [] })
  const failure = await refusalOf(restore())
  expect(failure.message).toBe(
    '«Tazón de cerámica Aurora» quedó en tu carrito sin su decoración, que ya no se puede hacer. ' +
      'Este producto no se decora con Serigrafía.',
  )
  const line = (await restore()).products.find((line) => line.shoppingCartUUID === mug?.shoppingCartUUID)
  expect(line?.value).toMatchObject({ quantity: 10, customization: null, isCustomizable: false })
})

test('another price alone refuses nothing and is told once, with the old one and the new one [API-36] [DRAWER-04]', async () => {
  const [, , polo] = await setUp()
  const products = drafts.polo.products.map((product) => ({
    ...product,
    tiers: [{ min_quantity: 1, cost: 200_000 }],
  }))
  await change({ ...drafts.polo, products })
  const { priceChanges, products: restored, version } = await restore()
  expect(priceChanges).toEqual([
    {
      shoppingCartUUID: polo?.shoppingCartUUID,
      name: 'Chomba de piqué Ribera',
      sentence: '«Chomba de piqué Ribera» cambió de precio: antes $\u00a019.200,00, ahora $\u00a025.600,00.',
      was: { subTotal: 19_200, total: 23_232 },
      now: { subTotal: 25_600, total: 30_976 },
    },
  ])
  expect([restored.length, version]).toEqual([3, 2])
  expect(await restore()).toMatchObject({ priceChanges: [], version: 2 })
})

test('a line that lost its price stays and says why [API-36]', async () => {
  await setUp()
  const products = drafts.polo.products.map((product) => ({
    ...product,
    tiers: [{ min_quantity: 20, cost: 150_000 }],
  }))
  await change({ ...drafts.polo, products })
  const failure = await refusalOf(restore())
  expect(told(failure).lines).toMatchObject([{ refusal: 'under_first_tier', now: null }])
  expect((await restore()).products.map(({ generic }) => generic.name)).toEqual([
    'Tazón de cerámica Aurora',
    'Tazón de cerámica Aurora',
    'Chomba de piqué Ribera',
  ])
})

test('of two restores at once one tells what changed and the cart is mended once [API-36]', async () => {
  await setUp()
  await change({ ...drafts.mug, published: false })
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, restore))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(1)
  expect((await restore()).version).toBe(2)
})

test('an order that takes some lines changes the price of no other [API-36] [API-39]', async () => {
  const [plain, red] = await setUp()
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    removeOrderedLines(tx, lucia.customerId, [plain?.shoppingCartUUID ?? ''], new Date()),
  )
  const { products } = await restore()
  expect(uuids(products)).toContain(red?.shoppingCartUUID)
})
