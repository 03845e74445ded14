import { type IdempotencyKey, idempotencyKeyOf, sha256 } from '../http/idempotency-key.ts'
import type { OrderInput } from './checkout-request.ts'

/** Without a key the uuids of the lines serve, which a client makes once per line. */
export function orderIdempotencyKey(input: OrderInput, idempotencyKey: string | undefined): IdempotencyKey {
  const uuids = input.shoppingCart.products.map((row) => row.shoppingCartUUID).sort()
  return idempotencyKeyOf(input, idempotencyKey, `lines ${sha256(uuids.join())}`)
}
