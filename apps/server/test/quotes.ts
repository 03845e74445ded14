import { randomUUID } from 'node:crypto'
import type { Client, Received, Sent } from '@estampa/contract/client'
import type { quotes } from '@estampa/contract/quotes'
import { sql } from 'kysely'
import type { Buyer, CartSent } from './buyer.ts'
import type { Cast } from './cast.ts'

export type QuoteSent = Sent<typeof quotes.generateQuote>
export type Quoted = Received<typeof quotes.generateQuote>

export function quoteOf(lines: CartSent, said: Partial<QuoteSent> = {}): QuoteSent {
  return { shoppingCart: { products: lines, shoppingCartMode: 'cart' }, ...said }
}

/** A quote of its own, however alike another one is. */
export function askQuote(
  { api }: Pick<Buyer, 'api'>,
  lines: CartSent,
  said?: Partial<QuoteSent>,
): Promise<Quoted> {
  return api.quotes.generateQuote(quoteOf(lines, said), { headers: { 'idempotency-key': randomUUID() } })
}

/** What the link of a quote carries. */
export function tokenIn({ link }: { link: string | null }): string {
  const token = link?.split('#')[1]
  if (!token) throw new Error('the quote has no link')
  return token
}

/** The date of a quote, by seconds from now. */
export async function letEnd({ services, pampa }: Cast, id: string, inS: number): Promise<void> {
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
