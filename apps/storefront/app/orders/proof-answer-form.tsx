import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { onDemand, usePreload } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { proofMessages } from '../messages/proofs.ts'
import type { Order } from './timeline.ts'
import { useProofAnswer } from './use-proof-answer.ts'

const ProofAnswerPopup = onDemand(async () => (await import('./proof-answer-popups.tsx')).ProofAnswerPopup)

type ProofAnswerProps = { id: string; number: number; onChanged: (order: Order) => void }

/** A buyer's yes, which is asked once more, or what is to be changed, which stays typed until it has arrived. */
export function ProofAnswerForm({ id, number, onChanged }: ProofAnswerProps) {
  const t = useMessages(proofMessages)
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null)
  const [comment, setComment] = useState('')
  const close = () => setOpen(null)
  const answer = useProofAnswer({ id, number, onChanged, onDone: close })
  usePreload(ProofAnswerPopup)
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      <Button onClick={() => setOpen('approve')}>
        <Icon name="check" size={18} />
        {t.approve}
      </Button>
      <Button variant="second" onClick={() => setOpen('reject')}>
        <Icon name="pencil-line" size={18} />
        {t.reject}
      </Button>
      {open && (
        <ProofAnswerPopup kind={open} answer={answer} comment={comment} onType={setComment} onClose={close} />
      )}
    </div>
  )
}
