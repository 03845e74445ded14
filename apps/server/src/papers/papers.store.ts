import type { Generated } from 'kysely'
import type { Tx } from '../db/database.ts'

type PaperRow = {
  shop_id: Generated<number>
  key: string
  kind: 'quote' | 'order'
  about: string
  customer_id: number
  made_at: Date
}

declare module '../db/tables.ts' {
  interface Tables {
    papers: PaperRow
  }
}

export type KeptPaper = Omit<PaperRow, 'shop_id'>

export async function isKept(tx: Tx, key: string): Promise<boolean> {
  return (await tx.selectFrom('papers').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
}

/** From now on the person's erasure finds the file. */
export async function claimPaper(tx: Tx, paper: KeptPaper): Promise<void> {
  await tx
    .insertInto('papers')
    .values(paper)
    .onConflict((row) => row.doNothing())
    .execute()
}

/** Papers of the same order that newer ones have replaced; gives the keys of their files. */
export async function dropOlderPapers(
  tx: Tx,
  { about, key }: KeptPaper,
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

export async function listPapersOf(tx: Tx, customerId: number): Promise<Omit<KeptPaper, 'customer_id'>[]> {
  return tx
    .selectFrom('papers')
    .select(['key', 'kind', 'about', 'made_at'])
    .where('customer_id', '=', customerId)
    .orderBy('made_at')
    .execute()
}

export async function dropPapersOf(tx: Tx, customerId: number): Promise<string[]> {
  const gone = await tx.deleteFrom('papers').where('customer_id', '=', customerId).returning('key').execute()
  return gone.map((one) => one.key)
}
