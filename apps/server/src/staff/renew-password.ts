import type { Database, Tx } from '../db/database.ts'
import { endAdminSessionsOf } from './admin-sessions.store.ts'
import { endPersonLinks } from './person-links.store.ts'
import { changePerson, endStaffTokens, type StoredPerson } from './persons.store.ts'
import { forgetStaffSession } from './staff-sessions.ts'

/**
 * Gives the person another password. Nothing that was opened with the one before goes on: sessions of the back office
 * but the one that asks, tokens in every shop, links of mails. The person's row is locked.
 */
export async function renewPassword(
  tx: Tx,
  { id }: Pick<StoredPerson, 'id'>,
  { hash, now, except = null }: { hash: string; now: Date; except?: string | null },
): Promise<void> {
  const since = tokensSince(now)
  await changePerson(tx, id, { password_hash: hash, password_since: since })
  await endAdminSessionsOf(tx, id, now, { except })
  await endPersonLinks(tx, id, now)
  for (const staffId of await endStaffTokens(tx, id, since)) forgetStaffSession(staffId)
}

/** The same for shops of other cells, after the change has been committed at home. */
export async function endTokensElsewhere(
  { inOtherCells }: Pick<Database, 'inOtherCells'>,
  personId: number,
  now: Date,
): Promise<void> {
  const ended = await inOtherCells((tx) => endStaffTokens(tx, personId, tokensSince(now)))
  for (const staffId of ended.flat()) forgetStaffSession(staffId)
}

const tokensSince = (now: Date) => new Date(Math.ceil(now.getTime() / 1000) * 1000)
