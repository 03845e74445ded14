import type { addresses } from '@estampa/contract/checkout'
import { checkStep, fieldValue, normalizeCheckout } from '@estampa/domain/checkout'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import type { Handler } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { type Address, dropAddress, findLastInvoice, listAddresses } from './addresses.store.ts'
import { addresseeOf, fieldsInvalid } from './checkout-details.ts'
import { resolveDeliveryPlace } from './delivery-place.ts'
import { saveAddressOnce } from './save-address.ts'

type AddressInput = z.output<typeof addresses.saveAddress.takes>
type Handlers = { [Name in keyof typeof addresses]: Handler<(typeof addresses)[Name]> }

export const addressesHandlers: Handlers = {
  getAddresses: async ({ tx, shop, person }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    return { items: await listAddresses(tx, shop.config.environment, person.customerId) }
  },
  saveAddress: async ({ tx, shop, person, input, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const address = await readAddress(tx, shop, input)
    if (isRefusal(address)) return address
    const id = await saveAddressOnce(tx, person.customerId, {
      id: input.Id,
      address,
      now,
      usedAt: input.usedAt ? earlier(new Date(input.usedAt), now) : null,
    })
    if (isRefusal(id)) return id
    const all = await listAddresses(tx, shop.config.environment, person.customerId)
    return all.find((one) => one.id === id) ?? refuse('not_found')
  },
  removeAddress: async ({ tx, person, input }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    return (await dropAddress(tx, person.customerId, input.Id)) ? {} : refuse('not_found')
  },
  getBillingData: async ({ tx, person }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    return { orderInvoiceFK: await findLastInvoice(tx, person.customerId) }
  },
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
