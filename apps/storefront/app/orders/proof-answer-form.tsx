import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { CountedTextArea, FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { type FormEvent, useState } from 'react'
import { proofMessages } from '../messages/proofs.ts'
import type { Order } from './timeline.ts'
import { useProofAnswer } from './use-proof-answer.ts'

const MAX_LETTERS = 1_000

type ProofAnswerProps = { id: string; number: number; onChanged: (order: Order) => void }

/** A buyer's yes, which is asked once more, or what is to be changed, which stays typed until it has arrived. */
export function ProofAnswerForm({ id, number, onChanged }: ProofAnswerProps) {
  const t = useMessages(proofMessages)
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null)
  const [comment, setComment] = useState('')
  const close = () => setOpen(null)
  const answer = useProofAnswer({ id, number, onChanged, onDone: close })
  const popup = { isWorking: answer.isWorking, onClose: close }
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
      {open === 'approve' && (
        <FormPopup
          title={t.approve_title}
          submit={t.approve}
          form={{ onSubmit: (event) => sent(event, () => void answer.approve()) }}
          {...popup}
        >
          <p className="text-ink-soft">{t.approve_text}</p>
        </FormPopup>
      )}
      {open === 'reject' && (
        <RejectForm comment={comment} onType={setComment} onSend={answer.reject} {...popup} />
      )}
    </div>
  )
}

function sent(event: FormEvent, send: () => void) {
  event.preventDefault()
  send()
}

type RejectFormProps = {
  comment: string
  isWorking: boolean
  onType: (comment: string) => void
  onSend: (comment: string) => Promise<void>
  onClose: () => void
}

function RejectForm({ comment, isWorking, onType, onSend, onClose }: RejectFormProps) {
  const t = useMessages(proofMessages)
  const [isMissing, setIsMissing] = useState(false)
  const answer = comment.trim()
  const send = () => {
    setIsMissing(answer === '')
    if (answer !== '') void onSend(answer)
  }
  return (
    <FormPopup
      title={t.reject_title}
      submit={t.send_changes}
      form={{ onSubmit: (event) => sent(event, send), noValidate: true }}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.reject_text}</p>
      <CountedTextArea
        label={t.comment}
        value={comment}
        max={MAX_LETTERS}
        rows={5}
        error={isMissing && answer === '' ? t.comment_missing : undefined}
        onType={onType}
      />
    </FormPopup>
  )
}
