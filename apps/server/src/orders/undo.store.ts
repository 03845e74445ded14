import type { OrderState } from '@estampa/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The state that an order can be taken back to, and until when. */
export type UndoableMove = { to: OrderState; until: Date }

/** The last thing that happened to the order, its version included, was a move that can be taken back until then. */
export async function saveUndoableMove(tx: Tx, orderId: string, { to, until }: UndoableMove): Promise<void> {
  await sql`
    update orders set undo_to = ${to}, undo_version = version, undo_until = ${until} where id = ${orderId}`.execute(
    tx,
  )
}

/** Undefined where anything has happened since, or the time is over. */
export async function findUndoableMove(
  tx: Tx,
  orderId: string,
  now: Date,
): Promise<UndoableMove | undefined> {
  const { rows } = await sql<UndoableMove>`
    select undo_to as to, undo_until as until from orders
    where id = ${orderId} and undo_version = version and undo_until > ${now}`.execute(tx)
  return rows[0]
}

export async function forgetUndoableMove(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update orders set undo_to = null, undo_version = null, undo_until = null where id = ${orderId}`.execute(
    tx,
  )
}

/**
 * Whether a company carries this order, which is told as soon as the order is packed, or it leaves in parcels: those move
 * with it and do not come back.
 */
export async function hasShipment(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from shipments where order_id = ${orderId}
    union all select from parcels where order_id = ${orderId}`.execute(tx)
  return rows.length > 0
}
