/** Rows of exports, some hundred at a time: nothing is open between them, and nobody waits for them. */
import type { Minor } from '@estampa/domain/money'
import type { OrderState } from '@estampa/domain/orders'
import type { OrderMoneyState, PaymentState } from '@estampa/domain/orders/order-payments'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { hasEveryWord } from '../db/every-word.ts'

/** In the shop's calendar, as spreadsheets read it. */
const local = (moment: ReturnType<typeof sql>, timeZone: string) =>
  sql<string>`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI')`

const invoiceName = sql<string>`coalesce(nullif(o.document #>> '{orderInvoiceFK,extra,businessName}', ''),
  trim(concat_ws(' ', o.document #>> '{orderInvoiceFK,name}', o.document #>> '{orderInvoiceFK,lastName}')))`
const taxId = sql<string>`coalesce(o.document #>> '{orderInvoiceFK,document}', '')`
const taxes = sql<Minor>`coalesce((select sum(l.tax) from order_lines l
  where l.shop_id = o.shop_id and l.order_id = o.id), 0)`

export type ExportedOrder = {
  number: number
  placed: string
  state: OrderState
  moneyState: OrderMoneyState
  name: string
  email: string
  company: string
  invoiceName: string
  taxId: string
  units: number
  isCollected: boolean
  subTotal: Minor
  taxes: Minor
  shipping: Minor
  discount: Minor
  total: Minor
  paid: Minor
  method: PaymentMethodCode
  purchaseOrder: string
  promised: string | null
}

/** These orders, the newest first. */
export async function listOrdersToExport(
  tx: Tx,
  ids: readonly string[],
  timeZone: string,
): Promise<ExportedOrder[]> {
  const { rows } = await sql<ExportedOrder>`
    select o.number, ${local(sql`o.placed_at`, timeZone)} as placed, o.state, o.money_state as "moneyState",
      coalesce(c.full_name, '') as name, coalesce(case when c.closed_at is null then c.email end, '') as email,
      coalesce(c.company, '') as company, ${invoiceName} as "invoiceName", ${taxId} as "taxId",
      (select sum(l.quantity)::int from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id) as units,
      o.delivery_method = 'pickup' as "isCollected", o.sub_total as "subTotal", ${taxes}::bigint as taxes,
      o.shipping_cost as shipping, o.discount, o.total,
      (select coalesce(sum(p.amount - p.refunded), 0)::bigint from payments p
        where p.shop_id = o.shop_id and p.order_id = o.id and p.state = 'approved') as paid,
      o.payment_method as method, o.purchase_order as "purchaseOrder", o.promised_until as promised
    from orders o left join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
    where o.id = any(${ids}::uuid[]) order by o.placed_at desc, o.number desc`.execute(tx)
  return rows
}

export type ExportedMove = {
  id: number
  /** To the microsecond, as the next chunk begins behind it. */
  at: string
  moment: string
  number: number
  name: string
  taxId: string
  amount: Minor
  /** Of the order. */
  taxes: Minor
  total: Minor
  method: PaymentMethodCode
  reference: string
  state: PaymentState
}
export type MovesRange = { from: string; to: string; timeZone: string }
export type MovesPlace = Pick<ExportedMove, 'id' | 'at'>

/** What came and went on these days, oldest first, behind this place. */
export async function listMovesToExport(
  tx: Tx,
  { from, to, timeZone }: MovesRange,
  { after, take }: { after: MovesPlace | null; take: number },
): Promise<ExportedMove[]> {
  const behind =
    after === null ? sql`true` : sql`(m.at, m.id) > (${after.at}::timestamptz, ${after.id}::bigint)`
  const { rows } = await sql<ExportedMove>`
    with page as materialized (
      select m.* from money_moves m
      where m.at >= ${from}::date::timestamp at time zone ${timeZone}
        and m.at < (${to}::date + 1)::timestamp at time zone ${timeZone} and ${behind}
      order by m.at, m.id limit ${take}
    )
    select m.id, to_char(m.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, ${local(sql`m.at`, timeZone)} as moment, o.number,
      ${invoiceName} as name, ${taxId} as "taxId", m.amount, ${taxes}::bigint as taxes, o.total, p.method,
      coalesce(nullif(p.notice ->> 'reference', ''), nullif(p.notice ->> 'chequeNumber', ''), p.reference) as reference,
      p.state
    from page m join payments p on p.shop_id = m.shop_id and p.id = m.payment_id
      join orders o on o.shop_id = m.shop_id and o.id = m.order_id
    order by m.at, m.id`.execute(tx)
  return rows
}

export type ExportedCustomer = {
  id: number
  name: string
  email: string
  phone: string
  company: string
  since: string
  hasAccount: boolean
  orders: number
  ordered: Minor
  lastOrder: string | null
}

/** Everybody with an e-mail whose number comes after this one, in the order of their numbers. */
export async function listCustomersToExport(
  tx: Tx,
  {
    words,
    after,
    take,
    timeZone,
  }: { words: readonly string[]; after: number; take: number; timeZone: string },
): Promise<ExportedCustomer[]> {
  const { rows } = await sql<ExportedCustomer>`
    select c.id, c.full_name as name, c.email, c.phone_number as phone, c.company,
      ${local(sql`c.created_at`, timeZone)} as since, not c.is_guest as "hasAccount",
      coalesce(s.orders, 0) as orders, coalesce(s.ordered, 0) as ordered,
      ${local(sql`s.last_placed_at`, timeZone)} as "lastOrder"
    from customers c left join customer_order_stats s on s.shop_id = c.shop_id and s.customer_id = c.id
    where c.id > ${after} and c.closed_at is null and ${hasEveryWord(sql`c.words`, words)}
    order by c.id limit ${take}`.execute(tx)
  return rows
}
