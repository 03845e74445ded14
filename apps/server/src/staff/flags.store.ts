import type { flagKinds } from '@estampa/contract/staff/order'
import type { Minor } from '@estampa/domain/money'
import type { OrderState } from '@estampa/domain/orders'
import type { OrderMoneyState } from '@estampa/domain/payments'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Something about an order's money that no rule can settle. */
export type KeptFlag = {
  kind: (typeof flagKinds)[number]
  /** Of a payment that was told: which of what was expected differs. */
  differs: string | null
  orderId: string
  number: number
  state: OrderState
  moneyState: OrderMoneyState
  buyer: string
  amount: Minor
  mercadoPagoId: string | null
  at: string
}
export type FlagsFound = { items: KeptFlag[]; totalCount: number }
export type FlagsWanted = { orderId: string | null; skip: number; take: number }

/** What is to be looked at in the shop, or in one order of it; the newest first. */
export async function listFlags(tx: Tx, wanted: FlagsWanted): Promise<FlagsFound> {
  const { rows } = await flagsStatement(wanted).execute(tx)
  return rows[0] ?? { items: [], totalCount: 0 }
}

export function flagsStatement({ orderId, skip, take }: FlagsWanted): RawBuilder<FlagsFound> {
  const ofOrder = (id: ReturnType<typeof sql>) =>
    orderId === null ? sql`true` : sql`${id} = ${orderId}::uuid`
  return sql<FlagsFound>`
    with here as (
      select order_id, sum(amount - refunded) as paid from payments p
      where state = 'approved' and ${ofOrder(sql`p.order_id`)} group by order_id
    ), found as materialized (
      select 'refund_owed' as kind, null as differs, o.id as order_id,
        case when ${isUnmade} then h.paid else h.paid - o.total end as amount, null as mercado_pago_id,
        (select max(at) from order_history m where m.shop_id = o.shop_id and m.order_id = o.id) as at
      from here h join orders o on o.id = h.order_id
      where h.paid > case when ${isUnmade} then 0 else o.total end
      union all
      select 'charged_back', null, p.order_id, p.amount, null, (select max(at) from payment_history m
        where m.shop_id = p.shop_id and m.payment_id = p.id)
      from payments p where p.state = 'charged_back' and ${ofOrder(sql`p.order_id`)}
      union all
      select 'payment_differs', m.flag, m.order_id, m.amount, m.id, m.updated_at
      from mercado_pago_payments m where m.flag is not null and ${ofOrder(sql`m.order_id`)}
    ), page as (
      select * from found order by at desc, order_id, kind limit ${take} offset ${skip}
    )
    select (select count(*) from found) as "totalCount",
      coalesce((select jsonb_agg(jsonb_build_object('kind', f.kind, 'differs', f.differs, 'orderId', o.id,
          'number', o.number, 'state', o.state, 'moneyState', o.money_state, 'amount', f.amount,
          'mercadoPagoId', f.mercado_pago_id, 'buyer', trim(concat_ws(' ',
            o.document #>> '{orderInvoiceFK,name}', o.document #>> '{orderInvoiceFK,lastName}')),
          'at', to_char(f.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by f.at desc, f.order_id, f.kind)
      from page f join orders o on o.id = f.order_id), '[]') as items`
}

const isUnmade = sql`o.state in ('cancelled', 'expired')`
