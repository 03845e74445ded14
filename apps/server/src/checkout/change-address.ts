import { checkStep, normalizeCheckout } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import type { Refusal } from '@estampa/domain/refusal'
import type { Shop } from '../http/shop.ts'
import type { ChangeableOrder } from '../orders/changes.store.ts'
import { addresseeOf, fieldsInvalid, receiverOf } from './checkout-details.ts'

/** Who receives an order and at which door. The town stays: to another one the delivery has another price. */
export type AddressChange = {
  name: string
  lastName: string
  phone: string
  email: string
  street: string
  streetNumber: string
  apartment: string
  zipCode: string
}

/** The address of the order with what is changed of it, by the rules of the checkout. */
export function withChangedAddress(
  { config }: Shop,
  { address, deliveryMethod }: ChangeableOrder,
  change: AddressChange | null,
): ChangeableOrder['address'] | Refusal {
  if (!change) return address
  const { environment } = config
  const answered = addresseeOf({ ...change, deliveryMethod }, environment)
  const places: readonly string[] = countries[environment].address
  const invalid = checkStep(answered, 'Addressee', environment).filter(
    ({ member }) => !places.includes(member),
  )
  if (invalid.length > 0) return fieldsInvalid(invalid, environment)
  return { ...address, ...receiverOf(normalizeCheckout(answered, environment)) }
}
