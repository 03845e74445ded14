import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export async function countOrdersSince(tx: Tx, customerId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ placed: number }>`
    select count(*) as placed from orders where customer_id = ${customerId} and placed_at > ${since}`.execute(
    tx,
  )
  return rows[0]?.placed ?? 0
}

/** Orders that wait for their first payment, of everybody who bought with this e-mail without an account. */
export async function countUnpaidGuestOrders(tx: Tx, email: string): Promise<number> {
  const { rows } = await sql<{ unpaid: number }>`
    select count(*) as unpaid from orders o
    join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
    where c.is_guest and c.email = ${email} and o.state = 'placed' and o.money_state = 'unpaid'`.execute(tx)
  return Number(rows[0]?.unpaid ?? 0)
}

/** Two guests who write the same e-mail order one after the other. */
export async function lockGuestOrders(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('guest orders ' || current_shop() || ' ' || ${email}, 0))`.execute(
    tx,
  )
}
