import { brokenPasswordRules, type PasswordRule } from '@estampa/domain/customers'
import { Icon } from '@estampa/ui/icon'
import { type FieldErrors, FormField } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { customersMessages } from '../messages/customers.ts'

const shown: readonly PasswordRule[] = ['too_short', 'no_digit', 'no_lower_case', 'no_upper_case']

/** A password that is being chosen; its rules are ticked off while it is typed. */
export function NewPasswordField({
  name,
  label,
  errors,
}: {
  name: string
  label: string
  errors: FieldErrors
}) {
  const t = useMessages(customersMessages)
  const [typed, setTyped] = useState('')
  const broken = brokenPasswordRules(typed)
  return (
    <FormField
      name={name}
      label={label}
      type="password"
      autoComplete="new-password"
      errors={errors}
      onChange={(event) => setTyped(event.target.value)}
      hint={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          {shown.map((rule) => {
            const isKept = typed !== '' && !broken.includes(rule)
            return (
              <span key={rule} className={`inline-flex items-center gap-1.5 ${isKept ? 'text-success' : ''}`}>
                <Icon name={isKept ? 'check' : 'circle'} size={isKept ? 16 : 12} />
                {t.password_rules[rule]}
              </span>
            )
          })}
        </span>
      }
    />
  )
}
