import type { Minor } from '@estampa/domain/money'
import type { OrderState } from '@estampa/domain/orders'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'
import type { StoredReceipt } from '../orders/receipts.store.ts'

/** The company, or the person, of the order `o`; of whoever is gone, what the papers say. */
const buyer = sql`coalesce((select coalesce(nullif(c.company, ''), nullif(c.full_name, '')) from customers c
    where c.shop_id = o.shop_id and c.id = o.customer_id),
  trim(concat_ws(' ', o.document #>> '{orderInvoiceFK,name}', o.document #>> '{orderInvoiceFK,lastName}')))`

export type ReportedPaymentRow = {
  paymentId: string
  orderId: string
  number: number
  version: number
  state: OrderState
  buyer: string
  method: PaymentMethodCode
  amount: Minor
  owed: Minor
  total: Minor
  reference: string
  notice: {
    date: string
    reference: string
    chequeNumber: string
    bank: string
    receipts: StoredReceipt[]
  } | null
  since: string
}

/** The payments that somebody should look at, the one that has waited longest first. */
export async function listReportedPayments(
  tx: Tx,
  most: number,
): Promise<{ items: ReportedPaymentRow[]; totalCount: number; total: Minor }> {
  const { rows } = await sql<{ items: ReportedPaymentRow[]; totalCount: number; total: Minor }>`
    with waiting as materialized (
      select p.*, (select max(h.at) from payment_history h
        where h.shop_id = p.shop_id and h.payment_id = p.id and h.to_state = 'in_review') as since
      from payments p where p.state = 'in_review'
    ), page as (select * from waiting order by since, id limit ${most})
    select (select count(*)::int from waiting) as "totalCount",
      (select coalesce(sum(amount), 0)::bigint from waiting) as total,
      coalesce((select jsonb_agg(jsonb_build_object('paymentId', p.id, 'orderId', o.id, 'number', o.number,
          'version', o.version, 'state', o.state, 'buyer', ${buyer}, 'method', p.method, 'amount', p.amount,
          'owed', ${owed}, 'total', o.total, 'reference', p.reference,
          'notice', p.notice || jsonb_build_object('receipts', ${receipts}), 'since', ${utc(sql`p.since`)})
        order by p.since, p.id)
      from page p join orders o on o.id = p.order_id), '[]') as items`.execute(tx)
  return rows[0] ?? { items: [], totalCount: 0, total: 0 }
}

const owed = sql`case when o.state in ('cancelled', 'expired') then 0 else greatest(0, o.total - (
  select coalesce(sum(a.amount), 0) from payments a
  where a.shop_id = o.shop_id and a.order_id = o.id and a.state = 'approved')) end`

const receipts = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'kind', r.kind,
    'bytes', r.bytes, 'file_key', r.file_key, 'preview_key', r.preview_key) order by r.created_at, r.id), '[]')
  from receipts r where r.shop_id = p.shop_id and r.order_id = p.order_id
    and p.notice -> 'receipts' @> to_jsonb(r.id::text))`

export type MoneyMove = {
  id: number
  at: string
  /** Below zero it went back. */
  amount: Minor
  isChargedBack: boolean
  number: number
  buyer: string
  method: PaymentMethodCode
  reference: string
  bank: string
}
export type MethodSums = { method: PaymentMethodCode; moves: number; in: Minor; out: Minor }

type ClosingQuery = { day: string; timeZone: string; most: number }

/** What came and went within a day of the shop's calendar, oldest first, and its sums by method. */
export async function listDayMoves(
  tx: Tx,
  { day, timeZone, most }: ClosingQuery,
): Promise<{ items: MoneyMove[]; methods: MethodSums[] }> {
  const { rows } = await sql<{ items: MoneyMove[]; methods: MethodSums[] }>`
    with moved as materialized (
      select m.*, p.method, p.reference as asked, p.notice, p.state from money_moves m
      join payments p on p.shop_id = m.shop_id and p.id = m.payment_id
      where m.at >= ${day}::date::timestamp at time zone ${timeZone}
        and m.at < (${day}::date + 1)::timestamp at time zone ${timeZone}
    ), page as (select * from moved order by at, id limit ${most})
    select coalesce((select jsonb_agg(jsonb_build_object('method', s.method, 'moves', s.moves, 'in', s.came,
          'out', s.went) order by s.method) from (
        select method, count(*) as moves, coalesce(sum(amount) filter (where amount > 0), 0) as came,
          coalesce(-sum(amount) filter (where amount < 0), 0) as went from moved group by method) s), '[]') as methods,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'at', ${utc(sql`p.at`)}, 'amount', p.amount,
          'isChargedBack', p.amount < 0 and p.state = 'charged_back', 'number', o.number, 'buyer', ${buyer},
          'method', p.method, 'reference', coalesce(nullif(p.notice ->> 'reference', ''),
            nullif(p.notice ->> 'chequeNumber', ''), p.asked), 'bank', coalesce(p.notice ->> 'bank', ''))
        order by p.at, p.id)
      from page p join orders o on o.id = p.order_id), '[]') as items`.execute(tx)
  return rows[0] ?? { items: [], methods: [] }
}
