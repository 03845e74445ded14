/**
 * A token that shows that its person has signed in on a device before. It opens nothing: the password
 * is still asked for. It is signed and not kept, and names its owner without saying who that is.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'

const NONCE_BYTES = 12

export function newDeviceToken(config: Pick<Config, 'secretKey'>, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  return `${nonce}.${signatureOf(config, owner, nonce)}`
}

export function isDeviceTokenOf(
  config: Pick<Config, 'secretKey'>,
  token: string | undefined,
  owner: string,
): boolean {
  const [nonce, signature] = token?.split('.') ?? []
  if (!nonce || !signature) return false
  const [expected, received] = [Buffer.from(signatureOf(config, owner, nonce)), Buffer.from(signature)]
  return expected.length === received.length && timingSafeEqual(expected, received)
}

function signatureOf(config: Pick<Config, 'secretKey'>, owner: string, nonce: string): string {
  return createHmac('sha256', derivedKey(config, 'devices')).update(`${nonce} ${owner}`).digest('base64url')
}
