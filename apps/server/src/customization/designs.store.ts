import type { Customization } from '@estampa/domain/customization'
import type { Design } from '@estampa/domain/customization/design'
import type { Selectable } from 'kysely'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { isOfCustomer, isOnlyOfCustomer, ownedBy } from './owner.store.ts'
import type { Owner } from './owner.ts'

/** How a decorated place will look; the keys of its files. */
export type DesignPicture = { printing_area_id: number; picture_key: string; preview_key: string }

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'designs.document': Design
    'designs.customization': Customization
    'designs.pictures': DesignPicture[]
  }
}

export type StoredDesign = Selectable<Tables['designs']>
export type DesignToSave = Omit<
  StoredDesign,
  'shop_id' | 'customer_id' | 'guest_id' | 'used_at' | 'created_at'
>

/** A design of one's own; another person's is as if it were not there. */
export async function findDesign(tx: Tx, id: string, owner: Owner): Promise<StoredDesign | undefined> {
  return tx.selectFrom('designs').selectAll().where('id', '=', id).where(ownedBy(owner)).executeTakeFirst()
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockDesign(tx: Tx, id: string, owner: Owner): Promise<StoredDesign | undefined> {
  return tx
    .selectFrom('designs')
    .selectAll()
    .where('id', '=', id)
    .where(ownedBy(owner))
    .forUpdate()
    .executeTakeFirst()
}

export async function upsertDesign(tx: Tx, design: DesignToSave, owner: Owner): Promise<void> {
  const { id, generic_id, sku, name, logo_ids, saved_at } = design
  const { customer_id, guest_id } = { customer_id: null, guest_id: null, ...owner }
  await sql`
    insert into designs as d (id, customer_id, guest_id, generic_id, sku, name, document, customization, pictures,
      logo_ids, created_at, saved_at)
    values (${id}, ${customer_id}, ${guest_id}, ${generic_id}, ${sku}, ${name},
      ${JSON.stringify(design.document)}::jsonb, ${JSON.stringify(design.customization)}::jsonb,
      ${JSON.stringify(design.pictures)}::jsonb, ${logo_ids}::uuid[], ${saved_at}, ${saved_at})
    on conflict (shop_id, id) do update set generic_id = excluded.generic_id, sku = excluded.sku,
      name = excluded.name, document = excluded.document, customization = excluded.customization,
      pictures = excluded.pictures, logo_ids = excluded.logo_ids, saved_at = excluded.saved_at`.execute(tx)
}

/** Takes away what is past the newest `most` and shown by nothing; gives the keys of the files that can go. */
export async function dropOldDesigns(tx: Tx, owner: Owner, most: number): Promise<string[]> {
  const kept = tx
    .selectFrom('designs')
    .select('id')
    .where(ownedBy(owner))
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(most)
  const gone = await tx
    .deleteFrom('designs')
    .where(ownedBy(owner))
    .where('used_at', 'is', null)
    .where('id', 'not in', kept)
    .returning('pictures')
    .execute()
  return gone.flatMap(keysOfDesign)
}

/** Pictures of a customer's own designs among these. */
export async function listDesignPictures(
  tx: Tx,
  customerId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DesignPicture[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; pictures: DesignPicture[] }>`
    select id, pictures from designs
    where id = any(${[...ids]}::uuid[]) and ${isOfCustomer(customerId)}`.execute(tx)
  return new Map(rows.map(({ id, pictures }) => [id, pictures]))
}

/** The ids among these of designs that the owner saved. */
export async function findOwnDesigns(tx: Tx, ids: readonly string[], owner: Owner): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('designs')
    .select('id')
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where(ownedBy(owner))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Marks designs that an order or a quote shows: they are neither changed nor removed. */
export async function markDesignsUsed(
  tx: Tx,
  customerId: number,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update designs set used_at = ${now}
    where id = any(${[...ids]}::uuid[]) and ${isOfCustomer(customerId)} and used_at is null`.execute(tx)
}

export async function adoptDesigns(tx: Tx, guestId: string, customerId: number): Promise<void> {
  await tx
    .updateTable('designs')
    .set({ guest_id: null, customer_id: customerId })
    .where('guest_id', '=', guestId)
    .execute()
}

/** Removes designs that guests left behind; gives the keys of the files that can go. */
export async function forgetOldDesigns(tx: Tx, before: Date): Promise<string[]> {
  const gone = await tx
    .deleteFrom('designs')
    .where('guest_id', 'is not', null)
    .where('used_at', 'is', null)
    .where('saved_at', '<', before)
    .returning('pictures')
    .execute()
  return gone.flatMap(keysOfDesign)
}

/** Designs of a customer, or only those that nothing shows; gives the keys of the files that can go. */
export async function dropDesignsOf(tx: Tx, customerId: number, which: 'all' | 'unused'): Promise<string[]> {
  const { rows } = await sql<Pick<StoredDesign, 'pictures'>>`
    delete from designs where ${isOnlyOfCustomer(customerId)} and (${which} = 'all' or used_at is null)
    returning pictures`.execute(tx)
  return rows.flatMap(keysOfDesign)
}

/** Every file of a design, and those that it has where somebody looked at it from near. */
export function keysOfDesign({ pictures }: Pick<StoredDesign, 'pictures'>): string[] {
  return pictures.flatMap((picture) => [picture.picture_key, picture.preview_key, closeUpKey(picture)])
}

/** No row names it: it is drawn anew where it is missing. */
export function closeUpKey({ picture_key }: DesignPicture): string {
  return picture_key.replace(/\.webp$/, '-near.webp')
}
