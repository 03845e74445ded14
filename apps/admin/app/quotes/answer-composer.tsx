import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { TextArea, TextInput } from '@estampa/ui/text-input'
import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { type FormEvent, useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { composerMessages } from '../messages/quotes.ts'
import { useStaffApi } from '../session/account.ts'
import { AddLineField } from './add-line-field.tsx'
import { type AnswerDraft, answerOf, type DraftFault, type DraftLine, faultsOfDraft } from './answer-draft.ts'
import { ComposerLine } from './composer-line.tsx'
import { useKeptDraft } from './kept-draft.ts'
import { OfferPreview } from './offer-preview.tsx'
import { type OfficeQuote, useChangedQuote } from './use-quote.ts'

type AnswerComposerProps = { open: OfficeQuote; onClose: (answered?: OfficeQuote) => void }
type FieldProps = {
  draft: AnswerDraft
  fault: (field: string) => string | undefined
  change: (to: Partial<AnswerDraft>) => void
}

/** The answer while it is written: lines, discounts, days and a note, with what the buyer would see beside it. */
export function AnswerComposer({ open, onClose }: AnswerComposerProps) {
  const t = useMessages(composerMessages)
  const { draft, setDraft, forget } = useKeptDraft(open)
  const [isTried, setIsTried] = useState(false)
  const faults = faultsOfDraft(draft)
  const sentences = useFaultSentences()
  const fault = (field: string) => {
    const found = faults[field]
    return isTried && found ? sentences[found] : undefined
  }
  const change = (to: Partial<AnswerDraft>) => setDraft((before) => ({ ...before, ...to }))
  const changeLine = (at: number, line: DraftLine) =>
    change({ lines: draft.lines.map((one, index) => (index === at ? line : one)) })
  const discard = () => {
    forget()
    onClose()
  }
  const { send, isSending } = useSending(open, (answered) => {
    forget()
    onClose(answered)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (Object.keys(faults).length === 0) void send(draft)
  }
  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7">
      <PageSection title={t.title} note={t.drafted}>
        <ul className="divide-y divide-line">
          {draft.lines.map((line, at) => (
            <ComposerLine
              key={line.uuid ?? `new ${line.rows.map(({ sku }) => sku).join(' ')}`}
              line={line}
              at={at}
              fault={fault}
              onChange={(changed) => changeLine(at, changed)}
              onRemove={() => change({ lines: draft.lines.filter((_, index) => index !== at) })}
            />
          ))}
        </ul>
        {fault('lines') && <p className="mt-2 text-13 text-error">{fault('lines')}</p>}
        <AddLineField onAdd={(line) => change({ lines: [...draft.lines, line] })} />
        <TermFields draft={draft} fault={fault} change={change} />
      </PageSection>
      <OfferPreview open={open} draft={draft} isSound={Object.keys(faults).length === 0} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" disabled={isSending} onClick={discard}>
          {t.discard}
        </Button>
        <Button type="submit" isBusy={isSending}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}

/** Sends the answer. Where the quote has changed meanwhile, what was typed stays. */
function useSending(open: OfficeQuote, onSent: (answered: OfficeQuote) => void) {
  const t = useMessages(composerMessages)
  const api = useStaffApi()
  const show = useChangedQuote()
  const [isSending, setIsSending] = useState(false)
  const send = async (draft: AnswerDraft) => {
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

function useFaultSentences(): Record<DraftFault, string> {
  const t = useMessages(composerMessages)
  return {
    quantity: t.fault_quantity,
    percent: t.fault_percent,
    amount: t.fault_amount,
    lead_time: t.fault_lead_time,
    days: t.fault_days,
    empty: t.fault_empty,
  }
}

/** What holds for the whole answer. */
function TermFields({ draft, fault, change }: FieldProps) {
  const t = useMessages(composerMessages)
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <div className="flex items-start gap-2">
        <Field label={t.discount} error={fault('discount')} className="min-w-0 flex-1">
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={draft.discount}
              onChange={({ currentTarget }) => change({ discount: currentTarget.value })}
            />
          )}
        </Field>
        <Select
          aria-label={t.discount_kind}
          className="mt-[26px] w-32"
          value={draft.discountKind}
          options={[
            { value: 'percent', label: t.percent },
            { value: 'amount', label: t.amount },
          ]}
          onChange={({ currentTarget }) =>
            change({ discountKind: currentTarget.value === 'amount' ? 'amount' : 'percent' })
          }
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t.lead_time} hint={t.lead_time_hint} error={fault('leadTimeDays')}>
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="numeric"
              maxLength={3}
              value={draft.leadTimeDays}
              onChange={({ currentTarget }) => change({ leadTimeDays: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t.days} hint={t.days_hint} error={fault('days')}>
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="numeric"
              maxLength={3}
              value={draft.days}
              onChange={({ currentTarget }) => change({ days: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <Field label={t.note} className="sm:col-span-2">
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            maxLength={1_000}
            value={draft.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        )}
      </Field>
    </div>
  )
}
