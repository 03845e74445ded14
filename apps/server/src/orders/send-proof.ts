/**
 * The workshop shows the buyer how an order will be. The picture is theirs, or the one that was frozen with the
 * order; it is kept with the order from then on, and the order waits for its buyer's answer.
 */
import { randomUUID } from 'node:crypto'
import { movesToProof, nextStates, type OrderLifecycle } from '@estampa/domain/orders'
import type { PaymentActor } from '@estampa/domain/orders/order-payments'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { storeOrRemove } from '../files/store-or-remove.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { advanceOrder } from './advance-order.ts'
import { findArtwork } from './artwork.store.ts'
import { lifeOf, openOrder } from './open-order.ts'
import { type ProofPictureBytes, pictureOfArtwork, pictureOfFile, proofType } from './proof-picture.ts'
import { insertProof } from './proofs.store.ts'

export type ProofToSend = {
  shop: Pick<Shop, 'id'>
  orderId: string
  /** PNG, JPEG or WebP as it came; null: the order's own pictures. */
  file: Buffer | null
  comment: string
  /** Somebody of the shop. */
  who: PaymentActor
  now: Date
  /** Asked when the order is locked: a reason not to go on. */
  check?: (tx: Tx) => Promise<Refusal | null>
  /** In the transaction that saves it. */
  onSaved?: (tx: Tx) => Promise<void>
}

/** Gives the proof's number in its order. Opens the database itself: reading a picture takes long. */
export async function sendProof(
  services: Services,
  proof: ProofToSend,
): Promise<{ number: number } | Refusal> {
  const made = await makePicture(services, proof)
  if (isRefusal(made)) return made
  const name = `shops/${proof.shop.id}/orders/${proof.orderId}/proofs/${randomUUID()}`
  const [fileKey, previewKey, mailKey] = [`${name}.webp`, `${name}-preview.webp`, `${name}-mail.jpg`]
  return storeOrRemove(services.files, [fileKey, previewKey, mailKey], async () => {
    await services.files.put(fileKey, made.picture, proofType)
    await services.files.put(previewKey, made.preview, proofType)
    await services.files.put(mailKey, made.mail, 'image/jpeg')
    return services.database.inShop(proof.shop.id, (tx) =>
      saveAndMove(tx, proof, { fileKey, previewKey, mailKey }),
    )
  })
}

/** Whether it may be sent is asked first: nobody's picture is read for nothing. */
async function makePicture(
  { database, files }: Services,
  { shop, orderId, file, check }: ProofToSend,
): Promise<ProofPictureBytes | Refusal> {
  const found = await database.inShop(shop.id, async (tx) => {
    const open = await openOrder(tx, orderId)
    const why = open && (await check?.(tx))
    if (why) return why
    return open && { life: lifeOf(open), artwork: await findArtwork(tx, orderId) }
  })
  if (!found) return refuse('not_found')
  if (isRefusal(found)) return found
  const refusal = refusalToSend(found.life)
  if (refusal) return refusal
  if (file) return pictureOfFile(file)
  return found.artwork?.ready_at ? pictureOfArtwork(files, found.artwork.files) : refuse('artwork_not_ready')
}

function refusalToSend(life: OrderLifecycle): Refusal | null {
  const [to] = movesToProof(life.state)
  return to && nextStates(life).includes(to)
    ? null
    : refuse('order_move_not_allowed', { from: life.state, to: 'proof_sent' })
}

type ProofKeys = { fileKey: string; previewKey: string; mailKey: string }

async function saveAndMove(
  tx: Tx,
  { orderId, comment, who, now, check, onSaved }: ProofToSend,
  keys: ProofKeys,
): Promise<{ number: number } | Refusal> {
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  const why = await check?.(tx)
  if (why) return why
  const kept = { ...keys, contentType: proofType, comment, sentBy: who.name, at: now }
  const number = await insertProof(tx, orderId, kept)
  for (const to of movesToProof(open.order.state)) {
    const moved = await advanceOrder(tx, orderId, { to, who, now })
    if (isRefusal(moved)) return moved
  }
  await onSaved?.(tx)
  return { number }
}
