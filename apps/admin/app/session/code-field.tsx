import { type FieldErrors, FormField } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { entryMessages } from '../messages/entry.ts'

type CodeFieldProps = {
  errors: FieldErrors
  /** The first code of an authenticator, for which no recovery code stands in. */
  isNew?: boolean
  autoFocus?: boolean
}

/** The six digits of the authenticator, or a recovery code. */
export function CodeField({ errors, isNew = false, autoFocus }: CodeFieldProps) {
  const t = useMessages(entryMessages)
  return (
    <FormField
      name="code"
      label={t.code}
      hint={isNew ? t.new_code_hint : t.code_hint}
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
