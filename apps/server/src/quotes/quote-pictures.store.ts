import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type StoredQuotePicture = {
  shoppingCartUUID: string
  printing_area_id: number
  /** The name of the print area. */
  name: string
  key: string
  preview_key: string
  /** A small JPEG for mails. */
  mail_key: string
}

/** Keeps the pictures of a quote that has none, and gives those that stand then; none where it is gone. */
export async function saveQuotePictures(
  tx: Tx,
  quoteId: string,
  pictures: readonly StoredQuotePicture[],
): Promise<StoredQuotePicture[]> {
  const { rows } = await sql<{ pictures: StoredQuotePicture[] }>`
    update quotes set pictures = coalesce(pictures, ${JSON.stringify(pictures)}::jsonb)
    where id = ${quoteId} returning pictures`.execute(tx)
  return rows[0]?.pictures ?? []
}

/** Takes the pictures away from the quotes of a customer, or of an order, and gives the keys of their files. */
export async function dropQuotePictures(
  tx: Tx,
  of: { customerId: number } | { orderId: string },
): Promise<string[]> {
  const isOf = 'orderId' in of ? sql`order_id = ${of.orderId}` : sql`customer_id = ${of.customerId}`
  const { rows } = await sql<{ pictures: StoredQuotePicture[] | null }>`
    with before as (select shop_id, id, pictures from quotes where ${isOf} for no key update)
    update quotes q set pictures = '[]' from before b where q.shop_id = b.shop_id and q.id = b.id
    returning b.pictures`.execute(tx)
  return rows.flatMap(({ pictures }) => (pictures ?? []).flatMap(filesOfPicture))
}

export function filesOfPicture({ key, preview_key, mail_key }: StoredQuotePicture): string[] {
  return [key, preview_key, mail_key]
}
