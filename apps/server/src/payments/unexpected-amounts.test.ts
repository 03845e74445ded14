import { isRefusal } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import {
  collectAt,
  type MercadoPagoServer,
  noticeOf,
  notify,
  openMercadoPagoServer,
} from '../../test/mercado-pago-server.ts'
import { ana, staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { Shop } from '../http/shop.ts'
import { recordPayment } from '../staff/record-payment.ts'
import { recordRefund } from '../staff/record-refund.ts'
import { mercadoPagoTasks } from './mercado-pago.jobs.ts'

let testShops: TestShops
let company: MercadoPagoServer
let buyer: Buyer
let goods: VariantFixture
let hands: ReturnType<typeof staffActions>
beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://tienda.example' })
  company = await openMercadoPagoServer()
  buyer = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('TAZA-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('TAZA', 'Taza', { products }))
  )[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
  await collectAt(testShops, 'pampa', company.origin)
})
afterAll(async () => {
  await company.close()
  await testShops.close()
})

const HOUR_MS = 3_600_000
const show = (Id: string) => buyer.api.orders.getOrderById({ Id })
const cents = (amount: number) => Math.round(amount * 100)
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
const shopNow = async () => (await testShops.services.shops.byName('pampa')) as Shop
const read = (payload: object) => mercadoPagoTasks.read_mercado_pago(payload, testShops.services)
const readAt = (payload: object, now: Date) =>
  mercadoPagoTasks.read_mercado_pago(payload, { ...testShops.services, now: () => now })

async function place(payment: 'TRF' | 'MP' = 'TRF') {
  const order = { ...(await orderFor(buyer, 'pampa', goods, 3)), payment }
  const { orderId: id } = await buyer.api.checkout.completeOrder(order)
  return { id, total: order.total }
}

async function preferenceOf(Id: string) {
  const { init_point } = await buyer.api.payments.payWithMercadoPago({ Id })
  const made = company.preferences.findLast((one) => init_point.endsWith(one.id))
  if (!made) throw new Error(`no preference at ${init_point}`)
  return made
}

/** The shop finds money in its account. */
async function record(orderId: string, amount: number, reference: string) {
  const money = { method: 'TRF' as const, amount, date: today(), reference, bank: '' }
  const shop = await shopNow()
  const open = await hands.inShop((tx) =>
    recordPayment(tx, { shop, orderId, money, who: ana, now: new Date() }),
  )
  if (isRefusal(open)) throw new Error(open.refusal)
}

/** The shop gives so much of its only approved payment back; null: all of it. */
async function giveBack(orderId: string, amount: number | null) {
  const shop = await shopNow()
  const paymentId = (await show(orderId)).payments.find(({ state }) => state === 'approved')?.id ?? ''
  const refund = { shop, paymentId, amount, note: '', who: ana, now: new Date() }
  const open = await hands.inShop((tx) => recordRefund(tx, refund))
  if (isRefusal(open)) throw new Error(open.refusal)
}

test('an order whose buyer was given a part back is confirmed once nothing more is asked for [LIFE-02] [LIFE-04]', async () => {
  const { id, total } = await place()
  await record(id, cents(total) - 500, 'casi todo')
  await giveBack(id, 100)
  await record(id, 500, 'el resto')
  expect(await show(id)).toMatchObject({ state: 'confirmed', toPay: 0, refunded: 1 })
})

test('who was given all their money back after the delivery is not asked for it again [LIFE-04] [LAW-01]', async () => {
  const { id, total } = await place()
  await record(id, cents(total), 'todo')
  await hands.force(id, 'delivered', { isDecorated: false })
  await giveBack(id, null)
  const order = await show(id)
  expect(order).toMatchObject({ state: 'delivered', moneyState: 'refunded', toPay: 0, refundOwed: 0 })
  expect([order.payable.all, order.actions.reportPayment]).toEqual([0, false])
})

test('what a card company took back is owed still, and what it returns later is paid [LIFE-03] [LIFE-04]', async () => {
  const { id, total } = await place('MP')
  const paid = company.pay(await preferenceOf(id))
  const payload = { shop: testShops.pampa, id: paid }
  const told = async (status: string, seconds: number) => {
    const date_last_updated = new Date(Date.now() + seconds * 1_000).toISOString()
    company.change(paid, { status, date_last_updated })
    await read(payload)
    await read(payload)
    return show(id)
  }
  await read(payload)
  await hands.force(id, 'delivered', { isDecorated: false })
  expect(await told('charged_back', 1)).toMatchObject({ moneyState: 'refunded', paid: 0, toPay: total })
  const won = await told('approved', 2)
  expect(won).toMatchObject({ moneyState: 'paid', paid: total, toPay: 0, refundOwed: 0 })
  expect(won.payments.map(({ state }) => state)).toEqual(['charged_back', 'approved'])
})

test('a payment that Mercado Pago tells of before it can be read is read later [LIFE-03]', async () => {
  const { id } = await place('MP')
  const preference = await preferenceOf(id)
  const paid = company.pay(preference)
  const known = company.payments.get(paid) ?? {}
  company.payments.delete(paid)
  const owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  await owner.query('delete from graphile_worker._private_jobs')
  expect(await notify(testShops, noticeOf(paid))).toBe(200)
  const { rows } = await owner
    .query('select payload from graphile_worker._private_jobs')
    .finally(() => owner.end())
  const payload = rows[0]?.payload
  await expect(read(payload)).rejects.toThrow('not known yet')
  company.payments.set(paid, known)
  await read(payload)
  expect(await show(id)).toMatchObject({ state: 'confirmed', moneyState: 'paid' })
  // a number that stays unknown is nobody's payment
  company.payments.delete(paid)
  await readAt(payload, new Date(Date.now() + 2 * HOUR_MS))
})

test('a place to pay that has closed is followed by another one, the same for two windows [API-42]', async () => {
  const { id, total } = await place('MP')
  await record(id, cents(total) - 1_000, 'por banco')
  const first = await preferenceOf(id)
  await hands.inShop((tx) => sql`update mercado_pago_preferences set expires_at = now()`.execute(tx))
  const keys = company.state.keys.length
  await Promise.all([preferenceOf(id), preferenceOf(id)])
  const [one, other] = company.state.keys.slice(keys)
  expect(one).not.toBe(company.state.keys[keys - 1])
  expect(other ?? one).toBe(one)
  expect((await preferenceOf(id)).external_reference).toBe(first.external_reference)
})

test('nobody fills a shop with notices, or with ways to pay that nobody takes [API-42] [LIFE-03]', async () => {
  const { id } = await place()
  const notice = (amount: number) => ({ amount, date: today(), reference: `parte ${amount}` })
  const tell = (amount: number) => buyer.api.payments.updateOrderPayment({ Id: id, notice: notice(amount) })
  for (let part = 1; part <= 12; part += 1) await tell(part)
  expect((await refusalOf(tell(13))).fault?.refusal).toBe('too_many_notices')
  // what was told already is no other notice
  expect((await tell(12)).moneyState).toBe('in_review')
  const other = await place()
  const methods = ['CHQ', 'TRF'] as const
  const change = (n: number) =>
    buyer.api.payments.updateOrderPayment({ Id: other.id, payment: methods[n % 2] as 'CHQ' | 'TRF' })
  for (let n = 0; n < 59; n += 1) await change(n)
  expect((await refusalOf(change(59))).fault?.refusal).toBe('payment_change_not_allowed')
})

test('what is left of an order that was paid in part can be paid whenever that is [API-42] [LIFE-04]', async () => {
  const { id } = await place('MP')
  await record(id, 100, 'un peso')
  await hands.inShop((tx) =>
    sql`update orders set held_until = now() - interval '1 hour' where id = ${id}`.execute(tx),
  )
  expect(await show(id)).toMatchObject({ state: 'placed', moneyState: 'partial' })
  const preference = await preferenceOf(id)
  expect(Date.parse(String(preference.expiration_date_to))).toBeGreaterThan(Date.now())
})
