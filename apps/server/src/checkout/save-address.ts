import type { addresses } from '@estampa/contract/checkout'
import { checkStep, fieldValue, normalizeCheckout } from '@estampa/domain/checkout'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { type Address, listAddresses } from './addresses.store.ts'
import { addresseeOf, fieldsInvalid } from './checkout-details.ts'
import { resolveDeliveryPlace } from './delivery-place.ts'
import { saveAddressOnce } from './save-address-once.ts'

type AddressInput = Context<typeof addresses.saveAddress>['input']

/** Adds an address to those of a customer or changes one, and gives it as it is kept. */
export async function saveAddress(
  tx: Tx,
  shop: Shop,
  customerId: number,
  { input, now }: { input: AddressInput; now: Date },
) {
  const address = await readAddress(tx, shop, input)
  if (isRefusal(address)) return address
  const usedAt = input.usedAt ? earlier(new Date(input.usedAt), now) : null
  const id = await saveAddressOnce(tx, customerId, { id: input.Id, address, now, usedAt })
  if (isRefusal(id)) return id
  const all = await listAddresses(tx, shop.config.environment, customerId)
  return all.find((one) => one.id === id) ?? refuse('not_found')
}

/** The same rules as the checkout's; a place that exists. */
async function readAddress(tx: Tx, shop: Shop, input: AddressInput): Promise<Address | Refusal> {
  const { environment } = shop.config
  const answered = addresseeOf({ ...input, deliveryMethod: 'shipping' }, environment)
  const invalid = checkStep(answered, 'Addressee', environment)
  if (invalid.length > 0) return fieldsInvalid(invalid, environment)
  const normal = normalizeCheckout(answered, environment)
  const answerTo = (name: string) => fieldValue(normal, 'Addressee', name)
  const place = await resolveDeliveryPlace(tx, environment, normal)
  if (isRefusal(place)) return place
  return {
    label: input.label,
    name: answerTo('name'),
    lastName: answerTo('lastName'),
    phone: answerTo('phone'),
    email: answerTo('email'),
    provinceFKId: place.provinceId,
    cityFKId: place.cityId,
    locationFKId: place.locationId,
    zipCode: answerTo('postalCode'),
    street: answerTo('street'),
    streetNumber: answerTo('streetNumber'),
    apartment: answerTo('apartment'),
  }
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}
