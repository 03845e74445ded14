import { type FieldErrors, FormField } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { entryMessages } from '../messages/entry.ts'

const MIN_LENGTH = 8

export const isPasswordShort = (password: string | undefined) => (password ?? '').length < MIN_LENGTH

export function ChosenPasswordField({ errors }: { errors: FieldErrors }) {
  const t = useMessages(entryMessages)
  return (
    <FormField
      name="password"
      type="password"
      label={t.new_password}
      hint={t.new_password_hint}
      autoComplete="new-password"
      errors={errors}
    />
  )
}
