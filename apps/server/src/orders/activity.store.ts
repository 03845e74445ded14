import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type OrderActivity = { mark: string; fromShop: number; readByShop: number }

/** The activity of an order of this customer. Every count grows with what is only ever added to. */
export async function findOrderActivity(
  tx: Tx,
  id: string,
  customerId: number,
): Promise<OrderActivity | undefined> {
  const { rows } = await sql<OrderActivity>`
    select md5(concat_ws('|', o.state, o.money_state,
        (select count(*) from order_history h where h.order_id = o.id),
        (select count(*) || ',' || coalesce(sum(moves.made), 0) from payments p cross join lateral
          (select count(*) as made from payment_history m where m.payment_id = p.id) moves where p.order_id = o.id),
        (select count(*) || ',' || count(answer) from order_proofs f where f.order_id = o.id),
        (select count(*) || ',' || coalesce(sum(revision), 0) from order_artworks a where a.order_id = o.id),
        (select count(*) || ',' || count(answered_at) from order_changes c where c.order_id = o.id),
        (select concat_ws(',', s.status, s.tracking_number) from shipments s where s.order_id = o.id),
        (select count(*) from shipment_events e where e.order_id = o.id),
        (select count(*) from order_parcels c where c.order_id = o.id),
        (select sum(c.revision) from parcels c where c.order_id = o.id and c.left_at is not null))) as mark,
      coalesce(m."fromShop", 0) as "fromShop", coalesce(m."readByShop", 0) as "readByShop"
    from orders o cross join lateral (
      select max(sequence) filter (where who_kind = 'staff') as "fromShop",
        max(sequence) filter (where who_kind = 'customer' and read_at is not null) as "readByShop"
      from order_messages where order_id = o.id) m
    where o.id = ${id} and o.customer_id = ${customerId}`.execute(tx)
  return rows[0]
}
