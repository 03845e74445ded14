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
import { type ArtworkFile, findArtwork, hasRoster } from './artwork.store.ts'
import { lifeOf, openOrder } from './open-order.ts'
import { type ProofPictureBytes, pictureOfArtwork, pictureOfFile, proofType } from './proof-picture.ts'
import { rosterKeysOf } from './proof-roster.ts'
import { insertProof, type ProofToSave } from './proofs.store.ts'
import { copyRoster, proofRosterOf } from './roster-pages.ts'

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
  const roster = proofRosterOf(made.artwork, name)
  const keys = [fileKey, previewKey, mailKey, ...(roster ? rosterKeysOf(roster) : [])]
  return storeOrRemove(services.files, keys, async () => {
    await services.files.put(fileKey, made.picture, proofType)
    await services.files.put(previewKey, made.preview, proofType)
    await services.files.put(mailKey, made.mail, 'image/jpeg')
    if (roster) await copyRoster(services.files, made.artwork, roster)
    return services.database.inShop(proof.shop.id, (tx) =>
      saveAndMove(tx, proof, { fileKey, previewKey, mailKey, roster }),
    )
  })
}

type MadeProof = ProofPictureBytes & { artwork: readonly ArtworkFile[] }

/** Whether it may be sent is asked first: nobody's picture is read for nothing. */
async function makePicture(
  { database, files }: Services,
  { shop, orderId, file, check }: ProofToSend,
): Promise<MadeProof | Refusal> {
  const found = await database.inShop(shop.id, async (tx) => {
    const open = await openOrder(tx, orderId)
    const why = open && (await check?.(tx))
    if (why) return why
    const artwork = await findArtwork(tx, orderId)
    return open && { life: lifeOf(open), artwork, isForPersons: await hasRoster(tx, orderId) }
  })
  if (!found) return refuse('not_found')
  if (isRefusal(found)) return found
  const refusal = refusalToSend(found.life)
  if (refusal) return refusal
  const artwork = found.artwork?.ready_at ? found.artwork.files : null
  // whatever picture the workshop sends, the buyer sees the list too
  if (!artwork && (!file || found.isForPersons)) return refuse('artwork_not_ready')
  const made = file ? await pictureOfFile(file) : await pictureOfArtwork(files, artwork ?? [])
  return isRefusal(made) ? made : { ...made, artwork: artwork ?? [] }
}

function refusalToSend(life: OrderLifecycle): Refusal | null {
  const [to] = movesToProof(life.state)
  return to && nextStates(life).includes(to)
    ? null
    : refuse('order_move_not_allowed', { from: life.state, to: 'proof_sent' })
}

type ProofKeys = Pick<ProofToSave, 'fileKey' | 'previewKey' | 'mailKey' | 'roster'>

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
