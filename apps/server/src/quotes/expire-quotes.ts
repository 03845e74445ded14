import { moveQuote, type QuoteActor } from '@estampa/domain/quotes'
import { isRefusal } from '@estampa/domain/refusal'
import type { Database, Tx } from '../db/database.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { findEnding, lockQuote, saveQuoteMoves } from './quote-life.store.ts'

const clock: QuoteActor = { kind: 'system', id: null, name: 'Sistema' }
/** The quotes of one run; the rest is done a minute later. */
const MAX_AT_ONCE = 500

/** Closes the quotes whose date has passed. One at a time keeps locks short. */
export async function expireQuotes(database: Database, shop: number, now: Date): Promise<void> {
  const ids = await database.readInShop(shop, (tx) => findEnding(tx, now, MAX_AT_ONCE))
  await settleEach(ids, (id) => database.inShop(shop, (tx) => expireQuote(tx, id, now)))
}

async function expireQuote(tx: Tx, id: string, now: Date): Promise<void> {
  const quote = await lockQuote(tx, { id })
  // somebody ordered, answered or closed it since it was listed
  const expired = quote && moveQuote(quote, 'expired', clock, now)
  if (expired && !isRefusal(expired)) await saveQuoteMoves(tx, expired)
}
