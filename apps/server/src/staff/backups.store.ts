/** Backups are made beside the server; whoever makes them says here that one is done. */
import type { Tx } from '../db/database.ts'

export async function addBackup(tx: Tx, at: Date, note: string): Promise<void> {
  await tx.insertInto('backups').values({ at, note }).execute()
}

/** Undefined: nobody ever said that there is one. */
export async function findLastBackup(tx: Tx): Promise<Date | undefined> {
  const last = await tx.selectFrom('backups').select('at').orderBy('at', 'desc').limit(1).executeTakeFirst()
  return last?.at
}
