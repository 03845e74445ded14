/**
 * Hints beside a line's price: the next quantity at which one unit costs less, and what
 * preparing its decoration costs now and when the same is made again. Hints are shown, never summed: amounts are
 * those of one unit before set-up and extras, rounded down so that nothing is promised that is not kept.
 */
import { tierFor } from '../catalog.ts'
import { artKey, hasArt } from '../customization/art.ts'
import {
  type ApplicationTechnique,
  type CustomizationView,
  setUpOf,
  type Techniques,
  unitPriceOf,
} from '../customization.ts'
import { type Minor, product, rateMinusOne, roundTo, times } from '../money.ts'
import { isRefusal } from '../refusal.ts'
import { type PriceRules, priceStep, salePrice } from '../shops/price-rules.ts'
import type { LineToPrice, PricedGeneric, PriceFacts } from './entries.ts'
import { variantsBySku } from './line.ts'
import { type PrintRun, printRunsOf, screensOf } from './print-runs.ts'
import { maxQuantity } from './quantity.ts'

/** From `quantity` units of the line each costs `less` less, or `lessWithTaxes` with taxes. */
export type PriceBreakHint = {
  readonly quantity: number
  readonly less: Minor
  readonly lessWithTaxes: Minor
}
export type SetupPrices = {
  readonly printing_area_id: number
  readonly technique_id: number
  /** As it is charged now. */
  readonly setUp: Minor
  /** The same art again; null: the technique knows no other price for it. */
  readonly setUpRepeat: Minor | null
  /** This customer had it made before: `setUp` is the repeat's already. */
  readonly isRepeat: boolean
}
export type PriceHints = { readonly next: PriceBreakHint | null; readonly setUps: readonly SetupPrices[] }

export const noPriceHints: PriceHints = { next: null, setUps: [] }

/** Hints of a line that has a price; `Q` is the quantity of its product over the whole cart. */
export function priceHintsOf(line: LineToPrice, Q: number, facts: PriceFacts, rules: PriceRules): PriceHints {
  const generic = facts.generics.get(line.generic_id)
  if (!generic) return noPriceHints
  const parts = partsOf(line, generic, facts.techniques)
  if (!parts) return noPriceHints
  return { next: findPriceBreakHint(parts, Q, rules), setUps: setUpsOf(parts, facts, rules) }
}

/** What a line is made of, found once for all the quantities that it is tried at. */
type PricedParts = {
  readonly rows: readonly { readonly variant: PricedGeneric['products'][number]; readonly quantity: number }[]
  readonly quantity: number
  readonly views: readonly PricedView[]
}
type PricedView = {
  readonly technique: ApplicationTechnique
  readonly view: CustomizationView
  readonly runs: readonly PrintRun[]
}

/** Undefined where a variant is no longer there. */
function partsOf(line: LineToPrice, generic: PricedGeneric, techniques: Techniques): PricedParts | undefined {
  const variants = variantsBySku(generic)
  const rows: PricedParts['rows'][number][] = []
  let units = 0
  for (const { sku, quantity } of line.rows) {
    const variant = variants.get(sku)
    if (!variant) return undefined
    rows.push({ variant, quantity })
    units += quantity
  }
  const views: PricedView[] = []
  for (const view of line.customization?.views ?? []) {
    const technique = techniques.get(view.technique_id)
    if (technique) views.push({ technique, view, runs: printRunsOf(view, line.rows) })
  }
  return { rows, quantity: units, views }
}

function findPriceBreakHint(parts: PricedParts, Q: number, rules: PriceRules): PriceBreakHint | null {
  const { quantity } = parts
  const now = costsAt(parts, Q, quantity, rules)
  if (now === null) return null
  const step = priceStep(rules)
  let threshold = nextThreshold(parts, Q, quantity)
  while (threshold <= maxQuantity) {
    const then = costsAt(parts, Q + threshold - quantity, threshold, rules)
    const less = then === null ? 0 : savedPerUnit(now, then, quantity, rules)
    if (less > 0) {
      const taxes = times(less, rateMinusOne(rules.taxMultiplier))
      return { quantity: threshold, less, lessWithTaxes: Math.floor((less + taxes) / step) * step }
    }
    threshold = nextThreshold(parts, Q, threshold)
  }
  return null
}

function savedPerUnit(now: UnitCosts, then: UnitCosts, quantity: number, rules: PriceRules): Minor {
  const step = priceStep(rules)
  const goods = (now.goods - then.goods) / quantity
  const decoration = times(Math.max(0, now.decoration - then.decoration), rules.profitMultiplier)
  return Math.floor((goods + decoration) / step) * step
}

/** The least quantity of the line over `after` at which a tier of its goods or a scale of its decoration begins. */
function nextThreshold({ rows, quantity, views }: PricedParts, Q: number, after: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const { variant } of rows) {
    for (const { min_quantity } of variant.tiers) {
      const begins = min_quantity - Q + quantity
      if (begins > after && begins < least) least = begins
    }
  }
  for (const { technique } of views) {
    for (const { scales } of technique.bands) {
      for (const { minimum_quantity: begins } of scales) {
        if (begins > after && begins < least) least = begins
      }
    }
  }
  return least
}

type UnitCosts = { readonly goods: Minor; readonly decoration: Minor }

/**
 * The line's goods as it is mixed now, at the tier of Q, and the decoration of one unit at the scale of
 * `quantity`. Null where something has no price there.
 */
function costsAt(
  { rows, quantity: units, views }: PricedParts,
  Q: number,
  quantity: number,
  rules: PriceRules,
): UnitCosts | null {
  let [goods, decoration] = [0, 0]
  for (const row of rows) {
    const tier = tierFor(row.variant, Q)
    if (isRefusal(tier)) return null
    goods += product(salePrice(tier.cost, rules), row.quantity)
  }
  const step = priceStep(rules)
  for (const { technique, runs } of views) {
    for (const run of runs) {
      const price = unitPriceOf(technique, run.art, quantity)
      if (isRefusal(price)) return null
      decoration += (roundTo(price, step) * run.quantity) / units
    }
  }
  return { goods, decoration }
}

function setUpsOf({ views }: PricedParts, { repeatedArt }: PriceFacts, rules: PriceRules): SetupPrices[] {
  return views.flatMap(({ technique, view, runs }) => {
    const isRepeat = Boolean(repeatedArt && hasArt(view) && repeatedArt.has(artKey(view)))
    const art = screensOf(view, runs)
    const setUp = setUpOf(technique, art, isRepeat)
    const again = technique.setUpRepeat === null ? null : setUpOf(technique, art, true)
    if (isRefusal(setUp) || isRefusal(again)) return []
    return [
      {
        printing_area_id: view.printing_area_id,
        technique_id: technique.id,
        setUp: salePrice(setUp, rules),
        setUpRepeat: again === null ? null : salePrice(again, rules),
        isRepeat,
      },
    ]
  })
}
