import type { Customization } from '@estampa/domain/customization'
import { type InkCorrection, withCorrectedInks } from '@estampa/domain/customization/ink-names'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** In SQL, of the order `o`: what the shop calls its inks otherwise. */
export const inkCorrectionsOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('line', n.line_uuid,
    'area', n.area_id, 'hex', n.hex, 'name', n.name) order by n.named_at), '[]')
  from order_ink_names n where n.shop_id = o.shop_id and n.order_id = o.id)`

export type OrderInkCorrection = InkCorrection & { readonly line: string }

/** Rows as the workshop prints them. */
export function correctedRows<Row extends { shoppingCartUUID: string; customization: Customization | null }>(
  rows: readonly Row[],
  corrections: readonly OrderInkCorrection[],
): Row[] {
  if (corrections.length === 0) return [...rows]
  return rows.map((row) => {
    const own = corrections.filter(({ line }) => line === row.shoppingCartUUID)
    if (own.length === 0 || !row.customization) return row
    const views = row.customization.views.map((view) => withCorrectedInks(view, own))
    return { ...row, customization: { ...row.customization, views } }
  })
}

export async function saveInkCorrection(
  tx: Tx,
  orderId: string,
  { line, area, hex, name }: OrderInkCorrection,
  now: Date,
): Promise<void> {
  await sql`
    insert into order_ink_names (order_id, line_uuid, area_id, hex, name, named_at)
    values (${orderId}, ${line}::uuid, ${area}, ${hex}, ${name}, ${now})
    on conflict (shop_id, order_id, line_uuid, area_id, hex) do update
      set name = excluded.name, named_at = excluded.named_at`.execute(tx)
}
