import { MAX_ADDRESSES } from '@estampa/domain/checkout'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { OrderToSave } from '../orders/new-order.store.ts'
import {
  type Address,
  changeAddress,
  countAddresses,
  findSameAddress,
  insertAddress,
  lockAddressesOf,
} from './addresses.store.ts'
import type { CheckoutRequest } from './checkout-request.ts'

type AddressToSave = { id: string | undefined; address: Address; usedAt: Date | null; now: Date }

/** Writes an address in the place of the one by this id, or of the same one, or as a new one. Gives its id. */
export async function saveAddressOnce(
  tx: Tx,
  customerId: number,
  { id, address, usedAt, now }: AddressToSave,
): Promise<string | Refusal> {
  if (!(await lockAddressesOf(tx, customerId))) return refuse('no_token')
  if (id !== undefined) {
    return (await changeAddress(tx, customerId, id, address, usedAt)) ? id : refuse('not_found')
  }
  const same = await findSameAddress(tx, customerId, address)
  if (same !== undefined) {
    await changeAddress(tx, customerId, same, address, usedAt)
    return same
  }
  const isFull = (await countAddresses(tx, customerId)) >= MAX_ADDRESSES
  return isFull
    ? refuse('too_many_addresses', { most: MAX_ADDRESSES })
    : insertAddress(tx, customerId, address, { usedAt, now })
}

/** The address of an order, for the next one. Nothing about it keeps the order from being placed. */
export async function saveOrderAddress(tx: Tx, request: CheckoutRequest, order: OrderToSave): Promise<void> {
  const { input, now } = request
  const { customerId } = order
  const { provinceFKId, cityFKId, locationFKId, keepAddress: wanted } = input
  if (!wanted || order.deliveryMethod === 'pickup') return
  if (!provinceFKId || !cityFKId || !locationFKId) return
  const { province: _, city: __, locality: ___, ...said } = order.document.address
  const address = { ...said, label: wanted.label, provinceFKId, cityFKId, locationFKId }
  const kept = { address, usedAt: now, now }
  const changed = await saveAddressOnce(tx, customerId, { ...kept, id: wanted.Id })
  // removed meanwhile in another window: it is a new one then
  if (isRefusal(changed) && changed.refusal === 'not_found') {
    await saveAddressOnce(tx, customerId, { ...kept, id: undefined })
  }
}
