/**
 * The shop names an ink of a placed order, or corrects its name, before the order is made. Its color, the order and what its
 * buyer approved stay; the print files are made again with the new name.
 */
import { checkInkName, inkNameOf, trimInkName } from '@estampa/domain/customization/ink-names'
import { isBeforeProduction } from '@estampa/domain/production'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { listTechniques } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import { enqueueInTurn } from '../jobs/jobs.store.ts'
import { findOrderToCopy } from '../orders/artwork.store.ts'
import { outdateArtwork } from '../orders/changes.store.ts'
import { type OrderInkCorrection, saveInkCorrection } from '../orders/ink-corrections.store.ts'
import { openOrder } from '../orders/open-order.ts'

type InkToRename = { shopId: number; orderId: string; ink: OrderInkCorrection; now: Date }

/** Gives what the ink was called. */
export async function renameInk(
  tx: Tx,
  { shopId, orderId, ink, now }: InkToRename,
): Promise<{ before: string; name: string } | Refusal> {
  const open = await openOrder(tx, orderId)
  const order = open && (await findOrderToCopy(tx, orderId))
  const row = order?.rows.find(({ shoppingCartUUID }) => shoppingCartUUID === ink.line)
  const view = row?.customization?.views.find((one) => one.printing_area_id === ink.area)
  const technique = view && (await listTechniques(tx)).get(view.technique_id)
  const isInk = technique?.pricing === 'colour' && view?.colour_names.includes(ink.hex)
  if (!open || !view || !isInk) return refuse('not_found')
  if (!isBeforeProduction(open.order.state)) return refuse('production_order_over')
  const name = trimInkName(ink.name)
  const others = view.colour_names.filter((hex) => hex !== ink.hex)
  const wrong = checkInkName(
    name,
    others.flatMap((hex) => inkNameOf(view.inkNames, hex) ?? []),
  )
  if (wrong) return wrong
  const before = inkNameOf(view.inkNames, ink.hex) ?? ink.hex
  if (before === name) return { before, name }
  await saveInkCorrection(tx, orderId, { ...ink, name }, now)
  await outdateArtwork(tx, orderId, now)
  await enqueueInTurn(tx, `artworks ${shopId}`, 'order_artwork', { shop: shopId, orderId })
  return { before, name }
}
