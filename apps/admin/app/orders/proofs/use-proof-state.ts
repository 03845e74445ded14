import { isOverdueIn } from '@estampa/domain/orders/queues'
import { useMessages } from '@estampa/web/messages'
import type { StateTone } from '../../controls/state-dot.tsx'
import { useWaitedText } from '../../controls/use-waited-text.ts'
import { proofDeskMessages } from '../../messages/proofs.ts'
import type { StaffOrder } from '../order-types.ts'
import { isWaiting, type Proof } from './proof.ts'

/** What became of a proof, in words; one that waits says for how long, and is overdue when its queue says so. */
export function useProofState(
  order: StaffOrder,
): (proof: Proof) => { tone: StateTone; text: string } | undefined {
  const t = useMessages(proofDeskMessages)
  const waited = useWaitedText()
  return (proof) => {
    if (proof.answer === 'approved') return { tone: 'done', text: t.approved }
    if (proof.answer === 'rejected') return { tone: 'waiting', text: t.rejected }
    if (!isWaiting(order, proof)) return undefined
    const isOverdue = isOverdueIn('answers', new Date(proof.sentAt), new Date())
    return { tone: isOverdue ? 'trouble' : 'going', text: t.waits(waited(proof.sentAt)) }
  }
}
