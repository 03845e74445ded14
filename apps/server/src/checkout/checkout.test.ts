import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  deliveryPlaces,
  findVariant,
  openBuyer,
  orderBody,
  orderFor,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { mugDraft, poloDraft, screenPrinting } from '../../test/products.ts'
import { andinaShop, pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveTechnique } from '../customization/customization.store.ts'
import { saveUpload } from '../customization/uploads.store.ts'
import { saveShop } from '../shops/shops.store.ts'

let testShops: TestShops
let buyer: Buyer
let mug: VariantFixture
let red: VariantFixture
let polo: VariantFixture[]
let technique: number
beforeAll(async () => {
  testShops = await openTestShops()
  buyer = await openBuyer(testShops, 'pampa')
  technique = await inPampa((tx) => saveTechnique(tx, screenPrinting()))
  const front = {
    id: 1,
    name: 'Frente',
    width_centimeters: 20,
    height_centimeters: 20,
    printing_types: [technique],
    placement: { image_url: '/pictures/mug-front.webp', x: 0.2, y: 0.2, width: 0.4, height: 0.4 },
  }
  const mugs = await addProduct(
    testShops,
    'pampa',
    mugDraft({ printing_areas: [front], printing_types: [technique] }),
  )
  ;[mug, red] = [findVariant(mugs, 'MUG-11-B'), findVariant(mugs, 'MUG-11-R')]
  polo = await addProduct(testShops, 'pampa', poloDraft())
})
afterAll(() => testShops.close())

const inPampa = <T>(work: Parameters<typeof testShops.services.database.inShop<T>>[1]) =>
  testShops.services.database.inShop(testShops.pampa, work)
const count = () =>
  testShops.services.database.readInShop(testShops.pampa, async (tx) => {
    const { orders } = await tx
      .selectFrom('orders' as never)
      .select((eb) => eb.fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow()
    return Number(orders)
  })

let before = 0
beforeEach(async () => {
  before = await count()
})

test('an order is kept as it was bought, line by line, and only its owner sees it [API-39] [API-46] [CHK-06]', async () => {
  const lines = [simpleCartLine(mug, 60)]
  const entries = await buyer.api.cart.getShoppingCartProductPrice(lines)
  const body = await orderFor(buyer, 'pampa', mug, 60)
  const placed = await buyer.api.checkout.completeOrder(body)
  const order = await buyer.api.orders.getOrderById({ Id: placed.orderId })
  expect(order).toMatchObject({
    number: placed.number,
    state: 'placed',
    moneyState: 'unpaid',
    discount: 0,
    lines: [
      {
        productId: mug.variantId,
        genericProductId: mug.genericId,
        quantity: 60,
        shoppingCartId: 0,
        productName: 'Tazón de cerámica Aurora',
        variantName: 'Blanco',
        principal: true,
        advance: false,
        hasProductBuilding: false,
        printingArea: null,
        priceBase: 115_200,
        tax: 24_192,
        total: 139_392,
      },
    ],
    totals: { subTotal: entries.at(-1)?.prices.subTotal, total: entries.at(-1)?.prices.total },
    shipping: {
      deliveryMethod: 'shipping',
      carrier: 'Correo del Sur',
      MinDeliveryDays: 2,
      MaxDeliveryDays: 4,
    },
    address: { province: 'Buenos Aires', city: 'Adolfo Gonzales Chaves', zipCode: '7021' },
    orderInvoiceFK: {
      document: '30500010912',
      direction: '',
      extra: { invoiceKind: 'responsable_inscripto' },
    },
    payment: { code: 'TRF', CBU: '0170099220000067797370' },
    history: [{ from: null, to: 'placed', who: 'Lucía Paz' }],
  })
  expect(order.total).toBe(placed.total)
  const other = await openBuyer(testShops, 'pampa', 'bruno')
  const stranger = await openBuyer(testShops, 'andina', 'carla')
  for (const { api } of [other, stranger]) {
    expect((await refusalOf(api.orders.getOrderById({ Id: placed.orderId }))).status).toBe(404)
  }
  const guest = await testShops.guest('pampa')
  expect((await refusalOf(guest.orders.getOrderById({ Id: placed.orderId }))).status).toBe(401)
})

test('the total is the cart plus the delivery, and the totals block leaves the delivery out [CHK-09]', async () => {
  const body = await orderFor(buyer, 'pampa', mug, 3)
  const placed = await buyer.api.checkout.completeOrder(body)
  const { totals, shippingCost, total } = await buyer.api.orders.getOrderById({ Id: placed.orderId })
  expect(Math.round(total * 100)).toBe(Math.round(totals.total * 100) + Math.round(shippingCost * 100))
  expect(Math.round(totals.total * 100)).toBe(
    Math.round(totals.subTotal * 100) + Math.round(totals.taxes * 100),
  )
})

test('a curve is flattened into simple lines that add up to it [CHK-06]', async () => {
  const shoppingCartUUID = randomUUID()
  const wanted = [
    { goods: findVariant(polo, 'POLO-7-AS'), quantity: 7 },
    { goods: findVariant(polo, 'POLO-7-NM'), quantity: 4 },
    { goods: findVariant(polo, 'POLO-7-NL'), quantity: 2 },
  ]
  const row = ({ goods, quantity }: (typeof wanted)[number]) => ({
    productId: goods.variantId,
    genericProductId: goods.genericId,
    sku: goods.sku,
    quantity,
  })
  const value = wanted.map(({ goods, quantity }) => ({
    shoppingCartUUID: randomUUID(),
    value: { sku: goods.sku, quantity },
  }))
  const generic = { id: findVariant(polo, 'POLO-7-AS').genericId }
  const entries = await buyer.api.cart.getShoppingCartProductPrice([
    { type: 'ProductoCurva', shoppingCartUUID, generic, value },
  ])
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const quote = await buyer.api.shipping.getShippingQuote({
    province,
    city,
    location,
    products: wanted.map(row),
  })
  const products = wanted.map((one) => ({ ...row(one), shoppingCartUUID }))
  const body = orderBody('pampa', products, entries.at(-1)?.prices, quote.all_results[0])
  const placed = await buyer.api.checkout.completeOrder(body)
  const { lines, totals } = await buyer.api.orders.getOrderById({ Id: placed.orderId })
  expect(lines.map((line) => [line.variantName, line.quantity])).toEqual([
    ['Azul S', 7],
    ['Negro M', 4],
    ['Negro L', 2],
  ])
  const sum = lines.reduce((whole, line) => whole + Math.round(line.total * 100), 0)
  expect(sum).toBe(Math.round(totals.total * 100))
})

test('delivery days are kept with the fewer first, whatever way round they were sent [CHK-08]', async () => {
  const body = await orderFor(buyer, 'pampa', mug, 2)
  const swapped = { ...body, MinDeliveryDays: 4, MaxDeliveryDays: 2 }
  const placed = await buyer.api.checkout.completeOrder(swapped)
  const { shipping } = await buyer.api.orders.getOrderById({ Id: placed.orderId })
  expect([shipping.MinDeliveryDays, shipping.MaxDeliveryDays]).toEqual([2, 4])
})

test('fixed values that a client sends otherwise have no effect [CHK-07]', async () => {
  const body = await orderFor(buyer, 'pampa', mug, 2)
  const forged = { ...body, discount: 500, discountPercent: 90, userId: 1, deliveryDiscountPrice: 99 }
  const placed = await buyer.api.checkout.completeOrder(forged)
  const { discount, total } = await buyer.api.orders.getOrderById({ Id: placed.orderId })
  expect([discount, total]).toEqual([0, body.total])
})

test('nothing is no order [CHK-06]', async () => {
  const body = await orderFor(buyer, 'pampa', mug, 2)
  const { status, fault } = await refusalOf(
    buyer.api.checkout.completeOrder({ ...body, shoppingCart: { products: [] } }),
  )
  expect([status, fault?.validationErrors?.[0]?.members]).toEqual([400, ['shoppingCart.products']])
  expect(await count()).toBe(before)
})

test.each(['subTotal', 'taxes', 'total'] as const)(
  'a forged %s is refused and the fresh totals are in the answer [PRICE-04] [CHK-10]',
  async (field) => {
    const body = await orderFor(buyer, 'pampa', mug, 60)
    const { status, fault } = await refusalOf(
      buyer.api.checkout.completeOrder({ ...body, [field]: body[field] - 0.01 }),
    )
    expect([status, fault?.refusal]).toEqual([422, 'totals_differ'])
    expect(fault?.data).toMatchObject({
      totals: { subTotal: body.subTotal, taxes: body.taxes },
      total: body.total,
    })
    expect(await count()).toBe(before)
  },
)

test('after a refusal the same order can be sent again with the fresh totals, and is placed once [CHK-10]', async () => {
  const body = await orderFor(buyer, 'pampa', mug, 60)
  const headers = { 'idempotency-key': randomUUID() }
  await refusalOf(buyer.api.checkout.completeOrder({ ...body, total: 1 }, { headers }))
  const placed = await buyer.api.checkout.completeOrder(body, { headers })
  expect(await buyer.api.checkout.completeOrder(body, { headers })).toEqual(placed)
  expect(await count()).toBe(before + 1)
})

test('another delivery cost, or a delivery that does not exist, is refused with the options [CHK-04] [CHK-10]', async () => {
  const body = await orderFor(buyer, 'pampa', mug, 60)
  for (const wrong of [{ shippingCost: 0 }, { shippingCarrierId: 99 }, { shippingServiceType: 'teleport' }]) {
    const { status, fault } = await refusalOf(buyer.api.checkout.completeOrder({ ...body, ...wrong }))
    expect([status, fault?.refusal]).toEqual([422, 'shipping_differs'])
    expect(fault?.data).toMatchObject({ options: [{ amounts: { price_incl_tax: body.shippingCost } }] })
  }
  expect(await count()).toBe(before)
})

test.each([
  ['none', { quantity: 0 }, 400],
  ['a negative number', { quantity: -1 }, 400],
  ['a half', { quantity: 1.5 }, 400],
  ['more than there is', { quantity: 1e15 }, 400],
  ['an unknown product', { genericProductId: 99_999 }, 404],
  ['an unknown variant', { productId: 99_999 }, 422],
  ['another sku than its number says', { sku: 'MUG-11-R' }, 422],
])('an order of %s is refused and nothing is kept [PRICE-04] [API-39]', async (_, wrong, expected) => {
  const body = await orderFor(buyer, 'pampa', mug, 60)
  const products = body.shoppingCart.products.map((row) => ({ ...row, ...wrong }))
  const { status } = await refusalOf(
    buyer.api.checkout.completeOrder({ ...body, shoppingCart: { ...body.shoppingCart, products } }),
  )
  expect(status).toBe(expected)
  expect(await count()).toBe(before)
})

test("another shop's product cannot be ordered [API-39]", async () => {
  const [foreign] = await addProduct(testShops, 'andina', mugDraft())
  const body = await orderFor(buyer, 'pampa', mug, 60)
  const products = body.shoppingCart.products.map((row) => ({
    ...row,
    productId: foreign?.variantId ?? 0,
    genericProductId: foreign?.genericId ?? 0,
  }))
  const { status, fault } = await refusalOf(
    buyer.api.checkout.completeOrder({ ...body, shoppingCart: { ...body.shoppingCart, products } }),
  )
  expect([status, fault?.refusal]).toEqual([404, 'product_not_found'])
  expect(await count()).toBe(before)
})

const view = (technique_id: number, logo_id: string | null = null) => ({
  printing_area_id: 1,
  technique_id,
  colours: 1,
  width_centimeters: 8,
  height_centimeters: 5,
  logo_id,
})

test('an order with an unknown technique is refused and nothing is kept [PRICE-04]', async () => {
  const body = await orderFor(buyer, 'pampa', mug, 60)
  const products = body.shoppingCart.products.map((row) => ({
    ...row,
    customization: { views: [view(4_242)] },
  }))
  const { status, fault } = await refusalOf(
    buyer.api.checkout.completeOrder({ ...body, shoppingCart: { ...body.shoppingCart, products } }),
  )
  expect([status, fault?.refusal]).toEqual([422, 'technique_unknown'])
  expect(await count()).toBe(before)
})

test("a decorated order needs logos of one's own [API-39]", async () => {
  const other = await openBuyer(testShops, 'pampa', 'dario')
  const [own, foreign] = [randomUUID(), randomUUID()]
  for (const [id, customerId] of [
    [own, buyer.customerId],
    [foreign, other.customerId],
  ] as const) {
    const picture = { picture_key: `${id}.webp`, preview_key: `${id}-s.webp`, drawing_key: null }
    await inPampa((tx) =>
      saveUpload(
        tx,
        {
          id,
          kind: 'logo',
          name: 'logo.png',
          width: 800,
          height: 400,
          bytes: 9_000,
          is_vector: false,
          colours: ['#112233'],
          created_at: new Date(),
          ...picture,
        },
        { customer_id: customerId },
      ),
    )
  }
  const order = async (logo: string) => {
    const line = simpleCartLine(mug, 60)
    if (line.type !== 'ProductoSimple') throw new Error('not a simple line')
    const customization = { views: [view(technique, logo)] }
    const entries = await buyer.api.cart.getShoppingCartProductPrice([
      { ...line, value: { ...line.value, customization } },
    ])
    const plain = await orderFor(buyer, 'pampa', mug, 60)
    const products = plain.shoppingCart.products.map((row) => ({ ...row, customization }))
    const prices = entries.at(-1)?.prices
    const total = Math.round((prices?.total ?? 0) * 100 + plain.shippingCost * 100) / 100
    return {
      ...plain,
      subTotal: prices?.subTotal ?? 0,
      taxes: prices?.taxes ?? 0,
      total,
      shoppingCart: { ...plain.shoppingCart, products },
    }
  }
  const refused = await refusalOf(buyer.api.checkout.completeOrder(await order(foreign)))
  expect([refused.status, refused.fault?.refusal]).toEqual([422, 'upload_not_found'])
  const placed = await buyer.api.checkout.completeOrder(await order(own))
  const { lines } = await buyer.api.orders.getOrderById({ Id: placed.orderId })
  expect(lines[0]).toMatchObject({ hasProductBuilding: true, customization: { views: [{ logo_id: own }] } })
  const kept = await inPampa((tx) => tx.selectFrom('uploads').select(['id', 'used_at']).execute())
  expect(kept.find((upload) => upload.id === own)?.used_at).not.toBeNull()
  expect(kept.find((upload) => upload.id === foreign)?.used_at).toBeNull()
})

test('every wrong field is named where it is, in the words of the country [CHK-12] [API-53]', async () => {
  const body = await orderFor(buyer, 'pampa', mug, 5)
  const wrong = {
    ...body,
    phone: 'llamame',
    email: 'lucia(at)example',
    zipCode: 'X5000ABC',
    orderInvoiceFK: { ...body.orderInvoiceFK, document: '30-50001091-3' },
  }
  const { status, fault } = await refusalOf(buyer.api.checkout.completeOrder(wrong))
  expect([status, fault?.refusal]).toEqual([422, 'invalid_checkout'])
  const told = Object.fromEntries((fault?.validationErrors ?? []).map((one) => [one.members[0], one.message]))
  expect(Object.keys(told).sort()).toEqual(['email', 'orderInvoiceFK.document', 'phone', 'zipCode'])
  expect(told['orderInvoiceFK.document']).toBe('El dígito verificador no coincide: revisá el CUIT o CUIL.')
})

test('an order goes to the place that its numbers mean, and never with the code of another province [CHK-12] [API-39]', async () => {
  const body = await orderFor(buyer, 'pampa', mug, 5)
  const { status, fault } = await refusalOf(buyer.api.checkout.completeOrder({ ...body, zipCode: '9410' }))
  expect([status, fault?.validationErrors?.[0]?.members]).toEqual([422, ['zipCode']])
  const numbers = { provinceFKId: 6, cityFKId: 6014, locationFKId: 6014010 }
  const invoice = {
    ...body.orderInvoiceFK,
    document: '07.955.110',
    extra: { invoiceKind: 'consumidor_final' },
  }
  const placed = await buyer.api.checkout.completeOrder({ ...body, ...numbers, orderInvoiceFK: invoice })
  const order = await buyer.api.orders.getOrderById({ Id: placed.orderId })
  expect(order.address).toMatchObject({ province: 'Buenos Aires', locality: 'Adolfo Gonzales Chaves' })
  expect(order.orderInvoiceFK.document).toBe('7955110')
})

test('a Chilean order has a RUT, no postal code and no cents [CHK-12] [API-39]', async () => {
  const chilean = await openBuyer(testShops, 'andina')
  const [cup] = await addProduct(testShops, 'andina', mugDraft())
  if (!cup) throw new Error('no cup')
  const body = await orderFor(chilean, 'andina', cup, 12)
  const forged = { ...body, orderInvoiceFK: { ...body.orderInvoiceFK, document: '76086428-4' } }
  const { fault } = await refusalOf(chilean.api.checkout.completeOrder(forged))
  expect(fault?.validationErrors?.[0]?.members).toEqual(['orderInvoiceFK.document'])
  const placed = await chilean.api.checkout.completeOrder(body)
  const order = await chilean.api.orders.getOrderById({ Id: placed.orderId })
  expect(order.orderInvoiceFK.document).toBe('76086428-5')
  expect(order.address).toMatchObject({ province: 'Metropolitana de Santiago', locality: 'Santiago' })
  expect(Number.isInteger(order.total)).toBe(true)
})

test('a payment that the shop does not take is refused [CHK-05] [CHK-10]', async () => {
  const body = await orderFor(buyer, 'pampa', mug, 5)
  const { status, fault } = await refusalOf(buyer.api.checkout.completeOrder({ ...body, payment: 'MP' }))
  expect([status, fault?.refusal]).toEqual([422, 'payment_method_not_offered'])
})

test('more than there is left is refused with the line and what is left [LIFE-05]', async () => {
  const body = await orderFor(buyer, 'pampa', red, 41)
  const { status, fault, message } = await refusalOf(buyer.api.checkout.completeOrder(body))
  expect([status, fault?.refusal]).toEqual([422, 'out_of_stock'])
  expect(message).toBe('Sin stock suficiente de Tazón de cerámica Aurora Rojo: disponibles 40.')
  expect(fault?.data).toMatchObject({
    shoppingCartUUID: body.shoppingCart.products[0]?.shoppingCartUUID,
    lines: [{ sku: 'MUG-11-R', wanted: 41, available: 40 }],
  })
  expect(await count()).toBe(before)
})

test.each([
  ['buyAccionsInShop', { buyAccionsInShop: false }],
  ['pricesInShop', { pricesInShop: false }],
  ['loginInShop', { loginInShop: false }],
])('a shop with %s off takes no orders [CONF-11]', async (name, off) => {
  const shop = `sin-${name.slice(0, 3).toLowerCase()}`
  await saveShop(testShops.ownerUrl, { ...pampaShop, name: shop, config: { ...pampaShop.config, ...off } })
  const here = await openBuyer(testShops, shop)
  const body = await orderFor(buyer, 'pampa', mug, 5)
  const { status, fault } = await refusalOf(here.api.checkout.completeOrder(body))
  expect([status, fault?.refusal]).toEqual([403, 'switched_off'])
})

test('billing that the shop has fixed replaces whatever was typed [CHK-11]', async () => {
  const fixed = {
    fixedBillingData: true,
    name: 'Mesa',
    lastName: 'Central',
    document: '30-50001091-2',
    phone: '11 4321 0000',
    email: 'mesa@central.example',
  }
  const config = { ...pampaShop.config, partnerFixedBillingData: fixed }
  await saveShop(testShops.ownerUrl, { ...pampaShop, name: 'fija', config })
  const here = await openBuyer(testShops, 'fija')
  const [cup] = await addProduct(testShops, 'fija', mugDraft())
  if (!cup) throw new Error('no cup')
  const placed = await here.api.checkout.completeOrder(await orderFor(here, 'pampa', cup, 5))
  const { orderInvoiceFK } = await here.api.orders.getOrderById({ Id: placed.orderId })
  expect(orderInvoiceFK).toMatchObject({ name: 'Mesa', lastName: 'Central', email: 'mesa@central.example' })
})

test('goods that are collected need no address, but a point [CHK-04]', async () => {
  const point = { point_id: 'centro', description: 'Local centro', open_hours: '9 a 18' }
  const pickup = {
    name: 'Retiro en la tienda',
    delivery_time: { min: 1, max: 1 },
    points: [{ ...point, phone: '+56 2 2345 6789', address: 'Agustinas 1000' }],
  }
  const rateTable = { ...andinaShop.rules.rateTable, pickup }
  await saveShop(testShops.ownerUrl, {
    ...andinaShop,
    name: 'retira',
    rules: { ...andinaShop.rules, rateTable },
  })
  const here = await openBuyer(testShops, 'retira')
  const [cup] = await addProduct(testShops, 'retira', mugDraft())
  if (!cup) throw new Error('no cup')
  const shipped = await orderFor(here, 'andina', cup, 5)
  const collected = {
    ...shipped,
    provinceFKId: undefined,
    cityFKId: undefined,
    locationFKId: undefined,
    street: '',
    streetNumber: '',
    shippingCarrierId: 0,
    shippingServiceType: 'pickup_point',
    shippingLogisticType: 'point_dropoff',
    shippingCost: 0,
    total: shipped.total - shipped.shippingCost,
  }
  const { fault } = await refusalOf(here.api.checkout.completeOrder(collected))
  expect(fault?.refusal).toBe('pickup_point_missing')
  const placed = await here.api.checkout.completeOrder({
    ...collected,
    pickupPointId: 'centro',
    keepAddress: { label: 'Oficina' },
  })
  const { shipping } = await here.api.orders.getOrderById({ Id: placed.orderId })
  expect(shipping).toMatchObject({ deliveryMethod: 'pickup', pickupPointId: 'centro' })
  expect(await here.api.checkout.getAddresses({})).toEqual({ items: [] })
})
