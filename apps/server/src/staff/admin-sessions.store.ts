import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** A browser that somebody has signed in with. */
export type AdminSession = Omit<Selectable<Tables['admin_sessions']>, 'hash'>

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
/** A working day, or a month for who stays signed in; and how long nobody may have come. */
const lifetimes = {
  usual: { absoluteS: 12 * HOUR_S, idleS: HOUR_S },
  lasting: { absoluteS: 30 * DAY_S, idleS: 7 * DAY_S },
}
/** How old `last_seen_at` may grow before it is written. */
const SEEN_EVERY_MS = 60_000
const MAX_AGENT = 300

const columns = [
  'id',
  'person_id',
  'created_at',
  'last_seen_at',
  'idle_s',
  'ends_at',
  'ended_at',
  'proved_at',
  'inspected_shop',
  'inspected_until',
  'agent',
  'ip',
] as const

export type Browser = { agent: string; ip: string }

/** Opens a session and gives the cookie, of which only the hash stays here. */
export async function openAdminSession(
  tx: Tx,
  personId: number,
  { agent, ip, isLasting }: Browser & { isLasting: boolean },
  now: Date,
): Promise<{ token: string; maxAgeS: number }> {
  const token = randomBytes(32).toString('base64url')
  const { absoluteS, idleS } = isLasting ? lifetimes.lasting : lifetimes.usual
  await tx
    .insertInto('admin_sessions')
    .values({
      hash: hashOf(token),
      person_id: personId,
      created_at: now,
      last_seen_at: now,
      idle_s: idleS,
      ends_at: new Date(now.getTime() + absoluteS * 1000),
      ended_at: null,
      proved_at: now,
      agent: agent.slice(0, MAX_AGENT),
      ip,
    })
    .execute()
  return { token, maxAgeS: absoluteS }
}

/** Whether a session goes on: it was not ended, and neither of its ends has come. */
const isOpen = (now: Date) =>
  sql<SqlBool>`ended_at is null and ends_at > ${now} and last_seen_at + idle_s * interval '1 second' > ${now}`

/**
 * The open session of this cookie. It is asked of the database for each call, so that a session which ends anywhere
 * is refused from then on. That somebody was here is written once a minute; what a page asks by itself says nothing of it.
 */
export async function findAdminSession(
  tx: Tx,
  token: string,
  now: Date,
  { isUnattended = false } = {},
): Promise<AdminSession | undefined> {
  const session = await tx
    .selectFrom('admin_sessions')
    .select(columns)
    .where('hash', '=', hashOf(token))
    .where(isOpen(now))
    .executeTakeFirst()
  if (session && !isUnattended && now.getTime() - session.last_seen_at.getTime() >= SEEN_EVERY_MS) {
    await tx.updateTable('admin_sessions').set({ last_seen_at: now }).where('id', '=', session.id).execute()
  }
  return session
}

/** The session of that number, while it is open; looking at a page of a shop does not count as being at the office. */
export async function findOpenAdminSession(
  tx: Tx,
  id: string,
  now: Date,
): Promise<Pick<AdminSession, 'person_id'> | undefined> {
  return tx
    .selectFrom('admin_sessions')
    .select('person_id')
    .where('id', '=', id)
    .where(isOpen(now))
    .executeTakeFirst()
}

/** Not ended by anybody, nor over; whoever looks at a shop meanwhile need not use the office. */
export async function goesOn(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('admin_sessions')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** The last used first. */
export async function listAdminSessions(tx: Tx, personId: number, now: Date): Promise<AdminSession[]> {
  return tx
    .selectFrom('admin_sessions')
    .select(columns)
    .where('person_id', '=', personId)
    .where(isOpen(now))
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** False: the person has no such session. */
export async function endAdminSession(tx: Tx, personId: number, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('admin_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function endAdminSessionOf(tx: Tx, token: string, now: Date): Promise<void> {
  await tx
    .updateTable('admin_sessions')
    .set({ ended_at: now })
    .where('hash', '=', hashOf(token))
    .where('ended_at', 'is', null)
    .execute()
}

/** All of the person's sessions, or all but one. */
export async function endAdminSessionsOf(
  tx: Tx,
  personId: number,
  now: Date,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  await sql`
    update admin_sessions set ended_at = ${now}
    where person_id = ${personId} and ended_at is null and id is distinct from ${except}::uuid`.execute(tx)
}

export async function markProved(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('admin_sessions').set({ proved_at: now }).where('id', '=', id).execute()
}

export type Inspection = { readonly shop: number; readonly until: Date }

/** Whom the session looks at from now on; null: at nobody. */
export async function saveInspection(tx: Tx, id: string, inspection: Inspection | null): Promise<void> {
  await tx
    .updateTable('admin_sessions')
    .set({ inspected_shop: inspection?.shop ?? null, inspected_until: inspection?.until ?? null })
    .where('id', '=', id)
    .execute()
}

/** Ends this look of the session; undefined: it has ended before. */
export async function takeInspection(
  tx: Tx,
  id: string,
  { shop, until }: Inspection,
): Promise<{ person_id: number } | undefined> {
  return tx
    .updateTable('admin_sessions')
    .set({ inspected_shop: null, inspected_until: null })
    .where('id', '=', id)
    .where('inspected_shop', '=', shop)
    .where('inspected_until', '=', until)
    .returning('person_id')
    .executeTakeFirst()
}

/** Sessions that were over before this moment. */
export async function forgetAdminSessions(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('admin_sessions')
    .where((is) => is.or([is('ends_at', '<', before), is('ended_at', '<', before)]))
    .execute()
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
