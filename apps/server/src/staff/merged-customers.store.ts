/** Customers who became part of another: what they would bring, and by what they are still found. */
import { sql } from 'kysely'
import type { PersonalData } from '../customers/personal-data.ts'
import { everybodyWith } from '../customers/same-email.store.ts'
import type { Tx } from '../db/database.ts'

/** What goes along with a customer of these numbers: how many of each. */
export type MergeContents = {
  orders: number
  quotes: number
  addresses: number
  designs: number
  logos: number
  notes: number
  favorites: number
}

/** What stays behind, because it lets somebody in or is the browser's. */
export type MergeLeavings = { hasPassword: boolean; identities: number; cartLines: number; guests: number }

export async function findMergeContents(
  tx: Tx,
  ids: readonly number[],
): Promise<{ contents: MergeContents; leavings: MergeLeavings }> {
  const theirs = sql`customer_id = any(${ids}::integer[])`
  const { rows } = await sql<MergeContents & MergeLeavings>`
    select (select count(*) from orders where ${theirs})::integer as orders,
      (select count(distinct number) from quotes where ${theirs})::integer as quotes,
      (select count(*) from addresses where ${theirs})::integer as addresses,
      (select count(*) from designs where ${theirs})::integer as designs,
      (select count(*) from uploads where ${theirs} and kind = 'logo')::integer as logos,
      (select count(*) from customer_notes where ${theirs})::integer as notes,
      (select count(*) from favorites where ${theirs})::integer as favorites,
      (select coalesce(bool_or(password_hash is not null), false) from customers
        where id = any(${ids}::integer[])) as "hasPassword",
      (select count(*) from customer_identities where ${theirs})::integer as identities,
      (select coalesce(sum(jsonb_array_length(lines)), 0) from carts where ${theirs})::integer as "cartLines",
      (select count(*) from customers where id = any(${ids}::integer[]) and is_guest)::integer as guests`.execute(
    tx,
  )
  const [found] = rows
  if (!found) throw new Error('the contents of a merge gave no row')
  const { hasPassword, identities, cartLines, guests, ...contents } = found
  return { contents, leavings: { hasPassword, identities, cartLines, guests } }
}

/** A number of somebody with this e-mail, however it was typed. */
export async function findNumberOfEmail(tx: Tx, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from ${everybodyWith(email.trim().toLowerCase())} e
    order by is_guest, id desc limit 1`.execute(tx)
  return rows[0]?.id
}

type Merge = { sources: readonly number[]; target: number; by: string; at: Date }

/** Everything of these customers becomes the account's. There is no way back. */
export async function mergeInto(tx: Tx, { sources, target, by, at }: Merge): Promise<void> {
  for (const source of sources.toSorted((one, other) => one - other)) {
    await sql`select merge_customer(${source}::integer, ${target}::integer, ${by}, ${at})`.execute(tx)
  }
}

/** The e-mails that became part of these customers, the last one first. */
export async function listMergedEmails(tx: Tx, customerIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from merged_customers where customer_id = any(${customerIds}::integer[])
    group by email order by max(merged_at) desc`.execute(tx)
  return rows.map(({ email }) => email)
}

/** By which other e-mails the shop knew this person. */
export const mergedCustomersPersonalData: PersonalData = {
  name: 'mergedCustomers',
  async gather(tx, customer) {
    const { rows } = await sql`
      select email, full_name, merged_at from merged_customers where customer_id = ${customer.id}
      order by merged_at`.execute(tx)
    return rows
  },
  async erase(tx, customer) {
    await sql`delete from merged_customers where customer_id = ${customer.id}`.execute(tx)
    return []
  },
}
