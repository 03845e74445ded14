import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { proofMessages } from '../messages/proofs.ts'
import { useApi } from '../session/session-provider.tsx'
import type { Order } from './timeline.ts'

type ProofAnswerInput = { id: string; number: number; onChanged: (order: Order) => void; onDone: () => void }

export type ProofAnswer = ReturnType<typeof useProofAnswer>

/**
 * Sends a buyer's yes or no. Where the order has moved on meanwhile it is shown as it is now; every other failure
 * leaves what was typed.
 */
export function useProofAnswer({ id: Id, number, onChanged, onDone }: ProofAnswerInput) {
  const t = useMessages(proofMessages)
  const api = useApi()
  const [isWorking, setIsWorking] = useState(false)

  async function send(ask: () => Promise<Order>, confirmation: string) {
    if (isWorking) return
    setIsWorking(true)
    try {
      onChanged(await ask())
      notify(confirmation)
      onDone()
    } catch (error) {
      showError(error)
      if (isFailure(error) && error.status === 409) {
        onDone()
        await api.orders.getOrderById({ Id }).then(onChanged, () => {})
      }
    } finally {
      setIsWorking(false)
    }
  }
  return {
    isWorking,
    approve: () => send(() => api.proofs.approveProof({ Id, number }), t.approved_note),
    reject: (comment: string) => send(() => api.proofs.rejectProof({ Id, number, comment }), t.rejected_note),
  }
}
