import { type CheckoutPayload, fieldValue } from '@estampa/domain/checkout'
import { type CountryCode, countries } from '@estampa/domain/countries'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { whyNotOfProvince } from '../countries/postal-places.ts'
import type { Tx } from '../db/database.ts'
import { findPlace, type NamedDeliveryPlace } from '../shipping/shipping.store.ts'
import { fieldsInvalid, readDetails } from './checkout-details.ts'
import type { CheckoutRequest } from './checkout-request.ts'

/** Where the answers say that goods go: a place that exists, with a postal code that can be of it. */
export async function resolveDeliveryPlace(
  tx: Tx,
  environment: CountryCode,
  details: CheckoutPayload,
): Promise<NamedDeliveryPlace | Refusal> {
  const [province, city, location] = countries[environment].address
  const place = await findPlace(tx, environment, {
    provinceId: fieldValue(details, 'Addressee', province),
    cityId: fieldValue(details, 'Addressee', city),
    locationId: fieldValue(details, 'Addressee', location),
  })
  if (!place) return refuse('place_not_found')
  const zipCode = fieldValue(details, 'Addressee', 'postalCode')
  const why = await whyNotOfProvince(tx, environment, zipCode, place.provinceId)
  return why ? fieldsInvalid([{ step: 'Addressee', member: 'postalCode', refusal: why }], environment) : place
}

/** What the person answered, and where that sends the goods; null: they are collected. */
export async function readDelivery(
  tx: Tx,
  { shop, input }: CheckoutRequest,
): Promise<{ details: CheckoutPayload; place: NamedDeliveryPlace | null } | Refusal> {
  const details = readDetails(input, shop.config)
  if (isRefusal(details)) return details
  const isCollected = fieldValue(details, 'Addressee', 'deliveryMethod') === 'pickup'
  const place = isCollected ? null : await resolveDeliveryPlace(tx, shop.config.environment, details)
  return isRefusal(place) ? place : { details, place }
}
