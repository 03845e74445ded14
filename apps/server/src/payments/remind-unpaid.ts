import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { notifyBuyerLater } from '../orders/notify-buyer.ts'

const HOUR_MS = 3_600_000
const HOURS_BEFORE = 24
/** Stock that is held for less than two days needs no reminder: that is how Mercado Pago is. */
const SHORTEST_DAYS = 2

/** Asks the buyers of orders whose stock is held one day longer to pay or to tell of their payment; once. */
export async function remindUnpaid(tx: Tx, shopId: number, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + HOURS_BEFORE * HOUR_MS)
  const { rows } = await sql<{ id: string }>`
    update orders set reminded_at = ${now}
    where state = 'placed' and money_state in ('unpaid', 'refunded') and reminded_at is null
      and held_until > ${now} and held_until <= ${soon}
      and held_until - placed_at >= make_interval(days => ${SHORTEST_DAYS}::int)
    returning id`.execute(tx)
  for (const { id } of rows) await notifyBuyerLater(tx, { shopId, id }, 'payment_reminder')
}
