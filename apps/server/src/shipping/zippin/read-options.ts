import type { CountryCode } from '@estampa/domain/countries'
import { fromWire, type Minor, roundTo } from '@estampa/domain/money'
import {
  type DeliveryTime,
  isPickup,
  normalizeDeliveryTime,
  optionId,
  type PickupPoint,
  type ShippingAmounts,
  type ShippingOption,
} from '@estampa/domain/shipping'
import { businessDaysBetween, MAX_DELIVERY_DAYS } from '@estampa/domain/shipping/delivery-days'
import { MAX_SHIPPING_OPTIONS } from '@estampa/domain/shipping/merge'
import { readArray, readCode, readFields, readId, readLink, readMoment, readTextLine } from './read-fields.ts'

export type OptionTerms = {
  environment: CountryCode
  /** The smallest amount that the shop charges. */
  step: Minor
  now: Date
}

/** Dearer is a mistake, in either currency: hundredths. */
const MAX_PRICE = 20_000_000_00
const MAX_POINTS = 30
/** A longer list is not read to its end. */
const MAX_READ = 10_000

/**
 * The ways of a quote as our options, cheapest first. What has no price, no days or no place to fetch it is left
 * out: nothing is free by mistake. Undefined where it is no quote at all.
 */
export function readZippinOptions(body: unknown, terms: OptionTerms): ShippingOption[] | undefined {
  const { all_results } = readFields(body)
  if (!Array.isArray(all_results)) return undefined
  const read = all_results.slice(0, MAX_READ).flatMap((result) => readOption(result, terms) ?? [])
  const byPrice = read.sort((a, b) => a.amounts.price_incl_tax - b.amounts.price_incl_tax)
  const cheapestById = new Map(byPrice.toReversed().map((option) => [optionId(option), option]))
  return byPrice
    .filter((option) => cheapestById.get(optionId(option)) === option)
    .slice(0, MAX_SHIPPING_OPTIONS)
}

function readOption(result: unknown, terms: OptionTerms): ShippingOption | undefined {
  const option = readFields(result)
  const carrier = carrierOf(option.carrier)
  const service_type = serviceOf(option.service_type)
  const logistic_type = readCode(option.logistic_type)
  const delivery_time = daysOf(option.delivery_time, terms)
  const amounts = amountsOf(option.amounts, terms.step)
  if (option.selectable === false || !carrier || !service_type || !logistic_type) return undefined
  if (!delivery_time || !amounts) return undefined
  const pickup_points = isPickup({ service_type }) ? pointsOf(option.pickup_points) : []
  if (isPickup({ service_type }) && pickup_points.length === 0) return undefined
  return {
    logistic_type,
    carrier,
    service_type,
    delivery_time,
    amounts,
    pickup_points,
    tags: [],
    company: 'zippin',
  }
}

function carrierOf(value: unknown): ShippingOption['carrier'] | undefined {
  const carrier = readFields(value)
  const id = readId(carrier.id)
  const name = readTextLine(carrier.name, 80)
  return id && name ? { id, name, logo: readLink(carrier.logo, ['https:']) } : undefined
}

function serviceOf(value: unknown): ShippingOption['service_type'] | undefined {
  const service = readFields(value)
  const [id, code, name] = [readId(service.id), readCode(service.code), readTextLine(service.name, 80)]
  // a way back to the shop is no way to the buyer
  return id && code && name && !code.startsWith('return_') ? { id, code, name } : undefined
}

/** Either way round; where they are gone, from the day that is estimated. */
function daysOf(value: unknown, { environment, now }: OptionTerms): DeliveryTime | undefined {
  const time = readFields(value)
  const [min, max] = [dayCount(time.min), dayCount(time.max)]
  if (min !== undefined && max !== undefined) return normalizeDeliveryTime({ min, max })
  const day = readMoment(time.estimated_delivery)
  const days = day && businessDaysBetween(now, day, environment)
  return days === undefined || days === 0 ? undefined : { min: days, max: days }
}

function dayCount(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= MAX_DELIVERY_DAYS ? Math.ceil(value) : undefined
}

function amountsOf(value: unknown, step: Minor): ShippingAmounts | undefined {
  const amounts = readFields(value)
  const [price, price_incl_tax] = [amountOf(amounts.price, step), amountOf(amounts.price_incl_tax, step)]
  if (price === undefined || price_incl_tax === undefined || price_incl_tax < price) return undefined
  return {
    price,
    price_incl_tax,
    seller_price: amountOf(amounts.seller_price, step) ?? price,
    seller_price_incl_tax: amountOf(amounts.seller_price_incl_tax, step) ?? price_incl_tax,
  }
}

function amountOf(value: unknown, step: Minor): Minor | undefined {
  if (typeof value !== 'number' || !(value > 0) || value > MAX_PRICE / 100) return undefined
  const amount = roundTo(fromWire(value), step)
  return amount > 0 ? amount : undefined
}

function pointsOf(value: unknown): PickupPoint[] {
  return readArray(value)
    .slice(0, MAX_POINTS)
    .flatMap((one) => {
      const point = readFields(one)
      const location = readFields(point.location)
      const point_id = readTextLine(point.point_id, 60)
      const street = [readTextLine(location.street, 120), readTextLine(location.street_number, 20)].filter(
        Boolean,
      )
      const address = [street.join(' '), readTextLine(location.city, 80)].filter(Boolean).join(', ')
      const description = readTextLine(point.description, 120)
      if (!/^\d{1,15}$/.test(point_id) || !description) return []
      return [
        {
          point_id,
          description,
          address,
          open_hours: readTextLine(point.open_hours, 120),
          phone: readTextLine(point.phone, 40),
        },
      ]
    })
}
