import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { openClient } from '../db/open-client.ts'
import type { Tables } from '../db/tables.ts'

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    /** How many, by table. */
    'shop_deletions.rows': Record<string, number>
  }
}

export type ShopDeletion = Selectable<Tables['shop_deletions']>

type NewDeletion = {
  shop: { id: number; name: string }
  by: string
  at: Date
  dueAt: Date
  exportId: string
}

export async function addDeletion(tx: Tx, { shop, by, at, dueAt, exportId }: NewDeletion): Promise<void> {
  await tx
    .insertInto('shop_deletions')
    .values({
      shop_number: shop.id,
      shop_name: shop.name,
      asked_by: by,
      asked_at: at,
      due_at: dueAt,
      export_id: exportId,
      finished_at: null,
    })
    .execute()
}

export async function markTakenBack(tx: Tx, shop: number, at: Date): Promise<void> {
  await tx
    .updateTable('shop_deletions')
    .set({ state: 'taken_back', finished_at: at })
    .where('shop_number', '=', shop)
    .where('state', '=', 'planned')
    .execute()
}

/** PostgreSQL asks by itself whether the person is an operator. False: it is not suspended, or planned already, or it moves. */
export async function planShopDeletion(tx: Tx, operator: number, shop: number, due: Date): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select plan_shop_deletion(${operator}, ${shop}, ${due}) as done`.execute(tx)
  return rows[0]?.done ?? false
}

/** As the owner of the tables, for the console; null takes it back. False: as those of operators say. */
export async function saveDeletionDate(
  homeOwnerUrl: string,
  shop: number,
  due: Date | null,
): Promise<boolean> {
  const client = await openClient(homeOwnerUrl)
  try {
    const { rows } = await client.query<{ kept: boolean }>('select keep_deletion_date($1, $2) as kept', [
      shop,
      due,
    ])
    return rows[0]?.kept ?? false
  } finally {
    await client.end()
  }
}

/** False: nothing is planned, or it has begun. */
export async function takeBackShopDeletion(tx: Tx, operator: number, shop: number): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select take_back_shop_deletion(${operator}, ${shop}) as done`.execute(tx)
  return rows[0]?.done ?? false
}

export async function listOpenDeletions(tx: Tx): Promise<ShopDeletion[]> {
  return tx
    .selectFrom('shop_deletions')
    .selectAll()
    .where('state', 'in', ['planned', 'running'])
    .orderBy('due_at')
    .execute()
}

/** The last first, without those that were taken back. */
export async function listDeletions(tx: Tx): Promise<ShopDeletion[]> {
  return tx
    .selectFrom('shop_deletions')
    .selectAll()
    .where('state', '!=', 'taken_back')
    .orderBy('asked_at', 'desc')
    .limit(50)
    .execute()
}

/** What is planned for the shop. */
export async function findOpenDeletion(tx: Tx, shop: number): Promise<ShopDeletion | undefined> {
  return tx
    .selectFrom('shop_deletions')
    .selectAll()
    .where('shop_number', '=', shop)
    .where('state', 'in', ['planned', 'running'])
    .executeTakeFirst()
}

export async function nameExport(tx: Tx, deletion: number, exportId: string): Promise<void> {
  await tx.updateTable('shop_deletions').set({ export_id: exportId }).where('id', '=', deletion).execute()
}

/** False: it is not due by the clock of the database. From then on nobody finds the shop. */
export async function beginShopDeletion(tx: Tx, { id, shop_number }: ShopDeletion): Promise<boolean> {
  const { rows } = await sql<{ begun: boolean }>`select begin_shop_deletion(${shop_number}) as begun`.execute(
    tx,
  )
  if (!rows[0]?.begun) return false
  await tx.updateTable('shop_deletions').set({ state: 'running' }).where('id', '=', id).execute()
  return true
}

/** In the cell of a shop that lives elsewhere. False: there it is not suspended. */
export async function beginDeletionInCell(tx: Tx, { shop_number, due_at }: ShopDeletion): Promise<boolean> {
  const { rows } = await sql<{ begun: boolean }>`
    select begin_deletion_in_cell(${shop_number}, ${due_at}) as begun`.execute(tx)
  return rows[0]?.begun ?? false
}

/** The cell of a shop, also of one that is being deleted; undefined: this cell has it no more. */
export async function findCellOfShop(tx: Tx, shop: number): Promise<string | undefined> {
  const { rows } = await sql<{ cell: string }>`select cell from shops where id = ${shop}`.execute(tx)
  return rows[0]?.cell
}

/** Deletes some rows of a table of the open shop. */
export async function deleteSomeRows(
  tx: Tx,
  { table, most }: { table: string; most: number },
): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    select delete_shop_rows(${table}::regclass, ${most}) as deleted`.execute(tx)
  return rows[0]?.deleted ?? 0
}

export async function countDeletedRows(
  tx: Tx,
  deletion: number,
  { table, deleted }: { table: string; deleted: number },
): Promise<void> {
  await sql`
    update shop_deletions
    set rows = jsonb_set(rows, array[${table}], to_jsonb(coalesce((rows ->> ${table})::bigint, 0) + ${deleted}::integer))
    where id = ${deletion}`.execute(tx)
}

export async function countDeletedFiles(tx: Tx, deletion: number, files: number): Promise<void> {
  await sql`update shop_deletions set files = files + ${files} where id = ${deletion}`.execute(tx)
}

/** The row of the open shop goes last in its cell. */
export async function endShopDeletion(tx: Tx): Promise<void> {
  await sql`select end_shop_deletion()`.execute(tx)
}

/** The row of the directory, where the shop lived in another cell. */
export async function endDeletionInDirectory(tx: Tx, shop: number): Promise<void> {
  await sql`select end_deletion_in_directory(${shop})`.execute(tx)
}

export async function markDeleted(tx: Tx, deletion: number, at: Date): Promise<void> {
  await tx
    .updateTable('shop_deletions')
    .set({ state: 'done', finished_at: at })
    .where('id', '=', deletion)
    .execute()
}

/** Rows of each table of the open shop. */
export async function countRows(tx: Tx, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from ${sql.table(table)}`.execute(tx)
    counts[table] = rows[0]?.n ?? 0
  }
  return counts
}

/** Tables whose rows a shop takes over that is made like another, with the addresses of their pictures. */
const tablesWithPictures = ['families', 'techniques', 'look_drafts', 'look_publications', 'generics'] as const

/** Pictures of that name which the open shop shows, as in their addresses. */
export async function listPicturesOf(tx: Tx, shop: number, name: string): Promise<string[]> {
  const pattern = `/pictures/((?:shops/)?${name}/[a-z0-9-]+)`
  const found: string[] = []
  for (const table of tablesWithPictures) {
    const { rows } = await sql<{ name: string }>`
      select distinct match[1] as name
      from ${sql.table(table)} t, regexp_matches(to_jsonb(t)::text, ${pattern}, 'g') as match`.execute(tx)
    found.push(...rows.map((row) => row.name))
  }
  const { rows } = await sql<{ name: string }>`
    select distinct match[1] as name
    from shops t, regexp_matches(to_jsonb(t)::text, ${pattern}, 'g') as match where t.id = ${shop}`.execute(
    tx,
  )
  return [...found, ...rows.map((row) => row.name)]
}
