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

const MOST_CHANGES = 20

/** What the people of the shop did to an order after a version of it, oldest first. */
export async function listOrderChangesSince(
  tx: Tx,
  orderId: string,
  version: number,
): Promise<Pick<StoredChange, 'who' | 'call' | 'at'>[]> {
  const { rows } = await sql<Pick<StoredChange, 'who' | 'call' | 'at'>>`
    select who, call, at from (
      select id, who, call, at from changes
      where subject_kind = 'order' and subject_id = ${orderId} and (after ->> 'version')::integer > ${version}
      order by id desc limit ${MOST_CHANGES}) newest
    order by id`.execute(tx)
  return rows
}

/** Who changed this last; null: nobody from the office. */
export async function findLastAuthor(tx: Tx, kind: string, subject: string): Promise<string | null> {
  const { rows } = await sql<Pick<StoredChange, 'who'>>`
    select who from changes where subject_kind = ${kind} and subject_id = ${subject}
    order by id desc limit 1`.execute(tx)
  return rows[0]?.who ?? null
}
