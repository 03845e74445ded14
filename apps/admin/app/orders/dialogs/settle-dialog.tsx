import { FormField, FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { orderActMessages } from '../../messages/order-acts.ts'
import { useStaffApi } from '../../session/account.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import type { StaffOrder } from '../order-types.ts'
import { useOrderForm } from '../use-order-form.ts'
import { useChangedOrder } from '../use-staff-order.ts'

type ExceptionKind = StaffOrder['flags'][number]['kind']
type SettleDialogProps = { order: StaffOrder; kind: ExceptionKind; onClose: () => void }

/** Takes an exception as resolved, with a note and the amount that the person saw. */
export function SettleDialog({ order: staffOrder, kind, onClose }: SettleDialogProps) {
  const { order, flags } = staffOrder
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const changed = useChangedOrder(order.number)
  const amount = sumOf(...flags.filter((flag) => flag.kind === kind).map((flag) => flag.amount))
  const { form, errors, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: ({ note = '' }) => ({ ...(note === '' && { note: a.reason_missing }) }),
    send: ({ note = '' }, options) => api.settleFlag({ Id: order.id, kind, amount, note }, options),
    onAnswer: (settled) => {
      changed.show(settled, a.settled)
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={a.settle}
      submit={a.settle}
      back={a.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <MeanwhileNotice meanwhile={meanwhile} order={staffOrder} />
      <p className="text-ink-soft">{a.settle_does}</p>
      <FormField name="note" label={a.note} maxLength={300} errors={errors} />
    </FormPopup>
  )
}
