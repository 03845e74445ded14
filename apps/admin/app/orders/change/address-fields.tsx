import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { PageSection } from '../../controls/page-section.tsx'
import { orderChangeMessages } from '../../messages/order-change.ts'
import type { StaffOrder } from '../order-types.ts'
import type { ChangeDraftAddress } from './change-draft.ts'

type ChangeAddressProps = {
  order: StaffOrder['order']
  address: ChangeDraftAddress
  onChange: (address: ChangeDraftAddress) => void
}

/** Who receives the order and at which door; the town stays. */
export function ChangeAddressFields({ order, address, onChange }: ChangeAddressProps) {
  const t = useMessages(orderChangeMessages)
  const isShipped = order.shipping.deliveryMethod === 'shipping'
  const { locality, city, province } = order.address
  const person = [
    ['name', t.name, 80],
    ['lastName', t.last_name, 80],
    ['phone', t.phone, 40],
    ['email', t.email, 256],
  ] as const
  const door = [
    ['street', t.street, 120],
    ['streetNumber', t.street_number, 12],
    ['apartment', t.apartment, 40],
    ['zipCode', t.zip, 10],
  ] as const
  const fields = isShipped ? [...person, ...door] : person
  const place = [...new Set([locality, city, province])].filter(Boolean).join(', ')
  return (
    <PageSection title={t.address} note={isShipped ? t.address_note(place) : undefined}>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        {fields.map(([name, label, maxLength]) => (
          <Field key={name} label={label}>
            {(aria) => (
              <TextInput
                {...aria}
                autoComplete="off"
                maxLength={maxLength}
                value={address[name]}
                onChange={({ currentTarget }) => onChange({ ...address, [name]: currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </PageSection>
  )
}
