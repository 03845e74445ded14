/**
 * Private files are reached by addresses that the server signs and that end: whoever has one may look, and
 * nobody can guess the next. An address stays the same within the hour, so that browsers keep the picture.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'

const HOUR_S = 3600

/** Good for one hour at least, two at most. */
export function signedAddress(config: Config, key: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / HOUR_S) + 2) * HOUR_S
  return `/files/${expires.toString(36)}/${signatureOf(config, expires, key)}/${key}`
}

/** Good until then, for what is looked at much later than it is written: a picture in a mail. */
export function signedUntil(config: Config, key: string, until: Date): string {
  const expires = Math.ceil(until.getTime() / 1000)
  return `/files/${expires.toString(36)}/${signatureOf(config, expires, key)}/${key}`
}

/** The same for whoever signs several. */
export function signer(config: Config, now: Date): (key: string) => string {
  return (key) => signedAddress(config, key, now)
}

export function isSigned(
  config: Config,
  request: { expires: string; signature: string; key: string },
  now: Date,
): boolean {
  const expires = /^[0-9a-z]{1,9}$/.test(request.expires) ? Number.parseInt(request.expires, 36) : 0
  if (expires * 1000 <= now.getTime()) return false
  const expected = Buffer.from(signatureOf(config, expires, request.key))
  const given = Buffer.from(request.signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function signatureOf(config: Config, expires: number, key: string): string {
  return createHmac('sha256', derivedKey(config, 'files')).update(`${expires} ${key}`).digest('base64url')
}
