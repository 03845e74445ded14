import { paymentMoves } from '@estampa/domain/orders/order-payments'
import type { PaymentState } from '@estampa/domain/payments'
import { isRefusal } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Buyer, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { excuseFromLedger } from '../../test/ledger.ts'
import { ana, type OrderView, staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { yesterday } from '../../test/yesterday.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import { unpaidTasks } from '../orders/unpaid.jobs.ts'
import { approveVerifiedPayment } from './approve-payment.ts'
import { rejectPayment } from './reject-payment.ts'
import { returnPayment } from './return-payment.ts'

type Payment = OrderView['payments'][number]

let testShops: TestShops
let buyer: Buyer
let goods: VariantFixture
let shop: Shop
let hands: ReturnType<typeof staffActions>
beforeAll(async () => {
  testShops = await openTestShops()
  buyer = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('LIBRETA-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LIBRETA', 'Libreta ecológica', { products }))
  )[0] as VariantFixture
  shop = (await testShops.services.shops.byName('pampa')) as Shop
  hands = staffActions(testShops, 'pampa')
})
afterAll(() => testShops.close())

const states = Object.keys(paymentMoves) as PaymentState[]
const now = new Date()
const later: Services['now'] = () => new Date(Date.now() + 30 * 86_400_000)
const show = (Id: string) => buyer.api.orders.getOrderById({ Id })

async function place(): Promise<{ id: string; payment: Payment }> {
  const { orderId: id } = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 2))
  return { id, payment: (await show(id)).payments[0] as Payment }
}

const notice = (amount: number) => ({
  amount,
  date: yesterday(),
  reference: 'operación 7',
})

/** Every door to a state, as it is for people: what it gives, or the state that it leaves. */
const doors: Record<Exclude<PaymentState, 'pending'>, (id: string, payment: Payment) => Promise<unknown>> = {
  in_review: (Id, { amount }) =>
    buyer.api.payments.updateOrderPayment({ Id, notice: notice(amount) }).catch(() => 'refused'),
  approved: (_, payment) => hands.approve(payment),
  rejected: (_, { id }) =>
    hands.inShop((tx) => rejectPayment(tx, id, { shop, who: ana, now, note: 'No llegó.' })),
  expired: () => unpaidTasks.expire_orders({}, { ...testShops.services, now: later }),
  cancelled: (id) => hands.inShop((tx) => advanceOrder(tx, id, { to: 'cancelled', who: ana, now })),
  refunded: (_, { id }) => hands.inShop((tx) => returnPayment(tx, id, { to: 'refunded', who: ana, now })),
  charged_back: (_, { id }) =>
    hands.inShop((tx) => returnPayment(tx, id, { to: 'charged_back', who: ana, now })),
}
const ways: Record<Exclude<PaymentState, 'pending'>, readonly (keyof typeof doors)[]> = {
  in_review: ['in_review'],
  approved: ['in_review', 'approved'],
  rejected: ['in_review', 'rejected'],
  expired: ['expired'],
  cancelled: ['cancelled'],
  refunded: ['approved', 'refunded'],
  charged_back: ['in_review', 'approved', 'charged_back'],
}

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  'a payment comes to be %s by the doors that people use [LIFE-03] [LIFE-06]',
  async (state) => {
    const { id, payment } = await place()
    for (const door of ways[state]) await doors[door](id, payment)
    const after = (await show(id)).payments.find((one) => one.id === payment.id)
    expect(after?.history.map(({ to }) => to)).toEqual(['pending', ...ways[state]])
    expect(after?.state).toBe(state)
  },
)

test.each(states)('no door leads from %s to where it may not [LIFE-03]', async (from) => {
  const forbidden = (Object.keys(doors) as (keyof typeof doors)[]).filter(
    (to) => !paymentMoves[from].includes(to),
  )
  const { id, payment } = await place()
  excuseFromLedger(`order ${id}`)
  for (const to of forbidden) {
    await hands.inShop((tx) => sql`update payments set state = ${from} where id = ${payment.id}`.execute(tx))
    await doors[to](id, payment)
    const after = (await show(id)).payments.find((one) => one.id === payment.id)
    expect([to, after?.state, after?.history.length]).toEqual([to, from, 1])
  }
})

test('twenty people who approve a payment at once approve it once [LIFE-03]', async () => {
  const { id, payment } = await place()
  const answers = await Promise.all(Array.from({ length: 20 }, () => hands.approve(payment)))
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1)
  const order = await show(id)
  expect(order).toMatchObject({ state: 'confirmed', moneyState: 'paid' })
  expect(order.history.map(({ to }) => to)).toEqual(['placed', 'confirmed'])
})

test('an approval and the end of an order at once leave one whole story [LIFE-04] [LIFE-05]', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, payment } = await place()
    await Promise.all([hands.approve(payment), doors.expired(id, payment), doors.cancelled(id, payment)])
    const { state, moneyState, refundOwed, payments } = await show(id)
    const story = [state, moneyState, payments[0]?.state, refundOwed > 0].join(' ')
    const whole = [
      'expired unpaid expired false',
      'cancelled unpaid cancelled false',
      'cancelled paid approved true',
    ]
    expect(whole).toContain(story)
  }
})

test('a payment of another shop is not there, and money of another shop does not pay [LIFE-03]', async () => {
  const { payment } = await place()
  const facts = {
    amount: Math.round(payment.amount * 100),
    currency: 'ARS' as const,
    reference: payment.reference,
  }
  const approve = (where: number, reported: number) =>
    testShops.services.database.inShop(where, (tx) =>
      approveVerifiedPayment(tx, payment.id, { shop, reported: { ...facts, shop: reported }, who: ana, now }),
    )
  expect(await approve(testShops.andina, shop.id)).toEqual({ refusal: 'not_found' })
  expect(await approve(testShops.pampa, testShops.andina)).toMatchObject({
    refusal: 'payment_mismatch',
    field: 'shop',
  })
})
