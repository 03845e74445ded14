import { FormField, FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { orderActMessages } from '../../messages/order-acts.ts'
import { useStaffApi } from '../../session/account.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import type { StaffOrder } from '../order-types.ts'
import { useOrderForm } from '../use-order-form.ts'
import { useChangedOrder } from '../use-staff-order.ts'

type RejectDialogProps = { order: StaffOrder; paymentId: string; onClose: () => void }

/** The money of a reported payment did not arrive: it is asked for again, with the reason. */
export function RejectDialog({ order: staffOrder, paymentId, onClose }: RejectDialogProps) {
  const { order } = staffOrder
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const changed = useChangedOrder(order.number)
  const { form, errors, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: ({ note = '' }) => ({ ...(note === '' && { note: a.reason_missing }) }),
    send: ({ note = '' }, options) => api.rejectPayment({ paymentId, note }, options),
    onAnswer: (rejected) => {
      changed.show(rejected, a.payment_rejected)
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={a.reject_payment}
      submit={a.reject_payment}
      back={a.cancel}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <MeanwhileNotice meanwhile={meanwhile} order={staffOrder} />
      <p className="text-ink-soft">{a.reject_payment_does}</p>
      <FormField name="note" label={a.reason} hint={a.reason_hint} maxLength={300} errors={errors} />
    </FormPopup>
  )
}
