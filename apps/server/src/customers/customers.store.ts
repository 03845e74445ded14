import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type Customer = Selectable<Tables['customers']>

/** A person of the demo or of a test before there is an account. */
export type CustomerToSave = {
  email: string
  fullName: string
  phoneNumber: string
  company: string
  /** Null for people who only sign in elsewhere. */
  passwordHash: string | null
  /** The e-mail is known to be theirs. */
  verified: boolean
}

/** Guests share their e-mail with anybody and are never found by it. */
export const isAccount = sql<SqlBool>`not is_guest`

export async function findCustomer(tx: Tx, id: number): Promise<Customer | undefined> {
  return tx.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** However the e-mail was typed. */
export async function findCustomerByEmail(tx: Tx, email: string): Promise<Customer | undefined> {
  const normal = email.trim().toLowerCase()
  return tx
    .selectFrom('customers')
    .selectAll()
    .where('email', '=', normal)
    .where(isAccount)
    .executeTakeFirst()
}

/** Adds a person, or renews the one with this e-mail. */
export async function saveCustomer(tx: Tx, person: CustomerToSave): Promise<Customer> {
  const row = {
    email: person.email.trim().toLowerCase(),
    full_name: person.fullName,
    phone_number: person.phoneNumber,
    company: person.company,
    password_hash: person.passwordHash,
    verified_at: person.verified ? new Date() : null,
  }
  return tx
    .insertInto('customers')
    .values(row)
    .onConflict((known) => known.columns(['shop_id', 'email']).where(isAccount).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Holds the person's row until the transaction ends: what two requests do to one account comes in turn. */
export async function lockCustomer(tx: Tx, id: number): Promise<Customer | undefined> {
  return tx.selectFrom('customers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Holds the account with this e-mail until the transaction ends. */
export async function lockCustomerByEmail(tx: Tx, email: string): Promise<Customer | undefined> {
  return tx
    .selectFrom('customers')
    .selectAll()
    .where('email', '=', email)
    .where(isAccount)
    .forUpdate()
    .executeTakeFirst()
}

export type Registration = {
  email: string
  fullName: string
  phoneNumber: string
  company: string
  passwordHash: string
}

/** Opens an account that waits to be confirmed. False: there is one with this e-mail, which stays as it is. */
export async function addUnconfirmed(tx: Tx, person: Registration, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('customers')
    .values({
      email: person.email,
      full_name: person.fullName,
      phone_number: person.phoneNumber,
      company: person.company,
      password_hash: person.passwordHash,
      created_at: now,
      verified_at: null,
    })
    .onConflict((known) => known.columns(['shop_id', 'email']).where(isAccount).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

type Changes = Partial<
  Pick<
    Customer,
    'email' | 'full_name' | 'phone_number' | 'company' | 'password_hash' | 'verified_at' | 'created_at'
  >
>

export async function changeCustomer(tx: Tx, id: number, changes: Changes): Promise<Customer> {
  return tx
    .updateTable('customers')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes the account away, and with it what only exists for it: sessions, codes. */
export async function dropCustomer(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('customers').where('id', '=', id).execute()
}

/** Accounts that were opened before this moment and never confirmed, and guests who asked for nothing after all. */
export async function forgetUnconfirmed(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('customers')
    .where(sql<SqlBool>`case when is_guest then not exists (
        select from orders o where o.shop_id = customers.shop_id and o.customer_id = customers.id) and not exists (
        select from quotes q where q.shop_id = customers.shop_id and q.customer_id = customers.id)
      else verified_at is null end`)
    .where('closed_at', 'is', null)
    .where('created_at', '<', before)
    .execute()
}

/** Leaves nothing of the person but the account's number. */
export async function closeCustomer(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      // no e-mail that anybody could type, and nobody else's
      email: `closed ${id}`,
      full_name: '',
      phone_number: '',
      company: '',
      password_hash: null,
      verified_at: null,
      blocked_at: null,
      blocked_by: '',
      blocked_reason: '',
      closed_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export async function listClosed(tx: Tx): Promise<Customer[]> {
  return tx.selectFrom('customers').selectAll().where('closed_at', 'is not', null).orderBy('id').execute()
}
