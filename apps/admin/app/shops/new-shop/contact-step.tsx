import { countries } from '@estampa/domain/countries'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import type { ComponentProps } from 'react'
import { newShopMessages } from '../../messages/new-shop.ts'
import type { StepProps } from './use-new-shop.ts'

/** Whose shop it is and how it is reached; all of it may wait. */
export function ContactStep({ draft, errors, change }: StepProps) {
  const t = useMessages(newShopMessages)
  const field = (name: TextName, label: string, input: ComponentProps<'input'>, hint?: string) => (
    <Field label={label} error={errors[name]} hint={hint} optional={t.optional}>
      {(aria) => (
        <TextInput
          {...aria}
          {...input}
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <>
      <p className="text-ink-soft">{t.contact_text}</p>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {field('legalName', t.legal_name, { maxLength: 120 })}
        {field('taxId', countries[draft.country].taxIdName, { maxLength: 30, inputMode: 'text' })}
        {field('email', t.email, { type: 'email', maxLength: 256, autoCapitalize: 'none' })}
        {field('phone', t.phone, { type: 'tel', maxLength: 60 })}
        {field('address', t.street, { maxLength: 200 }, t.street_hint)}
        {field('hours', t.hours, { maxLength: 120, placeholder: t.hours_example })}
      </div>
    </>
  )
}

type TextName = 'legalName' | 'taxId' | 'email' | 'phone' | 'address' | 'hours'
