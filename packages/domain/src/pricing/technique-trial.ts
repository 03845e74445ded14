/** What decorating so many units costs with one technique, step by step: the price of a line whose goods are left out. */
import { artKey } from '../customization/art.ts'
import {
  type ApplicationTechnique,
  type CustomizationView,
  type UnitPriceSteps,
  unitPriceSteps,
} from '../customization.ts'
import { type Minor, roundTo, stepOf } from '../money.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { PriceRules } from '../shops/price-rules.ts'
import { type DecorationPerUnit, decorationPerUnit } from './decoration-per-unit.ts'
import type { PriceFacts } from './entries.ts'
import { priceLine } from './line.ts'

export type DecorationTrial = {
  readonly units: number
  readonly colors: number
  readonly widthCentimeters: number
  readonly heightCentimeters: number
  /** null: as many as its size takes. */
  readonly thousandStitches: number | null
  /** The same art was made before. */
  readonly isRepeat: boolean
}
export type TriedDecoration = Omit<UnitPriceSteps, 'unitPrice'> & {
  /** In the shop's rounding step. */
  readonly unitPrice: Minor
  readonly application: Minor
  readonly setUp: Minor
  /** For a quantity under the technique's minimum. */
  readonly extra: Minor
  /** What the decoration costs the shop. */
  readonly cost: Minor
  /** What is paid for it, before taxes. */
  readonly price: Minor
  readonly perUnit: DecorationPerUnit
}

/** Larger than what any technique makes. */
const AREA_CENTIMETERS = 1000

/** Priced as a line of the cart is. */
export function tryDecoration(
  technique: ApplicationTechnique,
  trial: DecorationTrial,
  rules: PriceRules,
): TriedDecoration | Refusal {
  const view = viewOf(technique, trial)
  const { id } = technique
  const facts: PriceFacts = {
    techniques: new Map([[id, { ...technique, isOffered: true }]]),
    generics: new Map([[0, genericOf(id)]]),
    ...(trial.isRepeat && { repeatedArt: new Set([artKey(view)]) }),
  }
  const line = {
    shoppingCartUUID: '',
    type: 'ProductoSimple',
    generic_id: 0,
    rows: [{ sku: '', quantity: trial.units }],
    customization: { views: [view], applicationDays: 0 },
  } as const
  const entry = priceLine(line, trial.units, facts, rules)
  if (isRefusal(entry)) return entry
  const steps = unitPriceSteps(technique, view, trial.units)
  if (isRefusal(steps)) return steps
  const { prices } = entry
  const { applicationPrice, applicationCost, applicationPriceWithProfit } = prices
  const setUp = prices.psmPrice - prices.basePrice - applicationPrice
  return {
    ...steps,
    unitPrice: roundTo(steps.unitPrice, stepOf(rules.roundPrice, rules.currency)),
    application: applicationPrice,
    setUp,
    extra: applicationCost - setUp,
    cost: applicationPrice + applicationCost,
    price: applicationPriceWithProfit,
    perUnit: decorationPerUnit(prices, trial.units),
  }
}

function viewOf({ id }: ApplicationTechnique, trial: DecorationTrial): CustomizationView {
  const { colors, widthCentimeters, heightCentimeters, thousandStitches } = trial
  return {
    printing_area_id: 0,
    technique_id: id,
    colours: colors,
    colour_names: [],
    width_centimeters: widthCentimeters,
    height_centimeters: heightCentimeters,
    thousandStitches,
    logo_id: 'logo',
    design_id: null,
    position: null,
    instructions: '',
    elements: [],
  }
}

/** A product of one unit of money that is decorated anywhere. */
function genericOf(technique: number) {
  return {
    id: 0,
    customization_under_minimum_extra_cost: 0,
    printing_types: [{ id: technique }],
    products: [{ sku: '', active: true, tiers: [{ min_quantity: 1, cost: 100 }] }],
    printing_areas: [
      {
        id: 0,
        name: '',
        width_centimeters: AREA_CENTIMETERS,
        height_centimeters: AREA_CENTIMETERS,
        placement: { image_url: '', x: 0, y: 0, width: 1, height: 1 },
        printing_types: [technique],
      },
    ],
  }
}
