import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useState } from 'react'
import { lawMessages } from '../messages/law.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import { RequestRegistered } from './request-registered.tsx'

/** The code and the token behind the # of the link in the e-mail. */
export type ClosureLink = { code: string; token: string }

export function readClosureLink(hash: string): ClosureLink | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const [code, token] = [parameters.get('code'), parameters.get('token')]
  return code && token ? { code, token } : undefined
}

/** A mail program that looks at links beforehand closes nobody's account: it takes a press. */
export function ConfirmAccountClosure({ link }: { link: ClosureLink }) {
  const t = useMessages(lawMessages)
  const api = useApi()
  const { user, signOut } = useSession()
  const [done, setDone] = useState<'account' | 'reminders'>()
  const [isWorking, setIsWorking] = useState(false)
  const confirm = async () => {
    setIsWorking(true)
    try {
      const { what } = await api.law.confirmLeaveRequest(link)
      setDone(what)
      // the person signed in here has no account any more, unless it is another account
      if (what === 'account' && user && (await isAccountGone(api))) await signOut({ isGone: true })
    } catch (error) {
      showError(error)
    } finally {
      setIsWorking(false)
    }
  }
  if (done === 'account') return <RequestRegistered title={t.left_account} text={t.left_account_text} />
  if (done === 'reminders') return <RequestRegistered title={t.left_reminders} text={t.left_reminders_text} />
  return (
    <section className="mt-8 rounded-large bg-wash p-6">
      <h2 className="text-22 font-semibold">{t.leave_confirm}</h2>
      <p className="mt-2 mb-5 text-ink-soft">{t.leave_confirm_text}</p>
      <Button size="large" isBusy={isWorking} onClick={confirm}>
        {t.leave_now}
      </Button>
    </section>
  )
}

async function isAccountGone(api: ReturnType<typeof useApi>): Promise<boolean> {
  return api.customers.getProfile({}).then(
    () => false,
    () => true,
  )
}
