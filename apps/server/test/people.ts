import { isRefusal } from '@estampa/domain/refusal'
import * as store from '../src/customers/customers.store.ts'
import { hashPassword } from '../src/customers/passwords.ts'
import type { Tx } from '../src/db/database.ts'

const hashes = new Map<string, Promise<string>>()

/** An account with this password. To hash one takes 35 ms of a processor, and the people of tests share a few. */
export async function saveCustomer(
  tx: Tx,
  { password, ...person }: Omit<store.CustomerToSave, 'passwordHash'> & { password: string | null },
): Promise<store.Customer> {
  const passwordHash = password === null ? null : await hashOf(password)
  return store.saveCustomer(tx, { ...person, passwordHash })
}

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password)
  hashes.set(password, known)
  return known
}

async function hash(password: string): Promise<string> {
  const hashed = await hashPassword(password)
  if (isRefusal(hashed)) throw new Error('too many passwords are being hashed at once')
  return hashed
}
