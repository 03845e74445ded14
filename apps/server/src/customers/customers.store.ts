import { isRefusal } from '@estampa/domain/refusal'
import type { Generated, Selectable } from 'kysely'
import type { Tx } from '../db/database.ts'
import { hashPassword } from './passwords.ts'

type CustomerRow = {
  shop_id: Generated<number>
  id: Generated<number>
  email: string
  full_name: string
  phone_number: string
  company: string
  password_hash: string | null
  verified_at: Date | null
  created_at: Generated<Date>
}

declare module '../db/tables.ts' {
  interface Tables {
    customers: CustomerRow
  }
}

export type Customer = Selectable<CustomerRow>

/** What the demo and the tests know of a person before there is an account. */
export type CustomerToSave = {
  email: string
  fullName: string
  phoneNumber: string
  company: string
  /** Null for people who only sign in elsewhere. */
  password: string | null
  /** The e-mail is known to be theirs. */
  verified: boolean
}

export async function findCustomer(tx: Tx, id: number): Promise<Customer | undefined> {
  return tx.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** However the e-mail was typed. */
export async function findCustomerByEmail(tx: Tx, email: string): Promise<Customer | undefined> {
  const normal = email.trim().toLowerCase()
  return tx.selectFrom('customers').selectAll().where('email', '=', normal).executeTakeFirst()
}

/** Adds a person, or renews the one with this e-mail. */
export async function saveCustomer(tx: Tx, person: CustomerToSave): Promise<Customer> {
  const password = person.password === null ? null : await hashPassword(person.password)
  if (isRefusal(password)) throw new Error('too many passwords are being hashed at once')
  const row = {
    email: person.email.trim().toLowerCase(),
    full_name: person.fullName,
    phone_number: person.phoneNumber,
    company: person.company,
    password_hash: password,
    verified_at: person.verified ? new Date() : null,
  }
  return tx
    .insertInto('customers')
    .values(row)
    .onConflict((known) => known.columns(['shop_id', 'email']).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()
}
