import type { Client } from '@estampa/contract/client'
import { useAsyncValue } from '@estampa/web/state'
import { useState } from 'react'
import { useApi, useSession } from '../../session/session-provider.tsx'

export type Profile = Awaited<ReturnType<Client['customers']['getProfile']>>
export type ProfileProps = { profile: Profile; onChange: (profile: Profile) => void }

/** The profile of the account. A change shows at once, also in the menu and in other tabs. */
export function useProfile() {
  const api = useApi()
  const { user, changeUser } = useSession()
  const [changed, setChanged] = useState<Profile>()
  const answer = useAsyncValue(user ? String(user.userId) : null, (signal) =>
    api.customers.getProfile({}, { signal }),
  )
  return {
    profile: changed ?? answer.value,
    isAsking: answer.isLoading,
    retry: answer.retry,
    onChange: (profile: Profile) => {
      setChanged(profile)
      changeUser(profile)
    },
  }
}
