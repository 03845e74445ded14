/** Converts customers' addresses to answers of the checkout and back. */

import type { Client } from '@estampa/contract/client'
import { type CheckoutPayload, fieldValue, setField } from '@estampa/domain/checkout'
import { type CountryCode, countries, placeLine } from '@estampa/domain/countries'
import { phoneForField } from '@estampa/web/countries'
import type { DeliveryPlace } from '../shipping/estimate/delivery-place.ts'
import type { CheckoutState } from './checkout-state.ts'

export type CustomerAddress = Awaited<ReturnType<Client['checkout']['getAddresses']>>['items'][number]
export type AddressToSend = Parameters<Client['checkout']['saveAddress']>[0]

const plainFields = ['name', 'lastName', 'email', 'street', 'streetNumber', 'apartment'] as const

/** The answers that this address gives, by field. */
function toAnswers(address: CustomerAddress, environment: CountryCode): Record<string, string> {
  const [province, city, location] = countries[environment].address
  return {
    ...Object.fromEntries(plainFields.map((name) => [name, address[name]])),
    phone: phoneForField(address.phone, environment),
    [province]: address.provinceFKId,
    [city]: address.cityFKId,
    [location]: address.locationFKId,
    postalCode: address.zipCode,
  }
}

export function withAddress(
  payload: CheckoutPayload,
  address: CustomerAddress,
  environment: CountryCode,
): CheckoutPayload {
  return Object.entries(toAnswers(address, environment)).reduce(
    (next, [name, value]) => setField(next, 'Addressee', name, value),
    payload,
  )
}

/** Sends the order there. */
export function withChosenAddress(
  state: CheckoutState,
  address: CustomerAddress,
  environment: CountryCode,
): CheckoutState {
  const [province, city, location] = countries[environment].address
  return {
    ...state,
    payload: withAddress(state.payload, address, environment),
    placeNames: { [province]: address.province, [city]: address.city, [location]: address.locality },
    address: { id: address.id, label: address.label, isKept: true },
  }
}

/**
 * Starts an address with the place of the last delivery estimate on this device, if no place is named yet.
 * For a place that is only the nearest one, the province and the code are known.
 */
export function withDeliveryPlace(
  state: CheckoutState,
  place: DeliveryPlace,
  environment: CountryCode,
): CheckoutState {
  if (!isAddressOpen(state, environment)) return state
  const [province, city, location] = countries[environment].address
  const known: Record<string, DeliveryPlace['province']> = place.isNear
    ? { [province]: place.province }
    : { [province]: place.province, [city]: place.city, [location]: place.location }
  const answers = [
    ...Object.entries(known).map(([level, { id }]) => [level, id]),
    ['postalCode', place.zipCode],
  ]
  const payload = answers.reduce(
    (next, [name = '', value = '']) => setField(next, 'Addressee', name, value),
    state.payload,
  )
  const placeNames = Object.fromEntries(Object.entries(known).map(([level, { name }]) => [level, name]))
  return { ...state, payload, placeNames }
}

/** True if the typed address differs from this one. */
export function isAddressChanged(
  payload: CheckoutPayload,
  address: CustomerAddress,
  environment: CountryCode,
): boolean {
  return Object.entries(toAnswers(address, environment)).some(
    ([name, value]) => fieldValue(payload, 'Addressee', name) !== value,
  )
}

const personFields = ['name', 'lastName', 'phone', 'email']

/** Starts a new address for the payer, until another recipient is named. */
export function withNewAddress(state: CheckoutState): CheckoutState {
  const cleared = state.payload.Addressee.map(({ name }) => {
    if (name === 'deliveryMethod') return { name, value: 'shipping' }
    return { name, value: personFields.includes(name) ? fieldValue(state.payload, 'Billing', name) : '' }
  })
  return {
    ...state,
    payload: { ...state.payload, Addressee: cleared },
    placeNames: {},
    address: { id: null, label: '', isKept: true },
  }
}

/** True if no place is named yet, so that the last used address can be proposed. */
export function isAddressOpen({ payload, address }: CheckoutState, environment: CountryCode): boolean {
  const [province] = countries[environment].address
  return address.id === null && !['street', province].some((name) => fieldValue(payload, 'Addressee', name))
}

/** The address in the form in which the server stores it. */
export function addressToSend(
  payload: CheckoutPayload,
  environment: CountryCode,
  { id, label }: { id: string | null; label: string },
): AddressToSend {
  const field = (name: string) => fieldValue(payload, 'Addressee', name)
  const [province, city, location] = countries[environment].address
  return {
    ...(id !== null && { Id: id }),
    label,
    name: field('name'),
    lastName: field('lastName'),
    phone: field('phone'),
    email: field('email'),
    ...(field(province) && { provinceFKId: field(province) }),
    ...(field(city) && { cityFKId: field(city) }),
    ...(field(location) && { locationFKId: field(location) }),
    zipCode: field('postalCode'),
    street: field('street'),
    streetNumber: field('streetNumber'),
    apartment: field('apartment'),
  }
}

/** A removed address comes back as it was. */
export function toSentAddress(address: CustomerAddress): AddressToSend {
  const { id: _, province: __, city: ___, locality: ____, ...kept } = address
  return kept
}

/** Two lines to know it by. */
export function addressLines(address: CustomerAddress): { door: string; place: string } {
  const { street, streetNumber, apartment, zipCode, locality, city, province } = address
  return {
    door: [`${street} ${streetNumber}`.trim(), apartment].filter(Boolean).join(', '),
    place: placeLine(zipCode, [locality, city, province]),
  }
}
