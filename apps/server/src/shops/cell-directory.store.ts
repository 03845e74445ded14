/**
 * The directory of shops that live in other cells: the row that the home cell keeps of each. It has what leads there (name,
 * cell, hosts, whether it is open) and when the shop is to be deleted; all else is in the row of its own cell.
 */
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { withTransaction } from '../db/transaction.ts'

/** Nothing where the shop lives in the home cell. Throws a unique violation where another shop has one of them. */
export async function reserveHosts(tx: Tx, shop: number, hosts: readonly string[]): Promise<void> {
  await sql`select reserve_hosts(${shop}, ${hosts}::text[])`.execute(tx)
}

type RoutingFacts = {
  readonly state: string
  readonly host: string | null
  readonly otherHosts: readonly string[]
}

type DirectoryEntry = { readonly cell: string; readonly version: number }

export async function findDirectoryEntry(tx: Tx, shop: number): Promise<DirectoryEntry | undefined> {
  const { rows } = await sql<DirectoryEntry>`
    select cell, version from shops where id = ${shop} and deleting_since is null`.execute(tx)
  return rows[0]
}

export async function readRoutingFacts(tx: Tx, shop: number): Promise<RoutingFacts | undefined> {
  const { rows } = await sql<RoutingFacts>`
    select state, host, other_hosts as "otherHosts" from shops where id = ${shop}`.execute(tx)
  return rows[0]
}

/** Writes what the shop says in its cell, unless the directory has changed since it had this version. */
export async function saveRoutingFacts(
  tx: Tx,
  shop: number,
  seen: number,
  { state, host, otherHosts }: RoutingFacts,
): Promise<void> {
  await sql`select settle_directory(${shop}, ${seen}, ${state}, ${host}, ${otherHosts}::text[])`.execute(tx)
}

/** PostgreSQL asks by itself whether the person is an operator. False: the deletion of the shop is planned. */
export async function noteShopState(tx: Tx, operator: number, shop: number, state: string): Promise<boolean> {
  const { rows } = await sql<{ noted: boolean }>`
    select note_shop_state(${operator}, ${shop}, ${state}) as noted`.execute(tx)
  return rows[0]?.noted ?? false
}

/** The same as the owner of the tables, for the console. */
export async function noteShopStateAsOwner(
  homeOwnerUrl: string,
  shop: number,
  state: string,
): Promise<boolean> {
  return withTransaction(homeOwnerUrl, async (client) => {
    await client.query(`select set_config('estampa.directory', 'on', true)`)
    const { rowCount } = await client.query(
      `update shops set state = $2, version = version + 1 where id = $1 and cell <> 'home' and delete_at is null`,
      [shop, state],
    )
    return rowCount === 1
  })
}

/** PostgreSQL asks by itself; for what is written in the other cell alone. */
export async function requireOperator(tx: Tx, operator: number): Promise<void> {
  await sql`select require_operator(${operator})`.execute(tx)
}
