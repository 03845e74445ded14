import type { Client } from '@estampa/contract/client'
import { useState } from 'react'
import { useApi, useSession } from '../../session/session-provider.tsx'
import { useAnswer } from '../../session/use-answer.ts'

export type Profile = Awaited<ReturnType<Client['customers']['getProfile']>>
export type ProfileProps = { profile: Profile; onChange: (profile: Profile) => void }

/** What the account says today. A change shows at once, also in the menu and in other tabs. */
export function useProfile() {
  const api = useApi()
  const { user, changeUser } = useSession()
  const [changed, setChanged] = useState<Profile>()
  const asked = useAnswer(user ? String(user.userId) : null, (signal) =>
    api.customers.getProfile({}, { signal }),
  )
  return {
    profile: changed ?? asked.value,
    isAsking: asked.isAsking,
    retry: asked.retry,
    onChange: (profile: Profile) => {
      setChanged(profile)
      changeUser(profile)
    },
  }
}
