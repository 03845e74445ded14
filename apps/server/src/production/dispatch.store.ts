import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'
import type { ArtworkFile } from '../orders/artwork.store.ts'
import { orderParcelsOf, type StoredOrderParcel } from '../orders/order-parcels.store.ts'

/** An order as it is packed and handed over. No column that is money is read. */
export type OrderToHandOver = {
  id: string
  number: number
  buyer: string
  receiver: string
  phone: string
  address: Record<string, string>
  carrier: string
  isCollected: boolean
  comment: string
  promised: string | null
  placedAt: string
  lines: {
    position: number
    uuid: string
    productName: string
    variantName: string
    sku: string
    quantity: number
    image: string | null
  }[]
  pictures: ArtworkFile[]
  parcels: StoredOrderParcel[]
}

const found = sql`jsonb_build_object('id', o.id, 'number', o.number,
  'buyer', coalesce((select coalesce(nullif(c.company, ''), c.full_name) from customers c
    where c.shop_id = o.shop_id and c.id = o.customer_id), ''),
  'receiver', trim(concat_ws(' ', o.document #>> '{address,name}', o.document #>> '{address,lastName}')),
  'phone', coalesce(o.document #>> '{address,phone}', ''), 'address', coalesce(o.document -> 'address', '{}'),
  'carrier', concat_ws(', ', nullif(o.document #>> '{shipping,carrier}', ''), nullif(o.document #>> '{shipping,service}', '')),
  'isCollected', o.delivery_method = 'pickup',
  'comment', coalesce(o.document #>> '{shipping,deliveryComment}', ''), 'promised', o.promised_until,
  'placedAt', ${utc(sql`o.placed_at`)},
  'lines', (select jsonb_agg(jsonb_build_object('position', l.position, 'uuid', l.shopping_cart_uuid,
      'productName', l.product_name, 'variantName', l.variant_name, 'sku', l.sku, 'quantity', l.quantity,
      'image', l.image) order by l.position)
    from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id),
  'pictures', coalesce((select a.files from order_artworks a
    where a.shop_id = o.shop_id and a.order_id = o.id), '[]'),
  'parcels', ${orderParcelsOf})`

/** In the order of their numbers. */
export async function listOrdersToHandOver(tx: Tx, ids: readonly string[]): Promise<OrderToHandOver[]> {
  const { rows } = await sql<{ found: OrderToHandOver }>`
    select ${found} as found from orders o where o.id = any(${ids}::uuid[]) order by o.number`.execute(tx)
  return rows.map((row) => row.found)
}

/** What waits at the counter: all of it, or what of these orders does. */
export async function listOrdersToCollect(
  tx: Tx,
  { ids, most }: { ids: readonly string[] | null; most: number },
): Promise<OrderToHandOver[]> {
  const { rows } = await sql<{ found: OrderToHandOver }>`
    select ${found} as found from orders o
    where o.state = 'ready' and o.delivery_method = 'pickup'
      and (${ids}::uuid[] is null or o.id = any(${ids}::uuid[]))
    order by o.number limit ${most}`.execute(tx)
  return rows.map((row) => row.found)
}
