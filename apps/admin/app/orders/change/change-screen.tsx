import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { TextArea } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeptDraft } from '../../controls/kept-draft.ts'
import { OpenedRecord } from '../../controls/opened-record.tsx'
import { PageHead } from '../../controls/page-head.tsx'
import { PageSection } from '../../controls/page-section.tsx'
import { orderMessages } from '../../messages/order.ts'
import { orderChangeMessages } from '../../messages/order-change.ts'
import { AddLineField } from '../../quotes/add-line-field.tsx'
import { useShop, useStaffApi } from '../../session/account.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import type { StaffOrder } from '../order-types.ts'
import { useStaffOrder } from '../use-staff-order.ts'
import { ChangeAddressFields } from './address-fields.tsx'
import {
  type ChangeDraft,
  type ChangeDraftLine,
  changeOf,
  draftChange,
  faultsOfChange,
} from './change-draft.ts'
import { ChangeLine } from './change-line.tsx'
import { ChangePreviewSection } from './change-preview.tsx'
import { useChangePreview } from './use-preview.ts'
import { useSaveChange } from './use-save-change.ts'

/** An order is changed: its lines and who receives it at the left, what that costs at the right. */
export function ChangeScreen({ number }: { number: number }) {
  const t = useMessages(orderChangeMessages)
  const o = useMessages(orderMessages)
  const { shop, name } = useShop()
  const query = useStaffOrder(number)
  const back = { to: `/${shop}/orders/${number}`, text: t.to_order(number) }
  return (
    <>
      <title>{`${t.title(number)} · ${name}`}</title>
      <OpenedRecord
        query={query}
        texts={o}
        head={<PageHead title={t.title(number)} back={back} note={'\u00a0'} />}
      >
        {(order) => (
          <>
            <PageHead title={t.title(number)} back={back} note={o.states[order.order.state]} />
            {order.isChangeable ? (
              <ChangeForm order={order} />
            ) : (
              <div className="mt-6">
                <p className="font-medium">{t.closed}</p>
                <p className="text-13 text-ink-soft">{t.closed_text}</p>
              </div>
            )}
          </>
        )}
      </OpenedRecord>
    </>
  )
}

function ChangeForm({ order }: { order: StaffOrder }) {
  const t = useMessages(orderChangeMessages)
  const navigate = useNavigate()
  const { shop } = useShop()
  const { draft, setDraft, forget } = useKeptDraft(`change ${order.order.id}`, () => draftChange(order))
  const [isTried, setIsTried] = useState(false)
  const faults = faultsOfChange(draft)
  const isSound = Object.keys(faults).length === 0
  const fields = changeOf(order, draft)
  const shown = useChangePreview(isSound ? fields : null)
  const leave = () => {
    forget()
    void navigate(`/${shop}/orders/${order.order.number}`)
  }
  const { save, isSaving, meanwhile } = useSaveChange(order, leave)
  const needsConsent = shown.preview?.needsConsent ?? false
  const evidence = needsConsent ? draft.evidence.trim() : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const total = shown.preview?.after?.total
    if (!isSound || !shown.isFresh || total === undefined) return
    void save({
      ...fields,
      total,
      note: draft.note,
      ...(evidence !== '' && { evidence }),
    })
  }
  const change = (to: Partial<ChangeDraft>) => setDraft((before) => ({ ...before, ...to }))
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-x-10 gap-y-7 lg:grid-cols-record-wide">
      <div className="grid min-w-0 content-start gap-7">
        <MeanwhileNotice meanwhile={meanwhile} order={order} />
        <LineFields
          order={order}
          draft={draft}
          change={change}
          shown={shown}
          faults={isTried ? faults : {}}
        />
        <ChangeAddressFields
          order={order.order}
          address={draft.address}
          onChange={(address) => change({ address })}
        />
      </div>
      <div className="grid min-w-0 content-start gap-7 lg:sticky lg:top-4">
        <ChangePreviewSection {...shown} />
        {needsConsent && (
          <Field label={t.consent} hint={t.consent_hint}>
            {(aria) => (
              <TextArea
                {...aria}
                rows={2}
                maxLength={300}
                value={draft.evidence}
                onChange={({ currentTarget }) => change({ evidence: currentTarget.value })}
              />
            )}
          </Field>
        )}
        <Field label={t.note} hint={t.note_hint}>
          {(aria) => (
            <TextArea
              {...aria}
              rows={2}
              maxLength={300}
              value={draft.note}
              onChange={({ currentTarget }) => change({ note: currentTarget.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" disabled={isSaving} onClick={leave}>
            {t.discard}
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {needsConsent && evidence === '' ? t.propose : t.save}
          </Button>
        </div>
      </div>
    </form>
  )
}

type LineFieldsProps = {
  order: StaffOrder
  draft: ChangeDraft
  change: (to: Partial<ChangeDraft>) => void
  shown: ReturnType<typeof useChangePreview>
  faults: ReturnType<typeof faultsOfChange>
}

function LineFields({ order, draft, change, shown, faults }: LineFieldsProps) {
  const t = useMessages(orderChangeMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const { data } = useQuery({
    queryKey: [shop, 'order variants', order.order.id],
    queryFn: ({ signal }) => api.getOrderVariants({ Id: order.order.id }, { signal, isQuiet: true }),
  })
  const { lines } = draft
  const setLine = (at: number, line: ChangeDraftLine) =>
    change({ lines: lines.map((one, index) => (index === at ? line : one)) })
  const places = lines.flatMap(({ isOut }, index) => (isOut ? [] : index))
  const refusedAt = (at: number) => {
    const line = shown.isFresh ? shown.preview?.lines[places.indexOf(at)] : undefined
    return line?.fault?.sentence
  }
  const hasProof = order.order.state === 'proof_sent' || order.order.state === 'proof_approved'
  const isOther = shown.preview?.lines.some(({ status, isDecorated }) => status === 'changed' && isDecorated)
  return (
    <PageSection title={t.lines}>
      <ul className="divide-y divide-line">
        {lines.map((line, at) => (
          <ChangeLine
            key={line.uuid ?? `new ${line.rows.map(({ sku }) => sku).join(' ')}`}
            line={line}
            product={data?.products.find((one) => one.genericProductId === line.genericProductId)}
            refused={refusedAt(at)}
            fault={(row) => (faults[`quantity ${at} ${row}`] ? t.quantity_wrong : undefined)}
            onChange={(changed) => setLine(at, changed)}
            onRemove={() => change({ lines: lines.filter((_, index) => index !== at) })}
          />
        ))}
      </ul>
      {faults.lines && <p className="mt-2 text-13 text-error">{t.none_left}</p>}
      {hasProof && isOther && <p className="mt-2 text-13 text-warning">{t.proof_stands}</p>}
      <AddLineField
        onAdd={({ name, image, rows }) => {
          const line = {
            uuid: null,
            genericProductId: null,
            name,
            image,
            rows,
            isDecorated: false,
            isOut: false,
          }
          change({ lines: [...lines, line] })
        }}
      />
    </PageSection>
  )
}
