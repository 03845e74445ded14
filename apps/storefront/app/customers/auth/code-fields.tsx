import { customersMessages } from '../../messages/customers.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AccountField } from '../account-field.tsx'
import { EmailField } from '../person-fields.tsx'
import type { FieldErrors } from '../use-account-form.ts'

/** Whose code it is: the number of the mail's link, or the e-mail that the person types. */
export type Whose = { userId: number | undefined; email: string; code: string }

export function readWhose(query: URLSearchParams): Whose {
  const userId = Number(query.get('userId'))
  return {
    userId: Number.isInteger(userId) && userId > 0 ? userId : undefined,
    email: query.get('email') ?? '',
    code: query.get('code') ?? '',
  }
}

/** What a call wants to know: the number where it is known, else the e-mail. */
export function whoseOf({ userId }: Whose, typed: Record<string, string>) {
  return userId === undefined ? { emailAddress: typed.emailAddress ?? '' } : { userId }
}

export function CodeFields({ whose, errors, name }: { whose: Whose; errors: FieldErrors; name: string }) {
  const t = useMessages(customersMessages)
  return (
    <>
      {whose.userId === undefined && <EmailField value={whose.email} errors={errors} />}
      <AccountField
        name={name}
        label={t.code}
        hint={t.code_hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={whose.code}
        errors={errors}
        className="tabular tracking-widest uppercase"
      />
    </>
  )
}
