import { consentVersions } from '@estampa/domain/law'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useEffect, useState } from 'react'
import { lawMessages } from '../messages/law.ts'
import { useApi } from '../session/session-provider.tsx'
import { ConsentChoice } from './consent-choice.tsx'

/** Reminders are sent until they are stopped. */
export function RemindersConsent() {
  const t = useMessages(lawMessages)
  const api = useApi()
  const [given, setGiven] = useState(true)
  useEffect(() => {
    api.law
      .getConsents({})
      .then((consents) => setGiven(consents.find(({ kind }) => kind === 'reminders')?.given ?? true))
      .catch(showError)
  }, [api])
  const answer = (next: boolean) => {
    const screen = window.location.pathname.slice(0, 60)
    api.law
      .recordConsent({ kind: 'reminders', given: next, version: consentVersions.reminders, screen })
      .then(() => setGiven(next))
      .catch(showError)
  }
  return <ConsentChoice title={t.reminders} text={t.reminders_text} given={given} onAnswer={answer} />
}
