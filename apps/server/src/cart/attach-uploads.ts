import { type Refusal, refuse } from '@estampa/domain/refusal'
import { lockOwnUploads, markUploadsUsed } from '../customization/uploads.store.ts'
import type { Services } from '../http/services.ts'
import { lockCart } from './cart.store.ts'
import { listLineUploads, replaceLineUploads, type UploadAttachment } from './line-uploads.store.ts'
import { type RestoredCartView, toUploadsView } from './restore-cart.ts'
import type { CartSaveContext } from './save-cart.ts'

/** Gives a line of the saved cart these uploads of the person's own instead of those of the same kind before. */
export async function attachUploads(
  { services }: { services: Services },
  { tx, customerId, now }: CartSaveContext,
  { shoppingCartUUID, kind, ids }: Omit<UploadAttachment, 'customerId'>,
): Promise<RestoredCartView['uploads'][number] | Refusal> {
  const cart = await lockCart(tx, customerId, now)
  if (!cart.lines.some((line) => line.shoppingCartUUID === shoppingCartUUID)) return refuse('line_not_found')
  const uploadIds = [...new Set(ids)]
  const own = uploadIds.length > 0 ? await lockOwnUploads(tx, customerId, uploadIds) : []
  if (own.length < uploadIds.length) return refuse('upload_not_found')
  await markUploadsUsed(tx, own, now)
  await replaceLineUploads(tx, { customerId, shoppingCartUUID, kind, ids: uploadIds }, now)
  const rows = await listLineUploads(tx, customerId, [shoppingCartUUID])
  const [shown] = toUploadsView(rows, services.config, now)
  return shown ?? { shoppingCartUUID, files: [], images: [] }
}
