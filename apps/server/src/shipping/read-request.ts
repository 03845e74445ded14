import type { ShippingQuoteInput } from '@estampa/contract/shipping'
import { toLineItem } from '@estampa/domain/cart'
import { type CountryCode, countries, placeId } from '@estampa/domain/countries'
import type { LineToPrice } from '@estampa/domain/pricing'
import type { z } from 'zod'
import type { FlatRow } from '../cart/gather-lines.ts'
import type { DeliveryPlaceIds } from './shipping.store.ts'

export type ShippingQuoteRequest = z.output<typeof ShippingQuoteInput>

/** The place that is asked for; undefined where a part of it is missing. */
export function requestedPlace(
  input: ShippingQuoteRequest,
  environment: CountryCode,
): DeliveryPlaceIds | undefined {
  const { shippingFields } = countries[environment]
  const sent = (level: keyof typeof shippingFields) =>
    shippingFields[level].map((field) => input[field]).find((id) => id !== undefined)
  const [provinceId, cityId, locationId] = [sent('provinceId'), sent('cityId'), sent('locationId')]
  if (!provinceId || !cityId || !locationId) return undefined
  return {
    provinceId: placeId(environment, 0, provinceId),
    cityId: placeId(environment, 1, cityId),
    locationId: placeId(environment, 2, locationId),
  }
}

export function requestedPostalCode({ zipCode, postalCode }: ShippingQuoteRequest): string {
  return zipCode || postalCode || ''
}

/** The rows of the simpler request: variants by number, each for itself. */
export function requestedRows({ products = [] }: ShippingQuoteRequest): FlatRow[] {
  return products.map((product, index) => ({ ...product, shoppingCartUUID: `row ${index + 1}` }))
}

/** Lines of a cart in any of its three wrappings. */
export function requestedCart({ shoppingCart }: ShippingQuoteRequest): LineToPrice[] {
  if (!shoppingCart) return []
  if (Array.isArray(shoppingCart)) return shoppingCart.map(toLineItem)
  const lines = 'products' in shoppingCart ? shoppingCart.products : shoppingCart.shoppingCartProductsFK
  return lines.map(toLineItem)
}
