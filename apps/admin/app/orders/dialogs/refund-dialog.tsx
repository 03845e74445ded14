import { FormField, FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { parseAmount, sumOf } from '@estampa/web/money'
import { orderActMessages } from '../../messages/order-acts.ts'
import { useStaffApi } from '../../session/account.ts'
import { useAmountText } from '../../session/use-amount-text.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import type { StaffOrder } from '../order-types.ts'
import { useOrderForm } from '../use-order-form.ts'
import { useChangedOrder } from '../use-staff-order.ts'

type RefundDialogProps = { order: StaffOrder; paymentId: string; onClose: () => void }

/** Writes down that money of an approved payment went back, all of it or a part. */
export function RefundDialog({ order: staffOrder, paymentId, onClose }: RefundDialogProps) {
  const { order } = staffOrder
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const money = useAmountText()
  const changed = useChangedOrder(order.number)
  const payment = order.payments.find(({ id }) => id === paymentId)
  const left = payment ? sumOf(payment.amount, -payment.refunded) : 0
  const { form, errors, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: ({ amount = '' }) => ({
      ...(amount !== '' && parseAmount(amount) === undefined && { amount: a.payment_amount_wrong }),
    }),
    send: ({ amount = '', note = '' }, options) =>
      api.recordRefund({ paymentId, note, ...(amount !== '' && { amount: parseAmount(amount) }) }, options),
    onAnswer: (refunded) => {
      changed.show(refunded, a.refund_recorded)
      onClose()
    },
    fieldOf: { refund_too_large: 'amount', payment_amount_too_fine: 'amount' },
  })
  return (
    <FormPopup
      startsInField
      title={a.refund}
      submit={a.refund}
      back={a.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <MeanwhileNotice meanwhile={meanwhile} order={staffOrder} />
      <p className="text-ink-soft">{a.refund_does}</p>
      <FormField
        name="amount"
        label={a.payment_amount}
        hint={a.refund_amount_hint(money(left))}
        optional={a.optional}
        inputMode="decimal"
        className="text-right tabular"
        errors={errors}
      />
      <FormField name="note" label={a.note} optional={a.optional} maxLength={300} errors={errors} />
    </FormPopup>
  )
}
