import type { Minor } from '@estampa/domain/money'
import type { OrderState } from '@estampa/domain/orders'
import type { OrderMoneyState } from '@estampa/domain/orders/order-payments'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'
import { type SettlementKind, settledOf } from './settlements.store.ts'

/** Something about an order's money that no rule can settle. */
export type StoredException = {
  kind: SettlementKind
  /** The part of a reported payment that differs from the expected one. */
  differs: string | null
  orderId: string
  number: number
  state: OrderState
  moneyState: OrderMoneyState
  buyer: string
  amount: Minor
  /** That the bank took back. */
  paymentId: string | null
  mercadoPagoId: string | null
  at: string
}
export type ExceptionsResult = { items: StoredException[]; totalCount: number }
export type ExceptionsQuery = {
  orderId: string | null
  kind: StoredException['kind'] | null
  skip: number
  take: number
}

/** The exceptions of the shop, or of one order of it, that nobody has resolved; the newest first. */
export async function listExceptions(tx: Tx, query: ExceptionsQuery): Promise<ExceptionsResult> {
  const { rows } = await exceptionsStatement(query).execute(tx)
  return rows[0] ?? { items: [], totalCount: 0 }
}

export function exceptionsStatement({
  orderId,
  kind,
  skip,
  take,
}: ExceptionsQuery): RawBuilder<ExceptionsResult> {
  const ofOrder = (id: ReturnType<typeof sql>) =>
    orderId === null ? sql`true` : sql`${id} = ${orderId}::uuid`
  const ofKind = kind === null ? sql`true` : sql`kind = ${kind}`
  return sql<ExceptionsResult>`
    with here as (
      select order_id, sum(amount - refunded) as paid from payments p
      where state = 'approved' and ${ofOrder(sql`p.order_id`)} group by order_id
    ), found as materialized (
      select 'refund_owed' as kind, null as differs, o.id as order_id,
        h.paid - ${request} - ${settledOf} as amount, null::uuid as payment_id, null as mercado_pago_id,
        (select max(at) from order_history m where m.shop_id = o.shop_id and m.order_id = o.id) as at
      from here h join orders o on o.id = h.order_id
      where h.paid > ${request} and h.paid > ${request} + ${settledOf}
      union all
      select 'charged_back', null, p.order_id, p.amount, p.id, null, (select max(at) from payment_history m
        where m.shop_id = p.shop_id and m.payment_id = p.id)
      from payments p where p.state = 'charged_back' and ${ofOrder(sql`p.order_id`)}
        and not exists (select from order_settlements s
          where s.shop_id = p.shop_id and s.order_id = p.order_id and s.payment_id = p.id)
      union all
      select 'payment_differs', m.flag, m.order_id, m.amount, null, m.id, m.updated_at
      from mercado_pago_payments m where m.flag is not null and ${ofOrder(sql`m.order_id`)}
        and not exists (select from order_settlements s where s.shop_id = m.shop_id and s.order_id = m.order_id
          and s.mercado_pago_id = m.id and s.told_at >= ${toldAt})
    ), page as (
      select * from found where ${ofKind} order by at desc, order_id, kind limit ${take} offset ${skip}
    )
    select (select count(*) from found where ${ofKind}) as "totalCount",
      coalesce((select jsonb_agg(jsonb_build_object('kind', f.kind, 'differs', f.differs, 'orderId', o.id,
          'number', o.number, 'state', o.state, 'moneyState', o.money_state, 'amount', f.amount,
          'paymentId', f.payment_id, 'mercadoPagoId', f.mercado_pago_id, 'buyer', trim(concat_ws(' ',
            o.document #>> '{orderInvoiceFK,name}', o.document #>> '{orderInvoiceFK,lastName}')),
          'at', ${utc(sql`f.at`)})
        order by f.at desc, f.order_id, f.kind)
      from page f join orders o on o.id = f.order_id), '[]') as items`
}

/** The cost of the order; nothing where it will not be made. */
const request = sql`case when o.state in ('cancelled', 'expired') then 0 else o.total end`
/** As it is shown, in milliseconds: told anew it waits for somebody again. */
const toldAt = sql`date_trunc('milliseconds', m.updated_at)`
