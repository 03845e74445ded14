import { createHmac, randomBytes } from 'node:crypto'

/** Tokens as somebody would write them by hand: nothing here asks whether they make sense. */
export type TokenPart = string | object
export type Forgery = {
  header?: TokenPart
  payload: TokenPart
  key?: Buffer | string
  hash?: 'sha256' | 'sha384' | 'sha512'
}

const ours = { alg: 'HS256', typ: 'at+jwt' }

export function forge({ header = ours, payload, key = randomBytes(32), hash = 'sha256' }: Forgery): string {
  const signed = `${encoded(header)}.${encoded(payload)}`
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`
}

/** Text goes in as it stands, so that it may be no JSON, or JSON with a key twice. */
export function encoded(part: TokenPart): string {
  return Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
}

export function partsOf(token: string): [header: string, payload: string, signature: string] {
  const [header = '', payload = '', signature = ''] = token.split('.')
  return [header, payload, signature]
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString())
}
