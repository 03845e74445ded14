import type { InkName } from '@estampa/domain/customization/design'
import type { PictureFacts } from '@estampa/domain/customization/preflight'
import type { Selectable } from 'kysely'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { adoptDesigns, dropDesignsOf, forgetOldDesigns } from './designs.store.ts'
import { isOfCustomer, isOnlyOfCustomer, ownedBy } from './owner.store.ts'
import type { Owner } from './owner.ts'

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'uploads.facts': PictureFacts
    'uploads.inks': InkName[]
  }
}

export type Upload = Selectable<Tables['uploads']>
export type UploadKind = Upload['kind']
type PictureFindings = Pick<Upload, 'facts' | 'made_from' | 'page' | 'pages' | 'inks'>
export type UploadToSave = Omit<
  Upload,
  'shop_id' | 'customer_id' | 'guest_id' | 'used_at' | keyof PictureFindings
> &
  Partial<PictureFindings>
/** An upload of one's own; another person's is as if it were not there. */
export async function findUpload(tx: Tx, id: string, owner: Owner): Promise<Upload | undefined> {
  return tx.selectFrom('uploads').selectAll().where('id', '=', id).where(ownedBy(owner)).executeTakeFirst()
}

/** Those among these that are one's own, by id. */
export async function findUploads(
  tx: Tx,
  ids: readonly string[],
  owner: Owner,
): Promise<Map<string, Upload>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('uploads')
    .selectAll()
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where(ownedBy(owner))
    .execute()
  return new Map(rows.map((upload) => [upload.id, upload]))
}

export async function listUploads(tx: Tx, owner: Owner, kind: UploadKind, most: number): Promise<Upload[]> {
  return tx
    .selectFrom('uploads')
    .selectAll()
    .where(ownedBy(owner))
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export async function saveUpload(tx: Tx, upload: UploadToSave, owner: Owner): Promise<Upload> {
  return tx
    .insertInto('uploads')
    .values({
      ...upload,
      facts: upload.facts && JSON.stringify(upload.facts),
      inks: JSON.stringify(upload.inks ?? []),
      customer_id: null,
      guest_id: null,
      ...owner,
      used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Two uploads of one owner at once wait for each other, so that neither misses what the other added. */
export async function lockUploads(tx: Tx, owner: Owner): Promise<void> {
  const name = 'customer_id' in owner ? `c${owner.customer_id}` : `g${owner.guest_id}`
  await sql`select pg_advisory_xact_lock(hashtextextended('uploads ' || current_shop() || ${name}, 0))`.execute(
    tx,
  )
}

/**
 * Takes away what is past the newest `most` of a kind and that nothing needs; gives the rows so that their
 * files can go too.
 */
export async function dropOldUploads(
  tx: Tx,
  owner: Owner,
  kind: UploadKind,
  most: number,
): Promise<Upload[]> {
  const kept = tx
    .selectFrom('uploads')
    .select('id')
    .where(ownedBy(owner))
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
  return tx
    .deleteFrom('uploads')
    .where(ownedBy(owner))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('id', 'not in', kept)
    .where(isInNoDesign)
    .returningAll()
    .execute()
}

/** A design that is kept keeps its logos. */
const isInNoDesign = sql<SqlBool>`not exists (
  select from designs d where d.shop_id = uploads.shop_id and d.logo_ids @> array[uploads.id]
    and (d.customer_id = uploads.customer_id or d.guest_id = uploads.guest_id))`

/** Locks the uploads among these that are the customer's own, and gives their ids. */
export async function lockOwnUploads(tx: Tx, customerId: number, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from uploads where id = any(${ids}::uuid[]) and ${isOfCustomer(customerId)}
    order by id for no key update`.execute(tx)
  return rows.map((row) => row.id)
}

/** Marks uploads that a saved cart, a quote or an order shows: they are never removed. */
export async function markUploadsUsed(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ used_at: now })
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('used_at', 'is', null)
    .execute()
}

/** At sign-in what the guest brought becomes the customer's. */
export async function adoptUploads(tx: Tx, guestId: string, customerId: number): Promise<void> {
  await adoptDesigns(tx, guestId, customerId)
  await tx
    .updateTable('uploads')
    .set({ guest_id: null, customer_id: customerId })
    .where('guest_id', '=', guestId)
    .execute()
}

/** Removes uploads that guests brought and never used; gives the keys of the files that can go. */
export async function forgetOldUploads(tx: Tx, before: Date): Promise<string[]> {
  const drawn = await forgetOldDesigns(tx, before)
  const rows = await tx
    .deleteFrom('uploads')
    .where('guest_id', 'is not', null)
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .where(isInNoDesign)
    .returning(['picture_key', 'preview_key', 'drawing_key'])
    .execute()
  return [...drawn, ...rows.flatMap(keysOf)]
}

/** All that a customer brought; gives the keys of the files that can go. */
export async function dropUploadsOf(tx: Tx, customerId: number): Promise<string[]> {
  const drawn = await dropDesignsOf(tx, customerId, 'all')
  const rows = await tx
    .deleteFrom('uploads')
    .where(isOnlyOfCustomer(customerId))
    .returning(['picture_key', 'preview_key', 'drawing_key'])
    .execute()
  return [...drawn, ...rows.flatMap(keysOf)]
}

/** Every file of an upload. */
export function keysOf(upload: Pick<Upload, 'picture_key' | 'preview_key' | 'drawing_key'>): string[] {
  return [upload.picture_key, upload.preview_key, upload.drawing_key].filter((key) => key !== null)
}
