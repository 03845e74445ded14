import type { Currency, Minor } from '@estampa/domain/money'
import type { FreeLine } from '@estampa/domain/pricing'
import type { QuoteLifecycle } from '@estampa/domain/quotes'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { IdempotencyKey } from '../http/idempotency-key.ts'
import type { QuotedFreeLine, QuoteLine } from './compose-quote.ts'
import { addHistory } from './quote-life.store.ts'
import type { FreeLineRecord, QuoteContactData, StoredQuoteAnswer } from './quotes.store.ts'

export type QuoteAmounts = { subTotal: Minor; taxes: Minor; discount: Minor; total: Minor }
export type QuoteToSave = QuoteLifecycle & {
  id: string
  /** Undefined: the shop's next one. */
  number: number | undefined
  version: number
  customerId: number
  currency: Currency
  step: Minor
  lines: readonly QuoteLine[]
  freeLines: readonly QuotedFreeLine[]
  totals: QuoteAmounts | null
  contact: QuoteContactData
  comment: string
  answer: StoredQuoteAnswer | null
  tokenHash: Buffer
  wish: { key: string | null; bodyHash: string }
  /** Somebody of the shop typed it for a caller. */
  isTyped?: boolean
  createdAt: Date
}

/** Two quotes of one customer at once wait for each other, so that neither misses the other. */
export async function lockQuotesOf(tx: Tx, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('quotes ' || current_shop() || ' ' || ${String(
    customerId,
  )}, 0))`.execute(tx)
}

/** The quote that this customer made of this request, under its key or, without one, just before. */
export async function findQuoteMade(
  tx: Tx,
  customerId: number,
  { key, bodyHash }: { key: string | null; bodyHash: string },
  since: Date,
): Promise<(Pick<IdempotencyKey, 'bodyHash'> & { id: string }) | undefined> {
  const { rows } = await sql<{ id: string; bodyHash: string }>`
    select id, body_hash as "bodyHash" from quotes
    where customer_id = ${customerId} and case when ${key}::text is null
      then idempotency_key is null and body_hash = ${bodyHash} and created_at > ${since}
      else idempotency_key = ${key} end
    order by created_at desc limit 1`.execute(tx)
  return rows[0]
}

export async function countQuotesSince(tx: Tx, customerId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select count(*) as made from quotes where customer_id = ${customerId} and created_at > ${since}`.execute(
    tx,
  )
  return rows[0]?.made ?? 0
}

/** Number of the newest version of a quote. */
export async function newestVersion(tx: Tx, number: number): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    select max(version) as newest from quotes where number = ${number}`.execute(tx)
  return rows[0]?.newest ?? 0
}

/** Writes a version with its lines and history. The shop's counter is locked to the end: call it last. */
export async function insertQuote(tx: Tx, quote: QuoteToSave): Promise<void> {
  const number = quote.number ?? (await nextNumber(tx))
  const { totals, wish } = quote
  await sql`
    insert into quotes (shop_id, id, number, version, customer_id, state, currency, price_step, sub_total, taxes,
      discount, total, contact, comment, answer, token_hash, idempotency_key, body_hash, is_typed, created_at, expires_at)
    values (current_shop(), ${quote.id}, ${number}, ${quote.version}, ${quote.customerId}, ${quote.state},
      ${quote.currency}, ${quote.step}, ${totals?.subTotal ?? null}, ${totals?.taxes ?? null},
      ${totals?.discount ?? null}, ${totals?.total ?? null}, ${JSON.stringify(quote.contact)}::jsonb,
      ${quote.comment}, ${quote.answer && JSON.stringify(quote.answer)}::jsonb, ${quote.tokenHash}, ${wish.key}, ${wish.bodyHash},
      ${quote.isTyped ?? false}, ${quote.createdAt},
      ${quote.expiresAt})`.execute(tx)
  await insertLines(tx, quote)
  await addHistory(tx, quote)
}

/** Gives a quote that waited for its seller its prices. Its lines are written anew, as they are offered now. */
export async function priceQuote(tx: Tx, quote: PricedQuote): Promise<void> {
  const { id, totals, answer } = quote
  await sql`select drop_unpriced_lines(${id}::uuid)`.execute(tx)
  await sql`
    update quotes set state = ${quote.state}, currency = ${quote.currency}, price_step = ${quote.step},
      sub_total = ${totals.subTotal}, taxes = ${totals.taxes}, discount = ${totals.discount},
      total = ${totals.total}, answer = ${JSON.stringify(answer)}::jsonb, expires_at = ${quote.expiresAt}, lost = null
    where id = ${id}`.execute(tx)
  await insertLines(tx, quote)
  await addHistory(tx, quote)
}

export type PricedQuote = QuoteLifecycle &
  Pick<QuoteToSave, 'id' | 'currency' | 'step' | 'lines' | 'freeLines'> & {
    totals: QuoteAmounts
    answer: StoredQuoteAnswer
  }

/** The version of a quote that this very answer made just before. */
export async function findAnswered(
  tx: Tx,
  number: number,
  { hash, since }: { hash: string; since: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from quotes where number = ${number} and answer ->> 'hash' = ${hash}
      and (answer ->> 'at')::timestamptz > ${since} limit 1`.execute(tx)
  return rows[0]?.id
}

async function nextNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into quote_counters as c (shop_id, last_number) values (current_shop(), 1)
    on conflict (shop_id) do update set last_number = c.last_number + 1 returning last_number`.execute(tx)
  return rows[0]?.last_number ?? 1
}

type LinesToSave = Pick<QuoteToSave, 'id' | 'lines' | 'freeLines'>

async function insertLines(tx: Tx, { id, lines, freeLines }: LinesToSave): Promise<void> {
  const free = freeLines.map(({ line, entry }) => ({ line: freeLineRecord(line), decorations: [], entry }))
  const rows = [...lines, ...free].map(({ line, decorations, entry }, index) => ({
    position: index + 1,
    uuid: line.shoppingCartUUID,
    line,
    decorations,
    quantity: line.type === 'Libre' ? line.quantity : quantityOf(line),
    units: entry?.units ?? null,
    ...entry?.prices,
  }))
  await sql`
    insert into quote_lines (shop_id, quote_id, position, shopping_cart_uuid, line, decorations, quantity, units,
      base_price, application_price, application_cost, application_price_with_profit, psm_price,
      psm_price_with_profit, sub_total, profit, taxes, total, tax_multiplier, profit_multiplier)
    select current_shop(), ${id}, position, uuid, line, array(select jsonb_array_elements_text(decorations)),
      quantity, nullif(units, 'null'), "basePrice", "applicationPrice", "applicationCost",
      "applicationPriceWithProfit", "psmPrice", "psmPriceWithProfit", "subTotal", profit, taxes, total,
      "taxMultiplier", "profitMultiplier"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(
      position integer, uuid uuid, line jsonb, decorations jsonb, quantity integer, units jsonb,
      "basePrice" bigint, "applicationPrice" bigint, "applicationCost" bigint,
      "applicationPriceWithProfit" bigint, "psmPrice" bigint, "psmPriceWithProfit" bigint, "subTotal" bigint,
      profit bigint, taxes bigint, total bigint, "taxMultiplier" text, "profitMultiplier" text)`.execute(tx)
}

/** As it lies among the lines, under the name by which lists and searches find them. */
function freeLineRecord(line: FreeLine): FreeLineRecord {
  return { ...line, type: 'Libre', generic: { name: line.text } }
}

function quantityOf(line: QuoteLine['line']): number {
  if (line.type === 'ProductoSimple') return line.value.quantity
  return line.value.reduce((sum, row) => sum + row.value.quantity, 0)
}
