import { forgetSession, isSessionActive } from '../customers/session-cache.ts'
import type { Database } from '../db/database.ts'
import type { ReadToken } from '../http/person.ts'
import * as store from './staff.store.ts'
import { staffNumber } from './staff.store.ts'

/** Whether the person behind this token still works here, with the password of when it was issued. */
export async function isStaffToken(
  database: Database,
  { shop, person, issuedAt }: ReadToken,
): Promise<boolean> {
  const id = person.kind === 'staff' ? staffNumber(person.staffId) : undefined
  if (id === undefined) return false
  return isSessionActive(keyOf(id), `${shop} ${issuedAt.getTime()}`, () =>
    database.readInShop(shop, (tx) => store.isTokenOfStaff(tx, id, issuedAt)),
  )
}

/** Called with the statement that ends the person's tokens, before its transaction is committed. */
export function forgetStaffSession(id: number): void {
  forgetSession(keyOf(id))
}

const keyOf = (id: number) => `staff ${id}`
