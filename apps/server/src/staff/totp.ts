/**
 * One-time codes of an authenticator (TOTP, RFC 6238: HMAC-SHA-1, six digits, a code for each 30 seconds). A clock that
 * is one step off is fine; the step that was taken is given back, so that it is taken once.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
const CLOCK_STEPS = 1
const SECRET_BYTES = 20
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** In base 32, as authenticators take it. */
export function newTotpSecret(): string {
  return [...randomBytes(SECRET_BYTES * 2)]
    .slice(0, (SECRET_BYTES * 8) / 5)
    .map((byte) => BASE32[byte & 31])
    .join('')
}

export function totpAddress(secret: string, account: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Estampa' })
  return `otpauth://totp/Estampa:${encodeURIComponent(account)}?${query}`
}

/**
 * The code of the step in which this moment lies, as an authenticator shows it.
 * @internal tests type it
 */
export function totpCode(secret: string, at: Date): string {
  return codeOf(secret, stepOf(at))
}

/** The step whose code was typed, if it comes after the last one that was taken; undefined: the code is not right. */
export function takeTotpStep(secret: string, typed: string, lastStep: number, now: Date): number | undefined {
  const middle = stepOf(now)
  for (let step = middle - CLOCK_STEPS; step <= middle + CLOCK_STEPS; step++) {
    if (step > lastStep && isSame(codeOf(secret, step), typed)) return step
  }
  return undefined
}

function stepOf(at: Date): number {
  return Math.floor(at.getTime() / STEP_MS)
}

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(at) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}

function isSame(code: string, typed: string): boolean {
  const [one, other] = [Buffer.from(code), Buffer.from(typed)]
  return one.length === other.length && timingSafeEqual(one, other)
}
