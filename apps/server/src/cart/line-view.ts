/** Lines in the specification's shape, with the catalog's own names and pictures. */
import type { CartTechnique, LineItem, LinePrices, ServerProduct } from '@estampa/domain/cart'
import { type Generic, variantImage, variantName } from '@estampa/domain/catalog'
import { type Customization, isCustomized, type Techniques } from '@estampa/domain/customization'
import type { Minor } from '@estampa/domain/money'
import type { LineToPrice } from '@estampa/domain/pricing'
import { isRefusal } from '@estampa/domain/refusal'
import { type PriceRules, salePrice } from '@estampa/domain/shops'

type Generics = ReadonlyMap<number, Generic>

/** The catalog of today; `rules` null: the shop shows no prices. */
export type LineViewFacts = {
  generics: Generics
  techniques: Techniques
  prices: LinePrices
  rules: PriceRules | null
  /** The picture of the customized product that was attached to a line, by the line's uuid. */
  renders: ReadonlyMap<string, string>
}

/** Lines of the saved cart; those whose product is gone for good are left out. */
export function toLineViews(lines: readonly LineItem[], facts: LineViewFacts): ServerProduct[] {
  return lines.flatMap((line) => {
    const generic = facts.generics.get(line.generic_id)
    return generic ? toLineView(line, generic, facts) : []
  })
}

function toLineView(line: LineItem, generic: Generic, facts: LineViewFacts): ServerProduct {
  const { customization, quoteInfo } = line
  const sku = line.rows[0]?.sku
  const variant = generic.products.find((one) => one.sku === sku)
  const entry = facts.prices.get(line.shoppingCartUUID)
  const unit = entry && !isRefusal(entry) ? entry.units.find((one) => one.sku === sku) : undefined
  return withCatalog(line, generic, {
    description: variant ? variantName(variant) : '',
    general_description: generic.name,
    price: facts.rules ? (unit?.unitPrice ?? null) : null,
    extra: soldAt(generic.customization_under_minimum_extra_cost, facts.rules),
    isCustomizable: isCustomized(customization),
    applicationTechnique: lineTechniques(customization, facts.techniques, facts.rules),
    customizationRender: facts.renders.get(line.shoppingCartUUID) ?? line.customizationRender,
    quoteInfo,
  })
}

/** A priced line for the papers of an order or a quote, without amounts. */
export function productOf(line: LineToPrice, generics: Generics): ServerProduct {
  const generic = generics.get(line.generic_id)
  if (!generic) throw new Error(`line ${line.shoppingCartUUID} was priced without its product`)
  const { description, customization_under_minimum_extra_cost: extra } = generic
  const rows = line.rows.map(({ sku, quantity }) => ({ sku, quantity }))
  return withCatalog({ ...line, rows }, generic, {
    description,
    general_description: description,
    price: null,
    extra,
    isCustomizable: generic.printing_areas.length > 0,
    applicationTechnique: [],
    customizationRender: null,
    quoteInfo: null,
  })
}

/** The techniques that decorate a line, with what they cost beside their price. */
export function lineTechniques(
  customization: Customization | null,
  techniques: Techniques,
  rules: PriceRules | null,
): CartTechnique[] {
  const ids = new Set(customization?.views.map((view) => view.technique_id))
  return [...ids].flatMap((id) => {
    const technique = techniques.get(id)
    if (!technique) return []
    const { name, minUnitsForPrinting, customizationUnderMinimumExtraCost: extra } = technique
    return [{ id, name, minUnitsForPrinting, customizationUnderMinimumExtraCost: soldAt(extra, rules) }]
  })
}

/** The sale price of a cost; null where the shop shows no prices. */
export const soldAt = (cost: Minor | null, rules: PriceRules | null): Minor | null =>
  rules && cost !== null ? salePrice(cost, rules) : null

type LineDetails = Pick<LineItem, 'customizationRender' | 'quoteInfo'> & {
  description: string
  general_description: string
  price: Minor | null
  /** The surcharge for a quantity under the minimum. */
  extra: Minor | null
  isCustomizable: boolean
  applicationTechnique: readonly CartTechnique[]
}

function withCatalog(
  { shoppingCartUUID, type, rows, customization }: LineToPrice | LineItem,
  generic: Generic,
  { description, general_description, price, extra, quoteInfo, ...details }: LineDetails,
): ServerProduct {
  const { id, external_id, name, printing_types } = generic
  const [first] = rows
  const featured_img = variantImage(generic, first?.sku)?.image_url ?? null
  const shared = {
    shoppingCartUUID,
    quoteInfo,
    generic: {
      id,
      external_id,
      name,
      description,
      featured_img,
      price,
      customization_under_minimum_extra_cost: extra,
      printing_types,
    },
  }
  const decoration = { ...details, customization }
  if (type === 'ProductoSimple' && first) {
    const { color: _, primary_color: __, size: ___, ...value } = toRowView(first, generic)
    return { ...shared, type: 'ProductoSimple', value: { ...value, ...decoration } }
  }
  const value = rows.map((row) => {
    const { id, sku, quantity, featuredImg, color, primary_color, size } = toRowView(row, generic)
    const { isCustomizable } = decoration
    return {
      // papers name a row by its line
      shoppingCartUUID: 'shoppingCartUUID' in row ? row.shoppingCartUUID : shoppingCartUUID,
      value: { id, sku, quantity, featuredImg, color, primary_color, size, isCustomizable },
    }
  })
  return { ...shared, ...decoration, type: 'ProductoCurva', general_description, value }
}

/** A variant that is gone altogether leaves its sku. */
function toRowView({ sku, quantity }: LineToPrice['rows'][number], generic: Generic) {
  const variant = generic.products.find((one) => one.sku === sku)
  return {
    id: variant?.id ?? 0,
    sku,
    quantity,
    featuredImg: variantImage(generic, sku)?.image_url ?? null,
    color: variant?.color ?? '',
    primary_color: variant?.primary_color ?? null,
    size: variant?.size ?? '',
    element_description_1: variant?.element_description_1 ?? sku,
    element_description_2: variant?.element_description_2 ?? '',
    element_description_3: variant?.element_description_3 ?? '',
  }
}
