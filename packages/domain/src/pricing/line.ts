import { tierFor } from '../catalog.ts'
import { artKey, hasArt } from '../customization/art.ts'
import { checkRoster, isPersonalized } from '../customization/roster.ts'
import {
  type ApplicationTechnique,
  type Customization,
  type CustomizationView,
  checkCustomization,
  isCustomized,
  setUpOf,
  underMinimumOf,
  unitPriceOf,
} from '../customization.ts'
import { type Minor, product, rateMinusOne, rateText, roundTo, stepOf, times } from '../money.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import type { PriceRules } from '../shops/price-rules.ts'
import type { LineToPrice, PricedGeneric, PriceEntry, PriceFacts, Prices } from './entries.ts'
import { printRunsOf, screensOf } from './print-runs.ts'
import { maxQuantity } from './quantity.ts'
import { decoratedUnits, type ProductUnit } from './unit-prices.ts'

/** The independent amounts of a line, from which every field of its prices follows. */
export type Amounts = {
  readonly base: Minor
  readonly goods: Minor
  readonly application: Minor
  readonly setUp: Minor
  readonly extra: Minor
  readonly applicationWithProfit: Minor
  readonly extraWithProfit: Minor
  readonly taxes: Minor
}
type ProductAmounts = { readonly base: Minor; readonly goods: Minor; readonly units: readonly ProductUnit[] }
type Decoration = { readonly application: Minor; readonly setUp: Minor; readonly extra: Minor }

/** Prices of one line, where Q is the quantity of its generic over the whole cart. */
export function priceLine(
  line: LineToPrice,
  Q: number,
  facts: PriceFacts,
  rules: PriceRules,
): PriceEntry | Refusal {
  const generic = facts.generics.get(line.generic_id)
  if (!generic) return refuse('product_not_found', { generic_id: line.generic_id })
  const productAmounts = priceProducts(line, Q, generic, rules)
  if (isRefusal(productAmounts)) return productAmounts
  const decoration = priceDecoration(line, Q, generic, facts, rules)
  if (isRefusal(decoration)) return decoration
  const step = stepOf(rules.roundPrice, rules.currency)
  const { application, setUp, extra } = decoration
  const applicationWithProfit = times(application + setUp, rules.profitMultiplier, step)
  const extraWithProfit = times(extra, rules.profitMultiplier, step)
  const subTotal = productAmounts.goods + applicationWithProfit + extraWithProfit
  const taxes = times(subTotal, rateMinusOne(rules.taxMultiplier), step)
  const amounts = {
    base: productAmounts.base,
    goods: productAmounts.goods,
    ...decoration,
    applicationWithProfit,
    extraWithProfit,
    taxes,
  }
  const prices = { ...pricesOf(amounts), ...multipliers(rules) }
  const { type, shoppingCartUUID } = line
  return { type, shoppingCartUUID, prices, units: decoratedUnits(productAmounts.units, prices) }
}

/** Every field but the multipliers; the identities of a price hold here by construction. */
export function pricesOf(amounts: Amounts): Omit<Prices, 'taxMultiplier' | 'profitMultiplier'> {
  const { base, goods, application, setUp, extra, applicationWithProfit, extraWithProfit, taxes } = amounts
  const subTotal = goods + applicationWithProfit + extraWithProfit
  return {
    total: subTotal + taxes,
    basePrice: base,
    subTotal,
    applicationCost: setUp + extra,
    applicationPrice: application,
    applicationPriceWithProfit: applicationWithProfit + extraWithProfit,
    profit: subTotal - base - application - setUp - extra,
    taxes,
    psmPrice: base + application + setUp,
    psmPriceWithProfit: goods + applicationWithProfit,
  }
}

export function zeroPrices(rules: PriceRules): Prices {
  const amounts: Amounts = {
    base: 0,
    goods: 0,
    application: 0,
    setUp: 0,
    extra: 0,
    applicationWithProfit: 0,
    extraWithProfit: 0,
    taxes: 0,
  }
  return { ...pricesOf(amounts), ...multipliers(rules) }
}

export function addPrices(one: Prices, other: Prices): Prices {
  return {
    total: one.total + other.total,
    basePrice: one.basePrice + other.basePrice,
    subTotal: one.subTotal + other.subTotal,
    applicationCost: one.applicationCost + other.applicationCost,
    applicationPrice: one.applicationPrice + other.applicationPrice,
    applicationPriceWithProfit: one.applicationPriceWithProfit + other.applicationPriceWithProfit,
    profit: one.profit + other.profit,
    taxes: one.taxes + other.taxes,
    psmPrice: one.psmPrice + other.psmPrice,
    psmPriceWithProfit: one.psmPriceWithProfit + other.psmPriceWithProfit,
    taxMultiplier: one.taxMultiplier,
    profitMultiplier: one.profitMultiplier,
  }
}

function multipliers(rules: PriceRules) {
  return { taxMultiplier: rateText(rules.taxMultiplier), profitMultiplier: rateText(rules.profitMultiplier) }
}

function priceProducts(
  line: LineToPrice,
  Q: number,
  generic: PricedGeneric,
  rules: PriceRules,
): ProductAmounts | Refusal {
  if (line.rows.length === 0) return refuse('line_empty')
  const step = stepOf(rules.roundPrice, rules.currency)
  const variants = variantsBySku(generic)
  const units: ProductUnit[] = []
  let base = 0
  let productAmounts = 0
  for (const { sku, quantity } of line.rows) {
    const variant = variants.get(sku)
    if (!variant?.active) return refuse('variant_not_offered', { sku })
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > maxQuantity) {
      return refuse('quantity_invalid', { sku, minimum: 1, maximum: maxQuantity })
    }
    const tier = tierFor(variant, Q)
    if (isRefusal(tier)) return tier
    const unitPrice = times(tier.cost, rules.profitMultiplier, step)
    base += product(tier.cost, quantity)
    productAmounts += product(unitPrice, quantity)
    units.push({ sku, quantity, unitCost: tier.cost, unitPrice })
  }
  return { base, goods: productAmounts, units }
}

const indexes = new WeakMap<
  PricedGeneric['products'],
  ReadonlyMap<string, PricedGeneric['products'][number]>
>()

export function variantsBySku(
  generic: PricedGeneric,
): ReadonlyMap<string, PricedGeneric['products'][number]> {
  let index = indexes.get(generic.products)
  if (!index) {
    index = new Map(generic.products.map((variant) => [variant.sku, variant]))
    indexes.set(generic.products, index)
  }
  return index
}

const undecorated: Decoration = { application: 0, setUp: 0, extra: 0 }

function priceDecoration(
  line: LineToPrice,
  Q: number,
  generic: PricedGeneric,
  facts: PriceFacts,
  rules: PriceRules,
): Decoration | Refusal {
  const { customization } = line
  if (!isCustomized(customization)) return undecorated
  const refusal =
    checkCustomization(customization, generic, facts.techniques) ?? checkRoster(customization, line.rows)
  if (refusal) return refusal
  const used = new Set<ApplicationTechnique>()
  let application = 0
  let setUp = 0
  for (const view of customization.views) {
    const technique = facts.techniques.get(view.technique_id)
    if (!technique) return refuse('technique_unknown', { technique_id: view.technique_id })
    const place = pricePrintArea(technique, view, line.rows, facts, rules)
    if (isRefusal(place)) return place
    used.add(technique)
    application += place.application + personFeesOf(technique, view, customization)
    setUp += place.setUp
  }
  const extra = priceUnderMinimum(used, Q, generic, rules)
  return isRefusal(extra) ? extra : { application, setUp, extra }
}

function pricePrintArea(
  technique: ApplicationTechnique,
  view: CustomizationView,
  rows: LineToPrice['rows'],
  facts: PriceFacts,
  rules: PriceRules,
): Omit<Decoration, 'extra'> | Refusal {
  const quantity = rows.reduce((sum, one) => sum + one.quantity, 0)
  const step = stepOf(rules.roundPrice, rules.currency)
  const runs = printRunsOf(view, rows)
  let application = 0
  for (const run of runs) {
    const unitPrice = unitPriceOf(technique, run.art, quantity)
    if (isRefusal(unitPrice)) return unitPrice
    application += product(roundTo(unitPrice, step), run.quantity)
  }
  const setUp = setUpOf(technique, screensOf(view, runs), isRepeated(view, facts))
  return isRefusal(setUp) ? setUp : { application, setUp }
}

/** What the names and numbers of a print area cost, one by one. */
function personFeesOf(
  { personFee = 0 }: ApplicationTechnique,
  view: CustomizationView,
  { roster = [] }: Customization,
): Minor {
  return isPersonalized(view) ? product(personFee, roster.length) : 0
}

function isRepeated(view: CustomizationView, { repeatedArt }: PriceFacts): boolean {
  return Boolean(repeatedArt && hasArt(view) && repeatedArt.has(artKey(view)))
}

/** Once per technique, however many places of the line it decorates. */
function priceUnderMinimum(
  used: ReadonlySet<ApplicationTechnique>,
  Q: number,
  generic: PricedGeneric,
  rules: PriceRules,
): Minor | Refusal {
  let sum = 0
  for (const technique of used) {
    const minimum = technique.minUnitsForPrinting
    if (minimum !== null && Q < minimum && !rules.usePriceWithoutMinimun) {
      return refuse('under_minimum', { minimum, quantity: Q, technique: technique.name })
    }
    const extra = underMinimumOf(technique, generic.customization_under_minimum_extra_cost, Q)
    if (isRefusal(extra)) return extra
    sum += extra
  }
  return sum
}
