import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The lists that have views. */
export type ListOfViews = 'orders' | 'products'

export type StoredListView = {
  id: number
  staffId: number
  name: string
  query: string
  isShared: boolean
  by: string
}
export type ListViewToSave = Pick<StoredListView, 'name' | 'query' | 'isShared'>

/** The person's own and the shop's, by their names. */
export async function listViewsOf(tx: Tx, list: ListOfViews, staffId: number): Promise<StoredListView[]> {
  const { rows } = await sql<StoredListView>`
    select v.id, v.staff_id as "staffId", v.name, v.query, v.is_shared as "isShared", coalesce(s.name, '') as by
    from list_views v left join staff s on s.shop_id = v.shop_id and s.id = v.staff_id
    where v.list = ${list} and (v.staff_id = ${staffId} or v.is_shared) order by lower(v.name), v.id`.execute(
    tx,
  )
  return rows
}

/** Saves of one person wait for each other, so that none passes the limit. */
export async function lockViewsOf(tx: Tx, list: ListOfViews, staffId: number): Promise<StoredListView[]> {
  await sql`select from staff where id = ${staffId} for no key update`.execute(tx)
  return listViewsOf(tx, list, staffId)
}

export async function insertListView(
  tx: Tx,
  { list, staffId, now }: { list: ListOfViews; staffId: number; now: Date },
  { name, query, isShared }: ListViewToSave,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into list_views (list, staff_id, name, query, is_shared, created_at)
    values (${list}, ${staffId}, ${name}, ${query}, ${isShared}, ${now}) returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function changeListView(
  tx: Tx,
  id: number,
  { name, query, isShared }: ListViewToSave,
): Promise<void> {
  await sql`
    update list_views set name = ${name}, query = ${query}, is_shared = ${isShared} where id = ${id}`.execute(
    tx,
  )
}

export async function deleteListView(tx: Tx, id: number): Promise<void> {
  await sql`delete from list_views where id = ${id}`.execute(tx)
}

export async function listTechniqueNames(tx: Tx): Promise<{ id: number; name: string }[]> {
  return tx.selectFrom('techniques').select(['id', 'name']).orderBy('name').execute()
}
