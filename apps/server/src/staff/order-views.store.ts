import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type StoredOrderView = {
  id: number
  staffId: number
  name: string
  query: string
  isShared: boolean
  by: string
}
export type OrderViewToSave = Pick<StoredOrderView, 'name' | 'query' | 'isShared'>

const columns = sql`v.id, v.staff_id as "staffId", v.name, v.query, v.is_shared as "isShared",
  coalesce(s.name, '') as by from order_views v left join staff s on s.shop_id = v.shop_id and s.id = v.staff_id`

/** The person's own and the shop's, by their names. */
export async function listOrderViews(tx: Tx, staffId: number): Promise<StoredOrderView[]> {
  const { rows } = await sql<StoredOrderView>`
    select ${columns} where v.staff_id = ${staffId} or v.is_shared order by lower(v.name), v.id`.execute(tx)
  return rows
}

/** Saves of one person wait for each other, so that none passes the limit. */
export async function lockOrderViews(tx: Tx, staffId: number): Promise<StoredOrderView[]> {
  await sql`select from staff where id = ${staffId} for no key update`.execute(tx)
  return listOrderViews(tx, staffId)
}

export async function insertOrderView(
  tx: Tx,
  staffId: number,
  { name, query, isShared }: OrderViewToSave,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into order_views (staff_id, name, query, is_shared, created_at)
    values (${staffId}, ${name}, ${query}, ${isShared}, ${now}) returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function changeOrderView(
  tx: Tx,
  id: number,
  { name, query, isShared }: OrderViewToSave,
): Promise<void> {
  await sql`
    update order_views set name = ${name}, query = ${query}, is_shared = ${isShared} where id = ${id}`.execute(
    tx,
  )
}

export async function deleteOrderView(tx: Tx, id: number): Promise<void> {
  await sql`delete from order_views where id = ${id}`.execute(tx)
}

export async function listTechniqueNames(tx: Tx): Promise<{ id: number; name: string }[]> {
  return tx.selectFrom('techniques').select(['id', 'name']).orderBy('name').execute()
}
