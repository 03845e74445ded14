import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  deliveryPlaces,
  openBuyer,
  orderBody,
  type QuotedOption,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { openAccount } from '../../test/carriers.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import {
  amounts,
  homeOption,
  openZippinServer,
  pointOption,
  type ZippinServer,
} from '../../test/zippin-server.ts'
import { trackingTasks } from '../orders/tracking.jobs.ts'
import { shipmentTasks } from './shipments.jobs.ts'

let testShops: TestShops
let zippin: ZippinServer
let buyer: Buyer
let goods: VariantFixture
let hands: ReturnType<typeof staffActions>
let webhook: string
beforeAll(async () => {
  zippin = await openZippinServer()
  testShops = await openTestShops({ LOG_LEVEL: 'silent' })
  buyer = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz de grafito', { products }))
  )[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
})
afterAll(async () => {
  await testShops.close()
  await zippin.close()
})
beforeEach(async () => {
  zippin.asked.length = 0
  zippin.state.trouble = 'none'
  zippin.state.options = [homeOption(), pointOption()]
  webhook = await openAccount(testShops, 'pampa', zippin)
})

const carriersIn = (data: unknown) =>
  (data as { options: QuotedOption[] }).options.map(({ carrier }) => carrier.name)
const show = (Id: string) => buyer.api.orders.getOrderById({ Id })

/** The request of a checkout for ten pencils that this carrier takes. */
async function bodyFor(carrier: string, quantity = 10) {
  const line = simpleCartLine(goods, quantity)
  const row = { productId: goods.variantId, genericProductId: goods.genericId, quantity }
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const request = { products: [row], province, city, location, postalCode: '7021' }
  const { all_results } = await buyer.api.shipping.getShippingQuote(request)
  const option = all_results.find((one) => one.carrier.name === carrier) as QuotedOption
  const prices = (await buyer.api.cart.getShoppingCartProductPrice([line])).at(-1)?.prices
  const { shoppingCartUUID } = line
  return orderBody('pampa', [{ ...row, sku: goods.sku, shoppingCartUUID }], prices, option)
}

async function packed(carrier = 'Leset', changes: object = {}): Promise<string> {
  const placed = await buyer.api.checkout.completeOrder({ ...(await bodyFor(carrier)), ...changes })
  await hands.force(placed.orderId, 'in_production', { isDecorated: false })
  await hands.advance(placed.orderId, 'ready')
  zippin.asked.length = 0
  return placed.orderId
}

const tasks = { ...shipmentTasks, ...trackingTasks }
const run = (task: string, payload: object = {}) =>
  tasks[task]?.({ shop: testShops.pampa, ...payload }, testShops.services) as Promise<void>
const dispatch = (orderId: string) => run('dispatch_order', { orderId })
const follow = (id: number) => run('follow_shipment', { shipmentId: String(id) })
const newest = () => zippin.state.shipments.at(-1) as (typeof zippin.state.shipments)[number]
const creations = () =>
  zippin.asked.filter(({ method, path }) => `${method} ${path}` === 'POST /v2/shipments')
async function jobsNamed(task: string): Promise<object[]> {
  const { Client } = (await import('pg')).default
  const owner = new Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query(
    `select payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 order by j.id`,
    [task],
  )
  await owner.end()
  return rows.map(({ payload }) => payload)
}

describe('an order by a carrier', () => {
  test('keeps the way that was chosen, at the price that was seen [API-39] [CHK-13]', async () => {
    const { orderId } = await buyer.api.checkout.completeOrder(await bodyFor('Leset'))
    const { shipping, shippingCost, tracking } = await show(orderId)
    expect(shipping).toMatchObject({
      carrier: 'Leset',
      shippingCarrierId: 205,
      shippingServiceType: 'standard_delivery',
      shippingLogisticType: 'crossdock',
      deliveryMethod: 'shipping',
      pickupPointId: null,
      MinDeliveryDays: 3,
      MaxDeliveryDays: 7,
    })
    expect([shippingCost, tracking]).toEqual([392, null])
  })

  test('is refused at a price that nobody quoted, with the ways that there are [API-39]', async () => {
    const body = await bodyFor('Leset')
    const cheap = { ...body, shippingCost: 1, total: body.total - 391 }
    const { fault } = await refusalOf(buyer.api.checkout.completeOrder(cheap))
    expect(fault?.refusal).toBe('shipping_differs')
    expect(carriersIn(fault?.data)).toContain('Leset')
    const free = { ...body, shippingCost: 0, total: body.total - 392 }
    expect((await refusalOf(buyer.api.checkout.completeOrder(free))).fault?.refusal).toBe('shipping_differs')
  })

  test('is refused once the carrier asks another price, or is away [API-39]', async () => {
    const body = await bodyFor('Leset', 11)
    zippin.state.options = [homeOption({ amounts: amounts(400, 484) })]
    await openAccount(testShops, 'pampa', zippin)
    expect((await refusalOf(buyer.api.checkout.completeOrder(body))).fault?.refusal).toBe('shipping_differs')
    zippin.state.trouble = 'answers 500'
    await openAccount(testShops, 'pampa', zippin)
    const { fault } = await refusalOf(buyer.api.checkout.completeOrder(body))
    expect(fault?.refusal).toBe('shipping_differs')
    expect(carriersIn(fault?.data)).toEqual(['Correo del Sur'])
  })

  test('to a carrier’s counter is shipped, and says to which [CHK-04] [CHK-13]', async () => {
    const body = await bodyFor('Andreani')
    const { fault } = await refusalOf(buyer.api.checkout.completeOrder(body))
    expect(fault?.refusal).toBe('pickup_point_missing')
    const orderId = await packed('Andreani', { pickupPointId: '14677' })
    expect((await show(orderId)).shipping).toMatchObject({
      deliveryMethod: 'shipping',
      pickupPointId: '14677',
    })
    await dispatch(orderId)
    expect(creations()[0]?.body.destination).toMatchObject({ point_id: 14677, name: 'Lucía Paz' })
  })
})

describe('a packed order', () => {
  test('has a job that tells its carrier, once and with our number [LIFE-02]', async () => {
    const orderId = await packed()
    expect(await jobsNamed('dispatch_order')).toContainEqual({ shop: testShops.pampa, orderId })
    await dispatch(orderId)
    await dispatch(orderId)
    expect(creations()).toHaveLength(1)
    const { number, tracking, state } = await show(orderId)
    expect(creations()[0]?.body).toMatchObject({
      account_id: 2,
      origin_id: 25,
      external_id: String(number),
      carrier_id: 205,
      logistic_type: 'crossdock',
      service_type: 'standard_delivery',
      destination: {
        name: 'Lucía Paz',
        document: '30500010912',
        street: 'Av. Mitre',
        street_number: '1200',
        zipcode: '7021',
        country: 'AR',
      },
    })
    expect(state).toBe('ready')
    expect(tracking).toMatchObject({ status: 'new', name: 'Procesando', number: `0999-00${newest().id}` })
  })

  test('whose carrier was told but did not answer is found there, not sent twice [LIFE-02]', async () => {
    const orderId = await packed()
    zippin.state.trouble = 'loses its answer'
    await expect(dispatch(orderId)).rejects.toThrow(/could not be dispatched: carrier_down/)
    zippin.state.trouble = 'none'
    await dispatch(orderId)
    expect(creations()).toHaveLength(1)
    expect((await show(orderId)).tracking?.number).toBe(`0999-00${newest().id}`)
  })

  test('is told of by one alone, however many try [LIFE-02]', async () => {
    const orderId = await packed()
    await Promise.allSettled(Array.from({ length: 6 }, () => dispatch(orderId)))
    expect(creations()).toHaveLength(1)
  })

  test('whose carrier says no comes back to the job, without a person’s data in the log [LIFE-02]', async () => {
    const orderId = await packed()
    zippin.state.trouble = 'says no'
    const error = await dispatch(orderId).catch((cause: Error) => cause)
    expect(String(error)).toMatch(/could not be dispatched: carrier_refused 400$/)
    zippin.state.trouble = 'none'
    await dispatch(orderId)
    expect((await show(orderId)).tracking?.status).toBe('new')
  })

  test('that the shop carries itself tells nobody [LIFE-02]', async () => {
    const orderId = await packed('Correo del Sur')
    await dispatch(orderId)
    expect(zippin.asked).toEqual([])
    expect((await show(orderId)).tracking).toBeNull()
  })
})

describe('a parcel', () => {
  const tell = (body: unknown, path = webhook) =>
    fetch(`${testShops.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const notice = (id: number, status_code: string) => ({
    topic: 'status',
    timestamp: '2024-03-08T18:56:34+00:00',
    data: { account_id: 2, shipment_id: id, external_id: '1', status_code, direction: 'forward' },
  })

  test('on its way takes its order along, with days to expect it [LIFE-02] [LIFE-06]', async () => {
    const orderId = await packed()
    await dispatch(orderId)
    const { id } = newest()
    newest().status = 'in_transit'
    await follow(id)
    const shipped = await show(orderId)
    expect(shipped.state).toBe('shipped')
    expect(shipped.history.at(-1)).toMatchObject({ who: 'Zippin', note: `Seguimiento 0999-00${id}` })
    expect(shipped.expected?.from).toMatch(/^\d{4}-\d\d-\d\d$/)
    newest().status = 'delivered'
    await follow(id)
    const delivered = await show(orderId)
    expect([delivered.state, delivered.expected]).toEqual(['delivered', null])
    expect(delivered.tracking?.events.map(({ name }) => name)).toEqual([
      'Procesando',
      'En camino',
      'Entregado',
    ])
  })

  test('that nobody told of until it was there takes its order the whole way [LIFE-02]', async () => {
    const orderId = await packed()
    await dispatch(orderId)
    newest().status = 'delivered'
    await follow(newest().id)
    expect((await show(orderId)).history.slice(-2).map(({ to }) => to)).toEqual(['shipped', 'delivered'])
  })

  test('is followed the same by doubled, late and simultaneous notices [LIFE-02]', async () => {
    const orderId = await packed()
    await dispatch(orderId)
    const { id } = newest()
    newest().status = 'delivered'
    await Promise.all([follow(id), follow(id), follow(id)])
    // an old notice comes last: the company is asked, and says what is
    await tell(notice(id, 'shipped'))
    await follow(id)
    const { state, history, tracking } = await show(orderId)
    expect([state, tracking?.events.length]).toEqual(['delivered', 2])
    expect(history.filter(({ to }) => to === 'delivered')).toHaveLength(1)
  })

  test('moves nothing by what a notice claims, or while the company is away [LIFE-02]', async () => {
    const orderId = await packed()
    await dispatch(orderId)
    const { id } = newest()
    expect((await tell(notice(id, 'delivered'))).status).toBe(200)
    await follow(id)
    expect((await show(orderId)).state).toBe('ready')
    zippin.state.trouble = 'answers 500'
    await expect(follow(id)).rejects.toThrow(/could not be followed/)
    zippin.state.trouble = 'none'
    // somebody else's parcel under our number
    zippin.state.shipments.push({ ...newest(), id: 999_999, status: 'delivered' })
    await follow(999_999)
    expect((await show(orderId)).state).toBe('ready')
  })

  test('that is sent on under another number is followed there [LIFE-02]', async () => {
    const orderId = await packed()
    await dispatch(orderId)
    newest().status = 'reshipped'
    await follow(newest().id)
    zippin.state.shipments.push({ ...newest(), id: newest().id + 1, status: 'delivered' })
    await follow(newest().id)
    expect((await show(orderId)).state).toBe('delivered')
  })

  test('is not mistaken for another one under the same number [LIFE-02]', async () => {
    const [sentOn, orderId] = [await packed(), await packed()]
    await dispatch(sentOn)
    const first = newest()
    first.status = 'reshipped'
    await follow(first.id)
    await dispatch(orderId)
    zippin.state.shipments.push({ ...newest(), id: 888_888, status: 'delivered' })
    await follow(888_888)
    expect([(await show(sentOn)).state, (await show(orderId)).state]).toEqual(['shipped', 'ready'])
    zippin.state.shipments.push({ ...first, id: 888_889, status: 'delivered' })
    await follow(888_889)
    expect((await show(sentOn)).state).toBe('delivered')
  })

  test('is where the latest answer says, though an earlier one comes after it [LIFE-02]', async () => {
    const orderId = await packed()
    await dispatch(orderId)
    newest().status = 'out_for_delivery'
    await follow(newest().id)
    newest().status = 'in_transit'
    const slow = { ...testShops.services, now: () => new Date(Date.now() - 60_000) }
    await trackingTasks.follow_shipment?.({ shop: testShops.pampa, shipmentId: String(newest().id) }, slow)
    expect((await show(orderId)).tracking?.status).toBe('out_for_delivery')
  })

  test('is asked about when nobody tells of it for hours [LIFE-02]', async () => {
    const orderId = await packed()
    await dispatch(orderId)
    const { id } = newest()
    await run('follow_silent')
    expect(await jobsNamed('follow_shipment')).not.toContainEqual({
      shop: testShops.pampa,
      shipmentId: String(id),
    })
    await hands.inShop((tx) =>
      sql`update shipments set seen_at = seen_at - interval '7 hours' where order_id = ${orderId}`.execute(
        tx,
      ),
    )
    await run('follow_silent')
    expect(await jobsNamed('follow_shipment')).toContainEqual({
      shop: testShops.pampa,
      shipmentId: String(id),
    })
  })

  test('has an address to tell of it that only who knows the secret has [LIFE-02]', async () => {
    const told = notice(4_711, 'shipped')
    expect((await tell(told)).status).toBe(200)
    expect(await jobsNamed('follow_shipment')).toContainEqual({ shop: testShops.pampa, shipmentId: '4711' })
    const wrong = [webhook.slice(0, -1), `${webhook}x`, webhook.replace('pampa', 'andina')]
    for (const path of [...wrong, '/api/webhooks/zippin/nadie/x', '/api/webhooks/zippin/__proto__/x']) {
      expect((await tell(told, path)).status).toBe(404)
    }
  })

  test('takes any notice for an answer, and a flood of them for one [LIFE-02]', async () => {
    const odd = [null, [], {}, { topic: 'stock', data: {} }, { topic: 'status', data: { shipment_id: -1 } }]
    for (const body of odd) expect((await tell(body)).status).toBeLessThan(500)
    await Promise.all(Array.from({ length: 20 }, () => tell(notice(815, 'shipped'))))
    const waiting = (await jobsNamed('follow_shipment')).filter((job) =>
      JSON.stringify(job).includes('"815"'),
    )
    expect(waiting).toHaveLength(1)
    await follow(815)
    expect(zippin.asked).toEqual([])
  })
})
