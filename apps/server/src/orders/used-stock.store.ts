import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/**
 * Takes what the order holds off the shelf: it is being made and will not come back, unless the move can be taken back;
 * then what was taken is remembered.
 */
export async function useStock(
  tx: Tx,
  orderId: string,
  { isUndoable }: { isUndoable: boolean },
): Promise<void> {
  await sql`
    with held as (delete from stock_holds where order_id = ${orderId} returning variant_id, quantity),
    locked as materialized (
      select v.id, v.stock from variants v where v.id = any(array(select variant_id from held))
      order by v.id for update of v
    ), remembered as (
      insert into stock_uses (order_id, variant_id, quantity, taken)
      select ${orderId}, l.id, h.quantity, greatest(0, least(l.stock, h.quantity))
      from locked l join held h on h.variant_id = l.id where ${isUndoable}::boolean
    )
    update variants v set (reserved_stock, stock) = (
      -- what is on order was never there
      select v.reserved_stock - h.quantity, greatest(0, v.stock - h.quantity) from held h where h.variant_id = v.id)
    where v.id = any(array(select id from locked))`.execute(tx)
}

/** Puts what the order took back on the shelf and holds it for the order again. */
export async function restoreUsedStock(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with used as (delete from stock_uses where order_id = ${orderId} returning variant_id, quantity, taken),
    locked as materialized (
      select v.id from variants v where v.id = any(array(select variant_id from used)) order by v.id for update of v
    ), held as (
      insert into stock_holds (shop_id, order_id, variant_id, quantity)
      select current_shop(), ${orderId}, variant_id, quantity from used
    )
    update variants v set (reserved_stock, stock) = (
      select v.reserved_stock + u.quantity, v.stock + u.taken from used u where u.variant_id = v.id)
    where v.id = any(array(select id from locked))`.execute(tx)
}
