/**
 * What delivery costs and how long it takes, as options to choose from. Without an outside carrier the
 * shop's own table decides: zones of provinces or regions, bands of weight. A place or a weight without a
 * rate is refused: delivery is never free by mistake.
 */
import type { PlaceId } from './countries.ts'
import type { Minor, Rate } from './money.ts'
import type { Refusal } from './refusal.ts'

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
}
/** The option as the checkout keeps it. */
export type ZipData = {
  readonly shippingCost: Minor
  readonly shippingServiceType: string
  readonly shippingLogisticType: string
  readonly shippingCarrierId: number
  readonly deliveryTime: DeliveryTime
  readonly pickupPointId: string | null
}
export type Parcel = {
  readonly quantity: number
  /** Grams of one unit. */
  readonly unit_weight: number
  /** Centimetres of one unit. */
  readonly height: number
  readonly length: number
  readonly width: number
}
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
  readonly pickup: { readonly points: readonly PickupPoint[]; readonly delivery_time: DeliveryTime } | null
}
export type ShippingRequest = {
  readonly provinceId: PlaceId
  readonly parcels: readonly Parcel[]
  readonly subTotal: Minor
  readonly taxMultiplier: Rate
  /** Rounding step of the shop, minor units. */
  readonly step: Minor
}

export declare const pickupServiceCode: 'pickup_point'
export declare function optionId(
  option: Pick<ShippingOption, 'carrier' | 'service_type' | 'logistic_type'>,
): string
export declare function findOption(options: readonly ShippingOption[], id: string): ShippingOption | undefined
export declare function normaliseDeliveryTime(time: DeliveryTime): DeliveryTime
export declare function chargeableWeightG(parcels: readonly Parcel[]): number | Refusal
export declare function quoteFromTable(table: RateTable, request: ShippingRequest): ShippingOption[] | Refusal
export declare function toZipData(option: ShippingOption, pickupPointId?: string | null): ZipData | Refusal
export declare function isPickup(option: { readonly service_type: { readonly code: string } }): boolean
