/**
 * Leaving without signing in. The link's token is made from the request's code and the server's secret, so that
 * the table holds nothing that works and a mail that is written again carries the same one.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type ClosureScope = Tables['leave_requests']['what']

const HOUR_MS = 3600_000
/** The hours that the link is valid, which the mail says too. */
export const CLOSURE_LINK_HOURS = 48
const KEPT_DAYS = 90
const TOKEN_LENGTH = 32

export type StoredClosure = Pick<Selectable<Tables['leave_requests']>, 'code' | 'what' | 'email' | 'done_at'>

export function closureToken(config: Config, shopId: number, code: string): string {
  return createHmac('sha256', derivedKey(config, 'leaving'))
    .update(`${shopId} ${code}`)
    .digest('base64url')
    .slice(0, TOKEN_LENGTH)
}

export function isClosureToken(config: Config, shopId: number, code: string, typed: string): boolean {
  const [one, other] = [Buffer.from(closureToken(config, shopId, code)), Buffer.from(typed)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export async function saveClosureRequest(
  tx: Tx,
  { code, what, email }: Omit<StoredClosure, 'done_at'>,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + CLOSURE_LINK_HOURS * HOUR_MS)
  await tx
    .insertInto('leave_requests')
    .values({ code, what, email, requested_at: now, expires_at, done_at: null })
    .execute()
}

export async function findClosureRequest(tx: Tx, code: string): Promise<StoredClosure | undefined> {
  return tx
    .selectFrom('leave_requests')
    .select(['code', 'what', 'email', 'done_at'])
    .where('code', '=', code)
    .executeTakeFirst()
}

/** Marks it as done, once. Undefined where it is over or was done before. */
export async function finishClosure(tx: Tx, code: string, now: Date): Promise<StoredClosure | undefined> {
  return tx
    .updateTable('leave_requests')
    .set({ done_at: now })
    .where('code', '=', code)
    .where('done_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['code', 'what', 'email', 'done_at'])
    .executeTakeFirst()
}

/** The shop keeps what it was asked for as long as it keeps mails. */
export async function forgetOldClosureRequests(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * HOUR_MS)
  await sql`delete from leave_requests where requested_at < ${before}`.execute(tx)
}
