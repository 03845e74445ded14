import { Button } from '@estampa/ui/button'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { ownAccountMessages } from '../messages/account.ts'
import { accountKey, useAccount } from '../session/account.ts'
import { adminApi } from '../session/api.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const SetUpDialog = onDemand(() => import('./set-up-dialog.tsx').then((file) => file.SetUpDialog))

/** The second factor: setting it up with an application, its recovery codes, and taking it away. */
export function AuthenticatorSection() {
  const t = useMessages(ownAccountMessages)
  const queries = useQueryClient()
  const { person } = useAccount()
  const [setUp, setSetUp] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  const onError = (failure: unknown) => showError(failure)
  const begin = useMutation({
    mutationFn: () => adminApi.beginAuthenticator({}),
    onSuccess: setSetUp,
    onError,
  })
  const remove = useMutation({
    mutationFn: () => adminApi.removeAuthenticator({}),
    onSuccess: (account) => {
      queries.setQueryData(accountKey, account)
      notify(t.removed)
    },
    onError,
  })
  const confirmed = (recoveryCodes: readonly string[]) => {
    setSetUp(undefined)
    setCodes(recoveryCodes)
    void queries.invalidateQueries({ queryKey: accountKey })
  }
  return (
    <PageSection
      title={t.authenticator}
      note={t.authenticator_text}
      action={
        person.hasAuthenticator ? (
          <Button variant="second" size="small" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {t.remove}
          </Button>
        ) : (
          <Button variant="second" size="small" isBusy={begin.isPending} onClick={() => begin.mutate()}>
            {t.set_up}
          </Button>
        )
      }
    >
      <p className="flex flex-wrap gap-x-6 text-13">
        <StateDot tone={person.hasAuthenticator ? 'done' : 'quiet'}>
          {person.hasAuthenticator ? t.is_on : t.is_off}
        </StateDot>
        {person.hasAuthenticator && <span>{t.codes_left(person.recoveryCodes)}</span>}
      </p>
      {setUp && <SetUpDialog setUp={setUp} onConfirmed={confirmed} onClose={() => setSetUp(undefined)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </PageSection>
  )
}
