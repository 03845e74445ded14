import { type WithdrawalClosing, whyWithdrawalNotClosed } from '@estampa/domain/law'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { enqueueInTurn } from '../jobs/jobs.store.ts'
import { lockWithdrawal, saveWithdrawalDecision } from './withdrawal.store.ts'

type WithdrawalDecision = {
  shopId: number
  code: string
  closing: WithdrawalClosing
  who: { id: string; name: string }
  now: Date
}

/** Somebody of the shop decides on a request, once; who asked is told by mail. */
export async function closeWithdrawal(
  tx: Tx,
  { shopId, code, closing, who, now }: WithdrawalDecision,
): Promise<Refusal | undefined> {
  const withdrawal = await lockWithdrawal(tx, code)
  if (!withdrawal) return refuse('not_found')
  const refusal = whyWithdrawalNotClosed(withdrawal.closed, closing)
  if (refusal) return refusal
  await saveWithdrawalDecision(tx, code, closing, { who, now })
  await enqueueInTurn(tx, `mails of ${code}`, 'regret_closed_mail', { shop: shopId, code })
  return undefined
}
