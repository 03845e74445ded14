import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orderFor, whyRefused } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import type { StaffMember } from '../../test/fixtures/people.ts'
import { openPencilShop } from '../../test/pencil-shop.ts'
import { countWaitingJobs, TestMailServer, until } from '../../test/test-mail-server.ts'
import { startTestWorker } from '../../test/test-worker.ts'
import { forgetParcels } from '../orders/parcels.store.ts'
import { forgetPersonOf } from '../orders/personal-data.store.ts'
import { type CarriedShipmentToSave, insertShipment } from '../shipping/shipments.store.ts'

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

const parcel = { carrier: 'Correo Argentino', number: 'CP-1', url: 'https://correo.example/CP-1' }
const see = (Id: string) => lucia.api.orders.getOrderById({ Id })
const ship = (by: StaffMember, Id: string, more = {}) =>
  by.api.staff.moveOrder({ Id, to: 'shipped', ...more })

/** An order that is packed and paid. */
async function pack(): Promise<string> {
  const { orderId } = await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 3))
  const { payments } = await see(orderId)
  await ana.api.staff.approvePayment({ paymentId: payments[0]?.id ?? '' })
  await ana.api.staff.moveOrder({ Id: orderId, to: 'in_production' })
  await ana.api.staff.moveOrder({ Id: orderId, to: 'ready' })
  return orderId
}

const mailsOf = (number: number, what: string) =>
  post.received.filter(({ subject }) => subject === `${what} pedido n.º ${number}`).map(({ text }) => text)
/** The jobs that wait are done, and nothing is left of them. */
async function work(): Promise<void> {
  const worker = await startTestWorker(testShops)
  await until(async () => (await countWaitingJobs(testShops)) === 0)
  await worker.stop()
}

test('what leaves the shop says who carries it, and its buyer follows it [STF-01]', async () => {
  const id = await pack()
  const moved = await ship(ana, id, { parcel: { ...parcel, carrier: '  Correo \n Argentino ' } })
  expect(moved.parcels).toMatchObject([{ ...parcel, who: ana.name }])
  expect((await see(id)).tracking).toEqual({ ...parcel, status: 'shipped', name: 'Despachado', events: [] })
  await ana.api.staff.moveOrder({ Id: id, to: 'delivered' })
  expect((await see(id)).tracking).toMatchObject({ number: 'CP-1', name: 'Entregado' })
  expect(await whyRefused(ana.api.staff.nameParcel({ Id: id, ...parcel, number: 'CP-2' }))).toEqual([
    409,
    'parcel_not_on_its_way',
  ])
})

test('a parcel is named late, corrected by another person, and every word of it is kept [STF-01] [LIFE-06]', async () => {
  const id = await pack()
  expect(await whyRefused(ana.api.staff.nameParcel({ Id: id, ...parcel }))).toEqual([
    409,
    'parcel_not_on_its_way',
  ])
  await ship(ana, id)
  expect((await see(id)).tracking).toBeNull()
  await ana.api.staff.nameParcel({ Id: id, ...parcel })
  await beto.api.staff.nameParcel({ Id: id, carrier: 'OCA', number: 'OCA-9' })
  // the same once more is nothing new
  const { parcels } = await ana.api.staff.nameParcel({ Id: id, carrier: 'OCA', number: 'OCA-9', url: '' })
  expect(parcels.map(({ carrier, number, url, who }) => [carrier, number, url, who])).toEqual([
    ['Correo Argentino', 'CP-1', parcel.url, ana.name],
    ['OCA', 'OCA-9', null, beto.name],
  ])
  expect((await see(id)).tracking).toMatchObject({ carrier: 'OCA', number: 'OCA-9', url: null })
  const rewritten = hands.inShop((tx) => sql`update order_parcels set carrier = 'Nadie'`.execute(tx))
  await expect(rewritten).rejects.toThrow(/permission denied/)
})

test.each([
  ['an address without https', { url: 'http://correo.example/CP-1' }, 422, 'parcel_link_wrong'],
  ['a script', { url: 'javascript:alert(1)' }, 422, 'parcel_link_wrong'],
  ['no number', { number: ' \n ' }, 400, 'invalid_input'],
  ['a very long carrier', { carrier: 'x'.repeat(61) }, 400, 'invalid_input'],
])('%s leaves the order where it is [STF-01]', async (_, wrong, status, refusal) => {
  const id = await pack()
  expect(await whyRefused(ship(ana, id, { parcel: { ...parcel, ...wrong } }))).toEqual([status, refusal])
  expect((await see(id)).state).toBe('ready')
})

test('a parcel goes with the move that sends it and no other, and none with what a carrier took [STF-01]', async () => {
  const id = await pack()
  const early = ana.api.staff.moveOrder({ Id: id, to: 'delivered', parcel })
  expect((await whyRefused(early))[0]).toBe(409)
  await hands.inShop(async (tx) => {
    await insertShipment(tx, id, { company: 'zippin', packages: [] } as unknown as CarriedShipmentToSave)
    await sql`update shipments set shipment_id = '77', status = 'shipped', tracking_number = 'Z-1'
      where order_id = ${id}`.execute(tx)
  })
  expect(await whyRefused(ship(ana, id, { parcel }))).toEqual([409, 'parcel_of_carrier'])
  await ship(ana, id)
  expect(await whyRefused(ana.api.staff.nameParcel({ Id: id, ...parcel }))).toEqual([
    409,
    'parcel_of_carrier',
  ])
  const { tracking, shipping } = await see(id)
  expect(tracking).toMatchObject({ number: 'Z-1', carrier: shipping.carrier })
})

deepTest(
  'the mail of the shipment says what holds when it goes out; a correction after it has one of its own [STF-01]',
  async () => {
    const id = await pack()
    const { number } = await ship(ana, id, { parcel }).then(({ order }) => order)
    await ana.api.staff.nameParcel({ Id: id, ...parcel, number: 'CP-2' })
    await work()
    const [shipped, ...others] = mailsOf(number, 'Está en camino tu')
    expect(shipped).toContain('Transporte: Correo Argentino')
    expect(shipped).toContain('Número de seguimiento: CP-2')
    expect(shipped).toContain(parcel.url)
    expect([others, mailsOf(number, 'Cómo seguir tu')]).toEqual([[], []])
    // there and back: what the buyer read last still holds
    await ana.api.staff.nameParcel({ Id: id, ...parcel, number: 'CP-3' })
    await ana.api.staff.nameParcel({ Id: id, ...parcel, number: 'CP-2' })
    await work()
    expect(mailsOf(number, 'Cómo seguir tu')).toEqual([])
    await ana.api.staff.nameParcel({ Id: id, ...parcel, number: 'CP-4' })
    await ana.api.staff.nameParcel({ Id: id, ...parcel, number: 'CP-5' })
    await work()
    const told = mailsOf(number, 'Cómo seguir tu')
    expect(told).toEqual([expect.stringContaining('Número de seguimiento: CP-5')])
    // the first number again is news by now
    await ana.api.staff.nameParcel({ Id: id, ...parcel, number: 'CP-2' })
    await work()
    expect(mailsOf(number, 'Cómo seguir tu')).toHaveLength(2)
    expect(mailsOf(number, 'Está en camino tu')).toHaveLength(1)
  },
)

test('two people who send the same order leave one number, and two who correct it one that counts [STF-01] [LIFE-02]', async () => {
  const id = await pack()
  const sent = await Promise.allSettled(
    [ana, beto, ana, beto].map((by, n) => ship(by, id, { parcel: { ...parcel, number: `N-${n}` } })),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const first = (await ana.api.staff.getOrder({ Id: id })).parcels
  expect(first).toHaveLength(1)
  const said = ['M-0', 'M-1', 'M-2', 'M-3', 'M-4', 'M-5']
  await Promise.all(
    said.map((one, n) => (n % 2 ? ana : beto).api.staff.nameParcel({ Id: id, ...parcel, number: one })),
  )
  const { parcels } = await ana.api.staff.getOrder({ Id: id })
  expect(parcels.map(({ number }) => number).toSorted()).toEqual([...said, first[0]?.number].toSorted())
  expect((await see(id)).tracking?.number).toBe(parcels.at(-1)?.number)
})

test('of an order that has lost its person nobody finds the parcel any more [STF-01] [LAW-07]', async () => {
  const id = await pack()
  await ship(ana, id, { parcel })
  const early = hands.inShop((tx) => forgetParcels(tx, id))
  await expect(early).rejects.toThrow(/has its person still/)
  await hands.inShop(async (tx) => {
    await sql`update customers set closed_at = now() where id = ${lucia.customerId}`.execute(tx)
    await forgetPersonOf(tx, id)
  })
  const { rows } = await hands.inShop((tx) =>
    sql`select tracking_number, tracking_url from order_parcels where order_id = ${id}`.execute(tx),
  )
  expect(rows).toEqual([{ tracking_number: '', tracking_url: null }])
})
