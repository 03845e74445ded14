import { createHash } from 'node:crypto'
import type { Input } from './asked.ts'

/** Names one wish to order, however often it is sent. `bodyHash` tells whether it is still the same wish. */
export type Wish = { key: string; bodyHash: string }

/** The client's Idempotency-Key serves, or the uuids of the lines, which a client makes once per line. */
export function wishOf(input: Input, idempotencyKey: string | undefined): Wish {
  const uuids = input.shoppingCart.products.map((row) => row.shoppingCartUUID).sort()
  const given = idempotencyKey?.trim()
  return {
    key: given ? `key ${sha256(given)}` : `lines ${sha256(uuids.join())}`,
    bodyHash: sha256(JSON.stringify(input)),
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
