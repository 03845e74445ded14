/** E-mails that a shop keeps from signing in and buying, with or without an account. */
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { everybodyWith } from './same-email.store.ts'

export type Block = { reason: string; by: string; at: Date }

/** Guests and accounts each have their own index of e-mails: one condition over both would read every customer. */
export async function isBlocked(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`
    select exists (select from customers where email = ${email} and is_guest and blocked_at is not null)
      or exists (select from customers where email = ${email} and not is_guest and blocked_at is not null)
      as blocked`.execute(tx)
  return rows[0]?.blocked ?? false
}

/** Of everybody with this e-mail; null lets them in again. */
export async function saveBlock(tx: Tx, email: string, block: Block | null): Promise<void> {
  const { at, by, reason } = block ?? { at: null, by: '', reason: '' }
  await sql`update customers set blocked_at = ${at}, blocked_by = ${by}, blocked_reason = ${reason}
    where id = any(array(select id from ${everybodyWith(email)} e))`.execute(tx)
}
