import { type Client, type ClientRequest, client, type Transport } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { showProgress } from '@estampa/web/loading'
import { reloadOnce } from '@estampa/web/loading/chunk-guard'
import { logError } from '@estampa/web/log'
import { createStore, type Store } from '@estampa/web/state'
import { guestLink } from './guest-link.ts'
import { watchForLostShop } from './lost-shop.ts'
import { type Guest, SessionStorage, type Tokens, type User } from './session-storage.ts'

/**
 * The visitor of this shop in this browser. A stored customer's token is used if there is one, else a
 * guest token is fetched and kept. At start a stored session is renewed; when that fails, the old token is
 * used as it is. Refresh tokens serve once, so tabs take turns.
 */
export type SessionState = {
  status: 'starting' | 'guest' | 'customer'
  user: User | null
  /** A guest without an account, but with the link of a quote or an order. */
  guest: Guest | null
}

export type SignInAnswer = User & Tokens & { deviceToken?: string | undefined }

export type Session = {
  shop: string
  state: Store<SessionState>
  /** Every call of the contract, with the visitor's token. */
  api: Client
  start: () => Promise<void>
  signIn: (signedIn: SignInAnswer) => void
  /** With `isGone` the account no longer exists: nothing of it can be saved, and there is no session to end. */
  signOut: (leaving?: { isGone: boolean }) => Promise<void>
  /** Waits for this work before a person who leaves on purpose is gone. Gives the way to stop. */
  onLeaving: (work: () => Promise<void>) => () => void
  /** Calls back when the person leaves on purpose, not when a session is over. Gives the way to stop. */
  onSignOut: (listener: () => void) => () => void
  /** Called when another tab has changed the value under this key: the person signed in or out there. */
  follow: (key: string | null) => void
  /** Stores the token that shows that a person has signed in on this device before. */
  deviceToken: () => string | undefined
  rememberDevice: (deviceToken: string) => void
  /** Stores the data that the person changed. */
  changeUser: (user: User) => void
  /** Stores the link of a quote or an order without an account, in place of the one before. */
  enterAsGuest: (guest: Guest) => void
  leaveAsGuest: () => void
}

export type SessionOptions = {
  shop: string
  origin: string
  storage: () => Storage
  fetch?: typeof fetch
  /** Runs work of this name in one tab at a time. */
  inTurn?: (name: string, work: () => Promise<void>) => Promise<void>
  /** Loads the page again, which says that the shop no longer exists. */
  reload?: () => void
}

async function inTurnOfTabs(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, work)
  else await work()
}

export function createSession(parts: SessionOptions): Session {
  const { shop, origin, inTurn = inTurnOfTabs, reload = () => void reloadOnce() } = parts
  const send = parts.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args))
  const stored = lazily(() => new SessionStorage(shop, parts.storage()))
  const state = createStore<SessionState>({ status: 'starting', user: null, guest: null })
  const noticing = watchForLostShop(async () => {
    stored().forgetAll()
    show()
    // A failed token is not fatal: the next call asks again.
    await guestToken().catch(logError).finally(reload)
  })
  const anonymous = client(noticing(httpTransport({ origin, shop, fetch: send })))
  let renewing: Promise<void> | undefined
  const leaving = new Set<() => Promise<void>>()
  const left = new Set<() => void>()

  const show = () => {
    const user = stored().user()
    const guest = stored().guest() ?? null
    state.set(user ? { status: 'customer', user, guest: null } : { status: 'guest', user: null, guest })
  }

  const as = (accessToken: string) =>
    client(httpTransport({ origin, shop, fetch: send, token: () => accessToken }))
  const link = guestLink({ stored, anonymous, as, show })

  const guestToken = guestTokens(stored, anonymous)

  const ownToken = async () => {
    await renewing
    return stored().get('accessToken') ?? guestToken()
  }

  /** A customer's token serves for everything; a link for its own calls; else it is the browser's guest who asks. */
  const token = async (request: ClientRequest) => {
    const isSignedIn = stored().get('accessToken') !== undefined
    return (isSignedIn ? undefined : link.token(request)) ?? ownToken()
  }

  const exchange = () =>
    inTurn(`estampa:${shop}:refresh`, async () => {
      const refreshToken = stored().get('refreshToken')
      if (!refreshToken) return
      const fresh = await anonymous.customers.refreshToken({ refreshToken })
      stored().saveTokens(fresh)
      stored().saveUser(userOf(fresh))
    })

  const renew = () => {
    renewing ??= exchange().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  /** After a 401: a fresh token, or the guest's when the session is over. */
  const replaceToken = async (refused: string | undefined) => {
    if (refused !== undefined && refused === stored().guest()?.accessToken) return link.reopen()
    if ((stored().get('accessToken') ?? stored().get('guestToken')) !== refused) return
    if (!stored().get('accessToken')) return stored().forgetGuest()
    try {
      await renew()
    } catch {
      stored().forgetUser()
      show()
    }
  }

  return {
    shop,
    state,
    api: client(noticing(withTokenRetry({ origin, shop, send, token, replaceToken }))),
    async start() {
      if (stored().get('refreshToken')) await renew().catch(logError)
      show()
      if (!stored().get('accessToken')) await guestToken().catch(logError)
    },
    signIn(signedIn) {
      const enter = () => {
        saveSignedIn(stored(), signedIn)
        show()
      }
      const claimed = link.claim(signedIn)?.catch(logError)
      claimed ? void claimed.finally(enter) : enter()
    },
    async signOut({ isGone } = { isGone: false }) {
      if (!isGone) await endSession(leaving, as(await ownToken()))
      stored().forgetAll()
      for (const listener of left) listener()
      show()
      await guestToken().catch(logError)
    },
    onLeaving(work) {
      leaving.add(work)
      return () => leaving.delete(work)
    },
    onSignOut(listener) {
      left.add(listener)
      return () => left.delete(listener)
    },
    follow(key) {
      if (key === null || stored().isOfPerson(key)) show()
    },
    deviceToken: () => stored().get('deviceToken'),
    rememberDevice: (deviceToken) => stored().set('deviceToken', deviceToken),
    changeUser(user) {
      stored().saveUser(user)
      show()
    },
    enterAsGuest: link.enter,
    leaveAsGuest: link.forget,
  }
}

function saveSignedIn(stored: SessionStorage, signedIn: SignInAnswer): void {
  stored.saveTokens(signedIn)
  stored.saveUser(userOf(signedIn))
  if (signedIn.deviceToken) stored.set('deviceToken', signedIn.deviceToken)
}

/** The token of the browser's own guest: asked for once, however many calls need it. */
function guestTokens(stored: () => SessionStorage, anonymous: Client): () => Promise<string> {
  let request: Promise<string> | undefined
  return () => {
    const token = stored().get('guestToken')
    if (token) return Promise.resolve(token)
    request ??= anonymous.customers
      .getAccess({})
      .then(({ accessToken }) => {
        stored().set('guestToken', accessToken)
        return accessToken
      })
      .finally(() => {
        request = undefined
      })
    return request
  }
}

const userOf = ({ userId, email, fullName, phoneNumber, company }: User): User => ({
  userId,
  email,
  fullName,
  phoneNumber,
  company,
})

/** Runs the tasks that wait for the sign-out with the person's token; no failure prevents the sign-out. */
async function endSession(leaving: Iterable<() => Promise<void>>, api: Client): Promise<void> {
  await Promise.all([...leaving].map((work) => work().catch(logError)))
  await api.customers.logOut({}).catch(logError)
}

type TokenRetryOptions = {
  origin: string
  shop: string
  send: typeof fetch
  token: (request: ClientRequest) => Promise<string | undefined>
  replaceToken: (refused: string | undefined) => Promise<void>
}

/** A wrong password is a 401 too, and asking again would count as another try. */
const isTokenOver = (refusal: string | null | undefined) =>
  !refusal || refusal === 'bad_token' || refusal === 'no_token'

/** Such a 401 says that the token is over: it is replaced and the call made once more. */
function withTokenRetry({ origin, shop, send, token, replaceToken }: TokenRetryOptions): Transport {
  const ask: Transport = async (request) => {
    let used: string | undefined
    const transport = httpTransport({
      origin,
      shop,
      fetch: send,
      token: async () => {
        used = await token(request)
        return used
      },
    })
    const answer = await transport(request)
    if (answer.status !== 401 || !isTokenOver(answer.body.error?.refusal)) return answer
    await replaceToken(used)
    return transport(request)
  }
  return (request) => (request.isQuiet ? ask(request) : showProgress(ask(request)))
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
