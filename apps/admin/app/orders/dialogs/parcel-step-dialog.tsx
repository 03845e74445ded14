import { FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { orderActMessages } from '../../messages/order-acts.ts'
import { parcelMessages } from '../../messages/parcels.ts'
import { useStaffApi } from '../../session/account.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import type { PackedParcel, ParcelStepName, StaffOrder } from '../order-types.ts'
import { useOrderForm } from '../use-order-form.ts'
import { useChangedOrder } from '../use-staff-order.ts'

type ParcelStepDialogProps = {
  order: StaffOrder
  parcel: PackedParcel
  step: ParcelStepName
  onClose: () => void
}

/** A parcel leaves, arrives or is unpacked again. */
export function ParcelStepDialog({ order: staffOrder, parcel, step, onClose }: ParcelStepDialogProps) {
  const t = useMessages(parcelMessages)
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const { order } = staffOrder
  const changed = useChangedOrder(order.number)
  const words = {
    send: { title: t.send_title(parcel.number), does: t.send_does, done: t.sent },
    take_back: { title: t.take_back_title(parcel.number), does: t.take_back_does, done: t.taken_back },
    confirm: { title: t.confirm_title(parcel.number), does: t.confirm_does, done: t.confirmed },
  }[step]
  const { form, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: () => ({}),
    send: (_, options) => {
      const of = { Id: order.id, parcel: parcel.number }
      if (step === 'send') return api.sendParcel(of, options)
      return step === 'confirm' ? api.confirmParcel(of, options) : api.takeBackParcel(of, options)
    },
    onAnswer: (moved) => {
      changed.show(moved, words.done)
      onClose()
    },
  })
  return (
    <FormPopup
      title={words.title}
      submit={t[step]}
      back={a.cancel}
      variant={step === 'take_back' ? 'danger' : 'main'}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <MeanwhileNotice meanwhile={meanwhile} order={staffOrder} />
      <p className="text-ink-soft">{words.does}</p>
    </FormPopup>
  )
}
