import {
  answerProof as answer,
  type NewProofAnswer,
  type OrderActor,
  stateAfter,
} from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { advanceOpenOrder } from './advance-order.ts'
import { buyerActorOf, type OpenOrder, openOrder } from './open-order.ts'
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
  return saveAnswerOf(tx, open, { answering, who: buyerActorOf(open), now })
}

type Answering = { answering: NewProofAnswer; who: OrderActor; now: Date }

/**
 * The buyer said yes elsewhere, and somebody of the shop writes it down with what proves it. The history names who did
 * so; the buyer sees both.
 */
export async function recordApproval(
  tx: Tx,
  { orderId, number, evidence, who, now }: NewApproval,
): Promise<null | Refusal> {
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  const comment = `Aprobado por otro medio, según ${who.name}: ${evidence}`
  return saveAnswerOf(tx, open, { answering: { number, answer: 'approved', comment }, who, now })
}

type NewApproval = { orderId: string; number: number; evidence: string; who: OrderActor; now: Date }

async function saveAnswerOf(
  tx: Tx,
  open: OpenOrder,
  { answering, who, now }: Answering,
): Promise<null | Refusal> {
  const { id: orderId } = open.order
  const answered = answer(await findNewestProof(tx, orderId), answering)
  if (isRefusal(answered)) return answered
  if (answered === 'same') return null
  const { number, comment } = answering
  const step = { to: stateAfter[answering.answer], who, now, note: comment || undefined }
  const moved = await advanceOpenOrder(tx, open, step)
  if (isRefusal(moved)) return moved
  await saveAnswer(tx, orderId, { number, answer: answering.answer, comment, by: who.name, at: now })
  return null
}
