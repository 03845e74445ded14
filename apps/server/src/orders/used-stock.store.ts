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
      select v.id, v.stock, h.quantity from variants v join held h on h.variant_id = v.id order by v.id for update of v
    ), remembered as (
      insert into stock_uses (order_id, variant_id, quantity, taken)
      select ${orderId}, id, quantity, greatest(0, least(stock, quantity)) from locked where ${isUndoable}::boolean
    )
    update variants v set reserved_stock = v.reserved_stock - l.quantity,
      -- what is on order was never there
      stock = greatest(0, v.stock - l.quantity)
    from locked l where v.id = l.id`.execute(tx)
}

/** Puts what the order took back on the shelf and holds it for the order again. */
export async function restoreUsedStock(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with used as (delete from stock_uses where order_id = ${orderId} returning variant_id, quantity, taken),
    locked as materialized (
      select v.id, u.quantity, u.taken from variants v join used u on u.variant_id = v.id order by v.id for update of v
    ), held as (
      insert into stock_holds (shop_id, order_id, variant_id, quantity)
      select current_shop(), ${orderId}, variant_id, quantity from used
    )
    update variants v set reserved_stock = v.reserved_stock + l.quantity, stock = v.stock + l.taken
    from locked l where v.id = l.id`.execute(tx)
}
