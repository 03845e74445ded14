import { permissionsOf } from '@estampa/domain/staff'
import { findActiveSession, forgetSession } from '../customers/session-cache.ts'
import type { Database } from '../db/database.ts'
import type { Person, ReadToken } from '../http/person.ts'
import * as store from './staff.store.ts'
import { staffNumber } from './staff.store.ts'

/** Whoever this token was issued to, with what they may do, while they work here with the password of then. */
export async function findTokenStaff(
  database: Database,
  { shop, person, issuedAt }: ReadToken,
): Promise<Person | undefined> {
  const id = person.kind === 'staff' ? staffNumber(person.staffId) : undefined
  if (id === undefined) return undefined
  const role = await findActiveSession(keyOf(id), `${shop} ${issuedAt.getTime()}`, () =>
    database.readInShop(shop, (tx) => store.findRoleOfToken(tx, id, issuedAt)),
  )
  if (!role) return undefined
  return { kind: 'staff', staffId: String(id), permissions: permissionsOf(role) }
}

/** Called with the statement that ends the person's tokens, before its transaction is committed. */
export function forgetStaffSession(id: number): void {
  forgetSession(keyOf(id))
}

const keyOf = (id: number) => `staff ${id}`
