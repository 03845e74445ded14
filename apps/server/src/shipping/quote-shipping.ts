import { sentenceOf } from '@estampa/contract/refusals'
import type { shipping } from '@estampa/contract/shipping'
import { type CountryCode, countries, localeOf } from '@estampa/domain/countries'
import type { LineToPrice } from '@estampa/domain/pricing'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { gatherLines } from '../cart/gather-lines.ts'
import { findGenerics } from '../catalog/catalog.store.ts'
import { whyNotOfProvince } from '../countries/postal-places.ts'
import { measuredLines } from '../customization/measure-lines.ts'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { type Buyer, buyerOf, type PricedLines, priceLines, priceWith } from '../pricing/price-lines.ts'
import type { ShippingServices } from './carriers.ts'
import { type DeliveryRequest, freeFromOf, listOptions, productionDaysOf } from './list-options.ts'
import {
  requestedCart,
  requestedPlace,
  requestedPostalCode,
  requestedRows,
  type ShippingQuoteRequest,
} from './read-request.ts'
import { findPlace } from './shipping.store.ts'

/** Measures what is to be sent, finds where it goes and what it costs, and asks everybody who may carry it. */
export async function quoteShipping(context: Context<typeof shipping.getShippingQuote, ShippingServices>) {
  const { services, shop, person, input } = context
  const lines = await measuredLines(context, requestedCart(input), { toMake: false })
  if (isRefusal(lines)) return lines
  const delivery = await services.database.readInShop(shop.id, (tx) =>
    readDelivery(tx, shop, input, { lines, ...buyerOf(person) }),
  )
  if (isRefusal(delivery)) return delivery
  const options = await listOptions(services.carriers, shop, delivery)
  if (isRefusal(options)) return options
  return {
    all_results: options,
    free_from: await freeFromOf(services.carriers, shop, delivery),
    production_days: productionDaysOf(delivery.priced),
  }
}

type PricedRequest = Buyer & { lines: readonly LineToPrice[] }

async function readDelivery(
  tx: Tx,
  shop: Shop,
  input: ShippingQuoteRequest,
  priceRequest: PricedRequest,
): Promise<DeliveryRequest | Refusal> {
  const { environment } = shop.config
  const request = requestedPlace(input, environment)
  const place = request && (await findPlace(tx, environment, request))
  if (!place) return refuse('place_not_found')
  const typed = requestedPostalCode(input)
  const postalCode = typed === '' ? null : countries[environment].postalCode(typed, place.provinceId)
  if (isRefusal(postalCode)) return atZipCode(postalCode, environment)
  const zipCode = postalCode?.value ?? ''
  const elsewhere = await whyNotOfProvince(tx, environment, zipCode, place.provinceId)
  if (elsewhere) return atZipCode(elsewhere, environment)
  const priced = await priceRequested(tx, shop, input, priceRequest)
  return isRefusal(priced) ? priced : { place, zipCode, priced }
}

/** The same refusal, told at its field. */
function atZipCode(why: Refusal, environment: CountryCode): Refusal {
  const message = sentenceOf(why, localeOf(environment))
  return { ...why, validationErrors: [{ message, members: ['zipCode'] }] }
}

async function priceRequested(
  tx: Tx,
  shop: Shop,
  input: ShippingQuoteRequest,
  { lines: cart, ...buyer }: PricedRequest,
): Promise<PricedLines | Refusal> {
  const rows = requestedRows(input)
  if (rows.length === 0) {
    return cart.length === 0 ? refuse('cart_empty') : priceLines(tx, shop, cart, buyer)
  }
  const generics = await findGenerics(tx, [...new Set(rows.map((row) => row.genericProductId))])
  const lines = gatherLines(rows, generics)
  return isRefusal(lines) ? lines : priceWith(tx, shop, lines, { ...buyer, generics })
}
