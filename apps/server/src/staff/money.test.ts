import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openPencilShop } from '../../test/pencil-shop.ts'
import { yesterday } from '../../test/yesterday.ts'

const { testShops, lucia, ana, hands, place } = await openPencilShop()
afterAll(() => testShops.close())

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
const closing = (day = today()) => ana.api.staff.getDayClosing({ day })
const tell = async (Id: string, reference: string) => {
  const { toPay } = await lucia.api.orders.getOrderById({ Id })
  const notice = { amount: toPay, date: yesterday(), reference, bank: 'Banco Nación' }
  return lucia.api.payments.updateOrderPayment({ Id, notice })
}

test('a payment that was told of waits beside what its order owes, and is gone once it is decided [ADM-11]', async () => {
  const [first, second] = [await place(), await place()]
  const order = await tell(first, '100-A')
  await tell(second, '100-B')
  const { items, totalCount, total } = await ana.api.staff.getReportedPayments({})
  expect(items.map(({ orderId }) => orderId)).toEqual([first, second])
  expect([totalCount, total]).toEqual([2, 2 * order.total])
  expect(items[0]).toMatchObject({
    amount: order.total,
    owed: order.total,
    notice: { reference: '100-A', bank: 'Banco Nación' },
  })
  const { version } = items[0] ?? { version: 0 }
  await ana.api.staff.approvePayment({ paymentId: items[0]?.paymentId ?? '' }, { version })
  await ana.api.staff.rejectPayment({ paymentId: items[1]?.paymentId ?? '', note: 'No aparece en la cuenta' })
  expect(await ana.api.staff.getReportedPayments({})).toMatchObject({ items: [], totalCount: 0 })
})

test('the closing of a day has what came and what went, and its rows add up [ADM-11]', async () => {
  const before = (await closing()).total
  const id = await place()
  const { payments } = await tell(id, '200-A')
  const paymentId = payments.at(-1)?.id ?? ''
  await ana.api.staff.approvePayment({ paymentId })
  const { order } = await ana.api.staff.recordRefund({ paymentId, amount: 100, note: 'Una rota' })
  await ana.api.staff.recordRefund({ paymentId, amount: 50, note: 'Otra' })
  const { items, methods, total } = await closing()
  const own = items.filter(({ number }) => number === order.number)
  expect(own.map(({ kind, amount, reference }) => [kind, amount, reference])).toEqual([
    ['in', order.total, '200-A'],
    ['out', 100, '200-A'],
    ['out', 50, '200-A'],
  ])
  const sum = (kinds: string[]) =>
    Math.round(
      100 * items.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0),
    )
  expect([sum(['in']), sum(['out', 'charged_back'])]).toEqual(
    [total.in * 100, total.out * 100].map(Math.round),
  )
  expect(total.net).toBeCloseTo(before.net + order.total - 150, 2)
  expect(methods.map(({ method }) => method)).toEqual(['TRF'])
  expect((await closing('2020-01-01')).items).toEqual([])
})

test('the money that is here is the sum of what moved, for every payment [ADM-11]', async () => {
  const { rows } = await hands.inShop((tx) =>
    sql`select p.id, p.state, p.amount, p.refunded,
        (select coalesce(sum(m.amount), 0) from money_moves m where m.payment_id = p.id) as moved
      from payments p where (select coalesce(sum(m.amount), 0) from money_moves m where m.payment_id = p.id)
        <> case when p.state = 'approved' then p.amount - p.refunded else 0 end`.execute(tx),
  )
  expect(rows).toEqual([])
  const rewritten = hands.inShop((tx) => sql`update money_moves set amount = 1`.execute(tx))
  await expect(rewritten).rejects.toThrow(/permission denied/)
})
