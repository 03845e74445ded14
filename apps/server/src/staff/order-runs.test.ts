/** Many orders are moved at once: looked at first, done in the background, taken back. */
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { openPencilShop } from '../../test/pencil-shop.ts'
import { startTestWorker } from '../../test/test-worker.ts'
import { carryOutRun } from './carry-out-run.ts'

const { testShops, lucia, ana, hands, place } = await openPencilShop()
afterAll(() => testShops.close())

async function paidOrder(): Promise<string> {
  const Id = await place()
  const { order } = await ana.api.staff.getOrder({ Id })
  await ana.api.staff.approvePayment({ paymentId: order.payments[0]?.id ?? '' })
  return Id
}
const stateOf = async (Id: string) => (await ana.api.staff.getOrder({ Id })).order.state
const carryOut = (runId: number, direction: 'move' | 'undo' = 'move') => {
  const { database, now } = testShops.services
  return carryOutRun(database, { shop: testShops.pampa, runId, direction }, now)
}
const preview = (orders: readonly string[]) =>
  ana.api.staff.previewOrderRun({ to: 'in_production', orders: [...orders] })
const seen = ({ orders }: Awaited<ReturnType<typeof preview>>) =>
  orders.map(({ id, version }) => ({ id, version }))

test('a preview says how many will move and why others will not, and the run does just that [ADM-07]', async () => {
  const [paid, unpaid] = [await paidOrder(), await place()]
  const looked = await preview([paid, unpaid])
  expect(looked.moving).toBe(1)
  expect(looked.orders.map(({ id, why }) => [id, why])).toEqual([
    [paid, null],
    [unpaid, 'El pedido no admite esto en su estado actual.'],
  ])
  expect([await stateOf(paid), await stateOf(unpaid)]).toEqual(['confirmed', 'placed'])
  const run = await ana.api.staff.startOrderRun({ to: 'in_production', orders: seen(looked), note: 'Tanda' })
  expect([run.doneAt, run.total, run.moved]).toEqual([null, 2, 0])
  await carryOut(run.id)
  const done = await ana.api.staff.getOrderRun({ Id: run.id })
  expect([done.moved, done.leftOut, done.doneAt]).toEqual([1, 1, expect.any(String)])
  expect(done.orders.map(({ id, outcome, why }) => [id, outcome, why])).toEqual([
    [paid, 'moved', null],
    [unpaid, 'left_out', 'El pedido no admite esto en su estado actual.'],
  ])
  expect([await stateOf(paid), await stateOf(unpaid)]).toEqual(['in_production', 'placed'])
  const { rows } = await hands.inShop((tx) =>
    sql<{ who: string; after: object }>`
      select who, after from changes where subject_id = ${paid} and call = 'startOrderRun'`.execute(tx),
  )
  expect(rows).toMatchObject([{ who: ana.name, after: { state: 'in_production', run: run.id } }])
})

test('an order that changed after the preview is left out and named [ADM-07] [ADM-21]', async () => {
  const Id = await paidOrder()
  const looked = await preview([Id])
  await lucia.api.orders.updatePurchaseOrder({ Id, number: 'OC-3' })
  const run = await ana.api.staff.startOrderRun({ to: 'in_production', orders: seen(looked) })
  await carryOut(run.id)
  const { orders } = await ana.api.staff.getOrderRun({ Id: run.id })
  expect(orders[0]).toMatchObject({ outcome: 'left_out', why: expect.stringContaining('cambió') })
  expect(await stateOf(Id)).toBe('confirmed')
})

test('a run is taken back, and an order that changed since stays and is named [ADM-07]', async () => {
  const [back, stays] = [await paidOrder(), await paidOrder()]
  const run = await ana.api.staff.startOrderRun({
    to: 'in_production',
    orders: seen(await preview([back, stays])),
  })
  expect((await refusalOf(ana.api.staff.undoOrderRun({ Id: run.id }))).fault?.refusal).toBe(
    'order_run_running',
  )
  await carryOut(run.id)
  await ana.api.staff.moveOrder({ Id: stays, to: 'ready' })
  await ana.api.staff.undoOrderRun({ Id: run.id })
  await carryOut(run.id, 'undo')
  const { undo, orders } = await ana.api.staff.getOrderRun({ Id: run.id })
  expect([undo?.undone, undo?.kept, undo?.doneAt]).toEqual([1, 1, expect.any(String)])
  expect(orders.map(({ id, undo: outcome }) => [id, outcome])).toEqual([
    [back, 'undone'],
    [stays, 'kept'],
  ])
  expect([await stateOf(back), await stateOf(stays)]).toEqual(['confirmed', 'ready'])
  expect((await refusalOf(ana.api.staff.undoOrderRun({ Id: run.id }))).fault?.refusal).toBe('order_undo_over')
})

test('a run that was cut off goes on with the orders that wait, and none moves twice [ADM-07]', async () => {
  const ids = [await paidOrder(), await paidOrder(), await paidOrder()]
  const run = await ana.api.staff.startOrderRun({ to: 'in_production', orders: seen(await preview(ids)) })
  await Promise.all([carryOut(run.id), carryOut(run.id)])
  await carryOut(run.id)
  for (const Id of ids) {
    const { history } = (await ana.api.staff.getOrder({ Id })).order
    expect(history.filter(({ to }) => to === 'in_production')).toHaveLength(1)
  }
  expect((await ana.api.staff.getOrderRun({ Id: run.id })).moved).toBe(3)
})

test('all orders of a filter are one run, which the worker carries out [ADM-07]', async () => {
  const ids = [await paidOrder(), await paidOrder()]
  const looked = await ana.api.staff.previewOrderRun({ to: 'in_production', filter: { state: 'confirmed' } })
  expect(looked.orders.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  const run = await ana.api.staff.startOrderRun({ to: 'in_production', orders: seen(looked) })
  const worker = await startTestWorker(testShops)
  try {
    await expect
      .poll(async () => (await ana.api.staff.getOrderRun({ Id: run.id })).doneAt, { timeout: 20_000 })
      .not.toBeNull()
  } finally {
    await worker.stop()
  }
  expect((await ana.api.staff.getOrderRuns({})).items[0]).toMatchObject({ id: run.id, moved: looked.moving })
})
