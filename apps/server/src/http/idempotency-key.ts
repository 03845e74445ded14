import { createHash } from 'node:crypto'

/** Names one request of a person, however often it is sent. `bodyHash` tells whether it is still the same request. */
export type IdempotencyKey = { key: string; bodyHash: string }

/** The client's Idempotency-Key serves; without one, what `otherwise` says of the body. */
export function idempotencyKeyOf(
  input: unknown,
  idempotencyKey: string | undefined,
  otherwise: string,
): IdempotencyKey {
  const given = idempotencyKey?.trim()
  return { key: given ? `key ${sha256(given)}` : otherwise, bodyHash: sha256(JSON.stringify(input)) }
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
