/** What lies in the boxes and at the counter, on paper. */
import { afterAll, expect, test } from 'vitest'
import { orderFor, refusalOf } from '../../test/buyer.ts'
import { openPencilShop } from '../../test/pencil-shop.ts'
import { readDocument, readQrCode } from '../../test/read-document.ts'

const { testShops, lucia, ana, goods, hands, member } = await openPencilShop()
const teo = await member('Teo', 'workshop')
afterAll(() => testShops.close())

async function ready(deliveryMethod: 'shipping' | 'pickup' = 'shipping') {
  const { orderId, number } = await lucia.api.checkout.completeOrder(
    await orderFor(lucia, 'pampa', goods, 100),
  )
  const { payments } = await lucia.api.orders.getOrderById({ Id: orderId })
  await ana.api.staff.approvePayment({ paymentId: payments[0]?.id ?? '' })
  await hands.setKind(orderId, { isDecorated: false, deliveryMethod })
  await ana.api.staff.moveOrder({ Id: orderId, to: 'in_production' })
  await ana.api.staff.moveOrder({ Id: orderId, to: 'ready' })
  return { id: orderId, number }
}

async function fetched({ url }: { url: string }): Promise<Buffer> {
  const answer = await fetch(testShops.origin + url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return Buffer.from(await answer.arrayBuffer())
}
const AMOUNT = /\$|\d+,\d\d\b/

test('a packing slip says for whom, what and how many, opens the order, and has no amount [ADM-14]', async () => {
  const { id, number } = await ready()
  const pdf = await fetched(await teo.api.staff.drawPackingSlips({ orders: [id] }))
  const { text: content } = await readDocument(pdf)
  const { address } = await lucia.api.orders.getOrderById({ Id: id })
  for (const said of [`Nº ${number}`, 'Lápiz de grafito', 'LAPIZ-1', '100 unidades', address.street])
    expect(content).toContain(said)
  expect(content).not.toMatch(AMOUNT)
  expect(await readQrCode(pdf)).toBe(`${testShops.services.config.adminUrl}/pampa/orders/${number}`)
})

test('the slip of a parcel has what is in it alone; several orders make one file [ADM-14]', async () => {
  const [one, other] = [await ready(), await ready()]
  await ana.api.staff.packParcel({ Id: one.id, lines: [{ position: 1, units: 60 }], carrier: 'OCA' })
  const part = await readDocument(
    await fetched(await teo.api.staff.drawPackingSlips({ orders: [one.id], parcel: 1 })),
  )
  expect(part.text).toContain('60 unidades')
  expect(part.text).toContain('OCA')
  expect(part.text).not.toContain('100 unidades')
  const both = await readDocument(
    await fetched(await teo.api.staff.drawPackingSlips({ orders: [one.id, other.id] })),
  )
  expect(both.text).toContain(`Nº ${one.number}`)
  expect(both.text).toContain(`Nº ${other.number}`)
  const { status } = await refusalOf(teo.api.staff.drawPackingSlips({ orders: [one.id], parcel: 9 }))
  expect(status).toBe(404)
})

test('the list at the counter has the orders that are collected and are ready, with a line to sign [ADM-14]', async () => {
  const posted = await ready()
  const nothing = await refusalOf(teo.api.staff.drawPickUpList({ orders: [posted.id] }))
  expect([nothing.status, nothing.fault?.refusal]).toEqual([409, 'nothing_to_pick_up'])
  const { number } = await ready('pickup')
  const { text: content } = await readDocument(await fetched(await teo.api.staff.drawPickUpList({})))
  for (const said of ['Lista de retiros', String(number), 'Lápiz de grafito', 'Firma'])
    expect(content).toContain(said)
  expect(content).not.toMatch(AMOUNT)
})
