import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { newProductMessages } from '../messages/new-product.ts'
import { productPageMessages } from '../messages/product.ts'
import type { VariantOffer } from './new-product-draft.ts'

const availabilities = ['stock', 'on_order', 'none'] as const
type VariantOfferFieldsProps = {
  offer: VariantOffer
  onChange: (offer: VariantOffer) => void
  error: string | undefined
}

/** How new variants are sold at first: counted, on order in so many days, or not at all. */
export function VariantOfferFields({ offer, onChange, error }: VariantOfferFieldsProps) {
  const t = useMessages(newProductMessages)
  const p = useMessages(productPageMessages)
  const { availability, days } = offer
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t.availability} hint={t.availability_note[availability]}>
        {(aria) => (
          <Select
            {...aria}
            value={availability}
            options={availabilities.map((value) => ({ value, label: p.availabilities[value] }))}
            onChange={({ currentTarget }) =>
              onChange({
                ...offer,
                availability: availabilities.find((one) => one === currentTarget.value) ?? 'stock',
              })
            }
          />
        )}
      </Field>
      {availability === 'on_order' && (
        <Field label={t.days} error={error} optional={p.optional}>
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="numeric"
              value={days}
              maxLength={3}
              autoComplete="off"
              onChange={({ currentTarget }) => onChange({ ...offer, days: currentTarget.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
