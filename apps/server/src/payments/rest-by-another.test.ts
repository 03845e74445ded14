import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
import { pampaShop } from '../../test/shops.ts'
import { until } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveShop } from '../shops/shops.store.ts'
import { mercadoPagoTasks } from './mercado-pago.jobs.ts'

let testShops: TestShops
let company: MercadoPagoServer
let buyer: Buyer
let ana: StaffMember
let goods: VariantFixture
let Id: string
let total: number
let deposit: number
beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://tienda.example' })
  company = await openMercadoPagoServer()
  buyer = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  const products = [variantDraft('BOLSO-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('BOLSO', 'Bolso', { products }))
  )[0] as VariantFixture
  await collectAt(testShops, 'pampa', company.origin)
  const rules = { ...pampaShop.rules, depositPercent: 50 }
  await saveShop(testShops.ownerUrl, { ...pampaShop, rules })
  await until(async () => (await testShops.services.shops.byName('pampa'))?.rules.depositPercent === 50)
})
afterAll(async () => {
  await company.close()
  await testShops.close()
})
beforeEach(async () => {
  const placed = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 3))
  ;({ orderId: Id, total } = placed)
  deposit = (await show()).deposit
})

type Said = Omit<Parameters<Buyer['api']['payments']['updateOrderPayment']>[0], 'Id'>
const show = () => buyer.api.orders.getOrderById({ Id })
const update = (said: Said) => buyer.api.payments.updateOrderPayment({ Id, ...said })
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
const cents = (amount: number) => Math.round(amount * 100)
const rest = () => (cents(total) - cents(deposit)) / 100
const told = (amount: number) => ({ amount, date: today(), reference: `R-${amount}` })
const states = ({ payments }: Awaited<ReturnType<typeof show>>) =>
  payments.map(({ method, state, amount }) => `${method} ${state} ${amount}`)
const payDeposit = () =>
  ana.api.staff.recordPayment({ Id, amount: deposit, method: 'TRF', date: today(), reference: 'SEÑA' })
async function payOnline() {
  const { init_point } = await buyer.api.payments.payWithMercadoPago({ Id })
  const made = company.preferences.findLast((one) => init_point.endsWith(one.id))
  if (!made) throw new Error('no preference')
  return made
}
const read = (id: string) =>
  mercadoPagoTasks.read_mercado_pago({ shop: testShops.pampa, id }, testShops.services)

test('the rest of an order is paid with Mercado Pago after a deposit by transfer [ORD-05] [API-42] [LIFE-03]', async () => {
  await payDeposit()
  expect((await show()).actions).toMatchObject({ changePayment: true, reportPayment: true })
  const changed = await update({ payment: 'MP' })
  expect([changed.payment.code, changed.state, changed.heldUntil]).toEqual(['MP', 'confirmed', null])
  expect(states(changed)).toEqual([
    `TRF approved ${deposit}`,
    `TRF cancelled ${rest()}`,
    `MP pending ${rest()}`,
  ])
  expect(changed.actions.reportPayment).toBe(false)
  const preference = await payOnline()
  expect(preference.items[0]).toMatchObject({ title: `Resto del pedido ${changed.number}` })
  expect(cents(preference.items[0]?.unit_price ?? 0)).toBe(cents(rest()))
  await read(company.pay(preference))
  const paid = await show()
  expect(paid).toMatchObject({ moneyState: 'paid', toPay: 0, refundOwed: 0 })
  expect(paid.actions.changePayment).toBe(false)
  expect(await whyRefused(update({ payment: 'CHQ' }))).toEqual([409, 'payment_change_not_allowed'])
})

test('the rest is told of as a cheque in the same call, on the way to the buyer too [ORD-05] [API-42]', async () => {
  await payDeposit()
  const notice = { ...told(rest()), chequeNumber: '8812', bank: 'Banco Nación' }
  const order = await update({ payment: 'CHQ', notice })
  expect(states(order)).toEqual([
    `TRF approved ${deposit}`,
    `TRF cancelled ${rest()}`,
    `CHQ in_review ${rest()}`,
  ])
  const paymentId = order.payments.at(-1)?.id ?? ''
  // rejected it is asked for again the way that was chosen
  const { order: asked } = await ana.api.staff.rejectPayment({ paymentId, note: 'Sin fondos' })
  expect(states(asked).at(-1)).toBe(`CHQ pending ${rest()}`)
  expect([asked.state, asked.heldUntil]).toEqual(['confirmed', null])
  expect(states(await update({ payment: 'TRF' })).at(-1)).toBe(`TRF pending ${rest()}`)
})

test('while a part is being looked at the rest may be paid another way, and nothing of a whole [ORD-05] [API-42]', async () => {
  const half = await update({ notice: told(deposit) })
  expect(half.actions.changePayment).toBe(true)
  const changed = await update({ payment: 'CHQ' })
  expect(states(changed)).toEqual([
    `TRF in_review ${deposit}`,
    `TRF cancelled ${rest()}`,
    `CHQ pending ${rest()}`,
  ])
  await update({ notice: { ...told(rest()), chequeNumber: '9', bank: 'Galicia' } })
  expect(await whyRefused(update({ payment: 'MP' }))).toEqual([409, 'payment_change_not_allowed'])
})

test('who pays at Mercado Pago what they changed to a transfer owes nothing more [ORD-05] [LIFE-04]', async () => {
  await payDeposit()
  await update({ payment: 'MP' })
  const preference = await payOnline()
  await update({ payment: 'TRF' })
  await read(company.pay(preference))
  const order = await show()
  expect(order).toMatchObject({ moneyState: 'paid', toPay: 0, refundOwed: 0 })
  expect(order.payments.filter(({ state }) => state === 'pending')).toEqual([])
})

test('ways that are chosen while the shop records money leave exactly the rest asked for [ORD-05] [LIFE-03]', async () => {
  await payDeposit()
  const part = 10
  const record = (reference: string) =>
    ana.api.staff.recordPayment({ Id, amount: part, method: 'TRF', date: today(), reference })
  const answers = await Promise.allSettled([
    update({ payment: 'MP' }),
    record('A'),
    update({ payment: 'CHQ' }),
    record('B'),
    update({ payment: 'TRF' }),
    record('C'),
    update({ payment: 'MP' }),
    record('D'),
  ])
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
  const order = await show()
  const request = order.payments.filter(({ state }) => state === 'pending')
  expect(request.map(({ amount }) => cents(amount))).toEqual([cents(rest()) - 4 * cents(part)])
  expect(request[0]?.method).toBe(order.payment.code)
  expect(cents(order.paid)).toBe(cents(deposit) + 4 * cents(part))
})

test('what was rejected late is not lost by choosing another way [API-42] [LIFE-05]', async () => {
  await staffActions(testShops, 'pampa').inShop((tx) =>
    sql`update orders set placed_at = placed_at - interval '30 days', held_until = now() + interval '4 days'
      where id = ${Id}`.execute(tx),
  )
  const before = Date.parse((await show()).heldUntil ?? '')
  const changed = await update({ payment: 'CHQ' })
  expect(Date.parse(changed.heldUntil ?? '')).toBeGreaterThan(Date.now() + 3 * 86_400_000)
  expect(Date.parse(changed.heldUntil ?? '')).toBeLessThanOrEqual(before)
})

test('of an order that is over, what was given back is not asked for by another way [ORD-05] [LIFE-04]', async () => {
  await payDeposit()
  await staffActions(testShops, 'pampa').force(Id, 'delivered')
  const { payments } = await show()
  await ana.api.staff.recordRefund({
    paymentId: payments.find(({ state }) => state === 'approved')?.id ?? '',
  })
  expect(states(await update({ payment: 'CHQ' })).at(-1)).toBe(`CHQ pending ${rest()}`)
})

test('a way that the shop does not offer, and an order that will not be made, stay as they are [ORD-05] [API-42]', async () => {
  await payDeposit()
  await ana.api.staff.moveOrder({ Id, to: 'cancelled' })
  expect(await whyRefused(update({ payment: 'CHQ' }))).toEqual([409, 'payment_change_not_allowed'])
  expect((await show()).actions.changePayment).toBe(false)
  const chilean = await openBuyer(testShops, 'andina')
  const [mug] = await addProduct(
    testShops,
    'andina',
    genericDraft('BOLSO', 'Bolso', { products: [variantDraft('B-1', { stock: 9 })] }),
  )
  const placed = await chilean.api.checkout.completeOrder(
    await orderFor(chilean, 'andina', mug as VariantFixture, 1),
  )
  const other = chilean.api.payments.updateOrderPayment({ Id: placed.orderId, payment: 'MP' })
  expect(await whyRefused(other)).toEqual([422, 'payment_method_not_offered'])
})
