import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { type OrderView, receiptOf, staffActions } from '../../test/order-fixtures.ts'
import { mugDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { rejectPayment } from './reject-payment.ts'
import { returnPayment } from './return-payment.ts'

let testShops: TestShops
let buyer: Buyer
let mug: VariantFixture
let hands: ReturnType<typeof staffActions>
let Id: string
let total: number
const ana = { kind: 'staff' as const, id: '7', name: 'Ana del taller' }

beforeAll(async () => {
  testShops = await openTestShops()
  buyer = await openBuyer(testShops, 'pampa')
  mug = (await addProduct(testShops, 'pampa', mugDraft()))[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
})
afterAll(() => testShops.close())
beforeEach(async () => {
  const placed = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', mug, 2))
  Id = placed.orderId
  total = placed.total
})

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const transfer = (amount: number, reference = '00398127') => ({ amount, date: today(), reference })
const update = (more: Omit<Parameters<Buyer['api']['payments']['updateOrderPayment']>[0], 'Id'>) =>
  buyer.api.payments.updateOrderPayment({ Id, ...more })
const states = (order: OrderView) => order.payments.map(({ method, state }) => `${method} ${state}`)

test('an order that nobody paid changes to a cheque: a new payment is asked for [API-42] [LIFE-03]', async () => {
  const before = await buyer.api.orders.getOrderById({ Id })
  const after = await update({ payment: 'CHQ' })
  expect(after.payment.code).toBe('CHQ')
  expect(states(after)).toEqual(['TRF cancelled', 'CHQ pending'])
  expect(after.payments[1]).toMatchObject({ amount: total, reference: String(after.number) })
  // changing wins no time: five working days from the placing stay five
  expect(Date.parse(after.heldUntil ?? '')).toBeLessThanOrEqual(Date.parse(before.heldUntil ?? ''))
  expect(states(await update({ payment: 'CHQ' }))).toEqual(states(after))
})

test('a method that the shop does not offer, and none at all, change nothing [API-42] [API-43]', async () => {
  const { status, fault } = await refusalOf(update({ payment: 'MP' }))
  expect([status, fault?.refusal]).toEqual([422, 'payment_method_not_offered'])
  expect(states(await update({}))).toEqual(['TRF pending'])
})

test('a transfer that the buyer tells of is looked at, never approved [API-42] [LIFE-04] [LIFE-06]', async () => {
  const receipt = await receiptOf(testShops, testShops.pampa, buyer.customerId)
  const order = await update({ notice: { ...transfer(total), receipts: [receipt] } })
  expect(order).toMatchObject({
    state: 'placed',
    moneyState: 'in_review',
    paid: 0,
    toPay: total,
    nextStep: 'Estamos revisando tu pago. Te avisamos apenas lo confirmemos.',
    actions: { cancel: true, changePayment: false, reportPayment: false },
  })
  expect(order.payments).toHaveLength(1)
  expect(order.payments[0]).toMatchObject({
    state: 'in_review',
    notice: { date: today(), reference: '00398127', chequeNumber: '', bank: '', receipts: [{ id: receipt }] },
  })
  expect(order.payments[0]?.history.map(({ from, to, who }) => [from, to, who])).toEqual([
    [null, 'pending', 'Lucía Paz'],
    ['pending', 'in_review', 'Lucía Paz'],
  ])
})

test('the same notice sent three times is one payment [API-42]', async () => {
  const notice = transfer(total)
  const answers = await Promise.all([update({ notice }), update({ notice }), update({ notice })])
  for (const order of answers) expect(states(order)).toEqual(['TRF in_review'])
  expect((await refusalOf(update({ notice: transfer(total, 'otra') }))).fault?.refusal).toBe('nothing_to_pay')
})

test('of a part of the money the rest stays asked for [API-42] [LIFE-04]', async () => {
  const order = await update({ notice: transfer(1_000) })
  expect(states(order).sort()).toEqual(['TRF in_review', 'TRF pending'])
  const amounts = order.payments.map(({ amount }) => Math.round(amount * 100))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(total * 100))
  expect(order.actions.reportPayment).toBe(true)
})

test('notices at the same instant never tell of more than the order costs [API-42] [LIFE-03]', async () => {
  const half = Math.ceil(total * 60) / 100
  const at = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis']
  const answers = await Promise.allSettled(
    at.map((reference) => update({ notice: transfer(half, reference) })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason.fault.refusal] : [],
  )
  expect(new Set(refused)).toEqual(new Set(['payment_amount_wrong']))
  const order = await buyer.api.orders.getOrderById({ Id })
  expect(states(order).sort()).toEqual(['TRF in_review', 'TRF pending'])
})

test('changing the method and cancelling at once leave one end, and no payment asked for [LIFE-03]', async () => {
  await Promise.allSettled([
    update({ payment: 'CHQ' }),
    buyer.api.payments.cancelOrder({ Id }),
    update({ payment: 'CHQ' }),
    buyer.api.payments.cancelOrder({ Id }),
  ])
  const order = await buyer.api.orders.getOrderById({ Id })
  expect(order.state).toBe('cancelled')
  expect(order.payments.filter(({ state }) => state === 'pending')).toEqual([])
})

test.each([
  ['more than is due', () => ({ notice: transfer(total + 0.01) }), 'payment_amount_wrong'],
  [
    'tomorrow’s transfer',
    () => ({ notice: { ...transfer(total), date: dayFromNow(2) } }),
    'payment_date_wrong',
  ],
  [
    'one of another year',
    () => ({ notice: { ...transfer(total), date: '2020-05-05' } }),
    'payment_date_wrong',
  ],
  ['no number', () => ({ notice: { amount: total, date: today() } }), 'payment_notice_incomplete'],
  [
    'a cheque without its bank',
    () => ({ payment: 'CHQ' as const, notice: { amount: total, date: today(), chequeNumber: '8812' } }),
    'payment_notice_incomplete',
  ],
])('%s is no notice of a payment [API-42]', async (_, said, refusal) => {
  const { status, fault } = await refusalOf(update(said()))
  expect([status, fault?.refusal]).toEqual([422, refusal])
  expect(states(await buyer.api.orders.getOrderById({ Id }))).toEqual(['TRF pending'])
})

test('what is missing is named at its field, and what is due in the country’s way [API-42] [API-53]', async () => {
  const { fault } = await refusalOf(update({ notice: { amount: total, date: today() } }))
  expect(fault?.validationErrors).toEqual([
    { message: 'Escribí el número de operación.', members: ['notice.reference'] },
  ])
  const { message } = await refusalOf(update({ notice: transfer(total * 2) }))
  expect(message).toMatch(/^Revisá el monto: lo que falta pagar es \$\s?[\d.]+,\d\d\.$/)
})

test.each([0, -1, 1e300, Number.MAX_SAFE_INTEGER])('an amount of %d is refused [API-42]', async (amount) => {
  expect((await refusalOf(update({ notice: transfer(amount) }))).status).toBeLessThan(500)
})

test('the receipt of another person is not attached [API-42]', async () => {
  const bruno = await openBuyer(testShops, 'pampa', 'bruno')
  const receipt = await receiptOf(testShops, testShops.pampa, bruno.customerId)
  const { fault } = await refusalOf(update({ notice: { ...transfer(total), receipts: [receipt] } }))
  expect(fault?.refusal).toBe('receipt_not_found')
})

test('a cheque may be cashed in thirty days; its number and bank are kept [API-42]', async () => {
  const notice = { amount: total, date: dayFromNow(30), chequeNumber: '00881245', bank: 'Banco Nación' }
  const order = await update({ payment: 'CHQ', notice })
  expect(order.payments.at(-1)).toMatchObject({
    method: 'CHQ',
    state: 'in_review',
    notice: { chequeNumber: '00881245' },
  })
})

test('a Chilean is spoken to with «tú» [API-42]', async () => {
  const chilean = await openBuyer(testShops, 'andina', 'lucia')
  const goods = (await addProduct(testShops, 'andina', mugDraft()))[0] as VariantFixture
  const placed = await chilean.api.checkout.completeOrder(await orderFor(chilean, 'andina', goods, 2))
  const { api } = chilean
  const { nextStep } = await api.orders.getOrderById({ Id: placed.orderId })
  expect(nextStep).toMatch(/^Haz la transferencia/)
  const cents = api.payments.updateOrderPayment({ Id: placed.orderId, notice: transfer(1_000.5) })
  const { message } = await refusalOf(cents)
  expect(message).toMatch(/^Revisa el monto/)
})

test('approved money confirms the order; what does not match is refused [LIFE-03] [LIFE-04]', async () => {
  const order = await update({ notice: transfer(total) })
  const [payment] = order.payments as [OrderView['payments'][number]]
  expect(await hands.approve(payment, { amount: 1 })).toMatchObject({
    refusal: 'payment_mismatch',
    field: 'amount',
  })
  expect(await hands.approve(payment, { reference: '999' })).toMatchObject({ field: 'reference' })
  await hands.approve(payment)
  const after = await buyer.api.orders.getOrderById({ Id })
  expect(after).toMatchObject({
    state: 'confirmed',
    moneyState: 'paid',
    toPay: 0,
    paid: total,
    heldUntil: null,
  })
  expect(await hands.approve(payment)).toMatchObject({ refusal: 'payment_move_not_allowed' })
})

test('a rejected payment says why and is asked for again, with time to pay [LIFE-03] [LIFE-05]', async () => {
  const order = await update({ notice: transfer(total) })
  const shop = await testShops.services.shops.byName('pampa')
  const later = new Date(Date.now() + 3 * 86_400_000)
  if (!shop) throw new Error('no shop')
  const note = 'No encontramos esa transferencia.'
  await hands.inShop((tx) =>
    rejectPayment(tx, order.payments[0]?.id ?? '', { shop, who: ana, now: later, note }),
  )
  const after = await buyer.api.orders.getOrderById({ Id })
  expect(states(after)).toEqual(['TRF rejected', 'TRF pending'])
  expect(after.moneyState).toBe('unpaid')
  expect(after.payments[0]?.history.at(-1)).toMatchObject({ note, who: 'Ana del taller' })
  expect(Date.parse(after.heldUntil ?? '')).toBeGreaterThan(Date.parse(order.heldUntil ?? ''))
})

test('cancelling gives the stock back, ends what was asked for and is done once [API-46] [LIFE-05]', async () => {
  const before = await hands.stockOf(mug.variantId)
  const order = await buyer.api.payments.cancelOrder({ Id, reason: 'Cambió la fecha' })
  expect(order).toMatchObject({ state: 'cancelled', toPay: 0, refundOwed: 0, heldUntil: null })
  expect(order.history.at(-1)).toMatchObject({ to: 'cancelled', who: 'Lucía Paz', note: 'Cambió la fecha' })
  expect(states(order)).toEqual(['TRF cancelled'])
  const again = await buyer.api.payments.cancelOrder({ Id })
  expect(again.history.map(({ to }) => to)).toEqual(['placed', 'cancelled'])
  expect((await hands.stockOf(mug.variantId))?.reserved).toBe((before?.reserved ?? 0) - 2)
  expect((await refusalOf(update({ notice: transfer(total) }))).fault?.refusal).toBe('order_not_payable')
  expect((await refusalOf(update({ payment: 'CHQ' }))).fault?.refusal).toBe('payment_change_not_allowed')
})

test('money of a cancelled order is kept and owed back until it is returned [LIFE-04]', async () => {
  const { payments } = await update({ notice: transfer(total) })
  const [payment] = payments as [OrderView['payments'][number]]
  await hands.approve(payment)
  const cancelled = await buyer.api.payments.cancelOrder({ Id })
  expect(cancelled).toMatchObject({ state: 'cancelled', moneyState: 'paid', refundOwed: total })
  expect(cancelled.nextStep).toBe('El pedido no se va a hacer. Te vamos a devolver lo que pagaste.')
  const now = new Date()
  await hands.inShop((tx) => returnPayment(tx, payment.id, { to: 'refunded', who: ana, now }))
  expect(await buyer.api.orders.getOrderById({ Id })).toMatchObject({ moneyState: 'refunded', refundOwed: 0 })
})

test('what is in production is not cancelled any more [LIFE-02]', async () => {
  await hands.force(Id, 'in_production')
  const { status, fault } = await refusalOf(buyer.api.payments.cancelOrder({ Id }))
  expect([status, fault?.refusal]).toEqual([409, 'order_move_not_allowed'])
})
