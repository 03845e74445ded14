import type { Customization } from '@estampa/domain/customization'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { lockOwnUploads, markUploadsUsed } from '../files/uploads.store.ts'

/** Logos and designs of an order or a quote must be the customer's own, and are never thrown away from now on. */
export async function keepUploads(
  tx: Tx,
  customerId: number,
  customizations: readonly (Customization | null)[],
  now: Date,
): Promise<Refusal | null> {
  const views = customizations.flatMap((customization) => customization?.views ?? [])
  const ids = new Set(views.flatMap((view) => [view.logo_id, view.design_id]).filter((id) => id !== null))
  if (ids.size === 0) return null
  const own = await lockOwnUploads(tx, customerId, [...ids])
  if (own.length < ids.size) return refuse('upload_not_found')
  await markUploadsUsed(tx, own, now)
  return null
}
