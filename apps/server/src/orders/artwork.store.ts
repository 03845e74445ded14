import type { Customization } from '@estampa/domain/customization'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { correctedRows, inkCorrectionsOf, type OrderInkCorrection } from './ink-corrections.store.ts'
import { forgetProofRosters } from './proofs.store.ts'

/**
 * A file of an order's own: how a place looks, a logo as it came, one file for the workshop, all of those together, or what
 * the buyer sees of a list of names.
 */
export type ArtworkFile = {
  kind: 'picture' | 'logo' | 'print_file' | 'archive' | 'roster_page' | 'roster_pdf'
  /** As people call it. */
  name: string
  key: string
  /** The key of a picture's preview, else the same as `key`. */
  preview_key: string
  /** The key of a picture's small JPEG; older orders have none. */
  mail_key?: string
  /** The size of what the workshop fetches; older orders have none. */
  bytes?: number
  shoppingCartUUID: string | null
  printing_area_id: number | null
}

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'order_artworks.files': ArtworkFile[]
  }
}

/** A row of an order, as its artwork needs it. */
export type OrderedRow = {
  shoppingCartUUID: string
  genericProductId: number
  sku: string
  productName: string
  variantName: string
  quantity: number
  customization: Customization | null
}
export type OrderToCopy = {
  id: string
  number: number
  customerId: number
  placedAt: Date
  /** Counts how often its artwork had to be made anew. */
  revision: number
  rows: OrderedRow[]
}

export async function findOrderToCopy(tx: Tx, orderId: string): Promise<OrderToCopy | undefined> {
  const { rows } = await sql<OrderToCopy & { corrections: OrderInkCorrection[] }>`
    select o.id, ${inkCorrectionsOf} as corrections, o.number, o.customer_id as "customerId", o.placed_at as "placedAt",
      coalesce((select a.revision from order_artworks a where a.shop_id = o.shop_id and a.order_id = o.id), 0) as revision, (
      select jsonb_agg(jsonb_build_object('shoppingCartUUID', l.shopping_cart_uuid, 'sku', l.sku,
        'genericProductId', l.generic_product_id, 'productName', l.product_name, 'variantName', l.variant_name,
        'quantity', l.quantity, 'customization', l.customization) order by l.position)
      from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id) as rows
    from orders o where o.id = ${orderId} and o.person_forgotten_at is null`.execute(tx)
  const [found] = rows
  if (!found) return undefined
  const { corrections, ...order } = found
  return { ...order, rows: correctedRows(order.rows, corrections) }
}

export async function findOrderId(tx: Tx, number: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from orders where number = ${number}`.execute(tx)
  return rows[0]?.id
}

/** Undefined: nobody has begun. */
export async function findArtwork(
  tx: Tx,
  orderId: string,
): Promise<{ files: ArtworkFile[]; ready_at: Date | null } | undefined> {
  return tx
    .selectFrom('order_artworks')
    .select(['files', 'ready_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

/** Files of an order that was changed while they were made are nobody's: those of its next revision come. */
export async function saveArtwork(
  tx: Tx,
  { id: orderId, revision }: Pick<OrderToCopy, 'id' | 'revision'>,
  files: readonly ArtworkFile[],
  now: Date,
): Promise<void> {
  await sql`
    insert into order_artworks (order_id, files, asked_at, ready_at)
    values (${orderId}, ${JSON.stringify(files)}::jsonb, ${now}, ${now})
    on conflict (shop_id, order_id) do update set files = excluded.files, ready_at = excluded.ready_at
      where order_artworks.revision = ${revision}`.execute(tx)
}

/** The pictures that a mail needed before the artwork was there; that takes the place of it. */
export async function saveFirstPictures(
  tx: Tx,
  orderId: string,
  files: readonly ArtworkFile[],
  now: Date,
): Promise<void> {
  await sql`
    insert into order_artworks (order_id, files, asked_at)
    values (${orderId}, ${JSON.stringify(files)}::jsonb, ${now})
    on conflict (shop_id, order_id) do nothing`.execute(tx)
}

/** What names the persons of a list: the ZIP with their files, the list itself, what shows them all, and the sheet that shows the first. */
const namesPersons = (file: ArtworkFile) =>
  file.kind === 'archive' ||
  file.kind === 'roster_page' ||
  file.kind === 'roster_pdf' ||
  (file.kind === 'print_file' && /(^|\/)(lista-de-nombres|hoja-de-taller)\.pdf$/.test(file.name))

/** Takes the lists off orders that have been over since before this moment; gives the keys of their files. */
export async function forgetRosters(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select forget_rosters(${before}) as id`.execute(tx)
  const keys: string[] = []
  for (const { id } of rows) {
    const { files = [] } = (await findArtwork(tx, id)) ?? {}
    const kept = files.filter((file) => !namesPersons(file))
    keys.push(...files.filter(namesPersons).flatMap(({ key, preview_key }) => [key, preview_key]))
    keys.push(...(await forgetProofRosters(tx, id)))
    await sql`update order_artworks set files = ${JSON.stringify(kept)}::jsonb where order_id = ${id}`.execute(
      tx,
    )
  }
  return keys
}

/** Whether any line of the order is for the persons of a list. */
export async function hasRoster(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_lines where order_id = ${orderId} and customization ? 'roster' limit 1`.execute(tx)
  return rows.length > 0
}

/** The person's art goes with what else of them the order no longer needs; gives the keys of its files. */
export async function dropArtwork(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('order_artworks')
    .where('order_id', '=', orderId)
    .returning('files')
    .execute()
  return rows.flatMap(({ files }) =>
    files.flatMap(({ key, preview_key, mail_key }) => [key, preview_key, ...(mail_key ? [mail_key] : [])]),
  )
}
