import type { Selectable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type StoredPdf = Omit<Selectable<Tables['papers']>, 'shop_id'>

export async function isStored(tx: Tx, key: string): Promise<boolean> {
  return (await tx.selectFrom('papers').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
}

/** From now on the person's erasure finds the file. */
export async function claimPdf(tx: Tx, content: StoredPdf): Promise<void> {
  await tx
    .insertInto('papers')
    .values(content)
    .onConflict((row) => row.doNothing())
    .execute()
}

/** Documents of the same order that newer ones have replaced; gives the keys of their files. */
export async function dropOlderPdfs(
  tx: Tx,
  { about, key }: StoredPdf,
  before: Date,
): Promise<readonly string[]> {
  const gone = await tx
    .deleteFrom('papers')
    .where('about', '=', about)
    .where('key', '!=', key)
    .where('made_at', '<', before)
    .returning('key')
    .execute()
  return gone.map((one) => one.key)
}

export async function listPdfsOf(tx: Tx, customerId: number): Promise<Omit<StoredPdf, 'customer_id'>[]> {
  return tx
    .selectFrom('papers')
    .select(['key', 'kind', 'about', 'made_at'])
    .where('customer_id', '=', customerId)
    .orderBy('made_at')
    .execute()
}

export async function dropPdfsOf(tx: Tx, customerId: number): Promise<string[]> {
  const gone = await tx.deleteFrom('papers').where('customer_id', '=', customerId).returning('key').execute()
  return gone.map((one) => one.key)
}
