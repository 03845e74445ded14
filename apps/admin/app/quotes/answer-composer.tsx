import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useState } from 'react'
import { useKeptDraft } from '../controls/kept-draft.ts'
import { composerMessages } from '../messages/quotes.ts'
import { useStaffApi } from '../session/account.ts'
import { answerOf, draftAnswer, type OfferDraft } from './answer-draft.ts'
import { answerName } from './draft-names.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferPreview } from './offer-preview.tsx'
import { type OfficeQuote, useChangedQuote } from './use-quote.ts'

type AnswerComposerProps = { open: OfficeQuote; onClose: (answered?: OfficeQuote) => void }

/** The answer to a quote while it is written. */
export function AnswerComposer({ open, onClose }: AnswerComposerProps) {
  const t = useMessages(composerMessages)
  const api = useStaffApi()
  const { draft, setDraft, forget } = useKeptDraft(answerName(open), () => draftAnswer(open))
  const { send, isSending } = useSending(open, (answered) => {
    forget()
    onClose(answered)
  })
  const discard = () => {
    forget()
    onClose()
  }
  return (
    <OfferForm
      draft={draft}
      setDraft={setDraft}
      title={t.title}
      note={t.drafted}
      submit={t.send}
      isSending={isSending}
      preview={(isSound) => (
        <OfferPreview
          asked={isSound ? { ...answerOf(open, draft), note: '' } : null}
          preview={api.previewAnswer}
        />
      )}
      onSend={() => void send(draft)}
      onDiscard={discard}
    />
  )
}

/** Sends the answer. Where the quote has changed meanwhile, what was typed stays. */
function useSending(open: OfficeQuote, onSent: (answered: OfficeQuote) => void) {
  const t = useMessages(composerMessages)
  const api = useStaffApi()
  const show = useChangedQuote()
  const [isSending, setIsSending] = useState(false)
  const send = async (draft: OfferDraft) => {
    setIsSending(true)
    try {
      const answered = await api.answerQuote(answerOf(open, draft))
      show(answered, t.sent)
      onSent(answered)
    } catch (error) {
      showError(isFailure(error) && error.fault?.refusal === 'quote_changed' ? new Error(t.changed) : error)
    } finally {
      setIsSending(false)
    }
  }
  return { send, isSending }
}
