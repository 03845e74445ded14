import { type OrderState, orderMoves } from '@estampa/domain/orders'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openBuyer, orderFor, refusalOf } from '../../test/buyer.ts'
import { openPencilShop } from '../../test/pencil-shop.ts'

const { testShops, lucia, ana, goods, hands } = await openPencilShop()
afterAll(() => testShops.close())

const place = async (buyer = lucia) =>
  (await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 3))).orderId
const see = (Id: string) => ana.api.staff.getOrder({ Id })
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
const arrived = (Id: string, amount: number, reference = 'OP-1') => ({
  Id,
  amount,
  reference,
  method: 'TRF' as const,
  date: today,
})
const minor = (major: number) => Math.round(major * 100)
/** The database's own sums of an order's money, by its payments. */
async function sumsOf(id: string) {
  const { rows } = await hands.inShop((tx) =>
    sql<{ total: number; approved: number; pending: number; state: string }>`
      select o.total, o.money_state as state,
        (select coalesce(sum(amount - refunded), 0)::bigint from payments where order_id = o.id and state = 'approved') as approved,
        (select coalesce(sum(amount), 0)::bigint from payments where order_id = o.id and state = 'pending') as pending
      from orders o where o.id = ${id}`.execute(tx),
  )
  return rows[0]
}

test('the shop sees an order whole: whose it is, its money, and where it can go [STF-01]', async () => {
  const id = await place()
  const { order, customer, nextStates, flags, artworkUrl } = await see(id)
  expect(customer).toMatchObject({ id: lucia.customerId, email: 'lucia@empresa.example', isClosed: false })
  expect([order.id, order.state, order.payments.length]).toEqual([id, 'placed', 1])
  expect([nextStates, flags, artworkUrl]).toEqual([['confirmed', 'cancelled'], [], null])
  expect((await ana.api.staff.getOrder({ number: order.number })).order.id).toBe(id)
})

test('every move that the life of an order allows is made by the call, and every other refused [STF-01] [LIFE-02]', async () => {
  const id = await place()
  const states = Object.keys(orderMoves) as OrderState[]
  for (const from of states) {
    await hands.force(id, from, { isDecorated: true })
    const { nextStates } = await see(id)
    expect(nextStates).toEqual(
      orderMoves[from].filter(
        (to) => !ofOthers.includes(to) && !isOfPlain(from, to) && !isOfPickup(from, to),
      ),
    )
    for (const to of states.filter((one) => !nextStates.includes(one))) {
      const refused = await refusalOf(ana.api.staff.moveOrder({ Id: id, to }))
      expect([from, to, refused.status, refused.fault?.refusal]).toEqual([
        from,
        to,
        409,
        'order_move_not_allowed',
      ])
    }
  }
})
/** The clock's own, and what only a picture and its buyer's answer bring about. */
const ofOthers: OrderState[] = ['expired', 'proof_sent', 'proof_approved', 'proof_rejected']
const isOfPlain = (from: OrderState, to: OrderState) => from === 'confirmed' && to === 'in_production'
const isOfPickup = (from: OrderState, to: OrderState) => from === 'ready' && to === 'delivered'

test('a paid order goes its whole way by calls, in the name of who moved it [STF-01] [LIFE-06]', async () => {
  const id = await place()
  const { order } = await see(id)
  const unpaid = await refusalOf(ana.api.staff.moveOrder({ Id: id, to: 'confirmed' }))
  expect([unpaid.status, unpaid.fault?.refusal]).toEqual([422, 'deposit_missing'])
  await ana.api.staff.recordPayment(arrived(id, order.total))
  const way: OrderState[] = ['in_production', 'ready', 'shipped', 'delivered']
  for (const to of way) {
    const moved = await ana.api.staff.moveOrder({ Id: id, to, note: `pasa a ${to}` })
    expect(moved.order.state).toBe(to)
  }
  const seen = await lucia.api.orders.getOrderById({ Id: id })
  expect(seen.history.slice(1).map(({ to, who, note }) => [to, who, note])).toEqual([
    ['confirmed', ana.name, null],
    ...way.map((to) => [to, ana.name, `pasa a ${to}`]),
  ])
})

test('money that nobody told of becomes an approved payment, and with the deposit the order is confirmed [STF-01] [LIFE-03]', async () => {
  const id = await place()
  const { total } = (await see(id)).order
  const half = Math.round((total / 2) * 100) / 100
  const first = await ana.api.staff.recordPayment(arrived(id, half))
  expect([first.order.state, first.order.moneyState, first.order.paid]).toEqual(['placed', 'partial', half])
  const again = await refusalOf(ana.api.staff.recordPayment(arrived(id, half)))
  expect([again.status, again.fault?.refusal]).toEqual([409, 'payment_recorded_before'])
  const rest = (minor(total) - minor(half)) / 100
  const cheque = { ...arrived(id, rest, 'CH-77'), method: 'CHQ' as const, bank: 'Banco Nación' }
  const second = await ana.api.staff.recordPayment(cheque)
  expect([second.order.state, second.order.moneyState, second.order.toPay]).toEqual(['confirmed', 'paid', 0])
  expect(await sumsOf(id)).toEqual({
    total: minor(total),
    approved: minor(total),
    pending: 0,
    state: 'paid',
  })
  const { notice } = second.order.payments.find(({ method }) => method === 'CHQ') ?? {}
  expect(notice).toMatchObject({ chequeNumber: 'CH-77', bank: 'Banco Nación', date: today })
})

test('money of tomorrow or finer than a cent is refused, and what a buyer told of is looked at first [STF-01]', async () => {
  const id = await place()
  const { total } = (await see(id)).order
  const { recordPayment } = ana.api.staff
  const tomorrow = { ...arrived(id, total), date: '2099-01-01' }
  expect(await refusalOf(recordPayment(tomorrow))).toMatchObject({ fault: { refusal: 'payment_date_wrong' } })
  const notice = { amount: total, date: today, reference: '00398127' }
  await lucia.api.payments.updateOrderPayment({ Id: id, notice })
  expect(await refusalOf(recordPayment(arrived(id, total)))).toMatchObject({
    fault: { refusal: 'payment_waits_for_review' },
  })
  const { payments } = (await see(id)).order
  const told = payments.find(({ state }) => state === 'in_review')?.id ?? ''
  const sent = await ana.api.staff.rejectPayment({ paymentId: told, note: 'No aparece' })
  expect([sent.order.state, sent.order.moneyState]).toEqual(['placed', 'unpaid'])
  await lucia.api.payments.updateOrderPayment({ Id: id, notice: { ...notice, reference: '00398128' } })
  const newer = (await see(id)).order.payments.find(({ state }) => state === 'in_review')?.id ?? ''
  const approved = await ana.api.staff.approvePayment({ paymentId: newer })
  expect([approved.order.state, approved.order.moneyState]).toEqual(['confirmed', 'paid'])
  const twice = await refusalOf(ana.api.staff.approvePayment({ paymentId: newer }))
  expect([twice.status, twice.fault?.refusal]).toEqual([409, 'payment_move_not_allowed'])
})

test('money is given back whole or in part, never more than there is, and flags say what is owed [STF-01] [LIFE-04]', async () => {
  const id = await place()
  const { total } = (await see(id)).order
  await ana.api.staff.recordPayment(arrived(id, total + 100))
  const { order, flags } = await see(id)
  expect([order.refundOwed, flags.map(({ kind, amount }) => [kind, amount])]).toEqual([
    100,
    [['refund_owed', 100]],
  ])
  const paymentId = order.payments.find(({ state }) => state === 'approved')?.id ?? ''
  const { recordRefund } = ana.api.staff
  const tooMuch = await refusalOf(recordRefund({ paymentId, amount: total + 101 }))
  expect([tooMuch.status, tooMuch.fault?.refusal]).toEqual([422, 'refund_too_large'])
  const part = await recordRefund({ paymentId, amount: 100, note: 'Transferencia 55' })
  expect([part.order.refundOwed, part.order.paid, part.flags]).toEqual([0, total, []])
  await ana.api.staff.moveOrder({ Id: id, to: 'cancelled', note: 'Lo pidió por teléfono' })
  const listed = await ana.api.staff.getFlags({})
  const own = listed.items.filter(({ orderId }) => orderId === id)
  expect(own).toMatchObject([{ kind: 'refund_owed', amount: total, buyer: 'Lucía Paz' }])
  const done = await recordRefund({ paymentId, note: 'Transferencia 56' })
  expect([done.order.paid, done.order.refundOwed, done.flags]).toEqual([0, 0, []])
  expect(await sumsOf(id)).toMatchObject({ approved: 0, state: 'refunded' })
  const { history } = done.order.payments.find((one) => one.id === paymentId) ?? { history: [] }
  expect(history.slice(-2).map(({ to, who, note }) => [to, who, note?.replace(/\u00a0/g, ' ')])).toEqual([
    ['approved', ana.name, 'Se devolvieron $ 100,00. Transferencia 55'],
    ['refunded', ana.name, 'Transferencia 56'],
  ])
})

test('orders are found by state, money, number and whose they are, and paged [STF-01]', async () => {
  const zoe = await openBuyer(testShops, 'pampa', 'Zoé')
  const ids = [await place(zoe), await place(zoe), await place(zoe)]
  await ana.api.staff.moveOrder({ Id: ids[0] ?? '', to: 'cancelled' })
  const found = async (request: Parameters<typeof ana.api.staff.getOrders>[0]) =>
    (await ana.api.staff.getOrders(request)).items.map(({ id }) => id)
  expect(await found({ Filtro: 'zoe PAZ' })).toEqual(ids.toReversed())
  expect(await found({ Filtro: 'zoé@empresa' })).toEqual(ids.toReversed())
  expect(await found({ Filtro: 'zoe', state: 'cancelled' })).toEqual([ids[0]])
  expect(await found({ Filtro: 'zoe', state: 'placed,cancelled', moneyState: 'paid' })).toEqual([])
  expect(await found({ Filtro: 'nadie% _' })).toEqual([])
  const page = await ana.api.staff.getOrders({ Filtro: 'zoe', PaginaActual: '2', maxResultCount: '2' })
  expect([page.items.map(({ id }) => id), page.totalCount, page.total_pages]).toEqual([[ids[0]], 3, 2])
  const { number } = (await see(ids[1] ?? '')).order
  expect(await found({ Filtro: `#${number}` })).toEqual([ids[1]])
  expect(await found({ from: '2099-01-01' })).toEqual([])
})
