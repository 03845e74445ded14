import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** What was changed, with its fields before and after. Neither holds a buyer's personal data. */
export type RecordedChange = {
  subject: { kind: string; id: string; name: string }
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
}

/** Who changed it, when, from where, by which call. */
/** An operator of the installation is nobody of the shop: only their name stands here. */
export type ChangeOrigin = ({ staffId: number } | { keyId: number } | { operator: string }) & {
  call: string
  at: Date
  ip: string
  requestId: string
}

/** Kept in the transaction of the change, under the name that the person has then. Nobody may alter it later. */
export async function insertChange(
  tx: Tx,
  { subject, before, after }: RecordedChange,
  { call, at, ip, requestId, ...author }: ChangeOrigin,
): Promise<void> {
  const from = authorOf(author)
  const { rows } = await sql<{ id: number }>`
    with author (staff_id, key_id, who) as (select ${from})
    insert into changes (at, staff_id, key_id, who, call, subject_kind, subject_id, subject_name, before, after, ip, request_id)
    select ${at}, staff_id, key_id, who, ${call}, ${subject.kind}, ${subject.id}, ${subject.name},
      ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, ${ip}, ${requestId}
    from author returning id`.execute(tx)
  if (rows.length !== 1) throw new Error(`nobody of the shop made the change ${call}`)
}

function authorOf(author: { staffId: number } | { keyId: number } | { operator: string }) {
  if ('operator' in author) return sql`null::integer, null::integer, ${author.operator}::text`
  return 'keyId' in author
    ? sql`null::integer, id, 'API: ' || name from api_keys where id = ${author.keyId}`
    : sql`id, null::integer, name from staff where id = ${author.staffId}`
}
