import { sql } from 'kysely'
import type { Upload } from '../customization/uploads.store.ts'
import type { Tx } from '../db/database.ts'

export type LineUploadKind = 'file' | 'image'

export type LineUpload = Upload & { shopping_cart_uuid: string; line_kind: LineUploadKind }

/** The uploads that are attached to these lines of a customer, line by line in the order in which they came. */
export async function listLineUploads(
  tx: Tx,
  customerId: number,
  lineUuids: readonly string[],
): Promise<LineUpload[]> {
  const { rows } = await sql<LineUpload>`
    select u.*, l.shopping_cart_uuid, l.kind as line_kind
    from cart_line_uploads l join uploads u on u.shop_id = l.shop_id and u.id = l.upload_id
    where l.customer_id = ${customerId} and l.shopping_cart_uuid = any(${lineUuids}::uuid[])
    order by l.shopping_cart_uuid, l.kind, l.position`.execute(tx)
  return rows
}

export type UploadAttachment = {
  customerId: number
  shoppingCartUUID: string
  kind: LineUploadKind
  ids: readonly string[]
}

/** These instead of what the line had of this kind. */
export async function replaceLineUploads(tx: Tx, attached: UploadAttachment, now: Date): Promise<void> {
  const { customerId, shoppingCartUUID, kind, ids } = attached
  await sql`
    delete from cart_line_uploads
    where customer_id = ${customerId} and shopping_cart_uuid = ${shoppingCartUUID} and kind = ${kind}
  `.execute(tx)
  await sql`
    insert into cart_line_uploads (customer_id, shopping_cart_uuid, kind, position, upload_id, attached_at)
    select ${customerId}::integer, ${shoppingCartUUID}::uuid, ${kind}, position, id, ${now}::timestamptz
    from unnest(${ids}::uuid[]) with ordinality as u(id, position)`.execute(tx)
}
