import type { Minor } from '../money.ts'
import { isCollected, optionId, type ShippingOption, withTags } from '../shipping.ts'

/** Maximum number of options: more than anybody reads. */
export const MAX_SHIPPING_OPTIONS = 50

/**
 * The shop's own ways and those of a company as one list: cheapest first, the faster of two equal ones first,
 * collecting at the shop last. Where both have a way by the same name the shop's own counts.
 */
export function mergeOptions(
  own: readonly ShippingOption[],
  companies: readonly ShippingOption[],
): ShippingOption[] {
  const byId = new Map([...companies, ...own].map((option) => [optionId(option), option]))
  const all = [...byId.values()]
  const carried = all.filter((option) => !isCollected(option)).sort(cheaperThenFaster)
  return [...withTags(carried.slice(0, MAX_SHIPPING_OPTIONS)), ...all.filter(isCollected)]
}

/** Makes a provider's cheapest option free for the buyer where the shop pays for it; the shop's own costs stay. */
export function freeFrom(
  options: readonly ShippingOption[],
  subTotal: Minor,
  from: Minor | null,
): ShippingOption[] {
  const [cheapest, ...others] = [...options].sort(cheaperThenFaster)
  if (!cheapest || from === null || subTotal < from) return [...options]
  return [{ ...cheapest, amounts: { ...cheapest.amounts, price: 0, price_incl_tax: 0 } }, ...others]
}

function cheaperThenFaster(a: ShippingOption, b: ShippingOption): number {
  return a.amounts.price_incl_tax - b.amounts.price_incl_tax || a.delivery_time.max - b.delivery_time.max
}
