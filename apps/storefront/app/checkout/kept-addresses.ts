/** Addresses that a customer keeps, as answers of the checkout and the other way round. */

import type { Client } from '@estampa/contract/client'
import { type CheckoutPayload, fieldValue, setField } from '@estampa/domain/checkout'
import { countries, type Environment } from '@estampa/domain/countries'
import { placeLine } from '@estampa/domain/countries/place-line'
import { phoneInForm } from '../countries/pretty.ts'
import type { DeliveryPlace } from '../shipping/estimate/kept-place.ts'
import type { CheckoutState } from './checkout-state.ts'

export type KeptAddress = Awaited<ReturnType<Client['checkout']['getAddresses']>>['items'][number]
export type AddressToSend = Parameters<Client['checkout']['saveAddress']>[0]

const asIs = ['name', 'lastName', 'email', 'street', 'streetNumber', 'apartment'] as const

/** The answers that this address gives, by field. */
function answersOf(address: KeptAddress, environment: Environment): Record<string, string> {
  const [province, city, location] = countries[environment].address
  return {
    ...Object.fromEntries(asIs.map((name) => [name, address[name]])),
    phone: phoneInForm(address.phone, environment),
    [province]: address.provinceFKId,
    [city]: address.cityFKId,
    [location]: address.locationFKId,
    postalCode: address.zipCode,
  }
}

export function withAddress(
  payload: CheckoutPayload,
  address: KeptAddress,
  environment: Environment,
): CheckoutPayload {
  return Object.entries(answersOf(address, environment)).reduce(
    (next, [name, value]) => setField(next, 'Addressee', name, value),
    payload,
  )
}

/** Sends the order there. */
export function chooseAddress(
  state: CheckoutState,
  address: KeptAddress,
  environment: Environment,
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
 * Begins an address at the place that a delivery was quoted for on this device, where nobody has named a place yet.
 * Of a place that is only the nearest one the province and the code are known.
 */
export function withDeliveryPlace(
  state: CheckoutState,
  place: DeliveryPlace,
  environment: Environment,
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

/** What was typed is something else than this address. */
export function isChanged(payload: CheckoutPayload, address: KeptAddress, environment: Environment): boolean {
  return Object.entries(answersOf(address, environment)).some(
    ([name, value]) => fieldValue(payload, 'Addressee', name) !== value,
  )
}

const ofPerson = ['name', 'lastName', 'phone', 'email']

/** Begins a new address, for the person who is billed until somebody else is named. */
export function newAddress(state: CheckoutState): CheckoutState {
  const cleared = state.payload.Addressee.map(({ name }) => {
    if (name === 'deliveryMethod') return { name, value: 'shipping' }
    return { name, value: ofPerson.includes(name) ? fieldValue(state.payload, 'Billing', name) : '' }
  })
  return {
    ...state,
    payload: { ...state.payload, Addressee: cleared },
    placeNames: {},
    address: { id: null, label: '', isKept: true },
  }
}

/** Nobody has named a place yet: the address used last can be proposed. */
export function isAddressOpen({ payload, address }: CheckoutState, environment: Environment): boolean {
  const [province] = countries[environment].address
  return address.id === null && !['street', province].some((name) => fieldValue(payload, 'Addressee', name))
}

/** What the server is asked to keep. */
export function addressToSend(
  payload: CheckoutPayload,
  environment: Environment,
  { id, label }: { id: string | null; label: string },
): AddressToSend {
  const said = (name: string) => fieldValue(payload, 'Addressee', name)
  const [province, city, location] = countries[environment].address
  return {
    ...(id !== null && { Id: id }),
    label,
    ...{ name: said('name'), lastName: said('lastName'), phone: said('phone'), email: said('email') },
    ...(said(province) && { provinceFKId: said(province) }),
    ...(said(city) && { cityFKId: said(city) }),
    ...(said(location) && { locationFKId: said(location) }),
    zipCode: said('postalCode'),
    street: said('street'),
    streetNumber: said('streetNumber'),
    apartment: said('apartment'),
  }
}

/** A removed address comes back as it was. */
export function asBefore(address: KeptAddress): AddressToSend {
  const { id: _, province: __, city: ___, locality: ____, ...kept } = address
  return kept
}

/** Two lines to know it by. */
export function addressLines(address: KeptAddress): { door: string; place: string } {
  const { street, streetNumber, apartment, zipCode, locality, city, province } = address
  return {
    door: [`${street} ${streetNumber}`.trim(), apartment].filter(Boolean).join(', '),
    place: placeLine(zipCode, [locality, city, province]),
  }
}
