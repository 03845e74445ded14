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
import { printRunsOf, screensOf } from './print-runs.ts'
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
  return {
    next: findPriceBreakHint(line, Q, { generic, facts, rules }),
    setUps: setUpsOf(line, facts, rules),
  }
}

type PricingContext = {
  readonly generic: PricedGeneric
  readonly facts: PriceFacts
  readonly rules: PriceRules
}

function findPriceBreakHint(line: LineToPrice, Q: number, known: PricingContext): PriceBreakHint | null {
  const quantity = line.rows.reduce((sum, one) => sum + one.quantity, 0)
  const now = costsAt(line, Q, quantity, known)
  if (now === null) return null
  const step = priceStep(known.rules)
  for (const threshold of thresholds(line, Q, quantity, known)) {
    const then = costsAt(line, Q + threshold - quantity, threshold, known)
    if (then === null) continue
    const saved = (now.goods - then.goods) / quantity
    const decoration = times(Math.max(0, now.decoration - then.decoration), known.rules.profitMultiplier)
    const less = Math.floor((saved + decoration) / step) * step
    if (less > 0) {
      const taxes = times(less, rateMinusOne(known.rules.taxMultiplier))
      return { quantity: threshold, less, lessWithTaxes: Math.floor((less + taxes) / step) * step }
    }
  }
  return null
}

/** Quantities of the line at which a tier of its goods or a scale of its decoration begins, in order. */
function thresholds(
  line: LineToPrice,
  Q: number,
  quantity: number,
  { generic, facts }: PricingContext,
): number[] {
  const skus = new Set(line.rows.map((one) => one.sku))
  const tiers = generic.products
    .filter((variant) => skus.has(variant.sku))
    .flatMap((variant) => variant.tiers.map((tier) => tier.min_quantity - Q + quantity))
  const scales = viewsOf(line, facts.techniques).flatMap(({ technique }) =>
    technique.bands.flatMap((band) => band.scales.map((scale) => scale.minimum_quantity)),
  )
  const beyond = [...tiers, ...scales].filter((threshold) => threshold > quantity && threshold <= maxQuantity)
  return [...new Set(beyond)].sort((a, b) => a - b)
}

type PricedView = { readonly technique: ApplicationTechnique; readonly view: CustomizationView }

function viewsOf({ customization }: LineToPrice, techniques: Techniques): PricedView[] {
  return (customization?.views ?? []).flatMap((view) => {
    const technique = techniques.get(view.technique_id)
    return technique ? [{ technique, view }] : []
  })
}

/**
 * The line's goods as it is mixed now, at the tier of Q, and the decoration of one unit at the scale of
 * `quantity`. Null where something has no price there.
 */
function costsAt(
  line: LineToPrice,
  Q: number,
  quantity: number,
  { generic, facts, rules }: PricingContext,
): { goods: Minor; decoration: Minor } | null {
  let [goods, decoration] = [0, 0]
  for (const one of line.rows) {
    const variant = generic.products.find(({ sku }) => sku === one.sku)
    const tier = variant ? tierFor(variant, Q) : null
    if (!tier || isRefusal(tier)) return null
    goods += product(salePrice(tier.cost, rules), one.quantity)
  }
  const units = line.rows.reduce((sum, one) => sum + one.quantity, 0)
  for (const { technique, view } of viewsOf(line, facts.techniques)) {
    for (const run of printRunsOf(view, line.rows)) {
      const price = unitPriceOf(technique, run.art, quantity)
      if (isRefusal(price)) return null
      decoration += (roundTo(price, priceStep(rules)) * run.quantity) / units
    }
  }
  return { goods, decoration }
}

function setUpsOf(line: LineToPrice, facts: PriceFacts, rules: PriceRules): SetupPrices[] {
  return viewsOf(line, facts.techniques).flatMap(({ technique, view }) => {
    const isRepeat = Boolean(facts.repeatedArt && hasArt(view) && facts.repeatedArt.has(artKey(view)))
    const art = screensOf(view, printRunsOf(view, line.rows))
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
