/**
 * The shop's cost by a Zecat feed: the public price less the partner's discount, and less again by volume.
 * Ranges that stack come off the partner's cost, the others off the public price.
 */
import type { Tier } from '@estampa/domain/catalog'
import { type Minor, roundTo, stepOf, times } from '@estampa/domain/money'
import { type ImportFault, isFault } from '../faults.ts'
import { booleanOf, type ImportPriceRules, measureOf, readPrice } from '../normalize/numbers.ts'
import { techniqueOf } from '../normalize/techniques.ts'
import type { ImportedTechnique } from '../product.ts'
import type { ZecatRange, ZecatTemplate } from './record.ts'

/** The share that a discount leaves, of a million; a value that is no percentage between 0 and 100 takes nothing off. */
function keptOf(discount: unknown): bigint {
  const percentage = measureOf(discount, true) ?? 0
  const taken = percentage > 0 && percentage < 100 ? Math.round(percentage * 10_000) : 0
  return BigInt(1_000_000 - taken)
}

function discounted(price: Minor, rules: ImportPriceRules, ...discounts: unknown[]): Minor {
  const kept = discounts.reduce<bigint>((all, discount) => all * keptOf(discount), 1n)
  const decimals = 6 * discounts.length
  const digits = String(kept).padStart(decimals + 1, '0')
  const rate = decimals === 0 ? '1' : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return roundTo(times(price, rate), stepOf(2, rules.currency))
}

/** Costs by quantity, each tier cheaper than the one before; null without a price. */
export function tiersOf(
  given: { price: unknown; partner: unknown; ranges: readonly ZecatRange[] },
  rules: ImportPriceRules,
): Tier[] | null | ImportFault {
  const price = readPrice(given.price, rules, true)
  if (price === null || isFault(price)) return price
  const tiers: Tier[] = [{ min_quantity: 1, cost: discounted(price, rules, given.partner) }]
  const ranges = given.ranges
    .filter((range) => booleanOf(range.discount?.enabled) !== false)
    .map((range) => ({ min_quantity: Math.floor(measureOf(range.minQuantity, true) ?? 0), range }))
    .filter(({ min_quantity }) => min_quantity > 0)
    .sort((a, b) => a.min_quantity - b.min_quantity)
  for (const { min_quantity, range } of ranges) {
    const stacks = booleanOf(range.discount?.isCumulative) !== false
    const discounts = stacks ? [given.partner, range.discountPercentage] : [range.discountPercentage]
    const cost = discounted(price, rules, ...discounts)
    const last = tiers.at(-1)
    if (!last || cost >= last.cost || cost <= 0) continue
    if (last.min_quantity === min_quantity) tiers.pop()
    tiers.push({ min_quantity, cost })
  }
  return tiers
}

/** A technique with its own prices; those that cannot be read are none. */
export function importedTechniqueOf(
  template: ZecatTemplate,
  rules: ImportPriceRules,
): ImportedTechnique | undefined {
  const { printingType, printing_type } = template
  const name = [template.name, printingType?.name, printing_type?.name, template.description].find(Boolean)
  const technique = techniqueOf(name ?? printingType?.description ?? printing_type?.description ?? '')
  if (!technique) return undefined
  const [unit, setUp] = [
    readPrice(template.unitPrice, rules, true),
    readPrice(template.setupPrice, rules, true),
  ]
  const isPriced = typeof unit === 'number'
  const scales = isPriced ? hitPrices(unit, template, rules) : []
  return { ...technique, unitPrices: scales, setUp: typeof setUp === 'number' ? setUp : isPriced ? 0 : null }
}

function hitPrices(unit: Minor, { hitDiscountRanges }: ZecatTemplate, rules: ImportPriceRules) {
  const scales = new Map([[1, unit]])
  for (const range of hitDiscountRanges ?? []) {
    const minimum = Math.floor(measureOf(range.minQuantity, true) ?? 0)
    const price = discounted(unit, rules, range.discountPercentage)
    if (minimum > 0 && price > 0 && price <= unit) scales.set(minimum, price)
  }
  return [...scales]
    .sort(([a], [b]) => a - b)
    .map(([minimum_quantity, price]) => ({ minimum_quantity, price }))
}
