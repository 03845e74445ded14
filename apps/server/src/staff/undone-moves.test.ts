/** The last move of an order is taken back while nothing has left the house. */

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
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let lucia: Buyer
let ana: StaffMember
let goods: VariantFixture
let hands: ReturnType<typeof staffActions>
const shift = { ms: 0 }
beforeAll(async () => {
  testShops = await openTestShops()
  testShops.services.now = () => new Date(Date.now() + shift.ms)
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  const products = [variantDraft('GORRA-1', { stock: 500 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('GORRA', 'Gorra', { products }))
  )[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
})
afterAll(() => testShops.close())

/** A paid order of three caps. */
async function paidOrder(): Promise<string> {
  const { orderId } = await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, 3))
  const { order } = await ana.api.staff.getOrder({ Id: orderId })
  await ana.api.staff.approvePayment({ paymentId: order.payments[0]?.id ?? '' })
  return orderId
}

/** When the mails of its moves are due, in seconds from now. */
async function mailsDue(Id: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: testShops.ownerUrl })
  await client.connect()
  const { rows } = await client
    .query<{ due: number }>(
      `select extract(epoch from run_at - now())::float as due from graphile_worker._private_jobs
      where payload ->> 'orderId' = $1 and payload ->> 'isUndoable' = 'true'`,
      [Id],
    )
    .finally(() => client.end())
  return rows.map(({ due }) => due)
}

test('a move into production is taken back with its stock, in a line of its own, and the shelf is as before [ADM-08]', async () => {
  const Id = await paidOrder()
  const before = await hands.stockOf(goods.variantId)
  const moved = await ana.api.staff.moveOrder({ Id, to: 'in_production', undoable: true })
  expect(moved.undo?.to).toBe('confirmed')
  expect(await hands.stockOf(goods.variantId)).not.toEqual(before)
  const undone = await ana.api.staff.undoOrderMove({ Id }, { version: moved.version })
  expect([undone.order.state, undone.undo]).toEqual(['confirmed', null])
  expect(await hands.stockOf(goods.variantId)).toEqual(before)
  expect(undone.order.history.at(-1)).toMatchObject({ from: 'in_production', to: 'confirmed', who: ana.name })
  expect((await refusalOf(ana.api.staff.undoOrderMove({ Id }))).fault?.refusal).toBe('order_undo_over')
  await ana.api.staff.moveOrder({ Id, to: 'in_production' })
})

test('after five minutes, after another change, or where it was not asked for, nothing is taken back [ADM-08]', async () => {
  const Id = await paidOrder()
  expect((await ana.api.staff.moveOrder({ Id, to: 'in_production' })).undo).toBeNull()
  await ana.api.staff.moveOrder({ Id, to: 'ready', undoable: true })
  await lucia.api.orders.updatePurchaseOrder({ Id, number: 'OC-9' })
  const changed = await refusalOf(ana.api.staff.undoOrderMove({ Id }))
  expect(changed.fault?.refusal).toBe('order_undo_over')
  const shipped = await ana.api.staff.moveOrder({ Id, to: 'shipped', undoable: true })
  expect(shipped.undo?.to).toBe('ready')
  shift.ms = 5 * 60_000 + 1_000
  expect((await ana.api.staff.getOrder({ Id })).undo).toBeNull()
  expect((await refusalOf(ana.api.staff.undoOrderMove({ Id }))).fault?.refusal).toBe('order_undo_over')
  shift.ms = 0
})

test('the mail of a move that can be taken back waits for longer than that [ADM-08]', async () => {
  const Id = await paidOrder()
  await ana.api.staff.moveOrder({ Id, to: 'in_production', undoable: true })
  const [due, ...others] = await mailsDue(Id)
  expect(others).toEqual([])
  expect(due).toBeGreaterThan(5 * 60)
})

test('once the workshop has begun, the move into production stays [ADM-08]', async () => {
  const Id = await paidOrder()
  const moved = await ana.api.staff.moveOrder({ Id, to: 'in_production', undoable: true })
  expect(moved.undo).not.toBeNull()
  await hands.inShop(async (tx) => {
    await sql`insert into production_jobs (order_id, technique_id, units, places, colors, width_mm, height_mm,
      line_uuid, product_name) values (${Id}, 1, 3, 1, 1, 10, 10, ${Id}, 'Gorra')`.execute(tx)
    await sql`insert into production_history (order_id, technique_id, sequence, kind, from_stage, to_stage, note,
      who_name, at) values (${Id}, 1, 1, 'moved', 'waiting', 'press', '', 'Tito', now())`.execute(tx)
  })
  expect((await ana.api.staff.getOrder({ Id })).undo).toBeNull()
  expect((await refusalOf(ana.api.staff.undoOrderMove({ Id }))).fault?.refusal).toBe('order_undo_over')
})
