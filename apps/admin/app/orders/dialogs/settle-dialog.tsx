import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { orderActMessages } from '../../messages/order-acts.ts'
import { useStaffApi } from '../../session/account.ts'
import type { StaffOrder } from '../order-types.ts'
import { useChangedOrder } from '../use-staff-order.ts'

type ExceptionKind = StaffOrder['flags'][number]['kind']
type SettleDialogProps = { order: StaffOrder; kind: ExceptionKind; onClose: () => void }

/** Takes an exception as resolved, with a note and the amount that the person saw. */
export function SettleDialog({ order: { order, flags }, kind, onClose }: SettleDialogProps) {
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const changed = useChangedOrder(order.number)
  const amount = sumOf(...flags.filter((flag) => flag.kind === kind).map((flag) => flag.amount))
  const { form, errors, isWorking } = useForm({
    check: ({ note = '' }) => ({ ...(note === '' && { note: a.reason_missing }) }),
    send: ({ note = '' }) => api.settleFlag({ Id: order.id, kind, amount, note }),
    onAnswer: (settled) => {
      changed.show(settled, a.settled)
      onClose()
    },
    onMoved: () => changed.reload(),
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
      <p className="text-ink-soft">{a.settle_does}</p>
      <FormField name="note" label={a.note} maxLength={300} errors={errors} />
    </FormPopup>
  )
}
