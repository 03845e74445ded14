import type { OrderState } from '@estampa/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The state of a customer's own order, locked until the transaction ends. */
export async function lockStateOf(
  tx: Tx,
  orderId: string,
  customerId: number,
): Promise<OrderState | undefined> {
  const { rows } = await sql<{ state: OrderState }>`
    select state from orders where id = ${orderId} and customer_id = ${customerId} for no key update`.execute(
    tx,
  )
  return rows[0]?.state
}

export async function savePurchaseOrderNumber(tx: Tx, orderId: string, number: string): Promise<void> {
  await sql`update orders set purchase_order = ${number} where id = ${orderId}`.execute(tx)
}

/** The file goes with the order's receipts. */
export async function forgetPurchaseOrder(tx: Tx, orderId: string): Promise<void> {
  await savePurchaseOrderNumber(tx, orderId, '')
}
