import { FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { orderActMessages } from '../../messages/order-acts.ts'
import { useStaffApi } from '../../session/account.ts'
import { useAmountText } from '../../session/use-amount-text.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import type { StaffOrder } from '../order-types.ts'
import { PaymentDetails } from '../payment-details.tsx'
import { useOrderForm } from '../use-order-form.ts'
import { useChangedOrder } from '../use-staff-order.ts'

type ApproveDialogProps = { order: StaffOrder; paymentId: string; onClose: () => void }

/** Takes a reported payment as received. */
export function ApproveDialog({ order: staffOrder, paymentId, onClose }: ApproveDialogProps) {
  const { order } = staffOrder
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const money = useAmountText()
  const changed = useChangedOrder(order.number)
  const payment = order.payments.find(({ id }) => id === paymentId)
  const { form, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: () => ({}),
    send: (_, options) => api.approvePayment({ paymentId }, options),
    onAnswer: (approved) => {
      changed.show(approved, a.payment_approved)
      onClose()
    },
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
      <MeanwhileNotice meanwhile={meanwhile} order={staffOrder} />
      <p className="text-ink-soft">{a.approve_payment_does}</p>
      {payment && <PaymentDetails payment={payment} />}
    </FormPopup>
  )
}
