import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { containing } from '../db/like-pattern.ts'

export type FoundQuote = { id: string; number: number; name: string; company: string }

/**
 * Quotes whose number or contact says every word, the newest first. What is in them is not looked at: a list of quotes
 * can be asked for that, and takes longer.
 */
export async function findQuotesByContact(
  tx: Tx,
  words: readonly string[],
  most: number,
): Promise<FoundQuote[]> {
  const { rows } = await quotesByContact(words, most).execute(tx)
  return rows
}

export function quotesByContact(words: readonly string[], most: number) {
  const patterns = words.map(containing)
  return sql<FoundQuote>`
    select q.id, q.number, q.contact ->> 'name' as name, q.contact ->> 'company' as company from quotes q
    where q.is_newest and lower(unaccent(concat_ws(' ', 'c-' || lpad(q.number::text, 6, '0'), q.contact ->> 'name',
      q.contact ->> 'company', q.contact ->> 'email'))) like all (${patterns}::text[])
    order by q.created_at desc, q.number desc limit ${most}`
}
