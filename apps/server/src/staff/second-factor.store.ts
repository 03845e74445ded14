import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Takes the place of the codes of before. Only their hashes stay here. */
export async function saveRecoveryCodes(tx: Tx, personId: number, codes: readonly string[]): Promise<void> {
  await forgetRecoveryCodes(tx, personId)
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ person_id: personId, hash: hashOf(code), used_at: null })))
    .execute()
}

/** Uses the code up. False: it is not right, or was used. */
export async function useRecoveryCode(tx: Tx, personId: number, typed: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('hash', '=', hashOf(typed))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(tx: Tx, personId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*) as left from recovery_codes where person_id = ${personId} and used_at is null`.execute(tx)
  return rows[0]?.left ?? 0
}

export async function forgetRecoveryCodes(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
}

/** However it was typed: without the dashes, in lower case. */
function hashOf(code: string): Buffer {
  return createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toLowerCase()).digest()
}
