import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { forgetSession } from './session-cache.ts'

export type StoredSession = Pick<
  Selectable<Tables['customer_sessions']>,
  'id' | 'customer_id' | 'lifetime_s' | 'ended_at'
>
export type Refresh = { token: string; expireInSeconds: number }

export async function openSession(
  tx: Tx,
  customerId: number,
  lifetimeS: number,
  now: Date,
): Promise<StoredSession> {
  return tx
    .insertInto('customer_sessions')
    .values({ customer_id: customerId, lifetime_s: lifetimeS, created_at: now, ended_at: null })
    .returning(['id', 'customer_id', 'lifetime_s', 'ended_at'])
    .executeTakeFirstOrThrow()
}

/** Only its hash stays here: the token itself is known to its holder alone. */
export async function addRefreshToken(tx: Tx, session: StoredSession, now: Date): Promise<Refresh> {
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(now.getTime() + session.lifetime_s * 1000)
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), session_id: session.id, expires_at: expires, replaced_at: null })
    .execute()
  return { token, expireInSeconds: session.lifetime_s }
}

export type FoundToken = {
  session: StoredSession
  expires_at: Date
  replaced_at: Date | null
  /** How often it was exchanged. */
  exchanges: number
}

/** Holds the session until the transaction ends: two exchanges of one token come one after the other. */
export async function findRefreshToken(tx: Tx, token: string): Promise<FoundToken | undefined> {
  const hash = hashOf(token)
  const session = await tx
    .selectFrom('customer_sessions')
    .select(['id', 'customer_id', 'lifetime_s', 'ended_at'])
    .where('id', 'in', (of) => of.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash))
    .forUpdate()
    .executeTakeFirst()
  if (!session) return undefined
  const row = await tx
    .selectFrom('refresh_tokens')
    .select(['expires_at', 'replaced_at', 'exchanges'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row && { session, ...row }
}

/** The grace counts from its first exchange. */
export async function replaceRefreshToken(
  tx: Tx,
  token: string,
  found: FoundToken,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ replaced_at: found.replaced_at ?? now, exchanges: found.exchanges + 1 })
    .where('hash', '=', hashOf(token))
    .execute()
}

/** Ends the sign-in: its refresh tokens and its access tokens are refused as soon as this is committed. */
export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  forgetSession(sessionId)
  await tx
    .updateTable('customer_sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Ends all the person's sign-ins, or all but the one that asks: after a new password, before an account goes.
 * Deleting the account's row afterwards takes the sessions with it.
 */
export async function endSessionsOf(
  tx: Tx,
  customerId: number,
  now: Date,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update customer_sessions set ended_at = ${now}
    where customer_id = ${customerId} and ended_at is null and id is distinct from ${except}::uuid
    returning id`.execute(tx)
  for (const { id } of rows) forgetSession(id)
}

/** Their refresh tokens go with them. */
export async function forgetSessionsOf(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('customer_sessions').where('customer_id', '=', customerId).execute()
}

/** When this person signed in for this session. */
export async function findSignIn(tx: Tx, sessionId: string, customerId: number): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('customer_sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.created_at
}

/** Whether this sign-in of this person goes on. */
export async function isSessionOpen(tx: Tx, sessionId: string, customerId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('customer_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Sessions whose last token ran out, or that were ended, before this moment. */
export async function forgetEndedSessions(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('refresh_tokens').where('expires_at', '<', before).execute()
  await tx
    .deleteFrom('customer_sessions as s')
    .where('s.created_at', '<', before)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('refresh_tokens as t')
            .select('t.hash')
            .whereRef('t.session_id', '=', 's.id')
            .where('s.ended_at', 'is', null),
        ),
      ),
    )
    .execute()
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Every sign-in of the person, for the export of their data. */
export async function listSessions(tx: Tx, customerId: number): Promise<unknown[]> {
  const { rows } = await sql`
    select created_at, ended_at from customer_sessions where customer_id = ${customerId}
    order by created_at`.execute(tx)
  return rows
}
