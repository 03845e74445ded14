import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orderFor, whyRefused } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import { openPencilShop } from '../../test/pencil-shop.ts'
import { pampaShop } from '../../test/shops.ts'
import { countWaitingJobs, TestMailServer, until } from '../../test/test-mail-server.ts'
import { startTestWorker } from '../../test/test-worker.ts'
import { yesterday } from '../../test/yesterday.ts'
import { type CarriedShipmentToSave, insertShipment } from '../shipping/shipments.store.ts'
import { saveShop } from '../shops/shops.store.ts'

const post = new TestMailServer()
await post.open()
const { testShops, lucia, ana, goods, hands, member } = await openPencilShop({
  SMTP_URL: `smtp://127.0.0.1:${post.port}`,
})
const beto = await member('Beto')
afterAll(async () => {
  await testShops.close()
  await post.close()
})

const carrier = { carrier: 'Correo Argentino', number: 'CP-1', url: 'https://correo.example/CP-1' }
const some = (units: number) => [{ position: 1, units }]
const pack = (Id: string, units: number, more = {}) =>
  ana.api.staff.packParcel({ Id, lines: some(units), ...more })

/** An order of a hundred pencils whose deposit is paid and that is in production, or as far as it is said. */
async function hundred(to: 'in_production' | 'ready' = 'ready'): Promise<string> {
  const { orderId } = await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 100))
  const { deposit } = await lucia.api.orders.getOrderById({ Id: orderId })
  await ana.api.staff.recordPayment({ Id: orderId, method: 'TRF', amount: deposit, date: yesterday() })
  await ana.api.staff.moveOrder({ Id: orderId, to: 'in_production' })
  if (to === 'ready') await ana.api.staff.moveOrder({ Id: orderId, to: 'ready' })
  return orderId
}

/** The shop asks so much from now on. */
async function terms({ depositPercent }: { depositPercent: number }) {
  await saveShop(testShops.ownerUrl, { ...pampaShop, rules: { ...pampaShop.rules, depositPercent } })
  const asked = async () => (await testShops.services.shops.byName('pampa'))?.rules.depositPercent
  await expect.poll(asked).toBe(depositPercent)
}

/** Units by parcel, and how many the order has, as they stand in the tables. */
async function stored(orderId: string) {
  const { rows } = await hands.inShop((tx) =>
    sql<{ number: number; state: string; units: number }>`
      select p.number, p.state, sum(l.units)::int as units from parcels p
      join parcel_lines l on l.order_id = p.order_id and l.number = p.number
      where p.order_id = ${orderId} group by p.number, p.state order by p.number`.execute(tx),
  )
  return rows.map(({ number, state, units }) => [number, state, units])
}

async function work(): Promise<void> {
  const worker = await startTestWorker(testShops)
  await until(async () => (await countWaitingJobs(testShops)) === 0)
  await worker.stop()
}
const mailsOf = (number: number, what: string) =>
  post.received.filter(({ subject }) => subject === `${what} pedido n.º ${number}`).map(({ text }) => text)

test('an order leaves in two parcels: shipped with its last unit, delivered with its last parcel [ADM-14]', async () => {
  const id = await hundred('in_production')
  const first = await pack(id, 60, { ...carrier, leaves: true })
  expect(first.order).toMatchObject({ state: 'in_production', dispatched: { left: 60, all: 100 } })
  expect(await whyRefused(pack(id, 40, { leaves: true }))).toEqual([409, 'parcel_is_last'])
  await ana.api.staff.moveOrder({ Id: id, to: 'ready' })
  const packed = await pack(id, 40, { carrier: 'Reparto propio' })
  expect(packed.packing.lines).toMatchObject([{ position: 1, units: 100, unpacked: 0 }])
  // the buyer is told of what has left
  const seen = await lucia.api.orders.getOrderById({ Id: id })
  expect(seen.parcels.map(({ number, units, tracking }) => [number, units, tracking])).toEqual([
    [1, 60, 'CP-1'],
  ])
  const sent = await beto.api.staff.sendParcel({ Id: id, parcel: 2 })
  expect(sent.order).toMatchObject({ state: 'shipped', dispatched: { left: 100, all: 100 } })
  const one = await ana.api.staff.confirmParcel({ Id: id, parcel: 1 })
  expect(one.order.state).toBe('shipped')
  const both = await ana.api.staff.confirmParcel({ Id: id, parcel: 2 })
  expect(both.order.state).toBe('delivered')
  expect(await stored(id)).toEqual([
    [1, 'arrived', 60],
    [2, 'arrived', 40],
  ])
  await work()
  const [part] = mailsOf(both.order.number, 'Salió una parte de tu')
  expect(part).toContain('60 unidades')
  expect(part).toContain('Con este paquete salieron 60 de 100 unidades.')
  expect(part).toContain('Número de seguimiento: CP-1')
  const [whole] = mailsOf(both.order.number, 'Está en camino tu')
  expect(whole).toContain('Reparto propio')
  expect(whole).toContain('40 unidades')
})

test('a parcel that has not left is corrected and taken back; one that has left is not [ADM-14]', async () => {
  const id = await hundred()
  await pack(id, 60)
  const corrected = await ana.api.staff.packParcel({ Id: id, parcel: 1, lines: some(90), carrier: 'OCA' })
  expect(corrected.packing.parcels).toMatchObject([{ number: 1, state: 'packed', units: 90, carrier: 'OCA' }])
  const open = await ana.api.staff.takeBackParcel({ Id: id, parcel: 1 })
  expect(open.packing).toMatchObject({ lines: [{ unpacked: 100 }], parcels: [] })
  await pack(id, 10, { leaves: true })
  for (const late of [
    () => ana.api.staff.packParcel({ Id: id, parcel: 2, lines: some(5) }),
    () => ana.api.staff.takeBackParcel({ Id: id, parcel: 2 }),
    () => ana.api.staff.sendParcel({ Id: id, parcel: 2 }),
  ])
    expect(await whyRefused(late())).toEqual([409, 'parcel_has_left'])
  expect(await stored(id)).toEqual([
    [1, 'taken_back', 90],
    [2, 'left', 10],
  ])
})

test('a parcel that cannot be is refused in words [ADM-14]', async () => {
  const id = await hundred()
  expect(await whyRefused(pack(id, 101))).toEqual([422, 'parcel_units_missing'])
  expect(await whyRefused(pack(id, 0))).toEqual([422, 'parcel_empty'])
  expect(await whyRefused(pack(id, 1, { url: 'http://correo.example' }))).toEqual([422, 'parcel_link_wrong'])
  expect(await whyRefused(ana.api.staff.sendParcel({ Id: id, parcel: 7 }))).toEqual([404, 'not_found'])
  await pack(id, 1)
  expect(await whyRefused(ana.api.staff.confirmParcel({ Id: id, parcel: 1 }))).toEqual([
    409,
    'parcel_not_on_its_way',
  ])
  const placed = await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 100))
  expect(await whyRefused(pack(placed.orderId, 1))).toEqual([409, 'parcel_not_now'])
  await hands.inShop(async (tx) => {
    await insertShipment(tx, id, { company: 'zippin', packages: [] } as unknown as CarriedShipmentToSave)
    await sql`update shipments set shipment_id = '77' where order_id = ${id}`.execute(tx)
  })
  expect(await whyRefused(pack(id, 1))).toEqual([409, 'parcel_of_carrier'])
})

test('what is owed keeps each parcel in the shop [ADM-14]', async () => {
  await terms({ depositPercent: 50 })
  const id = await hundred()
  await terms(pampaShop.rules)
  expect(await whyRefused(pack(id, 60, { leaves: true }))).toEqual([422, 'rest_missing'])
  expect(await stored(id)).toEqual([])
})

test('the whole order sent at once takes what no parcel had, and its arrival takes all [ADM-14] [STF-01]', async () => {
  const id = await hundred()
  await pack(id, 30, { leaves: true })
  await pack(id, 20)
  const sent = await ana.api.staff.moveOrder({ Id: id, to: 'shipped', parcel: carrier, undoable: true })
  expect(sent.undo).toBeNull()
  expect(await stored(id)).toEqual([
    [1, 'left', 30],
    [2, 'left', 20],
    [3, 'left', 50],
  ])
  expect(sent.packing.parcels.at(-1)).toMatchObject({ number: 3, tracking: 'CP-1' })
  await ana.api.staff.moveOrder({ Id: id, to: 'delivered' })
  expect((await stored(id)).map(([, state]) => state)).toEqual(['arrived', 'arrived', 'arrived'])
})

deepTest(
  'each parcel is followed by itself, and its buyer hears of a correction once [ADM-14] [STF-01]',
  async () => {
    const id = await hundred()
    const { order } = await pack(id, 60, { ...carrier, leaves: true })
    await work()
    await ana.api.staff.nameParcel({ Id: id, parcel: 1, ...carrier, number: 'CP-9' })
    await ana.api.staff.nameParcel({ Id: id, parcel: 1, ...carrier, number: 'CP-9' })
    await work()
    const told = mailsOf(order.number, 'Cómo seguir tu')
    expect(told).toEqual([expect.stringContaining('CP-9')])
  },
)

test('two people who pack at once never pack more than there is [ADM-14] [LIFE-02]', async () => {
  const id = await hundred()
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) =>
      (n % 2 ? ana : beto).api.staff.packParcel({ Id: id, lines: some(30), leaves: n % 3 === 0 }),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const units = (await stored(id)).map(([, , held]) => Number(held))
  expect(units).toEqual([30, 30, 30])
})

test('a packed parcel is a change that somebody else sees before they act [ADM-14] [ADM-21]', async () => {
  const id = await hundred()
  const { version } = await ana.api.staff.getOrder({ Id: id })
  await pack(id, 10)
  const blind = beto.api.staff.packParcel({ Id: id, lines: some(10) }, { version })
  expect(await whyRefused(blind)).toEqual([409, 'order_changed'])
})
