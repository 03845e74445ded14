import { type FieldErrors, FormField } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { entryMessages } from '../messages/entry.ts'

/** The six digits of the authenticator, or a recovery code. */
export function CodeField({ errors, autoFocus }: { errors: FieldErrors; autoFocus?: boolean }) {
  const t = useMessages(entryMessages)
  return (
    <FormField
      name="code"
      label={t.code}
      hint={t.code_hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      className="tabular"
      autoFocus={autoFocus}
      errors={errors}
    />
  )
}
