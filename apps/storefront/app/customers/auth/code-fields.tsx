import { type FieldErrors, FormField } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { customersMessages } from '../../messages/customers.ts'
import { EmailField } from '../person-fields.tsx'

/** The owner of a code: the number in the e-mail's link, or the e-mail address that the person types. */
export type LinkedCode = { userId: number | undefined; email: string; code: string }

export function readLinkedCode(query: URLSearchParams): LinkedCode {
  const userId = Number(query.get('userId'))
  return {
    userId: Number.isInteger(userId) && userId > 0 ? userId : undefined,
    email: query.get('email') ?? '',
    code: query.get('code') ?? '',
  }
}

/** The owner as a call takes it: the number if it is known, else the e-mail address. */
export function toCodeOwnerInput({ userId }: LinkedCode, typed: Record<string, string>) {
  return userId === undefined ? { emailAddress: typed.emailAddress ?? '' } : { userId }
}

export function CodeFields({
  owner,
  errors,
  name,
}: {
  owner: LinkedCode
  errors: FieldErrors
  name: string
}) {
  const t = useMessages(customersMessages)
  return (
    <>
      {owner.userId === undefined && <EmailField value={owner.email} errors={errors} />}
      <FormField
        name={name}
        label={t.code}
        hint={t.code_hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={owner.code}
        errors={errors}
        className="tabular tracking-widest uppercase"
      />
    </>
  )
}
