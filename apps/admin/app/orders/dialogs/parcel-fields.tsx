import { type FieldErrors, FormField, type FormValues } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { orderActMessages } from '../../messages/order-acts.ts'

type ParcelFieldsProps = {
  errors: FieldErrors
  isOptional?: boolean
  parcel?: { carrier: string; number: string; url: string | null } | undefined
}

/** The fields for the carrier of a parcel and for its tracking. */
export function ParcelFields({ errors, isOptional = false, parcel }: ParcelFieldsProps) {
  const a = useMessages(orderActMessages)
  const optional = isOptional ? { optional: a.optional } : {}
  return (
    <>
      <FormField
        name="carrier"
        label={a.parcel_carrier}
        defaultValue={parcel?.carrier}
        maxLength={60}
        errors={errors}
        {...optional}
      />
      <FormField
        name="number"
        label={a.parcel_number}
        defaultValue={parcel?.number}
        maxLength={60}
        className="tabular"
        errors={errors}
        {...optional}
      />
      <FormField
        name="url"
        type="url"
        label={a.parcel_url}
        placeholder="https://"
        defaultValue={parcel?.url ?? ''}
        maxLength={500}
        optional={a.optional}
        errors={errors}
      />
    </>
  )
}

export const parcelRefusals = {
  parcel_link_wrong: 'url',
  parcel_of_carrier: 'carrier',
  parcel_not_on_its_way: 'carrier',
}

/** Carrier and number belong together; both may be missing where the parcel is optional. */
export function checkParcel(
  { carrier = '', number = '' }: FormValues,
  { parcel_both }: { parcel_both: string },
  { isOptional }: { isOptional: boolean },
): FieldErrors {
  if (isOptional && carrier === '' && number === '') return {}
  return {
    ...(carrier === '' && { carrier: parcel_both }),
    ...(number === '' && { number: parcel_both }),
  }
}
