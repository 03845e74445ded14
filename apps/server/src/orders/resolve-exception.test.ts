import { randomUUID } from 'node:crypto'
import { amountOwedBack, type OrderState, resolvedAmount } from '@estampa/domain/orders'
import {
  type PaymentState,
  paidAmount,
  refundedAmount,
  returnedAmount,
} from '@estampa/domain/orders/order-payments'
import { refuse } from '@estampa/domain/refusal'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  type VariantFixture,
  whyRefused,
} from '../../test/buyer.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { collectAt, type MercadoPagoServer, openMercadoPagoServer } from '../../test/mercado-pago-server.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { Tx } from '../db/database.ts'
import { mercadoPagoTasks } from '../payments/mercado-pago.jobs.ts'
import { insertPayment } from '../payments/payments.store.ts'
import { listExceptions } from './exceptions.store.ts'
import { lockPayments } from './order-payments.store.ts'
import { findOrder } from './orders.store.ts'
import { isOver } from './personal-data.store.ts'
import { insertSettlement } from './settlements.store.ts'

let testShops: TestShops
let company: MercadoPagoServer
let lucia: Buyer
let ana: StaffMember
let beto: StaffMember
let goods: VariantFixture
let hands: ReturnType<typeof staffActions>
beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://tienda.example' })
  company = await openMercadoPagoServer()
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  beto = await openStaffMember(testShops, 'pampa', 'Beto')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz de grafito', { products }))
  )[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
  await collectAt(testShops, 'pampa', company.origin)
})
afterAll(async () => {
  await company.close()
  await testShops.close()
})

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
const read = (id: string) =>
  mercadoPagoTasks.read_mercado_pago({ shop: testShops.pampa, id }, testShops.services)
const see = (Id: string) => lucia.api.orders.getOrderById({ Id })
const settle = (Id: string, kind: Kind, amount: number, by = ana, note = 'Quedó como crédito') =>
  by.api.staff.settleFlag({ Id, kind, amount, note })
type Kind = 'refund_owed' | 'charged_back' | 'payment_differs'
const flagsOf = async (id: string, kind?: Kind) =>
  (await ana.api.staff.getFlags(kind ? { kind } : {})).items.filter(({ orderId }) => orderId === id)

async function place(payment: 'TRF' | 'MP' = 'TRF') {
  const order = { ...(await orderFor(lucia, 'pampa', goods, 3)), payment }
  const { orderId: id, total } = await lucia.api.checkout.completeOrder(order)
  return { id, total }
}

const arrive = (Id: string, amount: number, reference: string) =>
  ana.api.staff.recordPayment({ Id, amount, reference, method: 'TRF', date: today })
/** Paid whole and called off. */
async function callOff() {
  const { id, total } = await place()
  await arrive(id, total, 'OP-1')
  await ana.api.staff.moveOrder({ Id: id, to: 'cancelled' })
  return { id, total }
}

async function payOnline() {
  const { id, total } = await place('MP')
  const { init_point } = await lucia.api.payments.payWithMercadoPago({ Id: id })
  const preference = company.preferences.findLast((one) => init_point.endsWith(one.id))
  if (!preference) throw new Error('no preference')
  return { id, total, paid: company.pay(preference) }
}

const isOverNow = async (id: string) => {
  const { rows } = await hands.inShop((tx) =>
    sql<{ is: boolean }>`select ${isOver} as is from orders o where o.id = ${id}`.execute(tx),
  )
  return rows[0]?.is
}

test('a refund that was settled otherwise is owed no more, to nobody’s eyes, and no money moves [STF-01] [LIFE-04] [LIFE-06]', async () => {
  const { id, total } = await callOff()
  expect((await see(id)).refundOwed).toBe(total)
  expect(await isOverNow(id)).toBe(false)
  expect(await whyRefused(settle(id, 'refund_owed', total - 1))).toEqual([409, 'flag_changed'])
  expect(await whyRefused(settle(id, 'charged_back', total))).toEqual([409, 'nothing_to_settle'])
  const { flags, settlements, order } = await settle(id, 'refund_owed', total)
  expect([flags, order.refundOwed, order.paid, order.moneyState]).toEqual([[], 0, total, 'paid'])
  expect(settlements).toMatchObject([
    { kind: 'refund_owed', amount: total, note: 'Quedó como crédito', who: ana.name },
  ])
  expect([await flagsOf(id), await isOverNow(id)]).toEqual([[], true])
  expect((await see(id)).nextStep).toMatch(/^El pedido está cancelado/)
  expect(await whyRefused(settle(id, 'refund_owed', total, beto))).toEqual([409, 'nothing_to_settle'])
  const rewritten = hands.inShop((tx) => sql`update order_settlements set note = 'Otra'`.execute(tx))
  await expect(rewritten).rejects.toThrow(/permission denied/)
})

test('money that comes after a settlement is owed, and what is given back after all settles nothing twice [STF-01] [LIFE-04]', async () => {
  const { id, total } = await callOff()
  await settle(id, 'refund_owed', total)
  const later = await arrive(id, 50, 'OP-2')
  expect(later.flags.map(({ kind, amount }) => [kind, amount])).toEqual([['refund_owed', 50]])
  const [first] = later.order.payments.filter(({ state, amount }) => state === 'approved' && amount === total)
  await ana.api.staff.recordRefund({ paymentId: first?.id ?? '' })
  expect((await see(id)).refundOwed).toBe(50)
  await settle(id, 'refund_owed', 50)
  expect((await see(id)).refundOwed).toBe(0)
  expect((await arrive(id, 70, 'OP-3')).order.refundOwed).toBe(70)
})

test('what was paid too much is settled, and calling the order off owes the rest of it [STF-01] [LIFE-04]', async () => {
  const { id, total } = await place()
  await arrive(id, total + 100, 'OP-1')
  await settle(id, 'refund_owed', 100)
  expect(await flagsOf(id)).toEqual([])
  const { flags } = await ana.api.staff.moveOrder({ Id: id, to: 'cancelled' })
  expect(flags.map(({ amount }) => amount)).toEqual([total])
})

test('a chargeback is settled and leaves its list [STF-01] [LIFE-04]', async () => {
  const { id, total, paid } = await payOnline()
  await read(paid)
  company.change(paid, { status: 'charged_back' })
  await read(paid)
  const [flag] = await flagsOf(id, 'charged_back')
  const { payments, moneyState } = await see(id)
  expect(flag).toMatchObject({ amount: total, paymentId: payments[0]?.id })
  expect(await flagsOf(id, 'refund_owed')).toEqual([])
  const after = await settle(id, 'charged_back', total, beto, 'Se perdió: el banco le dio la razón')
  expect(after.settlements).toMatchObject([{ kind: 'charged_back', who: beto.name }])
  expect([await flagsOf(id, 'charged_back'), await flagsOf(id)]).toEqual([[], []])
  expect((await see(id)).moneyState).toBe(moneyState)
})

test('a notice that does not fit is settled until Mercado Pago says something new [STF-01] [API-42]', async () => {
  const { id, total, paid } = await payOnline()
  company.change(paid, { transaction_amount: total - 1 })
  await read(paid)
  expect(await flagsOf(id, 'payment_differs')).toMatchObject([{ amount: total - 1, mercadoPagoId: paid }])
  await settle(id, 'payment_differs', total - 1)
  await read(paid)
  expect(await flagsOf(id)).toEqual([])
  company.change(paid, { transaction_amount: total - 2 })
  await read(paid)
  expect(await flagsOf(id)).toMatchObject([{ kind: 'payment_differs', amount: total - 2 }])
})

test('two people who settle the same at once leave one line [STF-01] [LIFE-04]', async () => {
  const { id, total } = await callOff()
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) => settle(id, 'refund_owed', total, n % 2 ? ana : beto)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await ana.api.staff.getOrder({ Id: id })).settlements).toHaveLength(1)
  // a refund and a settlement of the same money, whoever comes first
  const again = await callOff()
  const { payments } = await see(again.id)
  const paymentId = payments.find(({ state }) => state === 'approved')?.id ?? ''
  await Promise.allSettled([
    settle(again.id, 'refund_owed', again.total),
    beto.api.staff.recordRefund({ paymentId }),
  ])
  const { order, flags, settlements } = await ana.api.staff.getOrder({ Id: again.id })
  expect([order.refundOwed, flags, order.paid]).toEqual([0, [], 0])
  expect(settlements.length).toBeLessThanOrEqual(1)
})

const money = fc.integer({ min: 1, max: 500 })
const states = ['placed', 'in_production', 'delivered', 'returned', 'cancelled', 'expired'] as const
const paymentStates = ['pending', 'in_review', 'approved', 'refunded', 'charged_back'] as const
const moneyOfOrder = fc.record({
  state: fc.constantFrom<OrderState>(...states),
  total: money,
  payments: fc.array(
    fc.record({ state: fc.constantFrom<PaymentState>(...paymentStates), amount: money, kept: money }),
    { maxLength: 4 },
  ),
  settlements: fc.array(fc.record({ owed: money, wentBack: fc.integer({ min: 0, max: 500 }) }), {
    maxLength: 2,
  }),
})
type MoneyOfOrder = typeof moneyOfOrder extends fc.Arbitrary<infer Case> ? Case : never

/** The order with exactly this money, until the transaction ends. */
async function writeMoney(tx: Tx, id: string, { state, total, payments, settlements }: MoneyOfOrder) {
  const by = { who: { id: ana.name, name: ana.name }, now: new Date() }
  await sql`update orders set state = ${state}, deposit = 0, total = ${total}, sub_total = ${total},
    taxes = 0, shipping_cost = 0, discount = 0 where id = ${id}`.execute(tx)
  for (const one of payments) {
    const own = randomUUID()
    const details = { id: own, orderId: id, amount: one.amount, reference: own, at: by.now }
    const who = { kind: 'staff', ...by.who } as const
    await insertPayment(tx, { ...details, method: 'TRF', currency: 'ARS', who })
    const refunded = one.state === 'approved' ? Math.max(0, one.amount - one.kept) : 0
    await sql`update payments set state = ${one.state}, refunded = ${refunded} where id = ${own}`.execute(tx)
  }
  for (const { owed, wentBack } of settlements) {
    const references = { paymentId: null, mercadoPagoId: null, toldAt: null }
    const settlement = {
      kind: 'refund_owed',
      amount: 0,
      owed,
      wentBack,
      note: 'Crédito',
      ...references,
    } as const
    await insertSettlement(tx, id, settlement, by)
  }
}

test('SQL reckons what is settled, refunded and owed of an order as the domain does [STF-01] [LIFE-04]', async () => {
  const { id } = await place()
  for (const one of fc.sample(moneyOfOrder, 120)) {
    await hands.inShop(async (tx) => {
      await writeMoney(tx, id, one)
      const payments = await lockPayments(tx, id)
      const settled = resolvedAmount(one.settlements.at(-1) ?? null, returnedAmount(payments))
      const refunded = refundedAmount(one.state, payments)
      const balance = { ...one, paid: paidAmount(payments), refunded, settled }
      const order = await findOrder(tx, id)
      const sums = [order?.settled, order?.paid, order?.refunded]
      expect(sums, JSON.stringify(one)).toEqual([settled, balance.paid, refunded])
      const owed = await listExceptions(tx, { orderId: id, kind: 'refund_owed', skip: 0, take: 9 })
      const amounts = owed.items.map(({ amount }) => amount)
      expect(amounts, JSON.stringify(one)).toEqual([amountOwedBack(balance)].filter((amount) => amount > 0))
      // nothing of it stays
      return refuse('conflict')
    })
  }
})

test.each([
  ['no note', { note: ' ' }],
  ['an unknown kind', { kind: 'other' as Kind }],
  ['a negative amount', { amount: -1 }],
])('%s settles nothing [STF-01]', async (_, wrong) => {
  const { id, total } = await callOff()
  const said = { Id: id, kind: 'refund_owed' as Kind, amount: total, note: 'Listo', ...wrong }
  expect((await whyRefused(ana.api.staff.settleFlag(said)))[0]).toBe(400)
  expect(await flagsOf(id)).toHaveLength(1)
})
