import { CountedTextArea, FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { type FormEvent, useState } from 'react'
import { proofMessages } from '../messages/proofs.ts'
import type { ProofAnswer } from './use-proof-answer.ts'

const MAX_LETTERS = 1_000

type ProofAnswerPopupProps = {
  kind: 'approve' | 'reject'
  answer: ProofAnswer
  comment: string
  onType: (comment: string) => void
  onClose: () => void
}

/** A yes is asked once more; what is to be changed is written here. */
export function ProofAnswerPopup({ kind, answer, comment, onType, onClose }: ProofAnswerPopupProps) {
  const t = useMessages(proofMessages)
  const popup = { isWorking: answer.isWorking, onClose }
  if (kind === 'reject')
    return <RejectForm comment={comment} onType={onType} onSend={answer.reject} {...popup} />
  return (
    <FormPopup
      title={t.approve_title}
      submit={t.approve}
      form={{ onSubmit: (event) => sent(event, () => void answer.approve()) }}
      {...popup}
    >
      <p className="text-ink-soft">{t.approve_text}</p>
    </FormPopup>
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
