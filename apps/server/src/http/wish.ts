import { createHash } from 'node:crypto'

/** Names one wish of a person, however often it is sent. `bodyHash` tells whether it is still the same wish. */
export type Wish = { key: string; bodyHash: string }

/** The client's Idempotency-Key serves; without one, what `otherwise` says of the body. */
export function wishOf(input: unknown, idempotencyKey: string | undefined, otherwise: string): Wish {
  const given = idempotencyKey?.trim()
  return { key: given ? `key ${sha256(given)}` : otherwise, bodyHash: sha256(JSON.stringify(input)) }
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
