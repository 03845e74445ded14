import { keep, readKept } from '../../session/browser-storage.ts'

type NamedPlace = { readonly id: string; readonly name: string }

/** Where somebody had a delivery quoted to. Kept for the shop on this device; the checkout begins with it. */
export type DeliveryPlace = {
  readonly province: NamedPlace
  readonly city: NamedPlace
  readonly location: NamedPlace
  /** Empty where the country asks for none. */
  readonly zipCode: string
  /** Nobody knows the code: the place is the nearest one that has a code like it. */
  readonly isNear: boolean
}

const keyOf = (shop: string) => `estampa:${shop}:delivery-place`

export function keepDeliveryPlace(shop: string, place: DeliveryPlace): void {
  keep(keyOf(shop), place)
}

export function readDeliveryPlace(shop: string): DeliveryPlace | undefined {
  return deliveryPlaceIn(readKept(keyOf(shop)))
}

/** A place, if what the browser kept is one. */
export function deliveryPlaceIn(kept: unknown): DeliveryPlace | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { province, city, location, zipCode, isNear } = kept as Record<string, unknown>
  if (!isNamed(province) || !isNamed(city) || !isNamed(location)) return undefined
  if (typeof zipCode !== 'string' || zipCode.length > 12) return undefined
  return { province, city, location, zipCode, isNear: isNear === true }
}

function isNamed(value: unknown): value is NamedPlace {
  if (typeof value !== 'object' || value === null) return false
  const { id, name } = value as Record<string, unknown>
  return typeof id === 'string' && /^\d{1,12}$/.test(id) && typeof name === 'string'
}
