import { type CountryCode, countries } from '@estampa/domain/countries'
import {
  type ClosedWithdrawal,
  orderNumberIn,
  type WithdrawalClosing,
  withdrawalTerm,
} from '@estampa/domain/law'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'

export type WithdrawalToSave = {
  code: string
  orderNumber: string
  email: string
  name: string
  reason: string
  at: Date
}

export type StoredWithdrawal = WithdrawalToSave & {
  isDecorated: boolean
  /** The decision as the person is told of it; null while it is open. */
  closed: Pick<WithdrawalClosing, 'outcome' | 'answer'> | null
}

/** Kept with the order of that number where there is one; who asks is never told which it was. */
export async function saveWithdrawal(
  tx: Tx,
  { at, orderNumber, ...regret }: WithdrawalToSave,
): Promise<void> {
  const number = orderNumberIn(orderNumber)
  await sql`
    insert into regret_requests (shop_id, code, order_number, order_id, email, name, reason, requested_at)
    values (current_shop(), ${regret.code}, ${orderNumber},
      (select id from orders where number = ${number}::integer),
      ${regret.email}, ${regret.name}, ${regret.reason}, ${at})`.execute(tx)
}

/** For the mails. An order counts as decorated only to whom it belongs, or the mail would tell of it. */
export async function findWithdrawal(tx: Tx, code: string): Promise<StoredWithdrawal | undefined> {
  const { rows } = await sql<StoredWithdrawal>`
    select r.code, r.order_number as "orderNumber", r.email, r.name, r.reason, r.requested_at as at,
      coalesce(o.is_decorated and ${isOfEmail}, false) as "isDecorated",
      case when r.outcome is not null then jsonb_build_object('outcome', r.outcome, 'answer', r.answer) end as closed
    from regret_requests r left join orders o on o.shop_id = r.shop_id and o.id = r.order_id
    where r.code = ${code}`.execute(tx)
  return rows[0]
}

const isOfEmail = sql`(r.email in (lower(o.document #>> '{address,email}'), lower(o.document #>> '{orderInvoiceFK,email}'))
  or exists (select from customers c where c.shop_id = o.shop_id and c.id = o.customer_id and c.email = r.email))`

type WithdrawalRow = WithdrawalToSave & {
  orderId: string | null
  number: number | null
  isOfEmail: boolean
  isDecorated: boolean
  deliveredAt: Date | null
  closed: (WithdrawalClosing & { by: string; at: string }) | null
}

export type WithdrawalsQuery = {
  offset: number
  limit: number
  /** null: both. */
  state: 'open' | 'closed' | null
  /** The one of this code. */
  code: string | null
}

/** The newest first, with what staff need to decide. */
export async function listWithdrawals(tx: Tx, environment: CountryCode, query: WithdrawalsQuery) {
  const { offset, limit, state, code } = query
  const isWanted = sql`(${state}::text is null or (r.closed_at is null) = (${state} = 'open'))
    and (${code}::text is null or r.code = ${code})`
  const { rows } = await sql<WithdrawalRow>`
    select r.code, r.order_number as "orderNumber", r.email, r.name, r.reason, r.requested_at as at,
      o.id as "orderId", o.number, coalesce(${isOfEmail}, false) as "isOfEmail", o.is_decorated as "isDecorated",
      (select max(h.at) from order_history h where h.shop_id = o.shop_id and h.order_id = o.id
        and h.to_state = 'delivered') as "deliveredAt",
      case when r.closed_at is not null then jsonb_build_object('outcome', r.outcome, 'answer', r.answer,
        'note', r.note, 'by', r.closed_by_name,
        'at', ${utc(sql`r.closed_at`)}) end as closed
    from regret_requests r left join orders o on o.shop_id = r.shop_id and o.id = r.order_id
    where ${isWanted} order by r.requested_at desc, r.code limit ${limit} offset ${offset}`.execute(tx)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from regret_requests r where ${isWanted}`.execute(tx)
  return { total: counted.rows[0]?.total ?? 0, items: rows.map((row) => toWithdrawalView(row, environment)) }
}

function toWithdrawalView(row: WithdrawalRow, environment: CountryCode) {
  const { code, at, orderNumber, email, name, reason, orderId, number, deliveredAt, closed } = row
  const order =
    orderId === null || number === null
      ? null
      : {
          id: orderId,
          number,
          isOfEmail: row.isOfEmail,
          isDecorated: row.isDecorated,
          deliveredAt: deliveredAt?.toISOString() ?? null,
          term: withdrawalTerm(deliveredAt, at, environment),
        }
  return { code, at: at.toISOString(), orderNumber, email, name, reason, order, closed }
}

/** Locked until the transaction ends: whoever closes it waits for whoever did before. */
export async function lockWithdrawal(
  tx: Tx,
  code: string,
): Promise<{ closed: ClosedWithdrawal | null } | undefined> {
  const { rows } = await sql<{ closed: ClosedWithdrawal | null }>`
    select case when closed_at is not null then jsonb_build_object('outcome', outcome, 'by', closed_by_name) end
      as closed
    from regret_requests where code = ${code} for update`.execute(tx)
  return rows[0]
}

export async function saveWithdrawalDecision(
  tx: Tx,
  code: string,
  { outcome, answer, note }: WithdrawalClosing,
  { who, now }: { who: { id: string; name: string }; now: Date },
): Promise<void> {
  await tx
    .updateTable('regret_requests')
    .set({ outcome, answer, note, closed_by_id: who.id, closed_by_name: who.name, closed_at: now })
    .where('code', '=', code)
    .execute()
}

/** «AR», «CL»: what the code of a request begins with. */
export const withdrawalPrefix = (environment: CountryCode) => countries[environment].language.slice(3)

/** Requests so old that nobody can come back to them lose their person. */
export async function forgetOldWithdrawals(tx: Tx, before: Date): Promise<void> {
  await sql`update regret_requests set email = '', name = '', reason = '', answer = '', note = ''
    where requested_at < ${before} and email <> ''`.execute(tx)
}
