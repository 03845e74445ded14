import { type Customization, isDesigned } from '@estampa/domain/customization'
import { uploadsIn } from '@estampa/domain/customization/art'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { markDesignsUsed } from './designs.store.ts'
import { lockOwnUploads, markUploadsUsed } from './uploads.store.ts'

/** Logos and designs of an order or a quote must be the customer's own, and are never thrown away from now on. */
export async function retainUploads(
  tx: Tx,
  customerId: number,
  customizations: readonly (Customization | null)[],
  now: Date,
): Promise<Refusal | null> {
  const views = customizations.flatMap((customization) => customization?.views ?? [])
  const designs = views.flatMap((view) => (isDesigned(view) ? (view.design_id ?? []) : []))
  await markDesignsUsed(tx, customerId, [...new Set(designs)], now)
  const ids = new Set(views.flatMap(uploadsIn))
  if (ids.size === 0) return null
  const own = await lockOwnUploads(tx, customerId, [...ids])
  if (own.length < ids.size) return refuse('upload_not_found')
  await markUploadsUsed(tx, own, now)
  return null
}
