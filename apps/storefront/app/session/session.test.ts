import { showErrorMessage, shownError } from '@estampa/web/notices'
import { beforeEach, expect, test } from 'vitest'
import { createSession } from './session.ts'

type Answer = { status?: number; result: unknown; refusal?: string }

/** A server of the shop that answers by path and remembers what it was asked. */
function shopServer(answers: Record<string, (bearer: string | undefined) => Answer>) {
  const requests: { path: string; bearer: string | undefined }[] = []
  const fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
    const path = String(input).split('?')[0] ?? ''
    const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '')
    requests.push({ path: path.split('/').at(-1) ?? '', bearer })
    const call = path.split('/').at(-1) ?? ''
    const {
      status = 200,
      result,
      refusal = null,
    } = answers[call.charAt(0).toLowerCase() + call.slice(1)]?.(bearer) ?? {
      status: 404,
      result: 'no',
    }
    const success = status === 200
    const error = success
      ? null
      : { code: 0, message: result, details: null, validationErrors: null, refusal, data: null }
    return Response.json(
      { result, targetUrl: null, success, error, unAuthorizedRequest: false, __abp: true },
      { status },
    )
  }
  return { fetch: fetch as typeof globalThis.fetch, asked: requests }
}

function memoryStorage(): Storage {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    key: (index) => [...stored.keys()][index] ?? null,
    clear: () => stored.clear(),
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}

const ana = { userId: 7, email: 'ana@sur.example', fullName: 'Ana Ruiz', phoneNumber: '', company: 'Sur' }
const signedIn = { ...ana, accessToken: 'old', refreshToken: 'r1' }
const inTurn = (_: string, work: () => Promise<void>) => work()

let storage: Storage
beforeEach(() => {
  storage = memoryStorage()
})

function open(fetch: typeof globalThis.fetch, shop = 'pampa', reload = () => {}) {
  return createSession({ shop, origin: '', storage: () => storage, fetch, inTurn, reload })
}

const guest = () => ({ result: { accessToken: 'guest-1', expireInSeconds: 60 } })

test('a visitor without a session gets a guest token, kept under the name of the shop [AUTH-01] [AUTH-06]', async () => {
  const server = shopServer({ getAccess: guest, getColors: () => ({ result: [] }) })
  const session = open(server.fetch)
  await session.start()
  await session.api.catalog.getColors({})
  expect(session.state.get().status).toBe('guest')
  expect(server.asked).toEqual([
    { path: 'GetAccess', bearer: undefined },
    { path: 'GetColors', bearer: 'guest-1' },
  ])
  expect(storage.getItem('estampa:pampa:guestToken')).toBe('guest-1')
})

test('a stored session is renewed at start and its new token used [AUTH-02]', async () => {
  const fresh = {
    ...ana,
    accessToken: 'new',
    refreshToken: 'r2',
    encryptedAccessToken: '',
    expireInSeconds: 60,
    refreshTokenExpireInSeconds: 60,
    canLogin: true,
  }
  const server = shopServer({ refreshToken: () => ({ result: fresh }), getColors: () => ({ result: [] }) })
  const session = open(server.fetch)
  session.signIn(signedIn)
  await session.start()
  await session.api.catalog.getColors({})
  expect(session.state.get().user?.fullName).toBe('Ana Ruiz')
  expect(server.asked.at(-1)?.bearer).toBe('new')
  expect(storage.getItem('estampa:pampa:refreshToken')).toBe('r2')
})

test('when renewing fails the old token is used as it is [AUTH-02]', async () => {
  const server = shopServer({
    refreshToken: () => ({ status: 500, result: 'x' }),
    getColors: () => ({ result: [] }),
  })
  const session = open(server.fetch)
  session.signIn(signedIn)
  await session.start()
  await session.api.catalog.getColors({})
  expect(session.state.get().status).toBe('customer')
  expect(server.asked.at(-1)?.bearer).toBe('old')
})

test('a guest token that is over is replaced and the call made again', async () => {
  storage.setItem('estampa:pampa:guestToken', 'stale')
  const server = shopServer({
    getAccess: guest,
    getColors: (bearer) => (bearer === 'stale' ? { status: 401, result: 'no' } : { result: ['rojo'] }),
  })
  expect(await open(server.fetch).api.catalog.getColors({})).toEqual(['rojo'])
  expect(server.asked.map(({ path }) => path)).toEqual(['GetColors', 'GetAccess', 'GetColors'])
})

test('signing out forgets the person and becomes a guest [AUTH-05]', async () => {
  const server = shopServer({ logOut: () => ({ result: {} }), getAccess: guest })
  const session = open(server.fetch)
  session.signIn(signedIn)
  await session.signOut()
  expect(session.state.get()).toEqual({ status: 'guest', user: null, guest: null })
  expect(server.asked[0]).toEqual({ path: 'LogOut', bearer: 'old' })
  expect(storage.getItem('estampa:pampa:accessToken')).toBeNull()
  expect(storage.getItem('estampa:pampa:guestToken')).toBe('guest-1')
})

test('the account says who is signed in, and an error of theirs is shown until it is accepted [AUTH-08]', async () => {
  const session = open(shopServer({ getAccess: guest, logOut: () => ({ result: {} }) }).fetch)
  expect(session.state.get()).toEqual({ status: 'starting', user: null, guest: null })
  session.signIn(signedIn)
  expect(session.state.get()).toEqual({ status: 'customer', user: ana, guest: null })
  expect(shownError.get()).toBeNull()
  showErrorMessage('El correo o la contraseña no coinciden.')
  expect(shownError.get()?.ownMessage?.message).toBe('El correo o la contraseña no coinciden.')
  shownError.set(null)
  await session.signOut()
  expect(session.state.get().user).toBeNull()
})

test('two shops of one origin do not see each other [AUTH-06]', async () => {
  const server = shopServer({ getAccess: guest })
  open(server.fetch).signIn(signedIn)
  const other = open(server.fetch, 'andina')
  await other.start()
  expect(other.state.get().status).toBe('guest')
})

test('a wrong password is tried once and leaves the guest as they are [AUTH-04]', async () => {
  const wrong = () => ({ status: 401, result: 'no', refusal: 'wrong_credentials' })
  const server = shopServer({ getAccess: guest, authenticate: wrong })
  const session = open(server.fetch)
  await session.start()
  const tried = session.api.customers.authenticate({ userNameOrEmailAddress: 'a@b.example', password: 'x' })
  await expect(tried).rejects.toThrow('no')
  expect(server.asked.map(({ path }) => path)).toEqual(['GetAccess', 'Authenticate'])
  expect(storage.getItem('estampa:pampa:guestToken')).toBe('guest-1')
})

test('leaving on purpose is told, a session that is over is not [AUTH-05]', async () => {
  const server = shopServer({
    logOut: () => ({ result: {} }),
    getAccess: guest,
    refreshToken: () => ({ status: 401, result: 'no', refusal: 'bad_refresh_token' }),
    getColors: (bearer) => (bearer === 'guest-1' ? { result: [] } : { status: 401, result: 'no' }),
  })
  const session = open(server.fetch)
  let left = 0
  session.onSignOut(() => {
    left += 1
  })
  session.signIn(signedIn)
  await session.api.catalog.getColors({})
  expect([session.state.get().status, left]).toEqual(['guest', 0])
  session.signIn(signedIn)
  await session.signOut()
  expect(left).toBe(1)
})

test('tasks before a sign-out run with the person’s token, and no failure prevents the sign-out [AUTH-05]', async () => {
  const server = shopServer({
    logOut: () => ({ result: {} }),
    getAccess: guest,
    getColors: () => ({ result: [] }),
  })
  const session = open(server.fetch)
  session.signIn(signedIn)
  session.onLeaving(async () => void (await session.api.catalog.getColors({})))
  session.onLeaving(() => Promise.reject(new Error('network')))
  await session.signOut()
  expect(server.asked.slice(0, 2)).toEqual([
    { path: 'GetColors', bearer: 'old' },
    { path: 'LogOut', bearer: 'old' },
  ])
  expect(session.state.get().status).toBe('guest')
})

test('a tab follows another one in which the person came or left [AUTH-05] [AUTH-06]', async () => {
  const server = shopServer({ getAccess: guest, logOut: () => ({ result: {} }) })
  const [one, other] = [open(server.fetch), open(server.fetch)]
  await other.start()
  one.signIn(signedIn)
  other.follow('estampa:pampa:profile')
  expect(other.state.get().user?.userId).toBe(7)
  await one.signOut()
  other.follow('estampa:pampa:accessToken')
  expect(other.state.get().status).toBe('customer')
  other.follow('estampa:pampa:profile')
  expect(other.state.get().status).toBe('guest')
})

test('a shop that is gone takes its session and tokens along, and the page is asked for once [CONF-10]', async () => {
  const gone = () => ({ status: 404, result: 'No encontramos esa tienda.', refusal: 'shop_not_found' })
  const over = () => ({ status: 401, result: 'Tu sesión terminó.', refusal: 'bad_token' })
  const server = shopServer({ getColors: over, refreshToken: gone, getAccess: gone })
  let reloads = 0
  const session = open(server.fetch, 'pampa', () => {
    reloads += 1
  })
  session.signIn(signedIn)
  await expect(session.api.catalog.getColors({})).rejects.toMatchObject({ status: 404 })
  await expect.poll(() => reloads).toBe(1)
  expect(session.state.get()).toEqual({ status: 'guest', user: null, guest: null })
  expect(storage.getItem('estampa:pampa:accessToken')).toBeNull()
  expect(storage.getItem('estampa:pampa:refreshToken')).toBeNull()
  expect(server.asked.some(({ path, bearer }) => path === 'GetAccess' && bearer === undefined)).toBe(true)
})

const lucia = { userId: 40, email: 'lucia@sur.example', fullName: 'Lucía Paz', phoneNumber: '', company: '' }
const link = { ...lucia, accessToken: 'of-link', link: 'the-link' }

test('the link of an order serves for calls about it, and the browser’s own guest makes all others [GST-02]', async () => {
  const server = shopServer({
    getAccess: guest,
    getColors: () => ({ result: [] }),
    getOrderById: (bearer) => (bearer === 'of-link' ? { status: 401, result: 'no' } : { result: {} }),
    openLink: () => ({ result: { ...link, accessToken: 'of-link-2' } }),
  })
  const session = open(server.fetch)
  session.enterAsGuest(link)
  expect(session.state.get()).toEqual({ status: 'guest', user: null, guest: link })
  await session.api.catalog.getColors({})
  expect(server.asked.at(-1)).toEqual({ path: 'GetColors', bearer: 'guest-1' })
  // its token is over: the link gives another one
  await session.api.orders.getOrderById({ Id: '1' })
  expect(server.asked.at(-1)).toEqual({ path: 'GetOrderById', bearer: 'of-link-2' })
})

test('a link that is over is forgotten, and signing in with its e-mail takes over what it opens [GST-02]', async () => {
  const claims: (string | undefined)[] = []
  const server = shopServer({
    getAccess: guest,
    getOrderById: () => ({ status: 401, result: 'no' }),
    openLink: () => ({ status: 404, result: 'over', refusal: 'guest_link_over' }),
    claimLink: (bearer) => {
      claims.push(bearer)
      return { result: { orderId: '1', quoteId: null } }
    },
  })
  const session = open(server.fetch)
  session.enterAsGuest(link)
  await session.api.orders.getOrderById({ Id: '1' }).catch(() => {})
  expect(session.state.get().guest).toBeNull()
  session.enterAsGuest(link)
  session.signIn(signedIn)
  expect(claims).toEqual([])
  session.signIn({ ...lucia, accessToken: 'lucias', refreshToken: 'r1' })
  await expect.poll(() => session.state.get().user?.email).toBe(lucia.email)
  expect(claims).toEqual(['lucias'])
  expect(storage.getItem('estampa:pampa:guest')).toBeNull()
})
