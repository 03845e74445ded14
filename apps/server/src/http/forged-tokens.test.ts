import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { EncryptJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuyer } from '../../test/buyer.ts'
import { type Cast, openCast } from '../../test/cast.ts'
import { claimsOf, encoded, forge, partsOf } from '../../test/forgery.ts'
import { endSession, openSession } from '../customers/sessions.store.ts'
import { routes } from '../routes.ts'
import { derived } from '../start/start-server.ts'

let cast: Cast
let key: Buffer
/** Good tokens, whose parts the forgers use. */
const good = { customer: '', other: '', guest: '', foreign: '', refresh: '', ended: '', deleted: '' }
const protectedRoutes = routes.filter(({ call }) => call.who !== 'public')

beforeAll(async () => {
  cast = await openCast()
  const { services } = cast
  key = derived(services.config, 'tokens')
  good.customer = (await openBuyer(cast, 'pampa', 'lucia')).token
  good.other = (await openBuyer(cast, 'pampa', 'marta')).token
  good.foreign = (await openBuyer(cast, 'andina', 'lucia')).token
  good.guest = (await cast.api('pampa').customers.getAccess({})).accessToken
  good.refresh = 'q'.repeat(43)
  const ended = await openBuyer(cast, 'pampa', 'ernesto')
  const deleted = await openBuyer(cast, 'pampa', 'delia')
  await services.database.inShop(cast.pampa, async (tx) => {
    await openSession(tx, ended.customerId, 60, services.now())
    await endSession(tx, String(claimsOf(ended.token).sessionId), services.now())
    await tx.deleteFrom('customers').where('id', '=', deleted.customerId).execute()
  })
  Object.assign(good, { ended: ended.token, deleted: deleted.token })
})
afterAll(() => cast.close())

/** One claim or header field changed, and signed with our own key: even then it must not pass. */
const claiming = (changes: object, header?: object) =>
  forge({ payload: { ...claimsOf(good.customer), ...changes }, key, ...(header && { header }) })
const without = (claim: string) => {
  const { [claim]: _, ...payload } = claimsOf(good.customer)
  return forge({ payload, key })
}
const headed = (changes: object) => claiming({}, { alg: 'HS256', typ: 'at+jwt', ...changes })
const now = () => Math.floor(Date.now() / 1000)
const lastChanged = (token: string) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // 32 bytes leave two bits of the last letter unused: the next letter spells the same bytes
  return token.slice(0, -1) + alphabet[alphabet.indexOf(token.at(-1) ?? '') + 1]
}

const keys: Record<string, () => string> = {
  'no algorithm': () => `${encoded({ alg: 'none', typ: 'at+jwt' })}.${partsOf(good.customer)[1]}.`,
  'no algorithm in another case': () =>
    `${encoded({ alg: 'nOnE', typ: 'at+jwt' })}.${partsOf(good.customer)[1]}.`,
  'no algorithm, with our signature': () => headed({ alg: 'none' }),
  HS384: () =>
    forge({ header: { alg: 'HS384', typ: 'at+jwt' }, payload: claimsOf(good.customer), key, hash: 'sha384' }),
  HS512: () =>
    forge({ header: { alg: 'HS512', typ: 'at+jwt' }, payload: claimsOf(good.customer), key, hash: 'sha512' }),
  'RS256 with our secret': () => headed({ alg: 'RS256' }),
  'a public key as the secret': () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = publicKey.export({ type: 'spki', format: 'pem' })
    return forge({ payload: claimsOf(good.customer), key: String(pem) })
  },
  'another key': () => forge({ payload: claimsOf(good.customer) }),
  'an empty key': () => forge({ payload: claimsOf(good.customer), key: '' }),
  'the secret of the demo itself': () =>
    forge({ payload: claimsOf(good.customer), key: cast.services.config.secretKey }),
  'a staff claim with another key': () =>
    forge({
      payload: {
        iss: 'estampa',
        shop: cast.pampa,
        kind: 'staff',
        staffId: '1',
        iat: now(),
        exp: now() + 3600,
      },
    }),
  'an empty signature': () => good.customer.slice(0, good.customer.lastIndexOf('.') + 1),
  'a signature of zeros': () => `${partsOf(good.customer).slice(0, 2).join('.')}.${'A'.repeat(43)}`,
  'a signature cut short': () => good.customer.slice(0, -8),
  'the payload of another': () =>
    [partsOf(good.customer)[0], partsOf(good.other)[1], partsOf(good.customer)[2]].join('.'),
  'the signature of a guest': () => [...partsOf(good.customer).slice(0, 2), partsOf(good.guest)[2]].join('.'),
}

const spellings: Record<string, () => string> = {
  'half of it': () => good.customer.slice(0, good.customer.length / 2),
  'two parts': () => partsOf(good.customer).slice(0, 2).join('.'),
  'four parts': () => `${good.customer}.AAAA`,
  'an empty part': () => good.customer.replace('.', '..'),
  'a padded part': () => `${good.customer}=`,
  'a padded payload': () => good.customer.replace(/\.(.+)\./, '.$1==.'),
  'another last letter of the same bytes': () => lastChanged(good.customer),
  'spaces in the payload': () => good.customer.replace('.', '. '),
  'a header of the same meaning': () => claiming({}, { typ: 'at+jwt', alg: 'HS256' }),
  'a header with a key twice': () =>
    forge({ header: '{"alg":"none","alg":"HS256","typ":"at+jwt"}', payload: claimsOf(good.customer), key }),
  'a payload with a key twice': () =>
    forge({
      payload: JSON.stringify(claimsOf(good.guest)).replace('{', '{"kind":"customer","customerId":1,'),
      key,
    }),
  'a payload that is a list': () => forge({ payload: [claimsOf(good.customer)], key }),
  'a payload that is no JSON': () => forge({ payload: 'kind=customer', key }),
  'a payload that is null': () => forge({ payload: 'null', key }),
  'a token in the token': () =>
    forge({ header: { alg: 'HS256', typ: 'at+jwt', cty: 'JWT' }, payload: good.customer, key }),
  'twenty kilobytes': () => claiming({ more: 'x'.repeat(20_000) }),
  'two kilobytes': () => claiming({ more: 'x'.repeat(2_000) }),
  'nothing but dots': () => '..',
  'a refresh token': () => good.refresh,
}

const headers: Record<string, () => string> = {
  'type JWT': () => headed({ typ: 'JWT' }),
  'no type': () => claiming({}, { alg: 'HS256' }),
  'the type of an id token': () => headed({ typ: 'id+jwt' }),
  'a key id': () => headed({ kid: '../../dev/null' }),
  'a key id of SQL': () => headed({ kid: "x' union select 'secret" }),
  'the address of a key': () => headed({ jku: 'https://evil.example/keys' }),
  'a key of its own': () => headed({ jwk: { kty: 'oct', k: 'AAAA' } }),
  'the address of a certificate': () => headed({ x5u: 'https://evil.example/cert' }),
  'a critical extension': () => headed({ crit: ['exp'] }),
  'a payload without base64': () => headed({ b64: false, crit: ['b64'] }),
  compression: () => headed({ zip: 'DEF' }),
}

const times: Record<string, () => string> = {
  'expired by a second': () => claiming({ iat: now() - 3601, exp: now() - 1 }),
  'issued in the future': () => claiming({ iat: now() + 60, exp: now() + 3660 }),
  'not valid yet': () => claiming({ nbf: now() + 60 }),
  'valid for a hundred years': () => claiming({ exp: now() + 3_153_600_000 }),
  'without an end': () => without('exp'),
  'without a beginning': () => without('iat'),
  'an end as text': () => claiming({ exp: '9999999999' }),
  'an end beyond numbers': () => claiming({ exp: 1e308 }),
  'a beginning below zero': () => claiming({ iat: -1 }),
}

const people: Record<string, () => string> = {
  'another issuer': () => claiming({ iss: 'evil' }),
  'no issuer': () => without('iss'),
  'a list of issuers': () => claiming({ iss: ['estampa'] }),
  'no shop': () => without('shop'),
  'the shop as text': () => claiming({ shop: String(cast.pampa) }),
  'half a shop': () => claiming({ shop: cast.pampa + 0.5 }),
  'a shop below zero': () => claiming({ shop: -cast.pampa }),
  'shop zero': () => claiming({ shop: 0 }),
  'a huge shop': () => claiming({ shop: 2 ** 53 }),
  'a shop that does not exist': () => claiming({ shop: 2_000_000_000 }),
  'another shop': () => claiming({ shop: cast.andina }),
  'a good token of another shop': () => good.foreign,
  'the number of another person': () => claiming({ customerId: claimsOf(good.other).customerId }),
  'the session of another person': () => claiming({ sessionId: claimsOf(good.other).sessionId }),
  'the session of another shop': () => claiming({ sessionId: claimsOf(good.foreign).sessionId }),
  'a session that never was': () => claiming({ sessionId: randomUUID() }),
  'a session that is no id': () => claiming({ sessionId: "' or 1=1 --" }),
  'no session': () => without('sessionId'),
  'a session that has ended': () => good.ended,
  'a person who has left': () => good.deleted,
  'half a person': () => claiming({ customerId: 1.5 }),
  'a person below zero': () => claiming({ customerId: -1 }),
  'a huge person': () => claiming({ customerId: 2 ** 40 }),
  'a person as text': () => claiming({ customerId: '1' }),
  'a list of people': () => claiming({ customerId: [1] }),
  everybody: () => claiming({ customerId: { $gt: 0 } }),
  'a guest who says customer': () => forge({ payload: { ...claimsOf(good.guest), kind: 'customer' }, key }),
  'a guest with a customer’s number': () =>
    forge({ payload: { ...claimsOf(good.guest), customerId: 1 }, key }),
  'a customer who says staff': () => claiming({ kind: 'staff' }),
  'staff with a customer’s session': () => claiming({ kind: 'staff', staffId: '1' }),
  'an unknown kind': () => claiming({ kind: 'admin' }),
  'two kinds': () => claiming({ kind: ['guest', 'customer'] }),
  'no kind': () => without('kind'),
  'a polluted prototype': () =>
    forge({
      payload: JSON.stringify(claimsOf(good.customer)).replace('{', '{"__proto__":{"kind":"staff"},'),
      key,
    }),
  'a constructor': () => claiming({ constructor: { prototype: { kind: 'staff' } } }),
  'a claim more': () => claiming({ admin: true }),
}

/** Headers that are wrong around a token that may be good. */
const carriages: Record<string, () => Record<string, string>> = {
  'nothing after the scheme': () => ({ authorization: 'Bearer' }),
  'the scheme twice': () => ({ authorization: `Bearer Bearer ${good.customer}` }),
  'another scheme': () => ({ authorization: `Basic ${good.customer}` }),
  'no scheme': () => ({ authorization: good.customer }),
  'two spaces': () => ({ authorization: `Bearer  ${good.customer}` }),
  'a tab': () => ({ authorization: `Bearer\t${good.customer}` }),
  'a space behind': () => ({ authorization: `Bearer ${good.customer} ` }),
  'two tokens': () => ({ authorization: `Bearer ${good.customer}, Bearer ${good.other}` }),
  quotes: () => ({ authorization: `Bearer "${good.customer}"` }),
  'a letter beyond ASCII': () => ({ authorization: `Bearer ${good.customer.replace('e', '\u0435')}` }),
  'a zero byte': () => ({ authorization: `Bearer ${good.customer}\0` }),
  'a line break': () => ({ authorization: `Bearer ${good.customer}\r\nx: y` }),
  'a small scheme and another key': () => ({
    authorization: `bearer ${forge({ payload: claimsOf(good.customer) })}`,
  }),
  'a cookie': () => ({ cookie: `Abp.AuthToken=${good.customer}` }),
  'another header': () => ({ 'x-authorization': `Bearer ${good.customer}` }),
  'no header': () => ({}),
}

const asBearer = (tokens: Record<string, () => string>): [string, () => Record<string, string>][] =>
  Object.entries(tokens).map(([name, token]) => [name, () => ({ authorization: `Bearer ${token()}` })])
const kinds = [...[keys, spellings, headers, times, people].flatMap(asBearer), ...Object.entries(carriages)]

const ask = (route: (typeof routes)[number], headers: Record<string, string>, query = '') =>
  cast.app.inject({
    method: route.call.method,
    url: route.call.path + query,
    headers: { 'abp-tenantid': 'pampa', ...headers },
  })

test('there are enough kinds and calls for the rest to mean something', () => {
  expect(kinds.length).toBeGreaterThan(80)
  expect(protectedRoutes.length).toBeGreaterThan(10)
  for (const [, headers] of asBearer(keys)) expect(headers().authorization?.length).toBeGreaterThan(40)
})

test.each(kinds)('%s opens no call [API-11, AUTH-01, AUTH-02]', async (_, headers) => {
  const sent = headers()
  for (const route of protectedRoutes) {
    const { statusCode } = await ask(route, sent)
    if (statusCode !== 401) expect.fail(`${route.name} answered ${statusCode}`)
  }
})

test('an encrypted token opens no call [AUTH-01]', async () => {
  const token = await new EncryptJWT(claimsOf(good.customer))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: 'at+jwt' })
    .encrypt(key)
  for (const route of protectedRoutes) {
    expect((await ask(route, { authorization: `Bearer ${token}` })).statusCode).toBe(401)
  }
})

test('a token in the address is no token [AUTH-01]', async () => {
  for (const name of ['access_token', 'token', 'authorization', 'accessToken']) {
    for (const route of protectedRoutes) {
      expect((await ask(route, {}, `?${name}=${good.customer}`)).statusCode).toBe(401)
    }
  }
})

test('the header twice is refused whichever stands first, over a real connection [AUTH-01]', async () => {
  const twice = (tokens: string[]) =>
    new Promise<number | undefined>((answered, failed) => {
      const { port, hostname } = new URL(cast.origin)
      const sent = httpRequest({ port, hostname, path: '/api/TokenAuth/LogOut' }, (response) => {
        response.resume()
        answered(response.statusCode)
      })
      sent.setHeader('abp-tenantid', 'pampa')
      sent.setHeader(
        'authorization',
        tokens.map((token) => `Bearer ${token}`),
      )
      sent.on('error', failed).end()
    })
  const bad = forge({ payload: claimsOf(good.customer) })
  expect(await Promise.all([twice([good.customer, bad]), twice([bad, good.customer])])).toEqual([401, 401])
})

test('bytes that no header may have end the connection with 400 and nothing else [AUTH-01]', async () => {
  for (const bytes of ['\0', '\n\n', '\x7f\x01']) {
    const { port, hostname } = new URL(cast.origin)
    const answer = await new Promise<string>((answered, failed) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `GET /api/TokenAuth/LogOut HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bytes}x\r\n\r\n`,
        )
      })
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
        socket.end()
      })
      socket.on('close', () => answered(text)).on('error', failed)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  }
})

test('a lesser role is told so: a guest to sign in, a customer that it is not for them [AUTH-01]', async () => {
  for (const route of protectedRoutes) {
    const { who } = route.call
    if (who === 'customer') {
      expect((await ask(route, { authorization: `Bearer ${good.guest}` })).statusCode).toBe(401)
    }
    if (who === 'staff') {
      expect((await ask(route, { authorization: `Bearer ${good.customer}` })).statusCode).toBe(403)
      expect((await ask(route, { authorization: `Bearer ${good.guest}` })).statusCode).toBe(403)
    }
  }
})

test('the good token opens the same calls, with any case of its scheme [AUTH-01]', async () => {
  const reads = protectedRoutes.filter(
    ({ call, name }) => call.method === 'GET' && call.who !== 'staff' && name !== 'customers.logOut',
  )
  expect(reads.length).toBeGreaterThan(0)
  for (const scheme of ['Bearer', 'bearer']) {
    for (const route of reads) {
      const { statusCode } = await ask(route, { authorization: `${scheme} ${good.customer}` })
      if ([401, 403].includes(statusCode) || statusCode >= 500) {
        expect.fail(`${route.name} answered ${statusCode}`)
      }
    }
  }
})
