import type { QuoteContact } from '@estampa/contract/quotes'
import type { ServerProduct } from '@estampa/domain/cart'
import type { Currency, Minor } from '@estampa/domain/money'
import {
  decoratedUnits,
  type FreeLine,
  type PriceEntry,
  type Prices,
  type ProductUnit,
} from '@estampa/domain/pricing'
import { type QuoteState, quoteNumber } from '@estampa/domain/quotes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { PersonalData } from '../customers/personal-data.ts'
import type { Tx } from '../db/database.ts'
import type { QuotedFreeLine, QuoteLine } from './compose-quote.ts'
import { dropQuotePictures, type StoredQuotePicture } from './quote-pictures.store.ts'

export type QuoteContactData = z.output<typeof QuoteContact>
export type QuoteVersion = { id: string; version: number; state: QuoteState; createdAt: Date } & {
  total: Minor | null
  expiresAt: Date | null
}

/** The answer of a seller to a quote, as it is stored. */
export type StoredQuoteAnswer = {
  by: string
  note: string
  /** Of the whole after the discounts of lines, in ten-thousandths. */
  discountPercent: number | null
  /** Of the whole and of the lines. */
  discountNet: Minor
  lineDiscounts: readonly { shoppingCartUUID: string; percent: number | null; net: Minor }[]
  leadTimeDays: number | null
  /** A hash of the seller's input, and its time: a double click answers once. */
  hash: string
  at: string
}

type PassedMove = { from: QuoteState | null; to: QuoteState; who: string; note: string | null; at: Date }

/** A version as it is kept. */
export type StoredQuote = QuoteVersion & {
  number: number
  customerId: number
  /** The account's name; '' once it is gone. */
  from: string
  currency: Currency
  step: Minor
  subTotal: Minor | null
  taxes: Minor | null
  discount: Minor | null
  contact: QuoteContactData
  comment: string
  /** The seller's answer. */
  answer: Omit<StoredQuoteAnswer, 'hash' | 'at'> | null
  tokenHash: Buffer
  acceptedBy: string | null
  orderId: string | null
  /** The shop made it for somebody who called. */
  isTyped: boolean
  lines: QuoteLine[]
  /** What the seller wrote into it. */
  freeLines: QuotedFreeLine[]
  /** How its decorated places look; null until they are drawn. */
  pictures: StoredQuotePicture[] | null
  /** The newest first. */
  versions: QuoteVersion[]
  history: PassedMove[]
  mails: { to: string; at: Date }[]
}

/** One's own by its number, by what its link carries, or any of the shop's. */
export type QuoteSelector = { id: string; customerId?: number } | { tokenHash: Buffer }

type QuoteRecord = Omit<StoredQuote, 'lines' | 'freeLines' | 'versions' | 'history' | 'mails'> & {
  lines: LineRecord[]
  versions: Dated<QuoteVersion>[]
  history: Dated<PassedMove>[]
  mails: { to: string; at: string }[]
}

/** Dates inside a document of SQL are texts. */
type Dated<T> = {
  [Key in keyof T]: T[Key] extends Date ? string : T[Key] extends Date | null ? string | null : T[Key]
}

/** A free line lies among the others. */
export type FreeLineRecord = FreeLine & { type: 'Libre'; generic: { name: string } }

type LineRecord = {
  line: ServerProduct | FreeLineRecord
  decorations: string[]
  units: ProductUnit[] | null
  prices: Prices
}

/** A quote that nobody sent is nobody's to open. */
export function quoteIs(which: QuoteSelector) {
  if ('tokenHash' in which) {
    return sql`q.token_hash = ${which.tokenHash} and q.state not in ('requested', 'draft')`
  }
  const owner = which.customerId ?? null
  return sql`q.id = ${which.id} and (${owner}::integer is null or q.customer_id = ${owner})`
}

export async function findQuote(tx: Tx, which: QuoteSelector): Promise<StoredQuote | undefined> {
  const { rows } = await sql<QuoteRecord>`
    select q.id, q.number, q.version, q.state, q.customer_id as "customerId", q.currency, q.price_step as step,
      q.sub_total as "subTotal", q.taxes, q.discount, q.total, q.contact, q.comment, q.answer, q.token_hash as "tokenHash",
      q.accepted_by as "acceptedBy", q.order_id as "orderId", q.is_typed as "isTyped", q.created_at as "createdAt",
      q.expires_at as "expiresAt", q.pictures, coalesce(c.full_name, '') as "from",
      ${linesOf} as lines, ${versionsOf} as versions, ${historyOf} as history, ${mailsOf} as mails
    from quotes q
    left join customers c on c.shop_id = q.shop_id and c.id = q.customer_id
    where ${quoteIs(which)}`.execute(tx)
  return rows[0] && keptOf(rows[0])
}

/** Whether the shop has made a quote for this customer by itself. */
export async function hasTypedQuote(tx: Tx, customerId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from quotes where customer_id = ${customerId} and is_typed) as has`.execute(tx)
  return rows[0]?.has ?? false
}

const linesOf = sql`(select jsonb_agg(jsonb_build_object('line', l.line, 'decorations', to_jsonb(l.decorations),
    'units', l.units, 'prices', jsonb_build_object('total', l.total, 'basePrice', l.base_price,
    'subTotal', l.sub_total, 'applicationCost', l.application_cost, 'applicationPrice', l.application_price,
    'applicationPriceWithProfit', l.application_price_with_profit, 'profit', l.profit, 'taxes', l.taxes,
    'taxMultiplier', l.tax_multiplier, 'profitMultiplier', l.profit_multiplier, 'psmPrice', l.psm_price,
    'psmPriceWithProfit', l.psm_price_with_profit)) order by l.position)
  from quote_lines l where l.shop_id = q.shop_id and l.quote_id = q.id)`

const versionsOf = sql`(select jsonb_agg(jsonb_build_object('id', v.id, 'version', v.version, 'state', v.state,
    'total', v.total, 'createdAt', v.created_at, 'expiresAt', v.expires_at) order by v.version desc)
  from quotes v where v.shop_id = q.shop_id and v.number = q.number)`

const historyOf = sql`(select jsonb_agg(jsonb_build_object('from', h.from_state, 'to', h.to_state,
    'who', h.who_name, 'note', h.note, 'at', h.at) order by h.sequence)
  from quote_history h where h.shop_id = q.shop_id and h.quote_id = q.id)`

const mailsOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('to', m.recipient, 'at', m.asked_at)
    order by m.asked_at desc, m.recipient), '[]')
  from quote_mails m where m.shop_id = q.shop_id and m.quote_id = q.id)`

function keptOf({ lines, versions, history, mails, ...columns }: QuoteRecord): StoredQuote {
  return {
    ...columns,
    lines: lines.flatMap(({ line, decorations, units, prices }) => {
      if (line.type === 'Libre') return []
      return { line, decorations, entry: units && entryOf(line, units, prices) }
    }),
    freeLines: lines.flatMap(({ line, units, prices }) => {
      if (line.type !== 'Libre') return []
      const { shoppingCartUUID, text, quantity, unitPrice } = line
      const entry = units && entryOf(line, units, prices)
      return { line: { shoppingCartUUID, text, quantity, unitPrice }, entry }
    }),
    versions: versions.map((version) => {
      const { createdAt, expiresAt } = version
      return { ...version, createdAt: new Date(createdAt), expiresAt: expiresAt ? new Date(expiresAt) : null }
    }),
    history: history.map((move) => ({ ...move, at: new Date(move.at) })),
    mails: mails.map(({ to, at }) => ({ to, at: new Date(at) })),
  }
}

function entryOf(
  { type, shoppingCartUUID }: Pick<PriceEntry, 'type' | 'shoppingCartUUID'>,
  units: ProductUnit[],
  prices: Prices,
): PriceEntry {
  return { type, shoppingCartUUID, prices, units: decoratedUnits(units, prices) }
}

/** A person's quotes. Those that became orders keep their money; the others go whole. */
export const quotesPersonalData: PersonalData = {
  name: 'quotes',
  async gather(tx, { id }) {
    const { rows } = await sql<{ number: number }>`
      select q.number, q.version, q.state, q.contact, q.comment, q.answer ->> 'note' as answer, q.lost ->> 'note' as lost, q.currency, q.total, q.accepted_by, q.created_at,
        q.expires_at, q.order_id,
        (select jsonb_agg(jsonb_build_object('product', l.line->'generic'->>'name', 'quantity', l.quantity,
          'decorations', to_jsonb(l.decorations), 'total', l.total) order by l.position)
          from quote_lines l where l.shop_id = q.shop_id and l.quote_id = q.id) as lines,
        (select coalesce(jsonb_agg(jsonb_build_object('to', m.recipient, 'message', m.message, 'at', m.asked_at)
          order by m.asked_at), '[]') from quote_mails m where m.shop_id = q.shop_id and m.quote_id = q.id) as mails
      from quotes q where q.customer_id = ${id} order by q.number, q.version`.execute(tx)
    return rows.map((row) => ({ ...row, number: quoteNumber(row.number) }))
  },
  async erase(tx, { id }) {
    const keys = await dropQuotePictures(tx, { customerId: id })
    await sql`delete from quotes where customer_id = ${id} and state <> 'converted'`.execute(tx)
    await sql`delete from quote_mails where customer_id = ${id}`.execute(tx)
    await sql`select forget_quote_names(${id})`.execute(tx)
    const nobody = { name: '', email: '', phone: '', company: '' }
    await sql`update quotes set contact = ${JSON.stringify(nobody)}::jsonb, comment = '', accepted_by = null,
      answer = answer || '{"note": ""}', lost = lost || '{"note": ""}'
      where customer_id = ${id}`.execute(tx)
    return keys
  },
}
