import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { claimsOf, encoded, forge, partsOf } from './forgery.ts'

/** The material of a forger: good tokens and, more than any forger should have, our own key. The test fills it in. */
export const at = {
  key: Buffer.alloc(0),
  secretKey: '',
  pampa: 0,
  andina: 0,
  customer: '',
  other: '',
  guest: '',
  foreign: '',
  refresh: '',
  ended: '',
  deleted: '',
}

/** One claim or header field changed, and signed with our own key: even then it must not pass. */
const claiming = (changes: object, header?: object) =>
  forge({ payload: { ...claimsOf(at.customer), ...changes }, key: at.key, ...(header && { header }) })
const without = (claim: string) => {
  const { [claim]: _, ...payload } = claimsOf(at.customer)
  return forge({ payload, key: at.key })
}
const headed = (changes: object) => claiming({}, { alg: 'HS256', typ: 'at+jwt', ...changes })
const now = () => Math.floor(Date.now() / 1000)
const lastChanged = (token: string) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // 32 bytes leave two bits of the last letter unused: the next letter spells the same bytes
  return token.slice(0, -1) + alphabet[alphabet.indexOf(token.at(-1) ?? '') + 1]
}

const keys: Record<string, () => string> = {
  'no algorithm': () => `${encoded({ alg: 'none', typ: 'at+jwt' })}.${partsOf(at.customer)[1]}.`,
  'no algorithm in another case': () =>
    `${encoded({ alg: 'nOnE', typ: 'at+jwt' })}.${partsOf(at.customer)[1]}.`,
  'no algorithm, with our signature': () => headed({ alg: 'none' }),
  HS384: () =>
    forge({
      header: { alg: 'HS384', typ: 'at+jwt' },
      payload: claimsOf(at.customer),
      key: at.key,
      hash: 'sha384',
    }),
  HS512: () =>
    forge({
      header: { alg: 'HS512', typ: 'at+jwt' },
      payload: claimsOf(at.customer),
      key: at.key,
      hash: 'sha512',
    }),
  'RS256 with our secret': () => headed({ alg: 'RS256' }),
  'a public key as the secret': () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = publicKey.export({ type: 'spki', format: 'pem' })
    return forge({ payload: claimsOf(at.customer), key: String(pem) })
  },
  'another key': () => forge({ payload: claimsOf(at.customer) }),
  'an empty key': () => forge({ payload: claimsOf(at.customer), key: '' }),
  'the secret of the demo itself': () => forge({ payload: claimsOf(at.customer), key: at.secretKey }),
  'a staff claim with another key': () =>
    forge({
      payload: {
        iss: 'estampa',
        shop: at.pampa,
        kind: 'staff',
        staffId: '1',
        iat: now(),
        exp: now() + 3600,
      },
    }),
  'an empty signature': () => at.customer.slice(0, at.customer.lastIndexOf('.') + 1),
  'a signature of zeros': () => `${partsOf(at.customer).slice(0, 2).join('.')}.${'A'.repeat(43)}`,
  'a signature cut short': () => at.customer.slice(0, -8),
  'the payload of another': () =>
    [partsOf(at.customer)[0], partsOf(at.other)[1], partsOf(at.customer)[2]].join('.'),
  'the signature of a guest': () => [...partsOf(at.customer).slice(0, 2), partsOf(at.guest)[2]].join('.'),
}

const spellings: Record<string, () => string> = {
  'half of it': () => at.customer.slice(0, at.customer.length / 2),
  'two parts': () => partsOf(at.customer).slice(0, 2).join('.'),
  'four parts': () => `${at.customer}.AAAA`,
  'an empty part': () => at.customer.replace('.', '..'),
  'a padded part': () => `${at.customer}=`,
  'a padded payload': () => at.customer.replace(/\.(.+)\./, '.$1==.'),
  'another last letter of the same bytes': () => lastChanged(at.customer),
  'spaces in the payload': () => at.customer.replace('.', '. '),
  'a header of the same meaning': () => claiming({}, { typ: 'at+jwt', alg: 'HS256' }),
  'a header with a key twice': () =>
    forge({
      header: '{"alg":"none","alg":"HS256","typ":"at+jwt"}',
      payload: claimsOf(at.customer),
      key: at.key,
    }),
  'a payload with a key twice': () =>
    forge({
      payload: JSON.stringify(claimsOf(at.guest)).replace('{', '{"kind":"customer","customerId":1,'),
      key: at.key,
    }),
  'a payload that is a list': () => forge({ payload: [claimsOf(at.customer)], key: at.key }),
  'a payload that is no JSON': () => forge({ payload: 'kind=customer', key: at.key }),
  'a payload that is null': () => forge({ payload: 'null', key: at.key }),
  'a token in the token': () =>
    forge({ header: { alg: 'HS256', typ: 'at+jwt', cty: 'JWT' }, payload: at.customer, key: at.key }),
  'twenty kilobytes': () => claiming({ more: 'x'.repeat(20_000) }),
  'two kilobytes': () => claiming({ more: 'x'.repeat(2_000) }),
  'nothing but dots': () => '..',
  'a refresh token': () => at.refresh,
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
  'the shop as text': () => claiming({ shop: String(at.pampa) }),
  'half a shop': () => claiming({ shop: at.pampa + 0.5 }),
  'a shop below zero': () => claiming({ shop: -at.pampa }),
  'shop zero': () => claiming({ shop: 0 }),
  'a huge shop': () => claiming({ shop: 2 ** 53 }),
  'a shop that does not exist': () => claiming({ shop: 2_000_000_000 }),
  'another shop': () => claiming({ shop: at.andina }),
  'a good token of another shop': () => at.foreign,
  'the number of another person': () => claiming({ customerId: claimsOf(at.other).customerId }),
  'the session of another person': () => claiming({ sessionId: claimsOf(at.other).sessionId }),
  'the session of another shop': () => claiming({ sessionId: claimsOf(at.foreign).sessionId }),
  'a session that never was': () => claiming({ sessionId: randomUUID() }),
  'a session that is no id': () => claiming({ sessionId: "' or 1=1 --" }),
  'no session': () => without('sessionId'),
  'a session that has ended': () => at.ended,
  'a person who has left': () => at.deleted,
  'half a person': () => claiming({ customerId: 1.5 }),
  'a person below zero': () => claiming({ customerId: -1 }),
  'a huge person': () => claiming({ customerId: 2 ** 40 }),
  'a person as text': () => claiming({ customerId: '1' }),
  'a list of people': () => claiming({ customerId: [1] }),
  everybody: () => claiming({ customerId: { $gt: 0 } }),
  'a guest who says customer': () =>
    forge({ payload: { ...claimsOf(at.guest), kind: 'customer' }, key: at.key }),
  'a guest with a customer’s number': () =>
    forge({ payload: { ...claimsOf(at.guest), customerId: 1 }, key: at.key }),
  'a customer who says staff': () => claiming({ kind: 'staff' }),
  'staff with a customer’s session': () => claiming({ kind: 'staff', staffId: '1' }),
  'an unknown kind': () => claiming({ kind: 'admin' }),
  'two kinds': () => claiming({ kind: ['guest', 'customer'] }),
  'no kind': () => without('kind'),
  'a polluted prototype': () =>
    forge({
      payload: JSON.stringify(claimsOf(at.customer)).replace('{', '{"__proto__":{"kind":"staff"},'),
      key: at.key,
    }),
  'a constructor': () => claiming({ constructor: { prototype: { kind: 'staff' } } }),
  'a claim more': () => claiming({ admin: true }),
}

/** Headers that are wrong around a token that may be at. */
const carriages: Record<string, () => Record<string, string>> = {
  'nothing after the scheme': () => ({ authorization: 'Bearer' }),
  'the scheme twice': () => ({ authorization: `Bearer Bearer ${at.customer}` }),
  'another scheme': () => ({ authorization: `Basic ${at.customer}` }),
  'no scheme': () => ({ authorization: at.customer }),
  'two spaces': () => ({ authorization: `Bearer  ${at.customer}` }),
  'a tab': () => ({ authorization: `Bearer\t${at.customer}` }),
  'a space behind': () => ({ authorization: `Bearer ${at.customer} ` }),
  'two tokens': () => ({ authorization: `Bearer ${at.customer}, Bearer ${at.other}` }),
  quotes: () => ({ authorization: `Bearer "${at.customer}"` }),
  'a letter beyond ASCII': () => ({ authorization: `Bearer ${at.customer.replace('e', '\u0435')}` }),
  'a zero byte': () => ({ authorization: `Bearer ${at.customer}\0` }),
  'a line break': () => ({ authorization: `Bearer ${at.customer}\r\nx: y` }),
  'a small scheme and another key': () => ({
    authorization: `bearer ${forge({ payload: claimsOf(at.customer) })}`,
  }),
  'a cookie': () => ({ cookie: `Abp.AuthToken=${at.customer}` }),
  'another header': () => ({ 'x-authorization': `Bearer ${at.customer}` }),
  'no header': () => ({}),
}

const asBearer = (tokens: Record<string, () => string>): [string, () => Record<string, string>][] =>
  Object.entries(tokens).map(([name, token]) => [name, () => ({ authorization: `Bearer ${token()}` })])
/** The name of each kind and the headers that it sends. */
export const forgeries: [string, () => Record<string, string>][] = [
  ...[keys, spellings, headers, times, people].flatMap(asBearer),
  ...Object.entries(carriages),
]
