import { isRefusal } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { collectAt, type MercadoPagoServer, openMercadoPagoServer } from '../../test/mercado-pago-server.ts'
import { ana, staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { Shop } from '../http/shop.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import { saveShop } from '../shops/shops.store.ts'
import { mercadoPagoTasks } from './mercado-pago.jobs.ts'
import { rejectPayment } from './reject-payment.ts'

let testShops: TestShops
let company: MercadoPagoServer
let buyer: Buyer
let goods: VariantFixture
let owner: pg.Client
let hands: ReturnType<typeof staffActions>
beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://tienda.example' })
  company = await openMercadoPagoServer()
  owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  buyer = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('BOLSO-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('BOLSO', 'Bolso', { products }))
  )[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
  await collectAt(testShops, 'pampa', company.origin)
})
afterAll(async () => {
  await owner.end()
  await company.close()
  await testShops.close()
})
beforeEach(() => terms({ depositPercent: 50 }))

/** The shop asks so much from now on. */
async function terms(said: { depositPercent: number; deliversOnCredit?: boolean }) {
  await saveShop(testShops.ownerUrl, { ...pampaShop, rules: { ...pampaShop.rules, ...said } })
  await expect.poll(async () => (await testShops.services.shops.byName('pampa'))?.rules).toMatchObject(said)
}

const show = (Id: string) => buyer.api.orders.getOrderById({ Id })
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100)
const pending = (order: Awaited<ReturnType<typeof show>>) =>
  order.payments.filter(({ state }) => state === 'pending').map(({ amount }) => amount)

async function place(payment: 'TRF' | 'MP' = 'TRF') {
  const order = { ...(await orderFor(buyer, 'pampa', goods, 3)), payment }
  const { orderId } = await buyer.api.checkout.completeOrder(order)
  return { id: orderId, total: order.total }
}

async function transfer(Id: string, amount: number, reference: string) {
  const notice = { amount, date: today(), reference }
  const order = await buyer.api.payments.updateOrderPayment({ Id, notice })
  const told = order.payments.find((payment) => payment.notice?.reference === reference)
  if (!told) throw new Error('nobody was told')
  const approved = await hands.approve(told)
  if (isRefusal(approved)) throw new Error(approved.refusal)
  return show(Id)
}

const pay = (Id: string, amount?: 'deposit' | 'all') =>
  buyer.api.payments.payWithMercadoPago(amount ? { Id, amount } : { Id })

async function preferenceAt(Id: string, amount?: 'deposit' | 'all') {
  const { init_point } = await pay(Id, amount)
  const made = company.preferences.findLast((one) => init_point.endsWith(one.id))
  if (!made) throw new Error('no preference')
  return made
}
const priceOf = (preference: MercadoPagoServer['preferences'][number]) =>
  preference.items.reduce((sum, item) => sum + cents(item.unit_price) * item.quantity, 0)
const read = (id: string) =>
  mercadoPagoTasks.read_mercado_pago({ shop: testShops.pampa, id }, testShops.services)

test('half is asked before the order is confirmed and half before it leaves [ORD-05] [LIFE-02]', async () => {
  const { id, total } = await place()
  const { split, payable, deposit } = await show(id)
  const rest = (cents(total) - cents(deposit)) / 100
  expect(split).toEqual({ percent: 50, deposit, depositDue: deposit, rest, restDue: rest, onCredit: false })
  expect(payable).toEqual({ deposit, all: total })
  const confirmed = await transfer(id, deposit, 'seña')
  expect(confirmed).toMatchObject({ state: 'confirmed', moneyState: 'partial', paid: deposit, toPay: rest })
  expect(confirmed.split).toMatchObject({ depositDue: 0, restDue: rest })
  expect([pending(confirmed), confirmed.payable]).toEqual([[rest], { deposit: null, all: rest }])
  await hands.force(id, 'in_production', { isDecorated: false })
  expect(await hands.advance(id, 'ready')).toBe('ready')
  expect((await show(id)).nextStep).toBe('Tu pedido está listo. Pagá lo que falta y lo despachamos.')
  expect(await hands.advance(id, 'shipped')).toMatchObject({ refusal: 'rest_missing', restDue: cents(rest) })
  const paid = await transfer(id, rest, 'resto')
  expect([paid.moneyState, paid.toPay, pending(paid)]).toEqual(['paid', 0, []])
  expect(await hands.advance(id, 'shipped')).toBe('shipped')
})

test('what is collected is not handed over without its rest; a carrier’s word is a fact [ORD-05]', async () => {
  const { id, total } = await place()
  await transfer(id, (await show(id)).deposit, 'seña 2')
  await hands.force(id, 'ready', { isDecorated: false, deliveryMethod: 'pickup' })
  expect(await hands.advance(id, 'delivered')).toMatchObject({ refusal: 'rest_missing' })
  await hands.force(id, 'ready', { isDecorated: false })
  const who = { kind: 'system' as const, id: null, name: 'Zippin' }
  const step = { to: 'shipped' as const, who, now: new Date() }
  expect(await hands.inShop((tx) => advanceOrder(tx, id, step))).toBe('shipped')
  expect((await show(id)).toPay).toBeLessThan(total)
})

test('a shop that gives credit sends before the rest is paid, one that asks all has it [ORD-05]', async () => {
  await terms({ depositPercent: 50, deliversOnCredit: true })
  const { id } = await place()
  await transfer(id, (await show(id)).deposit, 'seña 3')
  expect((await show(id)).split).toMatchObject({ onCredit: true })
  await hands.force(id, 'ready', { isDecorated: false })
  expect(await hands.advance(id, 'shipped')).toBe('shipped')
  await terms({ depositPercent: 100 })
  expect(await show((await place()).id)).toMatchObject({ split: null, payable: { deposit: null } })
})

test('a carrier is told only once the rest is here [ORD-05] [LIFE-02]', async () => {
  const jobs = async () =>
    (
      await owner.query(`select payload ->> 'orderId' as id from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'dispatch_order'`)
    ).rows.map((row: { id: string }) => row.id)
  const { id } = await place()
  const { deposit } = await show(id)
  await transfer(id, deposit, 'seña 4')
  await hands.inShop(async (tx) => {
    const { insertShipment } = await import('../shipping/shipments.store.ts')
    await insertShipment(tx, id, { company: 'zippin', packages: [] } as unknown as Parameters<
      typeof insertShipment
    >[2])
  })
  await hands.force(id, 'in_production', { isDecorated: false })
  await hands.advance(id, 'ready')
  expect(await jobs()).not.toContain(id)
  await transfer(id, (await show(id)).toPay, 'resto 4')
  expect(await jobs()).toContain(id)
})

test('Mercado Pago is asked for the deposit or for all of it, as the buyer chooses [ORD-05] [API-42]', async () => {
  const { id, total } = await place('MP')
  const { deposit, number } = await show(id)
  const first = await preferenceAt(id, 'deposit')
  expect([priceOf(first), first.items]).toEqual([
    cents(deposit),
    [expect.objectContaining({ title: `Seña del pedido ${number}` })],
  ])
  expect((await preferenceAt(id, 'deposit')).id).toBe(first.id)
  expect(priceOf(await preferenceAt(id, 'all'))).toBe(cents(total))
  expect(pending(await show(id))).toEqual([total])
  const again = await preferenceAt(id, 'deposit')
  await read(company.pay(again))
  const confirmed = await show(id)
  expect(confirmed).toMatchObject({ state: 'confirmed', paid: deposit })
  expect(pending(confirmed)).toEqual([confirmed.toPay])
  expect((await refusalOf(pay(id, 'deposit'))).fault?.refusal).toBe('deposit_not_asked')
  const rest = await preferenceAt(id, 'all')
  expect(rest.items[0]).toMatchObject({ title: `Resto del pedido ${number}` })
  await read(company.pay(rest))
  expect(await show(id)).toMatchObject({ moneyState: 'paid', toPay: 0, refundOwed: 0 })
})

test('who pays the deposit in one window after choosing all in another owes the rest, once [ORD-05] [LIFE-04]', async () => {
  const { id, total } = await place('MP')
  const { deposit } = await show(id)
  const first = await preferenceAt(id, 'deposit')
  await preferenceAt(id, 'all')
  await read(company.pay(first))
  const order = await show(id)
  expect(order).toMatchObject({ state: 'confirmed', paid: deposit, refundOwed: 0 })
  expect(pending(order)).toEqual([(cents(total) - cents(deposit)) / 100])
})

test('ten windows that choose at once leave one payment that is asked for [ORD-05] [LIFE-03]', async () => {
  const { id } = await place('MP')
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => pay(id, n % 2 ? 'deposit' : 'all').catch(() => null)),
  )
  expect(pending(await show(id))).toHaveLength(1)
})

test('a part that was told of and rejected is asked for with the rest, in one [ORD-05] [LIFE-04]', async () => {
  const { id, total } = await place()
  const { deposit } = await show(id)
  const notice = { amount: deposit, date: today(), reference: 'no llegó' }
  const { payments, payable } = await buyer.api.payments.updateOrderPayment({ Id: id, notice })
  expect(payable.deposit).toBeNull()
  const told = payments.find(({ state }) => state === 'in_review')?.id ?? ''
  const shop = (await testShops.services.shops.byName('pampa')) as Shop
  await hands.inShop((tx) => rejectPayment(tx, told, { shop, who: ana, now: new Date(), note: 'No llegó.' }))
  const order = await show(id)
  expect([pending(order), order.payable]).toEqual([[total], { deposit, all: total }])
})

test('the payer is named with what the tax office knows them by [API-42]', async () => {
  const { id } = await place('MP')
  const { payer } = await preferenceAt(id)
  expect(payer).toMatchObject({ identification: { type: 'CUIT', number: '30500010912' } })
})

test('a part that Mercado Pago gave back is not here any more, and not asked for again [LIFE-03] [LIFE-04]', async () => {
  const { id, total } = await place('MP')
  const paid = company.pay(await preferenceAt(id, 'all'))
  await read(paid)
  const part = 1.5
  company.change(paid, { transaction_amount_refunded: part })
  await read(paid)
  await read(paid)
  const left = (cents(total) - 150) / 100
  const order = await show(id)
  expect(order).toMatchObject({
    state: 'confirmed',
    moneyState: 'paid',
    paid: left,
    refunded: part,
    toPay: 0,
  })
  expect(order.payments.find(({ state }) => state === 'approved')?.refunded).toBe(part)
  const flag = async () => {
    const query = sql<{ flag: string | null }>`select flag from mercado_pago_payments where id = ${paid}`
    return (await testShops.services.database.readInShop(testShops.pampa, (tx) => query.execute(tx))).rows[0]
      ?.flag
  }
  expect(await flag()).toBeNull()
  await buyer.api.payments.cancelOrder({ Id: id })
  expect((await show(id)).refundOwed).toBe(left)
  // less than before is what nobody can explain
  company.change(paid, { transaction_amount_refunded: 0.5 })
  await read(paid)
  expect([await flag(), (await show(id)).refunded]).toEqual(['partly_refunded', part])
  company.change(paid, { transaction_amount_refunded: total, status: 'refunded' })
  await read(paid)
  expect(await show(id)).toMatchObject({ paid: 0, refunded: 0, refundOwed: 0, moneyState: 'refunded' })
})
