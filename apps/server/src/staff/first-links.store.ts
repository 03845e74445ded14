/** The one link that makes the first person of an installation. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Puts a new link in the place of the one before and gives its secret; undefined: there are people already. */
export async function renewFirstLink(tx: Tx, expiresAt: Date): Promise<string | undefined> {
  const secret = randomBytes(32).toString('base64url')
  await tx.deleteFrom('first_links').execute()
  const { rows } = await sql`
    insert into first_links (hash, expires_at)
    select ${hashOf(secret)}, ${expiresAt} where not exists (select from people) returning 1`.execute(tx)
  return rows.length === 1 ? secret : undefined
}

/** Whether the link would still make the first person. */
export async function isFirstLink(tx: Tx, secret: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from first_links where hash = ${hashOf(secret)} and expires_at > ${now}
      and not exists (select from people)`.execute(tx)
  return rows.length === 1
}

/** Uses the link up. False: it was used, its time is over, or there are people meanwhile. */
export async function takeFirstLink(tx: Tx, secret: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    delete from first_links where hash = ${hashOf(secret)} and expires_at > ${now}
      and not exists (select from people) returning 1`.execute(tx)
  return rows.length === 1
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
