import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { orderActMessages } from '../../messages/order-acts.ts'
import { useStaffApi } from '../../session/account.ts'
import { useAmountText } from '../../session/use-amount-text.ts'
import type { StaffOrder } from '../order-types.ts'
import { PaymentDetails } from '../payment-details.tsx'
import { useChangedOrder } from '../use-staff-order.ts'

type ApproveDialogProps = { order: StaffOrder; paymentId: string; onClose: () => void }

/** Takes a reported payment as received. */
export function ApproveDialog({ order: { order }, paymentId, onClose }: ApproveDialogProps) {
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const money = useAmountText()
  const changed = useChangedOrder(order.number)
  const payment = order.payments.find(({ id }) => id === paymentId)
  const { form, isWorking } = useForm({
    check: () => ({}),
    send: () => api.approvePayment({ paymentId }),
    onAnswer: (approved) => {
      changed.show(approved, a.payment_approved)
      onClose()
    },
    onMoved: () => changed.reload(),
  })
  const title = a.approve_payment(money(payment?.amount ?? 0))
  return (
    <FormPopup
      startsInField
      title={title}
      submit={title}
      back={a.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{a.approve_payment_does}</p>
      {payment && <PaymentDetails payment={payment} />}
    </FormPopup>
  )
}
