import { Button } from '@estampa/ui/button'
import { FormPopup, TextAreaField } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { orderChangeMessages } from '../messages/order-change.ts'
import { useMay, useStaffApi } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { MeanwhileNotice } from './meanwhile-notice.tsx'
import type { StaffOrder } from './order-types.ts'
import { useOrderForm } from './use-order-form.ts'
import { useChangedOrder } from './use-staff-order.ts'

/** A change that costs more and waits for its buyer, whose yes may come by telephone too. */
export function ProposalSection({ order }: { order: StaffOrder }) {
  const t = useMessages(orderChangeMessages)
  const may = useMay()
  const money = useAmountText()
  const [isOpen, setIsOpen] = useState(false)
  const change = order.order.changes.find(({ state }) => state === 'proposed')
  if (!change) return null
  return (
    <section
      aria-label={t.waits}
      className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2 rounded-base bg-warning-wash px-4 py-3"
    >
      <div className="min-w-room flex-1 text-13">
        <p className="font-semibold">{t.waits}</p>
        {change.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p className="tabular">{t.total_from_to(money(change.before.total), money(change.after.total))}</p>
        <p className="text-ink-soft">{t.waits_text}</p>
      </div>
      {may('orders.change') && (
        <Button variant="second" onClick={() => setIsOpen(true)}>
          {t.accept}
        </Button>
      )}
      {isOpen && <AcceptDialog order={order} number={change.number} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

type AcceptDialogProps = { order: StaffOrder; number: number; onClose: () => void }

function AcceptDialog({ order: staffOrder, number, onClose }: AcceptDialogProps) {
  const t = useMessages(orderChangeMessages)
  const api = useStaffApi()
  const { order } = staffOrder
  const changed = useChangedOrder(order.number)
  const { form, errors, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: ({ evidence = '' }): Record<string, string> =>
      evidence.trim() === '' ? { evidence: t.evidence_missing } : {},
    send: ({ evidence = '' }, options) => api.acceptOrderChange({ Id: order.id, number, evidence }, options),
    onAnswer: (accepted) => {
      changed.show(accepted, t.accepted)
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.accept}
      submit={t.accept}
      back={t.back}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <MeanwhileNotice meanwhile={meanwhile} order={staffOrder} />
      <p className="text-ink-soft">{t.accept_does}</p>
      <TextAreaField name="evidence" label={t.evidence_label} error={errors.evidence} maxLength={300} />
    </FormPopup>
  )
}
