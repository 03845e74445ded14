/**
 * Codes that mails carry. A code is made from its row's id and the server's secret, so that the table holds
 * nothing that works and a mail that is written again carries the same code. It counts once, until it expires
 * or was guessed at too often; a later code of the same kind does not end an earlier one. A mail's link carries
 * a longer form of it that nobody can guess, which counts also where strangers have used the guesses up.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type CodePurpose, codeMinutes, MAX_WRONG_CODES } from '@estampa/domain/customers'
import { type SqlBool, sql } from 'kysely'
import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../db/database.ts'

export type CodeToSave = { id: string; customerId: number; purpose: CodePurpose; email?: string }
export type LiveCode = { id: string; purpose: CodePurpose; email: string | null }

const MINUTE_MS = 60_000
/** Without I, L, O and U, which people mistake for others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const LINK_LENGTH = 26

/** The code that the mail of this row carries. */
export function codeOf(config: Config, id: string): string {
  return lettersOf(config, id, LENGTH)
}

/** The form that the link of the mail carries: 130 bits. */
export function linkCodeOf(config: Config, id: string): string {
  return lettersOf(config, `link ${id}`, LINK_LENGTH)
}

export function isLinkCode(code: string): boolean {
  return code.length === LINK_LENGTH
}

function lettersOf(config: Config, subject: string, length: number): string {
  const bytes = createHmac('sha256', derivedKey(config, 'codes')).update(subject).digest().subarray(0, length)
  return Array.from(bytes, (byte) => LETTERS[byte & 31]).join('')
}

/** Adds the code, or lets it live on while its mail could not be sent; a used one stays used. */
export async function saveCode(tx: Tx, code: CodeToSave, now: Date): Promise<void> {
  const expires = new Date(now.getTime() + codeMinutes[code.purpose] * MINUTE_MS)
  await tx
    .insertInto('account_codes')
    .values({
      id: code.id,
      customer_id: code.customerId,
      purpose: code.purpose,
      email: code.email ?? null,
      created_at: now,
      expires_at: expires,
      used_at: null,
    })
    .onConflict((known) => known.columns(['shop_id', 'id']).doUpdateSet({ expires_at: expires }))
    .execute()
}

/** Also one that counts no more. */
export async function findCode(
  tx: Tx,
  id: string,
): Promise<(LiveCode & { used_at: Date | null }) | undefined> {
  return tx
    .selectFrom('account_codes')
    .select(['id', 'purpose', 'email', 'used_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The codes of a person that still count, the newest first. */
export async function listLiveCodes(
  tx: Tx,
  customerId: number,
  purposes: readonly CodePurpose[],
  now: Date,
): Promise<LiveCode[]> {
  const unused = await listUnusedCodes(tx, customerId, purposes, now)
  return unused.filter(({ wrong_tries }) => wrong_tries < MAX_WRONG_CODES)
}

function listUnusedCodes(tx: Tx, customerId: number, purposes: readonly CodePurpose[], now: Date) {
  return tx
    .selectFrom('account_codes')
    .select(['id', 'purpose', 'email', 'wrong_tries'])
    .where('customer_id', '=', customerId)
    .where(sql<SqlBool>`purpose = any(${[...purposes]})`)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
}

/**
 * Uses the code that was typed up. A wrong one counts against every code that it could have been. The person's
 * row must be locked: two requests with one code come one after the other.
 */
export async function useCode(
  tx: Tx,
  config: Config,
  { customerId, purposes, typed }: { customerId: number; purposes: readonly CodePurpose[]; typed: string },
  now: Date,
): Promise<LiveCode | undefined> {
  if (isLinkCode(typed)) return useLinkCode(tx, config, { customerId, purposes, typed }, now)
  const live = await listLiveCodes(tx, customerId, purposes, now)
  const found = live.find(({ id }) => isSame(codeOf(config, id), typed))
  const ids = found ? [found.id] : live.map(({ id }) => id)
  await tx
    .updateTable('account_codes')
    .set(found ? { used_at: now } : (of) => ({ wrong_tries: of('wrong_tries', '+', 1) }))
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .execute()
  return found
}

async function useLinkCode(
  tx: Tx,
  config: Config,
  { customerId, purposes, typed }: { customerId: number; purposes: readonly CodePurpose[]; typed: string },
  now: Date,
): Promise<LiveCode | undefined> {
  const unused = await listUnusedCodes(tx, customerId, purposes, now)
  const found = unused.find(({ id }) => isSame(linkCodeOf(config, id), typed))
  if (found) await tx.updateTable('account_codes').set({ used_at: now }).where('id', '=', found.id).execute()
  return found
}

/** Ends the codes that were sent before. */
export async function endCodes(
  tx: Tx,
  customerId: number,
  purposes: readonly CodePurpose[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account_codes')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where(sql<SqlBool>`purpose = any(${[...purposes]})`)
    .where('used_at', 'is', null)
    .execute()
}

export async function forgetCodesOf(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('account_codes').where('customer_id', '=', customerId).execute()
}

export async function forgetOldCodes(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('account_codes').where('expires_at', '<', before).execute()
}

function isSame(code: string, typed: string): boolean {
  const [one, other] = [Buffer.from(code), Buffer.from(typed)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Every code that was sent to the person, for the export of their data. */
export async function listCodes(tx: Tx, customerId: number): Promise<unknown[]> {
  const { rows } = await sql`
    select purpose, email, created_at, expires_at, used_at from account_codes
    where customer_id = ${customerId} order by created_at`.execute(tx)
  return rows
}
