import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { orderActMessages } from '../../messages/order-acts.ts'
import { useStaffApi } from '../../session/account.ts'
import type { OrderState, StaffOrder } from '../order-types.ts'
import { useChangedOrder } from '../use-staff-order.ts'
import { checkParcel, ParcelFields, parcelRefusals } from './parcel-fields.tsx'

type MoveDialogProps = { order: StaffOrder; to: OrderState; onClose: () => void }

/** Confirms a move, with a note for the history and, where a parcel leaves, how it is followed. */
export function MoveDialog({ order: { order }, to, onClose }: MoveDialogProps) {
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const changed = useChangedOrder(order.number)
  const sentences = a.moves[to]
  const asksParcel = to === 'shipped' && order.tracking === null
  const { form, errors, isWorking } = useForm({
    check: (typed) => (asksParcel ? checkParcel(typed, a, { isOptional: true }) : {}),
    send: ({ note = '', carrier = '', number = '', url = '' }) =>
      api.moveOrder({
        Id: order.id,
        to,
        note,
        ...(asksParcel && carrier !== '' && { parcel: { carrier, number, url } }),
      }),
    onAnswer: (moved) => {
      changed.show(moved, sentences?.done ?? '')
      onClose()
    },
    fieldOf: parcelRefusals,
    onMoved: () => changed.reload(),
  })
  return (
    <FormPopup
      startsInField
      title={sentences?.act ?? to}
      submit={sentences?.act ?? to}
      back={a.cancel}
      variant={to === 'cancelled' ? 'danger' : 'main'}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{sentences?.does}</p>
      {asksParcel && <ParcelFields errors={errors} isOptional />}
      <FormField
        name="note"
        label={a.note}
        hint={a.note_hint}
        optional={a.optional}
        maxLength={300}
        autoComplete="off"
        errors={errors}
      />
    </FormPopup>
  )
}
