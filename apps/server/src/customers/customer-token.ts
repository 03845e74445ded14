import type { Database } from '../db/database.ts'
import type { Person, ReadToken } from '../http/person.ts'
import { findActiveSession } from './session-cache.ts'
import { isSessionOpen } from './sessions.store.ts'

/** The customer whose token this is, while the session behind it is open. */
export async function findTokenCustomer(
  database: Database,
  { shop, person }: ReadToken,
): Promise<Person | undefined> {
  if (person.kind !== 'customer') return undefined
  const { customerId, sessionId } = person
  const isOpen = await findActiveSession(sessionId, `${shop} ${customerId}`, async () => {
    const found = await database.readInShop(shop, (tx) => isSessionOpen(tx, sessionId, customerId))
    return found || undefined
  })
  return isOpen && person
}
