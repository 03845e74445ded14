import { Button } from '@estampa/ui/button'
import { shortMomentText } from '@estampa/web/countries'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { ownAccountMessages } from '../messages/account.ts'
import { accountKey, useAccount, useShop } from '../session/account.ts'
import { adminApi } from '../session/api.ts'
import { canUsePasskeys, makePasskey } from '../session/passkeys.ts'

/** The passkeys of the person: each device that signs in by itself. */
export function PasskeySection() {
  const t = useMessages(ownAccountMessages)
  const queries = useQueryClient()
  const { environment } = useShop()
  const { passkeys } = useAccount().person
  const [isOpen, setIsOpen] = useState(false)
  const remove = useMutation({
    mutationFn: (id: number) => adminApi.removePasskey({ Id: id }),
    onSuccess: (account) => {
      queries.setQueryData(accountKey, account)
      notify(t.passkey_removed)
    },
    onError: (failure) => showError(failure),
  })
  return (
    <PageSection
      title={t.passkeys}
      note={t.passkeys_text}
      action={
        canUsePasskeys() && (
          <Button variant="second" size="small" onClick={() => setIsOpen(true)}>
            {t.add_passkey}
          </Button>
        )
      }
    >
      {passkeys.length === 0 && <p className="text-13 text-ink-soft">{t.no_passkeys}</p>}
      <ul className="divide-y divide-line">
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className="flex min-h-12 items-center gap-4 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{name}</span>
              <span className="block text-13 text-ink-soft">
                {lastUsedAt
                  ? t.passkey_used(shortMomentText(lastUsedAt, environment))
                  : t.passkey_since(shortMomentText(createdAt, environment))}
              </span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={t.remove_passkey(name)}
              onClick={() => remove.mutate(id)}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
      {isOpen && <PasskeyDialog onClose={() => setIsOpen(false)} />}
    </PageSection>
  )
}

function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(ownAccountMessages)
  const queries = useQueryClient()
  const { form, errors, isWorking } = useForm({
    check: ({ name = '' }) => ({ ...(name === '' && { name: t.passkey_name_missing }) }),
    async send({ name = '' }) {
      const { options } = await adminApi.beginPasskey({})
      const response = await makePasskey(options)
      return response && adminApi.addPasskey({ name, response })
    },
    onAnswer: (account) => {
      if (!account) return
      queries.setQueryData(accountKey, account)
      notify(t.passkey_added)
      onClose()
    },
    fieldOf: { passkey_wrong: 'name' },
  })
  return (
    <FormPopup
      startsInField
      title={t.add_passkey}
      submit={t.add_passkey}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <FormField name="name" label={t.passkey_name} maxLength={60} autoComplete="off" errors={errors} />
    </FormPopup>
  )
}
