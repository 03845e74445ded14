import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { TextArea, TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { type FormEvent, type ReactNode, useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { composerMessages } from '../messages/quotes.ts'
import { AddLineField } from './add-line-field.tsx'
import { type DraftFault, type DraftLine, faultsOfDraft, type OfferDraft } from './answer-draft.ts'
import { ComposerLine } from './composer-line.tsx'
import { FreeLineFields } from './free-line-fields.tsx'

type OfferFormProps = {
  draft: OfferDraft
  setDraft: (change: (before: OfferDraft) => OfferDraft) => void
  title: string
  note: string
  submit: string
  isSending: boolean
  /** Before the lines: for whom it is. */
  head?: ReactNode
  /** What would be sent, as long as the fields hold something that could be. */
  preview: (isSound: boolean) => ReactNode
  /** Of a draft without faults. */
  onSend: () => void
  /** Somebody has tried to send it: what stands elsewhere shows its own faults now. */
  onTry?: () => void
  onDiscard: () => void
}
type FieldProps = {
  draft: OfferDraft
  fault: (field: string) => string | undefined
  change: (to: Partial<OfferDraft>) => void
}

/** An offer while it is written: lines, discounts, days and a note, with what the buyer would see under it. */
export function OfferForm({ draft, setDraft, preview, onSend, onTry, onDiscard, ...page }: OfferFormProps) {
  const t = useMessages(composerMessages)
  const { title, note, submit: submitText, isSending, head } = page
  const [isTried, setIsTried] = useState(false)
  const faults = faultsOfDraft(draft)
  const sentences = useFaultSentences()
  const fault = (field: string) => {
    const found = faults[field]
    return isTried && found ? sentences[found] : undefined
  }
  const isSound = Object.keys(faults).length === 0
  const change = (to: Partial<OfferDraft>) => setDraft((before) => ({ ...before, ...to }))
  const changeLine = (at: number, line: DraftLine) =>
    change({ lines: draft.lines.map((one, index) => (index === at ? line : one)) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    onTry?.()
    if (isSound) onSend()
  }
  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-7">
      {head}
      <PageSection title={title} note={note}>
        <ul className="divide-y divide-line">
          {draft.lines.map((line, at) => (
            <ComposerLine
              key={line.uuid ?? `new ${line.rows.map(({ sku }) => sku).join(' ')}`}
              line={line}
              at={at}
              isAdded={line.uuid === null && draft.lines.some(({ uuid }) => uuid !== null)}
              fault={fault}
              onChange={(changed) => changeLine(at, changed)}
              onRemove={() => change({ lines: draft.lines.filter((_, index) => index !== at) })}
            />
          ))}
        </ul>
        {fault('lines') && <p className="mt-2 text-13 text-error">{fault('lines')}</p>}
        <AddLineField onAdd={(line) => change({ lines: [...draft.lines, line] })} />
        <FreeLineFields
          lines={draft.freeLines}
          fault={fault}
          onChange={(freeLines) => change({ freeLines })}
        />
        <TermFields draft={draft} fault={fault} change={change} />
      </PageSection>
      {preview(isSound)}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" disabled={isSending} onClick={onDiscard}>
          {t.discard}
        </Button>
        <Button type="submit" isBusy={isSending}>
          {submitText}
        </Button>
      </div>
    </form>
  )
}

function useFaultSentences(): Record<DraftFault, string> {
  const t = useMessages(composerMessages)
  return {
    quantity: t.fault_quantity,
    text: t.fault_text,
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
    <div className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2">
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
          className="mt-6.5 w-32"
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
