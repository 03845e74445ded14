import type { CountryCode } from '@estampa/domain/countries'
import type { DeliveryTime } from '@estampa/domain/shipping'
import { type DeliveryDates, deliveryDates } from '@estampa/domain/shipping/delivery-days'

/** Between which days it arrives where work begins now and takes these working days. */
export function arrivalOf(
  { min, max }: DeliveryTime,
  toMake: number,
  environment: CountryCode,
  now = new Date(),
): DeliveryDates {
  return deliveryDates(now, { min: min + toMake, max: max + toMake }, environment)
}
