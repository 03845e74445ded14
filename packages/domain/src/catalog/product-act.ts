/** What is done to many products at once: the same decision for a preview as for the run itself. */
import type { Availability, Generic } from '../catalog.ts'
import { type Minor, rateText, roundTo, times } from '../money.ts'
import { costOfPrice, type PriceRules, salePrice } from '../shops/price-rules.ts'
import { isMeasured, type Measures, measureFields } from './measures.ts'
import type { ProductEdit } from './product-edit.ts'

/** What prices are rounded to, in units of the currency; `90`: to ninety of each hundred. */
export const priceRoundings = ['1', '10', '90', '100'] as const
export type PriceRounding = (typeof priceRoundings)[number]

export type ProductAct =
  | { readonly kind: 'publish'; readonly isPublished: boolean }
  /** It becomes the main category; those that the product has stay behind it. */
  | { readonly kind: 'family'; readonly family: number }
  /** `isOnlyMissing`: those that have theirs keep them. */
  | { readonly kind: 'measures'; readonly measures: Measures; readonly isOnlyMissing: boolean }
  /** How each of their variants is offered; `onOrderDays` in business days, of what is on order alone. */
  | {
      readonly kind: 'availability'
      readonly availability: Availability
      readonly onOrderDays: number | null
    }
  /** `percent` in hundredths of a percent: 1000 is +10 %. */
  | { readonly kind: 'price'; readonly percent: number; readonly rounding: PriceRounding }

/** The edit that the act is for this product; null where it changes nothing of it. */
export function productActEdit(generic: Generic, act: ProductAct, rules: PriceRules): ProductEdit | null {
  if (act.kind === 'publish') {
    // what is sold no more is not shown
    if (generic.retired) return null
    return generic.published === act.isPublished ? null : { published: act.isPublished }
  }
  if (act.kind === 'family') {
    const others = generic.families.filter(({ id }) => id !== act.family)
    const isMain = generic.families.some(({ id, main }) => id === act.family && main)
    return isMain ? null : { families: [act.family, ...others.map(({ id }) => id)] }
  }
  if (act.kind === 'measures') return measuresEdit(generic, act)
  if (act.kind === 'availability') return availabilityEdit(generic, act)
  const variants = generic.products.flatMap(({ sku, tiers }) => {
    const changed = tiers.map((tier) => ({ ...tier, cost: repricedCost(tier.cost, act, rules) }))
    return tiers.some(({ cost }, at) => cost !== changed[at]?.cost) ? [{ sku, tiers: changed }] : []
  })
  return variants.length > 0 ? { variants } : null
}

function measuresEdit(
  generic: Generic,
  { measures, isOnlyMissing }: Extract<ProductAct, { kind: 'measures' }>,
): ProductEdit | null {
  if (isOnlyMissing && isMeasured(generic)) return null
  return measureFields.some((field) => generic[field] !== measures[field]) ? measures : null
}

function availabilityEdit(
  { products }: Generic,
  { availability, onOrderDays }: Extract<ProductAct, { kind: 'availability' }>,
): ProductEdit | null {
  const on_order_days = availability === 'on_order' ? onOrderDays : null
  const variants = products
    .filter((one) => one.availability !== availability || one.on_order_days !== on_order_days)
    .map(({ sku }) => ({ sku, availability, on_order_days }))
  return variants.length > 0 ? { variants } : null
}

type PriceChange = { readonly percent: number; readonly rounding: PriceRounding }

/** The cost whose sale price is that of this cost, changed and rounded. A price that stays has the cost that it has. */
export function repricedCost(cost: Minor, change: PriceChange, rules: PriceRules): Minor {
  const before = salePrice(cost, rules)
  const price = changedPrice(before, change)
  return price === before ? cost : costOfPrice(price, rules)
}

/** Never less than one step. */
export function changedPrice(price: Minor, { percent, rounding }: PriceChange): Minor {
  // a rate in ten-thousandths counts in hundredths of a percent
  const changed = times(price, rateText(10_000 + percent))
  if (rounding === '90') return Math.max(9_000, roundTo(changed + 1_000, 10_000) - 1_000)
  const step = Number(rounding) * 100
  return Math.max(step, roundTo(changed, step))
}
