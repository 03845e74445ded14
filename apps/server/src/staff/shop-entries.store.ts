/** Links and cookies by which somebody of the shop looks at it before it is open. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

type NewEntry = { staffId: number; sessionId: string; now: Date; expiresAt: Date }

/** Gives the secret of the link. What the person had and is over goes. */
export async function addShopEntryLink(
  tx: Tx,
  { staffId, sessionId, now, expiresAt }: NewEntry,
): Promise<string> {
  const secret = newSecret()
  await tx.deleteFrom('shop_entries').where('staff_id', '=', staffId).where('expires_at', '<', now).execute()
  await tx
    .insertInto('shop_entries')
    .values({
      staff_id: staffId,
      session_id: sessionId,
      hash: hashOf(secret),
      opened_at: null,
      expires_at: expiresAt,
    })
    .execute()
  return secret
}

/** Spends the link: gives the secret of the browser's cookie in its place, once. */
export async function openShopEntryLink(
  tx: Tx,
  link: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<string | undefined> {
  const secret = newSecret()
  const { rows } = await sql`
    update shop_entries set hash = ${hashOf(secret)}, opened_at = ${now}, expires_at = ${expiresAt}
    where hash = ${hashOf(link)} and opened_at is null and expires_at > ${now} returning id`.execute(tx)
  return rows.length === 1 ? secret : undefined
}

/** The session of the office by which it was made, while the entry lasts and whoever made it works here. */
export async function findEntrySession(tx: Tx, secret: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ session: string }>`
    select e.session_id as session from shop_entries e
    join staff s on s.shop_id = e.shop_id and s.id = e.staff_id
    where e.hash = ${hashOf(secret)} and e.opened_at is not null and e.expires_at > ${now}
      and s.disabled_at is null`.execute(tx)
  return rows[0]?.session
}

/** 256 bits. */
const newSecret = () => randomBytes(32).toString('base64url')
const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
