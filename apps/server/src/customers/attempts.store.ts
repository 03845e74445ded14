import { createHash } from 'node:crypto'
import { DAY_MS } from '@estampa/domain/time'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export const HOUR_MS = 3600_000
const WINDOW_MS = 15 * 60_000
const LONGEST_WINDOW_MS = DAY_MS

/** Where tries are counted: those at a shop's doors in the shop, those at the back office's in `person_tries`. */
export type AttemptTable = 'tries' | 'person_tries'

/** The subject that is counted, and the failures that it may have in the window (15 minutes if not said). */
export type AttemptLimit = { subject: string; most: number; windowMs?: number }

/**
 * Counts a try before it is known to fail, so that a hundred at once cannot all slip under the limit. Limits
 * come from the narrowest to the widest, in the same order for every try of a kind. What one of them refuses is
 * not counted by the wider ones after it: who is stopped at one address cannot use up what an account has left
 * for everybody else.
 */
export async function countAttempt(
  tx: Tx,
  limits: readonly AttemptLimit[],
  now: Date,
  table: AttemptTable = 'tries',
): Promise<boolean> {
  for (const { subject, most, windowMs } of limits) {
    const start = new Date(now.getTime() - (windowMs ?? WINDOW_MS))
    const { rows } = await sql<{ count: number }>`
      insert into ${sql.table(table)} as t (subject, window_start, count) values (${hashOf(subject)}, ${now}, 1)
      on conflict on constraint ${sql.ref(`${table}_pkey`)} do update set
        count = case when t.window_start < ${start} then 1 else t.count + 1 end,
        window_start = case when t.window_start < ${start} then ${now} else t.window_start end
      returning count`.execute(tx)
    if ((rows[0]?.count ?? 0) > most) return false
  }
  return true
}

/** The try was right after all: it leaves no mark. Rows are held in the order in which tries are counted. */
export async function forgetAttempt(
  tx: Tx,
  limits: readonly AttemptLimit[],
  table: AttemptTable = 'tries',
): Promise<void> {
  for (const { subject } of limits) {
    await sql`update ${sql.table(table)} set count = count - 1 where subject = ${hashOf(subject)} and count > 0`.execute(
      tx,
    )
  }
}

/** Removes the counts of somebody who asked to be forgotten. */
export async function forgetSubjects(
  tx: Tx,
  subjects: readonly string[],
  table: AttemptTable = 'tries',
): Promise<void> {
  await sql`delete from ${sql.table(table)} where subject = any(${subjects.map(hashOf)}::bytea[])`.execute(tx)
}

/** Windows that are over, whatever their length. */
export async function forgetOldAttempts(tx: Tx, now: Date, table: AttemptTable = 'tries'): Promise<void> {
  const before = new Date(now.getTime() - LONGEST_WINDOW_MS)
  await tx.deleteFrom(table).where('window_start', '<', before).execute()
}

/** E-mails and addresses are not kept in the clear. */
function hashOf(subject: string): Buffer {
  return createHash('sha256').update(subject).digest()
}
