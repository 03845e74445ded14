import { ActionMenu, type MenuItem } from '@estampa/ui/action-menu'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { orderMessages } from '../messages/order.ts'
import { useMay } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { StaffOrder } from './order-types.ts'
import { type OrderPaymentView, PaymentDetails } from './payment-details.tsx'
import { paymentTone } from './state-tones.ts'

const ApproveDialog = onDemand(() =>
  import('./dialogs/approve-dialog.tsx').then((file) => file.ApproveDialog),
)
const RejectDialog = onDemand(() => import('./dialogs/reject-dialog.tsx').then((file) => file.RejectDialog))
const RefundDialog = onDemand(() => import('./dialogs/refund-dialog.tsx').then((file) => file.RefundDialog))

const dialogs = { approve: ApproveDialog, reject: RejectDialog, give_back: RefundDialog }
type PaymentAct = keyof typeof dialogs

/** What is paid and what is due, and each payment with what can be done to it. */
export function MoneySection({ order: staffOrder }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const money = useAmountText()
  const [open, setOpen] = useState<{ act: PaymentAct; paymentId: string }>()
  const { order } = staffOrder
  const Dialog = open && dialogs[open.act]
  const sums = [
    { label: t.paid, amount: order.paid, isShown: true },
    { label: t.deposit_due, amount: order.split?.depositDue ?? 0, isShown: Boolean(order.split?.depositDue) },
    { label: t.to_pay, amount: order.toPay, isShown: order.toPay > 0 },
    { label: t.refunded, amount: order.refunded, isShown: order.refunded > 0 },
    { label: t.refund_owed, amount: order.refundOwed, isShown: order.refundOwed > 0 },
  ]
  return (
    <PageSection title={t.payments}>
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2">
        {sums
          .filter(({ isShown }) => isShown)
          .map(({ label, amount }) => (
            <div key={label}>
              <dt className="text-12 text-ink-faint">{label}</dt>
              <dd className="font-semibold tabular">{money(amount)}</dd>
            </div>
          ))}
      </dl>
      {order.payments.length === 0 && <p className="text-13 text-ink-soft">{t.no_payments}</p>}
      <ul className="divide-y divide-line">
        {order.payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            onAct={(act) => setOpen({ act, paymentId: payment.id })}
          />
        ))}
      </ul>
      {Dialog && open && (
        <Dialog order={staffOrder} paymentId={open.paymentId} onClose={() => setOpen(undefined)} />
      )}
    </PageSection>
  )
}

function PaymentRow({ payment, onAct }: { payment: OrderPaymentView; onAct: (act: PaymentAct) => void }) {
  const t = useMessages(orderMessages)
  const money = useAmountText()
  const acts = usePaymentActs(payment, onAct)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-48 flex-1">
        <PaymentDetails payment={payment} />
      </div>
      <span className="w-32 max-sm:w-auto">
        <StateDot tone={paymentTone(payment.state)}>{t.payment_states[payment.state]}</StateDot>
      </span>
      <span className="min-w-28 text-right tabular max-sm:ml-auto">{money(payment.amount)}</span>
      <span className="w-9">
        {acts.length > 0 && (
          <ActionMenu
            trigger={
              <IconButton label={t.acts_of(money(payment.amount))} className="-my-2">
                <Icon name="chevron-down" size={18} />
              </IconButton>
            }
            items={acts}
          />
        )}
      </span>
    </li>
  )
}

function usePaymentActs(payment: OrderPaymentView, onAct: (act: PaymentAct) => void): MenuItem[] {
  const t = useMessages(orderMessages)
  const may = useMay()
  const items: MenuItem[] = []
  const canApprove = payment.state === 'in_review' || payment.state === 'pending'
  if (canApprove && may('payments.record')) {
    items.push({ label: t.approve, onSelect: () => onAct('approve') })
  }
  if (payment.state === 'in_review' && may('payments.record')) {
    items.push({ label: t.reject, isDangerous: true, onSelect: () => onAct('reject') })
  }
  if (payment.state === 'approved' && may('payments.refund')) {
    items.push({ label: t.give_back, onSelect: () => onAct('give_back') })
  }
  return items
}
