import { FormField, FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { orderActMessages } from '../../messages/order-acts.ts'
import { useStaffApi } from '../../session/account.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import type { OrderState, StaffOrder } from '../order-types.ts'
import { useOrderForm } from '../use-order-form.ts'
import { useChangedOrder } from '../use-staff-order.ts'
import { useUndoMove } from '../use-undo-move.ts'
import { checkParcel, ParcelFields, parcelRefusals } from './parcel-fields.tsx'

type MoveDialogProps = { order: StaffOrder; to: OrderState; onClose: () => void }

/** Confirms a move, with a note for the history and, where a parcel leaves, how it is followed. */
export function MoveDialog({ order: staffOrder, to, onClose }: MoveDialogProps) {
  const { order } = staffOrder
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const changed = useChangedOrder(order.number)
  const undo = useUndoMove(order.number)
  const sentences = a.moves[to]
  const asksParcel = to === 'shipped' && order.tracking === null
  const { form, errors, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: (typed) => (asksParcel ? checkParcel(typed, a, { isOptional: true }) : {}),
    send: ({ note = '', carrier = '', number = '', url = '' }, options) =>
      api.moveOrder(
        {
          Id: order.id,
          to,
          note,
          undoable: true,
          ...(asksParcel && carrier !== '' && { parcel: { carrier, number, url } }),
        },
        options,
      ),
    onAnswer: (moved) => {
      const action = moved.undo && { label: a.undo, run: () => void undo(moved) }
      changed.show(moved, sentences?.done ?? '', action ?? undefined)
      onClose()
    },
    fieldOf: parcelRefusals,
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
      <MeanwhileNotice meanwhile={meanwhile} order={staffOrder} />
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
