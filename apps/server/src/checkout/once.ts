import { sha256, type Wish, wishOf } from '../http/wish.ts'
import type { Ordered } from './asked.ts'

/** Without a key the uuids of the lines serve, which a client makes once per line. */
export function wishToOrder(input: Ordered, idempotencyKey: string | undefined): Wish {
  const uuids = input.shoppingCart.products.map((row) => row.shoppingCartUUID).sort()
  return wishOf(input, idempotencyKey, `lines ${sha256(uuids.join())}`)
}
