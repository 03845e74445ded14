import { readStored, writeStored } from '@estampa/web/state'

type NamedPlace = { readonly id: string; readonly name: string }

/** The place of the last delivery estimate, stored per shop on this device. The checkout starts with it. */
export type DeliveryPlace = {
  readonly province: NamedPlace
  readonly city: NamedPlace
  readonly location: NamedPlace
  /** Empty where the country asks for none. */
  readonly zipCode: string
  /** True if the code is unknown and the place is the nearest one with a similar code. */
  readonly isNear: boolean
}

const keyOf = (shop: string) => `estampa:${shop}:delivery-place`

export function saveDeliveryPlace(shop: string, place: DeliveryPlace): void {
  writeStored(keyOf(shop), place)
}

export function readDeliveryPlace(shop: string): DeliveryPlace | undefined {
  return parseDeliveryPlace(readStored(keyOf(shop)))
}

/** Reads a place from the storage; undefined if the content is none. */
export function parseDeliveryPlace(stored: unknown): DeliveryPlace | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { province, city, location, zipCode, isNear } = stored as Record<string, unknown>
  if (!isNamed(province) || !isNamed(city) || !isNamed(location)) return undefined
  if (typeof zipCode !== 'string' || zipCode.length > 12) return undefined
  return { province, city, location, zipCode, isNear: isNear === true }
}

function isNamed(value: unknown): value is NamedPlace {
  if (typeof value !== 'object' || value === null) return false
  const { id, name } = value as Record<string, unknown>
  return typeof id === 'string' && /^\d{1,12}$/.test(id) && typeof name === 'string'
}
