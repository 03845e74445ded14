import type { Selectable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type StoredPasskey = Selectable<Tables['passkeys']>

const CHALLENGE_MS = 5 * 60_000

/** A challenge for who adds a passkey, or for anybody who signs in. */
export async function saveChallenge(
  tx: Tx,
  { challenge, personId }: { challenge: string; personId: number | null },
  now: Date,
): Promise<void> {
  const expires = new Date(now.getTime() + CHALLENGE_MS)
  await tx
    .insertInto('passkey_challenges')
    .values({ challenge, person_id: personId, expires_at: expires })
    .execute()
}

/** Each counts once, for whom it was made. */
export async function takeChallenge(
  tx: Tx,
  { challenge, personId }: { challenge: string; personId: number | null },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('expires_at', '>', now)
    .where('person_id', 'is not distinct from', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetChallenges(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('expires_at', '<', before).execute()
}

export async function listPasskeys(tx: Tx, personId: number): Promise<StoredPasskey[]> {
  return tx.selectFrom('passkeys').selectAll().where('person_id', '=', personId).orderBy('id').execute()
}

/** Held until the transaction ends: its counter goes up one use after the other. */
export async function lockPasskey(tx: Tx, credentialId: string): Promise<StoredPasskey | undefined> {
  return tx
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
}

/** False: somebody has this passkey already. */
export async function addPasskeyRow(tx: Tx, passkey: Omit<StoredPasskey, 'id'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((known) => known.column('credential_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function markPasskeyUsed(tx: Tx, id: number, counter: number, now: Date): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute()
}

export async function dropPasskey(tx: Tx, personId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
