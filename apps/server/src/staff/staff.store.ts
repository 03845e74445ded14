import { isRole, type RoleId } from '@estampa/domain/staff'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type StaffPerson = Selectable<Tables['staff']>

/** The row that a token names; undefined for what is the number of nobody. */
export function staffNumber(staffId: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(staffId) ? Number(staffId) : undefined
}

/** Somebody who works here, however the e-mail was typed. */
export async function findStaffByEmail(tx: Tx, email: string): Promise<StaffPerson | undefined> {
  const normal = email.trim().toLowerCase()
  return tx
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', normal)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function findStaff(tx: Tx, id: number): Promise<StaffPerson | undefined> {
  return tx
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function lockStaff(tx: Tx, id: number): Promise<StaffPerson | undefined> {
  return tx
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
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
  const row = { name: person.name, password_hash: person.passwordHash, disabled_at: null }
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
