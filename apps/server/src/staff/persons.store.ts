import { isRole, type RoleId } from '@estampa/domain/staff'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** Who enters the back office; where they work stands in `staff`, shop by shop. */
export type StoredPerson = Selectable<Tables['people']>

/** However the e-mail was typed. */
export async function findPersonByEmail(tx: Tx, email: string): Promise<StoredPerson | undefined> {
  const normal = email.trim().toLowerCase()
  return tx.selectFrom('people').selectAll().where('email', '=', normal).executeTakeFirst()
}

export async function findPerson(tx: Tx, id: number): Promise<StoredPerson | undefined> {
  return tx.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockPerson(tx: Tx, id: number): Promise<StoredPerson | undefined> {
  return tx.selectFrom('people').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Lets the cell of a shop know somebody of the home cell by name, in the transaction that gives them their place in it. What
 * opens anything stays in the home cell.
 */
export async function knowPerson(tx: Tx, { id, email, name, created_at }: StoredPerson): Promise<void> {
  await sql`select hold_people()`.execute(tx)
  await sql`
    insert into people (id, email, name, password_hash, password_since, created_at) overriding system value
    values (${id}, ${email}, ${name}, ${NO_PASSWORD}, ${created_at}, ${created_at}) on conflict do nothing`.execute(
    tx,
  )
}

/** In the form of a hash, and of no password. */
export const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export type PersonToSave = { email: string; name: string; passwordHash: string; since: Date; now: Date }

/** Adds a person, or gives the one with this e-mail another name and password. */
export async function savePerson(tx: Tx, person: PersonToSave): Promise<StoredPerson> {
  const row = { name: person.name, password_hash: person.passwordHash, password_since: person.since }
  return tx
    .insertInto('people')
    .values({ ...row, email: person.email, created_at: person.now })
    .onConflict((known) => known.column('email').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function changePerson(
  tx: Tx,
  id: number,
  change: Partial<Omit<StoredPerson, 'id' | 'email'>>,
): Promise<StoredPerson> {
  return tx.updateTable('people').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Where somebody works: the shop, their number and their role in it. */
export type StaffPlace = { shopId: number; staffId: number; role: RoleId }

/** Over all shops, also where no shop is open. */
export async function listPlaces(tx: Tx, personId: number): Promise<StaffPlace[]> {
  const { rows } = await sql<{ shop_id: number; staff_id: number; role: string }>`
    select shop_id, staff_id, role from places_of_person(${personId})`.execute(tx)
  return rows.flatMap(({ shop_id, staff_id, role }) =>
    isRole(role) ? [{ shopId: shop_id, staffId: staff_id, role }] : [],
  )
}

/** Where somebody works in the open shop; undefined: they do not. */
export async function findStaffPlace(
  tx: Tx,
  personId: number,
): Promise<{ staffId: number; role: RoleId } | undefined> {
  const row = await tx
    .selectFrom('staff')
    .select(['id', 'role'])
    .where('person_id', '=', personId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row && isRole(row.role) ? { staffId: row.id, role: row.role } : undefined
}

/** Ends the tokens that programs got with the person's password, in every shop; gives whose they were there. */
export async function endStaffTokens(tx: Tx, personId: number, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from end_tokens_of_person(${personId}, ${since}) as id`.execute(tx)
  return rows.map(({ id }) => id)
}
