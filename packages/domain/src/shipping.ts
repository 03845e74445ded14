/**
 * Cost and time of delivery, as options to choose from. Without an outside carrier the
 * shop's own table decides: zones of provinces or regions, bands of weight. A place or a weight without a
 * rate is refused: delivery is never free by mistake.
 */
import { isMeasured, type Measures } from './catalog/measures.ts'
import type { PlaceId } from './countries.ts'
import { type Minor, type Rate, rateMinusOne, roundTo, times } from './money.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

export type Carrier = { readonly id: number; readonly name: string; readonly logo: string | null }
export type ServiceType = { readonly id: number; readonly code: string; readonly name: string }
/** Working days. */
export type DeliveryTime = { readonly min: number; readonly max: number }
export type PickupPoint = {
  readonly point_id: string
  readonly description: string
  readonly open_hours: string
  readonly phone: string
  readonly address: string
}
export type ShippingAmounts = {
  /** Without taxes. */
  readonly price: Minor
  readonly price_incl_tax: Minor
  readonly seller_price: Minor
  readonly seller_price_incl_tax: Minor
}
export type ShippingOption = {
  readonly logistic_type: string
  readonly carrier: Carrier
  readonly service_type: ServiceType
  readonly delivery_time: DeliveryTime
  readonly amounts: ShippingAmounts
  readonly pickup_points: readonly PickupPoint[]
  readonly tags: readonly ('cheapest' | 'fastest')[]
  /** The outside company that was asked and will be told to carry it; absent: the shop sees to it. */
  readonly company?: ShippingProvider
}
export type ShippingProvider = 'zippin'
/** The option as the checkout keeps it. */
export type ZipData = {
  readonly shippingCost: Minor
  readonly shippingServiceType: string
  readonly shippingLogisticType: string
  readonly shippingCarrierId: number
  readonly deliveryTime: DeliveryTime
  readonly pickupPointId: string | null
}
export type Parcel = Measures & { readonly quantity: number }
/** Up to this weight (grams, inclusive); `upToG` null: beyond, plus `extraPerKg` per started kilo over `fromG`. */
export type WeightBand = {
  readonly fromG: number
  readonly upToG: number | null
  readonly price: Minor
  readonly extraPerKg: Minor
}
export type ZoneRate = {
  readonly zone: string
  readonly delivery_time: DeliveryTime
  readonly bands: readonly WeightBand[]
}
export type RateService = {
  readonly carrier: Carrier
  readonly service_type: ServiceType
  readonly logistic_type: string
  readonly rates: readonly ZoneRate[]
  /** Free from this subTotal of goods on; null: never. */
  readonly freeFrom: Minor | null
}
export type RateTable = {
  /** Zone's name → provinces or regions. */
  readonly zones: Readonly<Record<string, readonly PlaceId[]>>
  readonly services: readonly RateService[]
  /** Collect at the shop, free; null: not offered. */
  readonly pickup: {
    readonly name: string
    readonly points: readonly PickupPoint[]
    readonly delivery_time: DeliveryTime
  } | null
}
export type ShippingRequest = {
  readonly provinceId: PlaceId
  readonly parcels: readonly Parcel[]
  readonly subTotal: Minor
  readonly taxMultiplier: Rate
  /** Rounding step of the shop, minor units. */
  readonly step: Minor
}

export const pickupServiceCode = 'pickup_point'
/** In the place of a carrier where the goods stay at the shop. */
const shopCounter = 0
/** Cubic centimeters that carriers charge as one kilo. */
const cubicCmPerKg = 5000

export function optionId(option: Pick<ShippingOption, 'carrier' | 'service_type' | 'logistic_type'>): string {
  return `${option.carrier.id}|${option.service_type.code}|${option.logistic_type}`
}

export function findOption(options: readonly ShippingOption[], id: string): ShippingOption | undefined {
  return options.find((option) => optionId(option) === id)
}

/** Clients give the two days either way round; they are kept with min ≤ max. */
export function normalizeDeliveryTime({ min, max }: DeliveryTime): DeliveryTime {
  return { min: Math.min(min, max), max: Math.max(min, max) }
}

/** Whether the buyer picks it up, at the shop or at a carrier's point. */
export function isPickup(option: { readonly service_type: { readonly code: string } }): boolean {
  return option.service_type.code === pickupServiceCode
}

/** Whether the buyer picks it up at the shop: nothing is shipped, and no address is needed. */
export function isCollected(
  option: Pick<ShippingOption, 'service_type'> & { readonly carrier: { readonly id: number } },
): boolean {
  return isPickup(option) && option.carrier.id === shopCounter
}

/** Grams to pay for: the real weight or the volume's (cm³ / 5000 a kilo), whichever is more. */
export function chargeableWeightG(parcels: readonly Parcel[]): number | Refusal {
  let weightG = 0
  let volume = 0
  for (const parcel of parcels) {
    const { quantity, unit_weight, height, length, width } = parcel
    if (!(quantity > 0) || !isMeasured(parcel)) return refuse('weight_unknown')
    weightG += quantity * unit_weight
    volume += quantity * height * length * width
  }
  return weightG === 0
    ? refuse('weight_unknown')
    : Math.ceil(Math.max(weightG, (volume * 1000) / cubicCmPerKg))
}

/** All options to this destination, cheapest first; pickup at the shop last where it is offered. */
export function quoteFromTable(table: RateTable, request: ShippingRequest): ShippingOption[] | Refusal {
  const pickup = pickupOption(table)
  const weightG = chargeableWeightG(request.parcels)
  if (isRefusal(weightG)) return pickup.length > 0 ? pickup : weightG
  const options = table.services
    .flatMap((service) => serviceOption(service, zoneOf(table, request.provinceId), weightG, request))
    .sort((a, b) => a.amounts.price_incl_tax - b.amounts.price_incl_tax)
  const all = [...withTags(options), ...pickup]
  return all.length > 0 ? all : refuse('no_rate_for_zone', { provinceId: request.provinceId, weightG })
}

/**
 * From which subtotal of goods on a way to this place is free, where one is and the goods do not reach it yet;
 * `companies`: what an outside company's cheapest way is free from.
 */
export function freeShippingFrom(
  table: RateTable,
  { provinceId, subTotal }: Pick<ShippingRequest, 'provinceId' | 'subTotal'>,
  companies: Minor | null = null,
): Minor | null {
  const zone = zoneOf(table, provinceId)
  const own = table.services.filter(({ rates }) => rates.some((rate) => rate.zone === zone))
  const amounts = [...own.map(({ freeFrom }) => freeFrom), companies].filter((amount) => amount !== null)
  const least = Math.min(...amounts)
  return amounts.length > 0 && subTotal < least ? least : null
}

function zoneOf(table: RateTable, provinceId: PlaceId): string | undefined {
  return Object.keys(table.zones).find((zone) => table.zones[zone]?.includes(provinceId))
}

function serviceOption(
  service: RateService,
  zone: string | undefined,
  weightG: number,
  request: ShippingRequest,
): ShippingOption[] {
  const rate = service.rates.find((one) => one.zone === zone)
  const price = rate && bandPrice(rate.bands, weightG)
  // a rate of nothing is a hole in the table; only freeFrom makes a delivery free
  if (!rate || price === undefined || !Number.isSafeInteger(price) || price <= 0) return []
  const isFree = service.freeFrom !== null && request.subTotal >= service.freeFrom
  const own = roundTo(price, request.step)
  const { carrier, service_type, logistic_type } = service
  return [
    {
      carrier,
      service_type,
      logistic_type,
      delivery_time: normalizeDeliveryTime(rate.delivery_time),
      amounts: amountsOf(isFree ? 0 : own, own, request),
      pickup_points: [],
      tags: [],
    },
  ]
}

function bandPrice(bands: readonly WeightBand[], weightG: number): Minor | undefined {
  const band = bands.find((one) => weightG > one.fromG && (one.upToG === null || weightG <= one.upToG))
  if (!band) return undefined
  const beyondKg = band.upToG === null ? Math.ceil((weightG - band.fromG) / 1000) : 0
  return band.price + band.extraPerKg * beyondKg
}

function amountsOf(price: Minor, seller: Minor, { taxMultiplier, step }: ShippingRequest): ShippingAmounts {
  const withTax = (amount: Minor) => amount + times(amount, rateMinusOne(taxMultiplier), step)
  return {
    price,
    price_incl_tax: withTax(price),
    seller_price: seller,
    seller_price_incl_tax: withTax(seller),
  }
}

/** Names the cheapest and the fastest of options that are sorted by price. */
export function withTags(options: readonly ShippingOption[]): ShippingOption[] {
  const fastest = Math.min(...options.map((option) => option.delivery_time.max))
  const firstFast = options.find((option) => option.delivery_time.max === fastest)
  return options.map((option, index) => ({
    ...option,
    tags: [
      ...(index === 0 ? ['cheapest' as const] : []),
      ...(option === firstFast ? ['fastest' as const] : []),
    ],
  }))
}

function pickupOption({ pickup }: RateTable): ShippingOption[] {
  if (!pickup || pickup.points.length === 0) return []
  const free = { price: 0, price_incl_tax: 0, seller_price: 0, seller_price_incl_tax: 0 }
  return [
    {
      carrier: { id: shopCounter, name: pickup.name, logo: null },
      service_type: { id: 9, code: pickupServiceCode, name: pickup.name },
      logistic_type: 'point_dropoff',
      delivery_time: normalizeDeliveryTime(pickup.delivery_time),
      amounts: free,
      pickup_points: pickup.points,
      tags: [],
    },
  ]
}

/** The chosen option as the checkout keeps it; collecting asks where. Taxes are in the cost. */
export function toZipData(option: ShippingOption, pickupPointId: string | null = null): ZipData | Refusal {
  const isKnownPoint = option.pickup_points.some((point) => point.point_id === pickupPointId)
  if (isPickup(option) && !isKnownPoint) return refuse('pickup_point_missing')
  return {
    shippingCost: option.amounts.price_incl_tax,
    shippingServiceType: option.service_type.code,
    shippingLogisticType: option.logistic_type,
    shippingCarrierId: option.carrier.id,
    deliveryTime: normalizeDeliveryTime(option.delivery_time),
    pickupPointId: isPickup(option) ? pickupPointId : null,
  }
}
