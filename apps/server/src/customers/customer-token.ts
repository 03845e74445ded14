import type { Database } from '../db/database.ts'
import type { ReadToken } from '../http/person.ts'
import { isSessionActive } from './session-cache.ts'
import { isSessionOpen } from './sessions.store.ts'

/** Whether the session behind this customer's token is still open. */
export async function isCustomerToken(database: Database, { shop, person }: ReadToken): Promise<boolean> {
  if (person.kind !== 'customer') return false
  const { customerId, sessionId } = person
  return isSessionActive(sessionId, `${shop} ${customerId}`, () =>
    database.readInShop(shop, (tx) => isSessionOpen(tx, sessionId, customerId)),
  )
}
