/** Who runs the installation. */
import type { Tx } from '../db/database.ts'
import { savePerson } from './persons.store.ts'

export type Operator = { email: string; name: string; since: Date }

export async function listOperators(tx: Tx): Promise<Operator[]> {
  const rows = await tx
    .selectFrom('people')
    .select(['email', 'name', 'operator_since'])
    .where('operator_since', 'is not', null)
    .orderBy('email')
    .execute()
  return rows.flatMap(({ email, name, operator_since: since }) => (since ? [{ email, name, since }] : []))
}

/** Appoints somebody who is known, or takes it from them (null). False: nobody has this e-mail. */
export async function appointOperator(tx: Tx, email: string, since: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('people')
    .set({ operator_since: since })
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type NewOperator = { email: string; name: string; passwordHash: string; now: Date }

/** Adds a person who works in no shop yet. */
export async function addOperator(tx: Tx, { email, now, ...person }: NewOperator): Promise<void> {
  const address = email.trim().toLowerCase()
  await savePerson(tx, { ...person, email: address, since: now, now })
  await appointOperator(tx, address, now)
}
