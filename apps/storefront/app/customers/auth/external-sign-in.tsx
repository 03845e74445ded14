import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useAsyncValue } from '@estampa/web/state'
import { useEffect, useRef, useState } from 'react'
import { customersMessages } from '../../messages/customers.ts'
import { useApi, useSession } from '../../session/session-provider.tsx'
import { landingPath } from '../../session/sign-in-path.ts'

/** A button for each provider that the shop offers; nothing where it offers none. */
export function ExternalSignIn({ from }: { from: string | null }) {
  const t = useMessages(customersMessages)
  const api = useApi()
  const [going, setGoing] = useState<string>()
  const { value: providers = [] } = useAsyncValue('providers', () =>
    api.customers.getExternalAuthenticationProviders({}),
  )
  if (providers.length === 0) return null
  const go = async (authProvider: string) => {
    setGoing(authProvider)
    try {
      const returnUrl = landingPath(from)
      const { authorizationUrl } = await api.customers.beginExternalAuthentication({
        authProvider,
        returnUrl,
      })
      window.location.assign(authorizationUrl)
    } catch (error) {
      setGoing(undefined)
      showError(error)
    }
  }
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-6">
      {providers.map(({ name, displayName }) => (
        <Button
          key={name}
          variant="second"
          size="large"
          wide
          isBusy={going === name}
          onClick={() => go(name)}
        >
          {t.enter_with(displayName)}
        </Button>
      ))}
    </div>
  )
}

export type ProviderReturn = { provider: string; code: string; state: string; iss: string | undefined }

/** The parameters with which a provider sent the person back; undefined for everybody else. */
export function readProviderReturn(query: URLSearchParams): ProviderReturn | undefined {
  const [code, state] = [query.get('code'), query.get('state')]
  if (!code || !state?.includes('.')) return undefined
  return { provider: state.slice(0, state.indexOf('.')), code, state, iss: query.get('iss') ?? undefined }
}

type FinishExternalSignInProps = {
  providerReturn: ProviderReturn
  onLanding: (path: string) => void
  onFailure: () => void
}

/** Ends a sign-in that a provider has sent back, once. */
export function FinishExternalSignIn({ providerReturn, onLanding, onFailure }: FinishExternalSignInProps) {
  const t = useMessages(customersMessages)
  const api = useApi()
  const { signIn } = useSession()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const { provider, code, state, iss } = providerReturn
    api.customers
      .externalAuthenticate({
        authProvider: provider,
        providerAccessCode: code,
        state,
        ...(iss && { iss }),
        isEcommerceClient: true,
      })
      .then((answer) => {
        signIn(answer)
        onLanding(landingPath(answer.returnUrl))
      })
      .catch((error: unknown) => {
        showError(error)
        onFailure()
      })
  }, [api, providerReturn, signIn, onLanding, onFailure])
  return <p className="py-10 text-center text-ink-soft">{t.entering}</p>
}
