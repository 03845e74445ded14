import { randomUUID } from 'node:crypto'
import type { CallInput, CallResult, Client } from '@estampa/contract/client'
import type { quotes } from '@estampa/contract/quotes'
import { sql } from 'kysely'
import type { Buyer, CartInput } from './buyer.ts'
import type { TestShops } from './test-shops.ts'

export type QuoteInput = CallInput<typeof quotes.generateQuote>
export type QuoteResult = CallResult<typeof quotes.generateQuote>

export function quoteOf(lines: CartInput, overrides: Partial<QuoteInput> = {}): QuoteInput {
  return { shoppingCart: { products: lines, shoppingCartMode: 'cart' }, ...overrides }
}

/** A quote of its own, however alike another one is. */
export function askQuote(
  { api }: Pick<Buyer, 'api'>,
  lines: CartInput,
  overrides?: Partial<QuoteInput>,
): Promise<QuoteResult> {
  return api.quotes.generateQuote(quoteOf(lines, overrides), { headers: { 'idempotency-key': randomUUID() } })
}

/** The token that the link of a quote carries. */
export function tokenIn({ link }: { link: string | null }): string {
  const token = link?.split('#')[1]
  if (!token) throw new Error('the quote has no link')
  return token
}

/** The date of a quote, by seconds from now. */
export async function letExpire({ services, pampa }: TestShops, id: string, inS: number): Promise<void> {
  const ends = new Date(Date.now() + inS * 1_000)
  await services.database.inShop(pampa, (tx) =>
    sql`update quotes set expires_at = ${ends} where id = ${id}`.execute(tx),
  )
}

/** [from, to, who] of every step. */
export async function stepsOf(api: Client, Id: string) {
  const { history } = await api.quotes.getQuoteById({ Id })
  return history.map(({ from, to, who }) => [from, to, who])
}
