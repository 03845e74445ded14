import { FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { orderActMessages } from '../../messages/order-acts.ts'
import { useStaffApi } from '../../session/account.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import type { PackedParcel, StaffOrder } from '../order-types.ts'
import { useOrderForm } from '../use-order-form.ts'
import { useChangedOrder } from '../use-staff-order.ts'
import { checkParcel, ParcelFields, parcelRefusals } from './parcel-fields.tsx'

type ParcelDialogProps = {
  order: StaffOrder
  /** Of an order that leaves in several. */
  parcel?: PackedParcel
  onClose: () => void
}

/** Names or corrects the tracking of a parcel that the shop ships by itself. */
export function ParcelDialog({ order: staffOrder, parcel, onClose }: ParcelDialogProps) {
  const { order, parcels } = staffOrder
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const changed = useChangedOrder(order.number)
  const { form, errors, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: (typed) => checkParcel(typed, a, { isOptional: false }),
    send: ({ carrier = '', number = '', url = '' }, options) =>
      api.nameParcel(
        { Id: order.id, ...(parcel && { parcel: parcel.number }), carrier, number, url },
        options,
      ),
    onAnswer: (named) => {
      changed.show(named, a.parcel_named)
      onClose()
    },
    fieldOf: parcelRefusals,
  })
  return (
    <FormPopup
      startsInField
      title={a.name_parcel}
      submit={a.save}
      back={a.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <MeanwhileNotice meanwhile={meanwhile} order={staffOrder} />
      <p className="text-ink-soft">{a.name_parcel_does}</p>
      <ParcelFields
        errors={errors}
        parcel={parcel ? { ...parcel, number: parcel.tracking } : parcels.at(-1)}
      />
    </FormPopup>
  )
}
