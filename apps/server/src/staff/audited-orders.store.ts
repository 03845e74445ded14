import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** What the people of a shop change of an order, without a word of who bought it. */
export type AuditedOrder = {
  id: string
  number: number
  version: number
  state: string
  moneyState: string
  total: number
  /** What is bought, by its skus. */
  goods: string
  /** How often it was changed. */
  changes: number
  /** Minor units that have come and were not given back. */
  paid: number
  payments: string
  parcel: string | null
  /** «1 left 60 u., 2 packed 40 u.» */
  parcels: string
  settled: number
  proofs: number
  /** How often its buyer was reminded of one. */
  proofReminders: number
  messages: number
  /** Whether somebody said that the buyer's last word needs no answer. */
  isThreadClosed: boolean
}

export type OrderOf = { orderId?: string | null; paymentId?: string | null }

/** Asked for by itself, or the order would be looked for among all of the shop. */
const idOf = ({ orderId = null, paymentId = null }: OrderOf) =>
  sql`(select coalesce(${orderId}::uuid, (select p.order_id from payments p where p.id = ${paymentId}::uuid)))`

/** Locks the order until the transaction ends: what is read of it then stays so. */
export async function lockAuditedOrder(tx: Tx, of: OrderOf): Promise<void> {
  await sql`select from orders where id = ${idOf(of)} for no key update`.execute(tx)
}

export async function findOrderFacts(tx: Tx, of: OrderOf): Promise<AuditedOrder | undefined> {
  const { rows } = await sql<AuditedOrder>`
    select o.id, o.number, o.version, o.state, o.money_state as "moneyState", o.total,
      (select coalesce(string_agg(l.quantity || ' × ' || l.sku, ', ' order by l.position), '') from order_lines l
        where l.order_id = o.id) as goods,
      (select count(*) from order_changes c where c.order_id = o.id) as changes,
      (select coalesce(sum(p.amount - p.refunded) filter (where p.state = 'approved'), 0) from payments p
        where p.order_id = o.id)::bigint as paid,
      (select coalesce(string_agg(p.state || ' ' || p.amount, ', ' order by p.created_at, p.id), '')
        from payments p where p.order_id = o.id) as payments,
      (select r.carrier || ' ' || r.tracking_number from order_parcels r where r.order_id = o.id
        order by r.sequence desc limit 1) as parcel,
      (select coalesce(string_agg(c.number || ' ' || c.state || ' ' || (select sum(l.units) from parcel_lines l
          where l.shop_id = c.shop_id and l.order_id = c.order_id and l.number = c.number) || ' u. ' || c.carrier
          || ' ' || c.tracking_number, ', ' order by c.number), '')
        from parcels c where c.order_id = o.id) as parcels,
      (select count(*) from order_settlements s where s.order_id = o.id) as settled,
      (select count(*) from order_proofs f where f.order_id = o.id) as proofs,
      (select coalesce(sum(f.reminders), 0) from order_proofs f where f.order_id = o.id)::integer as "proofReminders",
      (select count(*) from order_messages m where m.order_id = o.id) as messages,
      exists (select from order_messages m where m.order_id = o.id and m.is_newest and m.closed_at is not null)
        as "isThreadClosed"
    from orders o
    where o.id = ${idOf(of)}`.execute(tx)
  return rows[0]
}

export async function findQuoteFacts(
  tx: Tx,
  id: string,
): Promise<{ id: string; number: number; version: number; state: string; total: number | null } | undefined> {
  return tx
    .selectFrom('quotes')
    .select(['id', 'number', 'version', 'state', 'total'])
    .where('id', '=', id)
    .executeTakeFirst()
}
