import type { Minor } from '@estampa/domain/money'
import type { QuoteLifecycle } from '@estampa/domain/quotes'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { type QuoteSelector, quoteIs } from './quotes.store.ts'

/** As much of a version as its life depends on; its history holds only what is new. */
export type OpenQuote = QuoteLifecycle & {
  id: string
  number: number
  version: number
  customerId: number
  acceptedBy: string | null
  orderId: string | null
  /** The seller's discount, with the taxes on it. */
  discount: Minor
}

/** The version, locked until the transaction ends: of two who move it at once the second sees the first. */
export async function lockQuote(tx: Tx, which: QuoteSelector): Promise<OpenQuote | undefined> {
  const { rows } = await sql<OpenQuote>`
    select ${living} from quotes q where ${quoteIs(which)} for no key update of q`.execute(tx)
  return rows[0]
}

/** Versions past their date that nobody has closed, the oldest first. */
export async function findEnding(tx: Tx, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from quotes where state in ('sent', 'viewed', 'accepted') and expires_at <= ${now}
    order by expires_at limit ${most}`.execute(tx)
  return rows.map((row) => row.id)
}

const living = sql`q.id, q.number, q.version, q.state, q.customer_id as "customerId", '{}'::text[] as history,
  q.accepted_by as "acceptedBy", q.order_id as "orderId", q.expires_at as "expiresAt",
  coalesce(q.discount, 0) as discount`

type QuoteMoves = Pick<OpenQuote, 'id' | 'state' | 'history'> & {
  acceptedBy?: string | null
  orderId?: string | null
}

/** Writes a version's state and adds the moves that it made since it was read. */
export async function saveQuoteMoves(tx: Tx, quote: QuoteMoves): Promise<void> {
  await sql`
    update quotes set state = ${quote.state}, accepted_by = coalesce(${quote.acceptedBy ?? null}, accepted_by),
      order_id = coalesce(${quote.orderId ?? null}::uuid, order_id)
    where id = ${quote.id}`.execute(tx)
  await addHistory(tx, quote)
}

export async function addHistory(tx: Tx, { id, history }: Pick<QuoteMoves, 'id' | 'history'>): Promise<void> {
  const moves = history.map(({ from, to, who, at, note }) => ({
    from,
    to,
    at,
    note,
    kind: who.kind,
    who: who.id,
    name: who.name,
  }))
  await sql`
    insert into quote_history (shop_id, quote_id, sequence, from_state, to_state, who_kind, who_id, who_name, note, at)
    select current_shop(), ${id},
      coalesce((select max(sequence) from quote_history where quote_id = ${id}), 0) + row_number() over (),
      "from", "to", kind, who, name, note, at
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(
      "from" text, "to" text, at timestamptz, kind text, who text, name text, note text)`.execute(tx)
}
