import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type StoredChange = Selectable<Tables['changes']>

export type ChangesQuery = {
  kind: string | undefined
  subject: string | undefined
  who: string | undefined
  call: string | undefined
  /** Only those before this one. */
  before: number | undefined
  take: number
}

/** The newest first. */
export async function listAuditedChanges(
  tx: Tx,
  { kind, subject, who, call, before, take }: ChangesQuery,
): Promise<StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    select * from changes
    where ${kind === undefined ? sql`true` : sql`subject_kind = ${kind}`}
      and ${subject === undefined ? sql`true` : sql`subject_id = ${subject}`}
      and ${who === undefined ? sql`true` : sql`who = ${who}`}
      and ${call === undefined ? sql`true` : sql`call = ${call}`}
      and ${before === undefined ? sql`true` : sql`id < ${before}`}
    order by id desc limit ${take}`.execute(tx)
  return rows
}
