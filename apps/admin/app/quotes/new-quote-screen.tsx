import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeptDraft } from '../controls/kept-draft.ts'
import { PageHead } from '../controls/page-head.tsx'
import { composerMessages, newQuoteMessages } from '../messages/quotes.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { emptyOffer, type OfferDraft, offerOf } from './answer-draft.ts'
import { callerOf, faultsOfCaller, nobody, type TypedCaller } from './caller.ts'
import { CallerFields } from './caller-fields.tsx'
import { newQuoteName } from './draft-names.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferPreview } from './offer-preview.tsx'
import { type OfficeQuote, useChangedQuote } from './use-quote.ts'

/** A quote for somebody who called or wrote: who it is, what they get, and what it comes to as it is typed. */
export function NewQuoteScreen() {
  const t = useMessages(newQuoteMessages)
  const c = useMessages(composerMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const navigate = useNavigate()
  const { draft, setDraft, forget } = useKeptDraft(newQuoteName, () => emptyOffer)
  const [caller, setCaller] = useState(nobody)
  const [isTried, setIsTried] = useState(false)
  const faults = faultsOfCaller(caller)
  const { send, isSending } = useSending(({ quote }) => {
    forget()
    void navigate(`/${shop}/quotes/${quote.id}`, { replace: true })
  })
  const list = `/${shop}/quotes`
  const discard = () => {
    forget()
    void navigate(list)
  }
  const { lines, freeLines, discount, days } = offerOf(draft)
  const asked = { lines, freeLines, ...(discount && { discount }), ...(days !== undefined && { days }) }
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead title={t.title} back={{ to: list, text: t.to_list }} note={t.does} />
      <div className="mt-6 max-w-215">
        <OfferForm
          draft={draft}
          setDraft={setDraft}
          title={t.lines}
          note={c.drafted}
          submit={t.send}
          isSending={isSending}
          head={<CallerFields caller={caller} faults={isTried ? faults : {}} onChange={setCaller} />}
          preview={(isSound) => <OfferPreview asked={isSound ? asked : null} preview={api.previewQuote} />}
          onTry={() => setIsTried(true)}
          onSend={() => {
            if (Object.keys(faults).length === 0) void send(caller, draft)
          }}
          onDiscard={discard}
        />
      </div>
    </>
  )
}

/** Sends the quote. The same key until it is known what became of it: a second click makes no second quote. */
function useSending(onSent: (made: OfficeQuote) => void) {
  const t = useMessages(newQuoteMessages)
  const api = useStaffApi()
  const show = useChangedQuote()
  const key = useRef(crypto.randomUUID())
  const [isSending, setIsSending] = useState(false)
  const send = async (caller: TypedCaller, draft: OfferDraft) => {
    setIsSending(true)
    try {
      const headers = { 'idempotency-key': key.current }
      const made = await api.createQuote({ customer: callerOf(caller), ...offerOf(draft) }, { headers })
      show(made, t.sent)
      onSent(made)
    } catch (error) {
      // whoever was told that it exists, and sends something else, wants another one
      if (isFailure(error) && error.fault?.refusal === 'quote_key_reused') key.current = crypto.randomUUID()
      showError(error)
    } finally {
      setIsSending(false)
    }
  }
  return { send, isSending }
}
