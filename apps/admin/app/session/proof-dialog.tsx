import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useQueryClient } from '@tanstack/react-query'
import { entryMessages } from '../messages/entry.ts'
import { accountKey, type OfficeAccount } from './account.ts'
import { adminApi } from './api.ts'
import { CodeField } from './code-field.tsx'

/** Asks who is in front of the page before a dangerous act; for ten minutes nothing else asks again. */
export function ProofDialog({ answer }: { answer: (isProved: boolean) => void }) {
  const t = useMessages(entryMessages)
  const queries = useQueryClient()
  const hasAuthenticator = queries.getQueryData<OfficeAccount>(accountKey)?.person.hasAuthenticator ?? false
  const { form, errors, isWorking } = useForm({
    check: ({ password = '', code = '' }) => ({
      ...(password === '' && { password: t.password_missing }),
      ...(hasAuthenticator && code === '' && { code: t.code_missing }),
    }),
    send: ({ password = '', code }) => adminApi.proveAgain({ password, ...(code && { code }) }),
    onAnswer: (account) => {
      queries.setQueryData(accountKey, account)
      answer(true)
    },
    fieldOf: {
      wrong_password: 'password',
      second_factor_needed: 'code',
      second_factor_wrong: 'code',
      too_many_tries: 'password',
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.proof_title}
      submit={t.proof_submit}
      form={form}
      isWorking={isWorking}
      onClose={() => answer(false)}
    >
      <p className="text-ink-soft">{t.proof_text}</p>
      <FormField
        name="password"
        type="password"
        label={t.password}
        autoComplete="current-password"
        errors={errors}
      />
      {hasAuthenticator && <CodeField errors={errors} />}
    </FormPopup>
  )
}
