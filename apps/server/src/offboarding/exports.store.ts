import type { Selectable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { ArchiveProgress, WrittenArchive } from './write-archive.ts'

export type ShopExport = Selectable<Tables['shop_exports']>

export type NewExport = { shop: { id: number; name: string }; by: string; at: Date; keptUntil: Date | null }

/** Undefined: one of this shop is being made. */
export async function addExport(tx: Tx, { shop, by, at, keptUntil }: NewExport): Promise<string | undefined> {
  const added = await tx
    .insertInto('shop_exports')
    .values({
      shop_number: shop.id,
      shop_name: shop.name,
      asked_by: by,
      asked_at: at,
      kept_until: keptUntil,
      key: null,
      bytes: null,
      sha256: null,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** The export that is being made of the shop, which is kept from now on. */
export async function keepRunningExport(tx: Tx, shop: number): Promise<string | undefined> {
  const kept = await tx
    .updateTable('shop_exports')
    .set({ kept_until: null })
    .where('shop_number', '=', shop)
    .where('state', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst()
  return kept?.id
}

export async function findExport(tx: Tx, id: string): Promise<ShopExport | undefined> {
  return tx.selectFrom('shop_exports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The last first. */
export async function listExports(tx: Tx, shop: number): Promise<ShopExport[]> {
  return tx
    .selectFrom('shop_exports')
    .selectAll()
    .where('shop_number', '=', shop)
    .orderBy('asked_at', 'desc')
    .limit(20)
    .execute()
}

export async function beginExport(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('shop_exports')
    .set({ state: 'running', rows: 0, files: 0 })
    .where('id', '=', id)
    .where('state', '!=', 'done')
    .execute()
}

export async function noteProgress(tx: Tx, id: string, { rows, files }: ArchiveProgress): Promise<void> {
  await tx.updateTable('shop_exports').set({ rows, files }).where('id', '=', id).execute()
}

export async function finishExport(
  tx: Tx,
  id: string,
  { rows, files, bytes, sha256, key, at }: WrittenArchive & { key: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('shop_exports')
    .set({ state: 'done', rows, files, bytes, sha256, key, finished_at: at })
    .where('id', '=', id)
    .execute()
}

export async function failExport(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('shop_exports')
    .set({ state: 'failed', finished_at: at })
    .where('id', '=', id)
    .execute()
}

/** Those whose time was over before this moment. */
export async function listOldExports(tx: Tx, before: Date): Promise<Pick<ShopExport, 'id' | 'key'>[]> {
  return tx
    .selectFrom('shop_exports')
    .select(['id', 'key'])
    .where('kept_until', '<', before)
    .where('state', 'in', ['done', 'failed'])
    .execute()
}

export async function forgetExport(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('shop_exports').where('id', '=', id).execute()
}
