import { isRefusal } from '@estampa/domain/refusal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Buyer, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { collectAt, type MercadoPagoServer, openMercadoPagoServer } from '../../test/mercado-pago-server.ts'
import { type OrderView, staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { asOwner } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { yesterday } from '../../test/yesterday.ts'
import { unpaidTasks } from '../orders/unpaid.jobs.ts'
import { mercadoPagoTasks } from './mercado-pago.jobs.ts'

const CROWD = 20

type Door = 'all' | 'part' | 'change' | 'cancel' | 'expire' | 'approve' | 'giveUp' | 'make' | 'read'
/** The crowds: everybody, nobody who gives up, only who pays late or the clock, only the buyer in two minds. */
const crowds: Door[][] = [
  ['all', 'part', 'change', 'cancel', 'expire', 'approve', 'giveUp', 'make', 'read'],
  ['read', 'all', 'part', 'change', 'approve', 'make'],
  ['approve', 'read', 'expire'],
  ['change', 'part', 'cancel', 'read'],
]

let testShops: TestShops
let company: MercadoPagoServer
let buyer: Buyer
let goods: VariantFixture
let hands: ReturnType<typeof staffActions>
beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent' })
  company = await openMercadoPagoServer()
  await collectAt(testShops, 'pampa', company.origin)
  buyer = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('GORRA-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('GORRA', 'Gorra', { products }))
  )[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
})
afterAll(async () => {
  await company.close()
  await testShops.close()
})

const show = (Id: string) => buyer.api.orders.getOrderById({ Id })
const later = () => new Date(Date.now() + 30 * 86_400_000)
const quietly = (call: Promise<unknown>) => call.catch(() => 'refused')

async function place(payment: 'TRF' | 'MP'): Promise<OrderView> {
  const body = { ...(await orderFor(buyer, 'pampa', goods, 2)), payment }
  return show((await buyer.api.checkout.completeOrder(body)).orderId)
}

/** Everything that people and companies may do to one order, in an order that nobody foresees. */
function pressed({ id, total, payments: [payment] }: OrderView, read: () => Promise<unknown>, left: Door[]) {
  const date = yesterday()
  const notice = (reference: string, amount = total) => ({ amount, date, reference })
  const doors: Record<Door, () => Promise<unknown>> = {
    all: () => buyer.api.payments.updateOrderPayment({ Id: id, notice: notice('operación 1') }),
    part: () => buyer.api.payments.updateOrderPayment({ Id: id, notice: notice('operación 2', 100) }),
    change: () => buyer.api.payments.updateOrderPayment({ Id: id, payment: 'CHQ' }),
    cancel: () => buyer.api.payments.cancelOrder({ Id: id, reason: 'Me arrepentí' }),
    expire: async () => unpaidTasks.expire_orders?.({}, { ...testShops.services, now: later }),
    approve: () => hands.approve(payment as OrderView['payments'][number]),
    giveUp: () => hands.advance(id, 'cancelled'),
    make: () => hands.advance(id, 'in_production'),
    read,
  }
  const pressing = Array.from({ length: CROWD }, (_, index) => left[(index * 5) % left.length] as Door)
  return pressing.map((door) => doors[door]())
}

const stories = (order: OrderView) => ({
  ended: order.history.filter(({ to }) => to === 'cancelled' || to === 'expired').length,
  confirmed: order.history.filter(({ to }) => to === 'confirmed').length,
  asked: order.payments.filter(({ state }) => state === 'pending').reduce((sum, one) => sum + one.amount, 0),
  approvals: order.payments.flatMap(({ history }) => history.filter(({ to }) => to === 'approved')).length,
})

test.each(['TRF', 'MP'] as const)(
  'twenty who pay, change, cancel, expire and approve a %s order at once leave one outcome, and sums that are right [LIFE-02] [LIFE-03] [LIFE-05]',
  async (method) => {
    for (const doors of crowds) {
      const before = await hands.stockOf(goods.variantId)
      const placed = await place(method)
      let read = async (): Promise<unknown> => undefined
      if (method === 'MP') {
        await buyer.api.payments.payWithMercadoPago({ Id: placed.id })
        const preference = company.preferences.at(-1)
        const paid = preference && company.pay(preference)
        read = async () =>
          mercadoPagoTasks.read_mercado_pago?.({ shop: testShops.pampa, id: paid }, testShops.services)
      }
      await Promise.all(pressed(placed, read, doors).map(quietly))
      const order = await show(placed.id)
      const { ended, confirmed, asked, approvals } = stories(order)
      expect(ended).toBeLessThanOrEqual(1)
      expect(confirmed).toBeLessThanOrEqual(1)
      // money that came twice is kept twice, and owed back
      expect(order.paid).toBe(approvals * placed.total)
      expect(approvals).toBeLessThanOrEqual(method === 'MP' ? 2 : 1)
      const isUnmade = ['cancelled', 'expired'].includes(order.state)
      if (isUnmade) expect([asked, order.refundOwed]).toEqual([0, order.paid])
      else expect(order.paid > 0 ? order.refundOwed : 0).toBe(Math.max(0, order.paid - order.total))
      const after = await hands.stockOf(goods.variantId)
      const stays = order.state === 'placed' || order.state === 'confirmed' ? 2 : 0
      // the sweep may also end an order of the crowd before: only this order's holds are counted
      expect(await hands.heldFor(placed.id)).toBe(stays)
      expect((before?.stock ?? 0) - (after?.stock ?? 0)).toBe(order.state === 'in_production' ? 2 : 0)
      const told = await asOwner(
        testShops,
        `select count(*)::int as n from graphile_worker._private_jobs
         where payload ->> 'orderId' = '${placed.id}' and payload ->> 'news' = 'payment_approved'`,
      )
      expect(told[0]?.n).toBe(approvals)
    }
  },
)

test('an order that is placed again and again by twenty clicks is paid once by twenty approvals [LIFE-03]', async () => {
  const body = await orderFor(buyer, 'pampa', goods, 2)
  const placed = await Promise.all(
    Array.from({ length: CROWD }, () => buyer.api.checkout.completeOrder(body)),
  )
  expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1)
  const order = await show(placed[0]?.orderId ?? '')
  const [payment] = order.payments as [OrderView['payments'][number]]
  const answers = await Promise.all(Array.from({ length: CROWD }, () => hands.approve(payment)))
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1)
  expect(await show(order.id)).toMatchObject({ moneyState: 'paid', paid: order.total, refundOwed: 0 })
})
