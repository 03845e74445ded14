import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Client } from '@estampa/contract/client'
import { exportJWK, generateKeyPair } from 'jose'
import { type Configuration, type JWK, Provider } from 'oidc-provider'

/** A person as the provider knows them. */
export type ProviderAccount = { email?: string; email_verified?: boolean; name?: string }
export type IdentityProvider = Awaited<ReturnType<typeof openIdentityProvider>>

export const shopClient = { client_id: 'estampa', client_secret: 'a secret between the two of them' }

export const publicUrl = 'http://localhost:3000'
export const authProvider = 'OpenIdConnect'

/** The settings of a server that offers the provider with this issuer. */
export const settingsFor = (issuer: string, settings: Record<string, string> = {}) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: shopClient.client_id,
  OIDC_CLIENT_SECRET: shopClient.client_secret,
  OIDC_NAME: 'Cuentas del Sur',
  LOG_LEVEL: 'silent',
  ...settings,
})

export const verified = (email: string, name = 'Lucía Paz') => ({ email, name, email_verified: true })

export const begin = (api: Client, returnUrl?: string) =>
  api.customers.beginExternalAuthentication({ authProvider, ...(returnUrl && { returnUrl }) })

/** The code and state that the browser carries back after signing in at the provider. */
export async function visit(provider: IdentityProvider, api: Client, account: string, returnUrl?: string) {
  const { authorizationUrl } = await begin(api, returnUrl)
  const back = await provider.signIn(authorizationUrl, account)
  const { code = '', state = '', iss = '' } = Object.fromEntries(back.searchParams)
  return { authProvider, providerAccessCode: code, state, iss }
}

/**
 * A real OpenID Connect provider on loopback. `accounts` are its people by their number there, and may change
 * while it runs. `signIn` does what a browser does between our address and the one it is sent back to.
 */
export async function openIdentityProvider(redirectUris: string[]) {
  const accounts = new Map<string, ProviderAccount>()
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, await configurationFor(redirectUris, accounts))
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const interaction = /^\/interaction\/[\w-]+\?login=(.+)$/.exec(request.url ?? '')?.[1]
    if (interaction) return finish(provider, request, response, decodeURIComponent(interaction))
    answer(request, response)
  })
  return { issuer, accounts, signIn, close: () => close(server) }
}

async function configurationFor(
  redirectUris: string[],
  accounts: Map<string, ProviderAccount>,
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    clients: [
      {
        ...shopClient,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...((await exportJWK(privateKey)) as JWK), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AuthorizationCode: 60, AccessToken: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts.get(id) }),
    }),
    // whoever signs in agrees
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

function finish(provider: Provider, request: IncomingMessage, response: ServerResponse, login: string): void {
  provider
    .interactionFinished(
      request,
      response,
      { login: { accountId: login } },
      { mergeWithLastSubmission: false },
    )
    .catch((error: unknown) => response.writeHead(500).end(String(error)))
}

/** Follows the provider's redirects as this account, and gives the address that leads back to the shop. */
async function signIn(authorizationUrl: string, account: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = new URL(authorizationUrl)
  const { origin } = next
  for (let step = 0; step < 8; step += 1) {
    if (next.pathname.startsWith('/interaction/')) next.searchParams.set('login', account)
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
    const response = await fetch(next, { redirect: 'manual', headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    next = new URL(location, next)
    if (next.origin !== origin) return next
  }
  throw new Error('the provider leads in circles')
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((closed) => server.close(() => closed()))
}
