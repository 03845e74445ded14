import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { secretColumns } from './secret-columns.ts'
import type { ShopTable } from './shop-tables.store.ts'

const BATCH = 200

/** Every row of a table of the open shop as JSON, some at a time, by their primary key where they have one. The transaction is a snapshot. */
export async function* readArchivedRows(tx: Tx, { name, key }: ShopTable): AsyncGenerator<string[]> {
  const cursor = sql.id(`archived_${name}`)
  const order = key.length > 0 ? sql`order by ${sql.join(key.map((column) => sql.ref(column)))}` : sql``
  const secrets = [...(secretColumns[name] ?? [])]
  const shown =
    secrets.length > 0 ? sql`to_jsonb(t) - ${sql.lit(`{${secrets.join(',')}}`)}::text[]` : sql`to_jsonb(t)`
  await sql`declare ${cursor} no scroll cursor for
    select (${shown})::text as line from ${sql.table(name)} as t ${order}`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch forward ${sql.lit(BATCH)} from ${cursor}`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close ${cursor}`.execute(tx)
}

/** The row of the shop itself, and whoever works there by name. */
export async function readShopRow(tx: Tx, shop: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select to_jsonb(s)::text as line from shops s where id = ${shop}`.execute(tx)
  return rows.map(({ line }) => line)
}

export async function readPeopleOfShop(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select jsonb_build_object('id', p.id, 'email', p.email, 'name', p.name)::text as line
    from people p where p.id in (select person_id from staff) order by p.id`.execute(tx)
  return rows.map(({ line }) => line)
}

/** The last migration of this database: of which form the rows are. */
export async function findSchemaVersion(tx: Tx): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from migrations`.execute(tx)
  return rows[0]?.name ?? ''
}
