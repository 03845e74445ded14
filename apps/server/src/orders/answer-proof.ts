import { answerProof as answer, type NewProofAnswer, stateAfter } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { advanceOpenOrder } from './advance-order.ts'
import { buyerActorOf, openOrder } from './open-order.ts'
import { findNewestProof, saveAnswer } from './proofs.store.ts'

/**
 * A buyer says yes or no to the newest proof of an order of their own. The order is locked, so that of two
 * answers at once the first one counts.
 */
export async function saveProofAnswer(
  tx: Tx,
  request: { orderId: string; customerId: number; answering: NewProofAnswer; now: Date },
): Promise<null | Refusal> {
  const { orderId, customerId, answering, now } = request
  const open = await openOrder(tx, orderId, customerId)
  if (!open) return refuse('not_found')
  const answered = answer(await findNewestProof(tx, orderId), answering)
  if (isRefusal(answered)) return answered
  if (answered === 'same') return null
  const who = buyerActorOf(open)
  const { number, comment } = answering
  const step = { to: stateAfter[answering.answer], who, now, note: comment || undefined }
  const moved = await advanceOpenOrder(tx, open, step)
  if (isRefusal(moved)) return moved
  await saveAnswer(tx, orderId, { number, answer: answering.answer, comment, by: who.name, at: now })
  return null
}
