import { isRole, type RoleId } from '@estampa/domain/staff'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { StoredPerson } from './persons.store.ts'

export type StaffPerson = Selectable<Tables['staff']>

/** The row that a token names; undefined for what is the number of nobody. */
export function staffNumber(staffId: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(staffId) ? Number(staffId) : undefined
}

const columns = [
  's.shop_id',
  's.id',
  's.person_id',
  's.email',
  's.name',
  's.role',
  's.tokens_since',
  's.created_at',
  's.disabled_at',
  'p.password_hash',
] as const

/** Whoever works here, with the password of the person: it is the same in every shop. */
function staffAtWork(tx: Tx) {
  return tx
    .selectFrom('staff as s')
    .innerJoin('people as p', 'p.id', 's.person_id')
    .select(columns)
    .where('s.disabled_at', 'is', null)
}

/** Somebody who works here, however the e-mail was typed. */
export async function findStaffByEmail(tx: Tx, email: string): Promise<StaffPerson | undefined> {
  const normal = email.trim().toLowerCase()
  return staffAtWork(tx).where('s.email', '=', normal).executeTakeFirst()
}

export async function findStaff(tx: Tx, id: number): Promise<StaffPerson | undefined> {
  return staffAtWork(tx).where('s.id', '=', id).executeTakeFirst()
}

export async function lockStaff(tx: Tx, id: number): Promise<StaffPerson | undefined> {
  return staffAtWork(tx).where('s.id', '=', id).forUpdate().executeTakeFirst()
}

export async function listStaff(tx: Tx): Promise<StaffPerson[]> {
  return tx.selectFrom('staff').selectAll().orderBy('disabled_at', 'desc').orderBy('email').execute()
}

/** The role of who may use a token of this moment. */
export async function findRoleOfToken(tx: Tx, id: number, issuedAt: Date): Promise<RoleId | undefined> {
  const row = await tx
    .selectFrom('staff')
    .select('role')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where('tokens_since', '<=', issuedAt)
    .executeTakeFirst()
  return row && isRole(row.role) ? row.role : undefined
}

export type StaffToSave = {
  personId: number
  email: string
  name: string
  passwordHash: string
  /** Somebody who is known keeps theirs without it; somebody new is an owner. */
  role: RoleId | undefined
  tokensSince: Date
  now: Date
}

/**
 * Adds a person, or gives the one with this e-mail another password and their place back. Every password has a
 * second of its own, so that tokens of two made in one second are told apart.
 */
export async function saveStaff(tx: Tx, person: StaffToSave): Promise<StaffPerson> {
  const row = {
    name: person.name,
    person_id: person.personId,
    // read by the release before this one alone
    password_hash: person.passwordHash,
    disabled_at: null,
  }
  return tx
    .insertInto('staff')
    .values({
      ...row,
      role: person.role ?? 'owner',
      tokens_since: person.tokensSince,
      email: person.email,
      created_at: person.now,
    })
    .onConflict((known) =>
      known.columns(['shop_id', 'email']).doUpdateSet({
        ...row,
        ...(person.role && { role: person.role }),
        tokens_since: sql`greatest(excluded.tokens_since, staff.tokens_since + interval '1 second')`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function disableStaff(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('staff').set({ disabled_at: now }).where('id', '=', id).execute()
}

/** Gives a person a place in the shop, or the one back that they had. */
export async function giveStaffPlace(
  tx: Tx,
  { person, role, now }: { person: Pick<StoredPerson, 'id' | 'email' | 'name'>; role: RoleId; now: Date },
): Promise<void> {
  const place = { role, person_id: person.id, name: person.name, tokens_since: now, disabled_at: null }
  await tx
    .insertInto('staff')
    .values({ ...place, email: person.email, password_hash: null, created_at: now })
    .onConflict((known) => known.columns(['shop_id', 'email']).doUpdateSet(place))
    .execute()
}
