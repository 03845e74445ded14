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

/** While it lasts, its session of the office goes on, and whoever made it works here. */
export async function isOpenShopEntry(tx: Tx, secret: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from shop_entries e
    join staff s on s.shop_id = e.shop_id and s.id = e.staff_id
    join admin_sessions a on a.id = e.session_id
    where e.hash = ${hashOf(secret)} and e.opened_at is not null and e.expires_at > ${now}
      and s.disabled_at is null and a.ended_at is null and a.ends_at > ${now}`.execute(tx)
  return rows.length === 1
}

/** 256 bits. */
const newSecret = () => randomBytes(32).toString('base64url')
const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
