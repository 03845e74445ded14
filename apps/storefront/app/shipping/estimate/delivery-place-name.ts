import type { DeliveryPlace } from './delivery-place.ts'

/** «1425 Palermo», «Providencia»; a place that is only the nearest one is named by its code and province. */
export function deliveryPlaceName({ zipCode, location, province, isNear }: DeliveryPlace): string {
  if (isNear) return `${zipCode}, ${province.name}`
  return [zipCode, location.name].filter(Boolean).join(' ')
}
