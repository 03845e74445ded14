/** Two people of a shop at one order lose nothing of what the other did. */
import { staffOrders } from '@estampa/contract/staff'
import { afterAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { openPencilShop } from '../../test/pencil-shop.ts'
import { callRaw } from '../../test/raw-call.ts'

const { testShops, lucia, ana, hands, place, member } = await openPencilShop()
const bruno = await member('Bruno')
afterAll(() => testShops.close())

const see = (Id: string) => ana.api.staff.getOrder({ Id })
const parcel = { carrier: 'Correo', number: 'CP-1', url: '' }

test('whoever acts on an order that another has moved meanwhile is told who did what and when [ADM-21]', async () => {
  const Id = await place()
  const { version, order } = await see(Id)
  const money = { Id, method: 'TRF', amount: order.total, reference: 'OP-7' } as const
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
  const paid = await bruno.api.staff.recordPayment({ ...money, date: today }, { version })
  expect(paid.version).toBeGreaterThan(version)
  const late = await refusalOf(ana.api.staff.moveOrder({ Id, to: 'cancelled' }, { version }))
  expect([late.status, late.fault?.refusal]).toEqual([409, 'order_changed'])
  expect(late.fault?.data).toEqual({
    version: paid.version,
    changes: [{ who: bruno.name, call: 'recordPayment', at: expect.any(String) }],
  })
  expect((await see(Id)).order.state).toBe('confirmed')
  const moved = await ana.api.staff.moveOrder({ Id, to: 'cancelled' }, { version: paid.version })
  expect(moved.order.state).toBe('cancelled')
})

test('of two who act on the same version at once one is done and one refused [ADM-21]', async () => {
  const Id = await place()
  await hands.force(Id, 'shipped')
  const { version } = await see(Id)
  const both = await Promise.allSettled([
    ana.api.staff.nameParcel({ Id, ...parcel }, { version }),
    bruno.api.staff.nameParcel({ Id, ...parcel, number: 'CP-2' }, { version }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await see(Id)).parcels).toHaveLength(1)
})

test('every write to what the page of an order shows raises its version, and a message does not [ADM-21]', async () => {
  const Id = await place()
  const versions = [(await see(Id)).version]
  const { order } = await see(Id)
  const since = async () => versions.push((await see(Id)).version)
  await lucia.api.orders.updatePurchaseOrder({ Id, number: 'OC-1' })
  await since()
  await ana.api.staff.approvePayment({ paymentId: order.payments[0]?.id ?? '' })
  await since()
  await hands.force(Id, 'shipped')
  await since()
  await ana.api.staff.nameParcel({ Id, ...parcel })
  await since()
  await ana.api.staff.recordRefund({ paymentId: order.payments[0]?.id ?? '', amount: 100 })
  await since()
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other))
  await ana.api.staff.sendOrderMessage({ Id, text: 'Hola' })
  expect((await see(Id)).version).toBe(versions.at(-1))
})

test('without a version a write acts on whatever there is, and one that is no number is refused [ADM-21]', async () => {
  const Id = await place()
  await ana.api.staff.moveOrder({ Id, to: 'cancelled' })
  const { origin } = testShops
  const caller = { shop: 'pampa', token: ana.token }
  const move = { input: { Id, to: 'cancelled' }, headers: { 'if-match': '"siete"' } }
  const wrong = await callRaw(origin, staffOrders.moveOrder, caller, move)
  expect([wrong.status, JSON.parse(wrong.text).error.refusal]).toEqual([400, 'version_unreadable'])
})

test('the answer names its version as ETag, which a program sends back as If-Match [ADM-21]', async () => {
  const Id = await place()
  const caller = { shop: 'pampa', token: ana.token }
  const seen = await callRaw(testShops.origin, staffOrders.getOrder, caller, { input: { Id } })
  const { version } = await see(Id)
  expect(seen.headers.get('etag')).toBe(`"${version}"`)
  const headers = { 'if-match': `"${version + 1}"` }
  const input = { Id, to: 'cancelled' }
  expect((await callRaw(testShops.origin, staffOrders.moveOrder, caller, { input, headers })).status).toBe(
    409,
  )
})

test('a proof is not sent over what another did meanwhile [ADM-21]', async () => {
  const Id = await place()
  await hands.force(Id, 'art_review', { isDecorated: true })
  const { version } = await see(Id)
  await bruno.api.staff.moveOrder({ Id, to: 'cancelled' }, { version })
  const file = new File([new Uint8Array([1])], 'boceto.png', { type: 'image/png' })
  const late = await refusalOf(ana.api.staff.sendProof({ Id }, { files: [file], version }))
  expect([late.status, late.fault?.refusal]).toEqual([409, 'order_changed'])
})
