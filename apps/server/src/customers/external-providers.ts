/**
 * The companies that people may sign in with, as OpenID Connect providers: where to send a person, and who
 * came back. What a browser says of itself is never believed: everything is read from the id token, whose
 * issuer, audience, nonce, signature and times the library verifies. No call here belongs into a transaction.
 */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import * as oidc from 'openid-client'
import { isLoopback, type ProviderSettings } from '../config/external-providers.ts'
import type { Services } from '../http/services.ts'

/** The state that a sign-in remembers from its beginning to its end. */
export type SignInState = { state: string; nonce: string; codeVerifier: string; redirectUri: string }
export type Identity = {
  issuer: string
  subject: string
  email: string
  /** The provider vouches that the e-mail is this person's. */
  isEmailVerified: boolean
  fullName: string
}
export type Provider = ReturnType<typeof openProvider>
export type Providers = ReturnType<typeof openProviders>
export type ExternalSignInServices = Services & {
  /** Companies that people may sign in with. */
  providers: Providers
}
type Log = { warn(details: object, what: string): void }

const TIMEOUT_S = 5
/** Keys and addresses of a provider change rarely; they are asked for again after an hour. */
const KNOWN_FOR_MS = 3_600_000

/** `fetch` stands in for the network where a provider cannot be had for real. */
export function openProviders(settings: readonly ProviderSettings[], log: Log, fetch?: oidc.CustomFetch) {
  const providers = new Map(settings.map((one) => [one.name as string, openProvider(one, log, fetch)]))
  return {
    list: () => [...providers.values()].map(({ settings }) => settings),
    find: (name: string): Provider | undefined => providers.get(name),
  }
}

function openProvider(settings: ProviderSettings, log: Log, fetch?: oidc.CustomFetch) {
  const { name, displayName } = settings
  let known: { configuration: Promise<oidc.Configuration>; until: number } | undefined

  function configuration(): Promise<oidc.Configuration> {
    if (known && known.until > performance.now()) return known.configuration
    const found = discover(settings, fetch)
    known = { configuration: found, until: performance.now() + KNOWN_FOR_MS }
    // a provider that was down is asked again by the next person
    found.catch(() => {
      known = undefined
    })
    return found
  }

  async function ask<T>(work: (at: oidc.Configuration) => Promise<T>): Promise<T | Refusal> {
    try {
      return await work(await configuration())
    } catch (cause) {
      const refusal = isRefused(cause) ? 'provider_refused' : 'provider_down'
      log.warn({ provider: name, ...loggedFault(cause) }, refusal)
      return refuse(refusal, { provider: displayName })
    }
  }

  return {
    settings,
    /** The address that the person goes to. */
    begin: (begun: SignInState) => ask(async (at) => authorizationUrl(at, begun)),
    /** The identity of the person who came back with this code; `iss` is the issuer that the address named. */
    finish: (begun: SignInState, code: string, iss: string | undefined) =>
      ask((at) => exchange(at, settings, begun, code, iss)),
  }
}

function discover(settings: ProviderSettings, fetch?: oidc.CustomFetch): Promise<oidc.Configuration> {
  const issuer = new URL(settings.issuer)
  return oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    timeout: TIMEOUT_S,
    // the library leaves out the signature of a token that came over TLS; this asks for it all the same
    execute: [
      oidc.enableNonRepudiationChecks,
      ...(isLoopback(issuer.hostname) ? [oidc.allowInsecureRequests] : []),
    ],
    ...(fetch && { [oidc.customFetch]: fetch }),
  })
}

async function authorizationUrl(at: oidc.Configuration, begun: SignInState): Promise<string> {
  return oidc.buildAuthorizationUrl(at, {
    redirect_uri: begun.redirectUri,
    scope: 'openid email profile',
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(begun.codeVerifier),
    code_challenge_method: 'S256',
  }).href
}

async function exchange(
  at: oidc.Configuration,
  settings: ProviderSettings,
  begun: SignInState,
  code: string,
  iss: string | undefined,
): Promise<Identity | Refusal> {
  const answered = new URL(begun.redirectUri)
  const issuer = iss ?? (at.serverMetadata().authorization_response_iss_parameter_supported && issuerOf(at))
  answered.search = new URLSearchParams({
    code,
    state: begun.state,
    ...(issuer && { iss: issuer }),
  }).toString()
  const tokens = await oidc.authorizationCodeGrant(at, answered, {
    expectedState: begun.state,
    expectedNonce: begun.nonce,
    pkceCodeVerifier: begun.codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) return refuse('provider_refused', { provider: settings.displayName })
  const userInfo =
    claims.email === undefined && at.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(at, tokens.access_token, claims.sub)
      : claims
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(userInfo.email, 254).toLowerCase(),
    isEmailVerified:
      settings.name === 'Microsoft' ? isTrue(userInfo.xms_edov) : isTrue(userInfo.email_verified),
    fullName: nameOf(userInfo),
  }
}

const issuerOf = (at: oidc.Configuration) => at.serverMetadata().issuer

/**
 * Any directory of Microsoft may write any e-mail into its tokens; only xms_edov says that the owner of the
 * e-mail's domain was verified. Some providers send their truths as text or numbers.
 */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 1 || claim === 'true' || claim === '1'
}

type ProviderClaims = { [claim: string]: unknown }

function nameOf({ name, given_name, family_name }: ProviderClaims): string {
  return textOf(name, 120) || `${textOf(given_name, 60)} ${textOf(family_name, 60)}`.trim()
}

function textOf(claim: unknown, most: number): string {
  return typeof claim === 'string'
    ? claim
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, most)
    : ''
}

/** The errors by which a provider refuses this sign-in; any other is the provider's own trouble. */
const refusing = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_KEY_SELECTION_FAILED',
])

function isRefused(cause: unknown): boolean {
  if (cause instanceof oidc.ResponseBodyError) return cause.error === 'invalid_grant'
  return refusing.has(String((cause as { code?: unknown } | null)?.code))
}

/** For the log: what went wrong, without the claims and answers that the library hangs on its errors. */
function loggedFault(cause: unknown): object {
  const { message, code, error, error_description } = Object(cause) as Record<string, unknown>
  return { message, code, error, error_description }
}
