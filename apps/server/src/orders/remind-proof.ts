/** The buyer of a proof that waits for an answer is asked for it again, by mail. */
import { isProofReminderDue, whyNotRemindOfProof } from '@estampa/domain/orders'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { notifyProofReminderLater } from './notify-buyer.ts'
import { openOrder } from './open-order.ts'
import { findNewestProof, saveReminder } from './proofs.store.ts'

type ProofReminder = {
  shopId: number
  /** Somebody of the shop. */
  by: string
  now: Date
}

/** Somebody of the shop asks for it. */
export async function remindOfProof(
  tx: Tx,
  orderId: string,
  { shopId, by, now }: ProofReminder,
): Promise<Refusal | null> {
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  const newest = await findNewestProof(tx, orderId)
  const refusal = whyNotRemindOfProof(open.order.state, newest, now)
  if (refusal) return refusal
  await saveAndMail(tx, orderId, { shopId, by, now })
  return null
}

/** The clock does, if it is due still. */
export async function remindOfProofInTime(
  tx: Tx,
  orderId: string,
  { shopId, now }: Omit<ProofReminder, 'by'>,
): Promise<void> {
  const open = await openOrder(tx, orderId)
  const newest = await findNewestProof(tx, orderId)
  // somebody answered, replaced it or called the order off since it was listed
  if (open && isProofReminderDue(open.order.state, newest, now)) {
    await saveAndMail(tx, orderId, { shopId, by: null, now })
  }
}

async function saveAndMail(
  tx: Tx,
  orderId: string,
  { shopId, by, now }: { shopId: number; by: string | null; now: Date },
): Promise<void> {
  const which = await saveReminder(tx, orderId, { by, at: now })
  await notifyProofReminderLater(tx, { shopId, id: orderId }, which)
}
