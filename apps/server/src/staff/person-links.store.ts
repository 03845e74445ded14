import type { Tx } from '../db/database.ts'

/** A link of a mail that was written before goes on as it was. */
export async function savePersonLink(
  tx: Tx,
  { id, personId, expiresAt }: { id: string; personId: number; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('person_links')
    .values({ id, person_id: personId, created_at: now, expires_at: expiresAt, used_at: null })
    .onConflict((known) => known.column('id').doNothing())
    .execute()
}

/** Uses the link up and gives whose it is; undefined: it was used, or its time is over. */
export async function usePersonLink(tx: Tx, id: string, now: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('person_links')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst()
  return row?.person_id
}

/** Ends the links that were sent before. */
export async function endPersonLinks(tx: Tx, personId: number, now: Date): Promise<void> {
  await tx
    .updateTable('person_links')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute()
}

export async function forgetPersonLinks(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('person_links').where('expires_at', '<', before).execute()
}
