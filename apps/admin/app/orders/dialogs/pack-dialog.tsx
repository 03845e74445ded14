import { Checkbox } from '@estampa/ui/checkbox'
import { type FieldErrors, FormField, FormPopup, type FormValues } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { orderActMessages } from '../../messages/order-acts.ts'
import { parcelMessages } from '../../messages/parcels.ts'
import { useStaffApi } from '../../session/account.ts'
import { MeanwhileNotice } from '../meanwhile-notice.tsx'
import { isRestDue } from '../next-act.ts'
import type { PackedParcel, StaffOrder } from '../order-types.ts'
import { useOrderForm } from '../use-order-form.ts'
import { useChangedOrder } from '../use-staff-order.ts'
import { ParcelFields, parcelRefusals } from './parcel-fields.tsx'

type PackDialogProps = {
  order: StaffOrder
  /** The parcel that is corrected; undefined: a new one. */
  parcel?: PackedParcel | undefined
  onClose: () => void
}
type PackingLine = StaffOrder['packing']['lines'][number]

const fieldOf = (position: number) => `units-${position}`
const nameOf = ({ productName, variantName }: PackingLine) =>
  [productName, variantName].filter(Boolean).join(' · ')

/** So many units of each line into a parcel: at first all that is left. */
export function PackDialog({ order: staffOrder, parcel, onClose }: PackDialogProps) {
  const t = useMessages(parcelMessages)
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const { order, packing } = staffOrder
  const changed = useChangedOrder(order.number)
  const inside = (position: number) => parcel?.lines.find((line) => line.position === position)?.units ?? 0
  const lines = packing.lines.filter(({ position, unpacked }) => unpacked + inside(position) > 0)
  const isHeld = isRestDue(order)
  const first = fieldOf(lines[0]?.position ?? 0)
  const { form, errors, isWorking, meanwhile } = useOrderForm(staffOrder, {
    check: (typed) => checkUnits(lines, typed, t.units_wrong),
    send: ({ carrier = '', number = '', url = '', leaves, ...typed }, options) =>
      api.packParcel(
        {
          Id: order.id,
          ...(parcel && { parcel: parcel.number }),
          lines: lines.map(({ position }) => ({ position, units: Number(typed[fieldOf(position)] ?? 0) })),
          carrier,
          number,
          url,
          leaves: leaves === 'on',
        },
        options,
      ),
    onAnswer: (packed) => {
      changed.show(packed, t.saved)
      onClose()
    },
    fieldOf: { ...parcelRefusals, parcel_empty: first, parcel_units_missing: first },
  })
  return (
    <FormPopup
      startsInField
      title={parcel ? t.change_title(parcel.number) : t.pack_title}
      submit={a.save}
      back={a.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <MeanwhileNotice meanwhile={meanwhile} order={staffOrder} />
      {lines.map((line) => (
        <FormField
          key={line.position}
          name={fieldOf(line.position)}
          label={nameOf(line)}
          hint={t.unpacked(line.unpacked + inside(line.position))}
          defaultValue={parcel ? inside(line.position) : line.unpacked}
          inputMode="numeric"
          autoComplete="off"
          className="text-right tabular"
          errors={errors}
        />
      ))}
      <ParcelFields
        errors={errors}
        isOptional
        parcel={parcel && { carrier: parcel.carrier, number: parcel.tracking, url: parcel.url }}
      />
      <div>
        <Checkbox name="leaves" label={t.leaves} disabled={isHeld} />
        <p className="text-13 text-ink-soft">{isHeld ? t.waits_rest : t.leaves_hint}</p>
      </div>
    </FormPopup>
  )
}

function checkUnits(lines: readonly PackingLine[], typed: FormValues, wrong: string): FieldErrors {
  const names = lines.map(({ position }) => fieldOf(position))
  return Object.fromEntries(
    names.filter((name) => !/^\d{0,7}$/.test(typed[name] ?? '')).map((name) => [name, wrong]),
  )
}
