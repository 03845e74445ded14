import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type StoredReply = { id: number; name: string; text: string }

export async function listSavedReplies(tx: Tx): Promise<StoredReply[]> {
  const { rows } = await sql<StoredReply>`
    select id, name, text from saved_replies order by lower(name), id`.execute(tx)
  return rows
}

/** Saves of one shop wait for each other, so that none passes the limit. */
export async function lockSavedReplies(tx: Tx): Promise<StoredReply[]> {
  await sql`select pg_advisory_xact_lock(hashtext('saved_replies'), current_shop())`.execute(tx)
  return listSavedReplies(tx)
}

export async function insertSavedReply(tx: Tx, { name, text }: Omit<StoredReply, 'id'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_replies (name, text) values (${name}, ${text}) returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function changeSavedReply(tx: Tx, { id, name, text }: StoredReply): Promise<void> {
  await sql`update saved_replies set name = ${name}, text = ${text} where id = ${id}`.execute(tx)
}

export async function deleteSavedReply(tx: Tx, id: number): Promise<void> {
  await sql`delete from saved_replies where id = ${id}`.execute(tx)
}
