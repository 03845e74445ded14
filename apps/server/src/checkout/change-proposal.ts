/**
 * A change that costs more waits for its buyer. The order stays as it was until they say yes; the prices of the proposal
 * hold, its stock must be there then. Only the newest counts, and none outlives the beginning of the production.
 */
import { isChangeable, type OrderActor } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { findProposal, insertOrderChange, saveProposalAnswer } from '../orders/changes.store.ts'
import { notifyChangeLater } from '../orders/notify-buyer.ts'
import { buyerActorOf, openOrder } from '../orders/open-order.ts'
import { applyChange, type ChangeToApply } from './apply-change.ts'

/** Keeps a change as a proposal and asks the buyer by mail. */
export async function proposeChange(
  tx: Tx,
  { orderId, before, after, who, now }: ChangeToApply,
  note: string,
): Promise<null | Refusal> {
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  if (!isChangeable(open.order.state)) return refuse('order_not_changeable')
  const proposal = { state: 'proposed' as const, before, after, note, evidence: null }
  const by = { who: { id: who.id ?? '', name: who.name }, now }
  const number = await insertOrderChange(tx, orderId, proposal, by)
  await notifyChangeLater(tx, open.order, { number, state: 'proposed' })
  return null
}

type Answer = { shop: Shop; orderId: string; number: number; now: Date }

/** The buyer says yes or no to a change of an order of their own. Of two answers at once the first one counts. */
export async function answerProposal(
  tx: Tx,
  { accepts, customerId, ...answer }: Answer & { accepts: boolean; customerId: number },
): Promise<null | Refusal> {
  const open = await openOrder(tx, answer.orderId, customerId)
  if (!open) return refuse('not_found')
  return saveAnswer(tx, { ...answer, accepts, who: buyerActorOf(open), evidence: null })
}

/** The buyer said yes elsewhere, and somebody of the shop writes it down with what proves it. */
export async function acceptProposal(
  tx: Tx,
  { evidence, who, ...answer }: Answer & { evidence: string; who: OrderActor },
): Promise<null | Refusal> {
  const open = await openOrder(tx, answer.orderId)
  return open ? saveAnswer(tx, { ...answer, accepts: true, who, evidence }) : refuse('not_found')
}

type WholeAnswer = Answer & { accepts: boolean; who: OrderActor; evidence: string | null }

async function saveAnswer(
  tx: Tx,
  { shop, orderId, number, accepts, who, evidence, now }: WholeAnswer,
): Promise<null | Refusal> {
  const proposal = await findProposal(tx, orderId, number)
  if (!proposal) return refuse('order_change_closed')
  const answer = { number, by: who.name, evidence, at: now }
  if (!accepts) {
    await saveProposalAnswer(tx, orderId, { ...answer, state: 'refused' })
    return null
  }
  const change = { shop, orderId, ...proposal, who, now }
  const applied = await applyChange(tx, change, async () => {
    await saveProposalAnswer(tx, orderId, { ...answer, state: 'done' })
    return number
  })
  return isRefusal(applied) ? applied : null
}
