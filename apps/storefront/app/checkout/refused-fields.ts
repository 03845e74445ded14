import type { StepKey } from '@estampa/domain/checkout'
import { type CountryCode, countries } from '@estampa/domain/countries'
import { optionId } from '@estampa/domain/shipping'
import { isFailure } from '@estampa/web/failures'
import type { ShippingOption } from './checkout-state.ts'

/** A field of a step that the server did not accept, with its sentence. */
export type RefusedField = { step: StepKey; name: string; message: string }

const addresseeFields = ['name', 'lastName', 'phone', 'email', 'street', 'streetNumber', 'apartment']

/** The step and the field that stand behind a member of the call's body. */
export function fieldOfMember(
  member: string,
  environment: CountryCode,
): { step: StepKey; name: string } | undefined {
  const [province, city, location] = countries[environment].address
  const invoice = /^orderInvoiceFK\.(?:extra\.)?(\w+)$/.exec(member)
  if (invoice?.[1]) return { step: 'Billing', name: invoice[1] }
  const places: Record<string, string> = {
    provinceFKId: province,
    cityFKId: city,
    locationFKId: location,
    zipCode: 'postalCode',
  }
  const place = Object.hasOwn(places, member) ? places[member] : undefined
  if (place) return { step: 'Addressee', name: place }
  if (addresseeFields.includes(member)) return { step: 'Addressee', name: member }
  if (member === 'purchaseOrder.number') return { step: 'Billing', name: 'purchaseOrder' }
  if (member === 'comment') return { step: 'MyPurchase', name: member }
  if (member === 'payment' || member === 'acceptedTerms') return { step: 'Payment', name: member }
  if (member === 'shippingServiceType') return { step: 'Shippment', name: 'zipping' }
  return member === 'pickupPointId' ? { step: 'Shippment', name: member } : undefined
}

/** The server's messages about single fields, in its order. */
export function listRefusedFields(failure: unknown, environment: CountryCode): RefusedField[] {
  if (!isFailure(failure)) return []
  const errors = failure.fault?.validationErrors ?? []
  return errors.flatMap(({ message, members }) =>
    members.flatMap((member) => {
      const field = fieldOfMember(member, environment)
      return field ? [{ ...field, message }] : []
    }),
  )
}

/** The ways to deliver as the server has them, which the review hands over with a refused delivery. */
export function readShippingOptions(state: unknown): readonly ShippingOption[] | undefined {
  if (typeof state !== 'object' || state === null || !('data' in state)) return undefined
  const options: unknown = Reflect.get(Object(state.data), 'options')
  return Array.isArray(options) && options.length > 0 ? options : undefined
}

/** The current cost of the chosen delivery among the options that there are now; undefined if it is gone. */
export function findCurrentCost(chosen: ShippingOption, state: unknown): number | undefined {
  const same = readShippingOptions(state)?.find((option) => optionId(option) === optionId(chosen))
  return same?.amounts.price_incl_tax
}

/** The review hands them to the steps by the state of the address. */
export function readRefusedFields(state: unknown): readonly RefusedField[] {
  if (typeof state !== 'object' || state === null || !('refused' in state)) return []
  return Array.isArray(state.refused) ? state.refused : []
}
