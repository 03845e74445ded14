import { type FieldErrors, FormField } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import type { ChangeEventHandler, ReactNode } from 'react'
import { customersMessages } from '../messages/customers.ts'

type PersonFieldProps = { errors: FieldErrors; value?: string | undefined }

type EmailFieldProps = PersonFieldProps & {
  name?: string
  /** `email` where it is changed and names nobody who signs in. */
  autoComplete?: 'username' | 'email'
  hint?: ReactNode
  onChange?: ChangeEventHandler<HTMLInputElement>
}

export function EmailField({
  name = 'emailAddress',
  value,
  autoComplete = 'username',
  ...rest
}: EmailFieldProps) {
  const t = useMessages(customersMessages)
  return (
    <FormField
      name={name}
      label={t.email}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={256}
      defaultValue={value}
      {...rest}
    />
  )
}

export function PhoneField({ errors, value }: PersonFieldProps) {
  const t = useMessages(customersMessages)
  return (
    <FormField
      name="phoneNumber"
      label={t.phone}
      optional={t.optional}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      defaultValue={value}
      errors={errors}
    />
  )
}

export function CompanyField({ errors, value }: PersonFieldProps) {
  const t = useMessages(customersMessages)
  return (
    <FormField
      name="company"
      label={t.company}
      optional={t.optional}
      autoComplete="organization"
      maxLength={120}
      defaultValue={value}
      errors={errors}
    />
  )
}
