import type { CartLine } from '@estampa/contract/cart'
import type { LinePrices } from '@estampa/domain/cart/restore'
import type { SavedLine, SavedRow } from '@estampa/domain/cart/saved'
import { type Generic, variantImage, variantName } from '@estampa/domain/catalog'
import { isCustomized, type Techniques } from '@estampa/domain/customization'
import type { Minor } from '@estampa/domain/money'
import { isRefusal } from '@estampa/domain/refusal'
import { type PriceRules, salePrice } from '@estampa/domain/shops/price-rules'
import type { z } from 'zod'

/** The catalog of today; `rules` null: the shop shows no prices. */
export type LineViewFacts = {
  generics: ReadonlyMap<number, Generic>
  techniques: Techniques
  prices: LinePrices
  rules: PriceRules | null
  /** By the line's uuid: the picture of the customized product that was attached to it. */
  renders: ReadonlyMap<string, string>
}
type LineView = z.output<typeof CartLine>

/** Saved lines in the specification's shape, with the catalog's own names, pictures and prices. */
export function toLineViews(lines: readonly SavedLine[], facts: LineViewFacts): LineView[] {
  return lines.flatMap((line) => {
    const generic = facts.generics.get(line.generic_id)
    return generic ? toLineView(line, generic, facts) : []
  })
}

function toLineView(line: SavedLine, generic: Generic, facts: LineViewFacts): LineView {
  const { shoppingCartUUID, quoteInfo } = line
  const [first] = line.rows
  const shared = { shoppingCartUUID, quoteInfo, generic: toGenericView(line, generic, facts) }
  const decoration = decorationOf(line, facts)
  if (line.type === 'ProductoSimple' && first) {
    const { color: _, primary_color: __, size: ___, ...value } = toRowView(first, generic)
    return { ...shared, type: 'ProductoSimple', value: { ...value, ...decoration } }
  }
  const value = line.rows.map((row) => {
    const { id, sku, quantity, featuredImg, color, primary_color, size } = toRowView(row, generic)
    const { isCustomizable } = decoration
    const { shoppingCartUUID } = row
    return {
      shoppingCartUUID,
      value: { id, sku, quantity, featuredImg, color, primary_color, size, isCustomizable },
    }
  })
  return { ...shared, ...decoration, type: 'ProductoCurva', general_description: generic.name, value }
}

function decorationOf(line: SavedLine, { techniques, rules, renders }: LineViewFacts) {
  const { customization } = line
  const ids = new Set(customization?.views.map((view) => view.technique_id))
  return {
    isCustomizable: isCustomized(customization),
    customization: customization && { ...customization, views: customization.views.map(writableView) },
    applicationTechnique: [...ids].flatMap((id) => {
      const technique = techniques.get(id)
      if (!technique) return []
      const { name, minUnitsForPrinting, customizationUnderMinimumExtraCost: extra } = technique
      return { id, name, minUnitsForPrinting, customizationUnderMinimumExtraCost: sold(extra, rules) }
    }),
    customizationRender: renders.get(line.shoppingCartUUID) ?? line.customizationRender,
  }
}

type LinePrintArea = NonNullable<SavedLine['customization']>['views'][number]
const writableView = (view: LinePrintArea) => ({ ...view, colour_names: [...view.colour_names] })

const sold = (cost: Minor | null, rules: PriceRules | null) =>
  rules && cost !== null ? salePrice(cost, rules) : null

function toGenericView(line: SavedLine, generic: Generic, { prices, rules }: LineViewFacts) {
  const { id, external_id, name, customization_under_minimum_extra_cost: extra, printing_types } = generic
  const [first] = line.rows
  const variant = generic.products.find(({ sku }) => sku === first?.sku)
  const entry = prices.get(line.shoppingCartUUID)
  const unit = entry && !isRefusal(entry) ? entry.units.find(({ sku }) => sku === first?.sku) : undefined
  return {
    ...{ id, external_id, name },
    description: variant ? variantName(variant) : '',
    featured_img: variantImage(generic, first?.sku)?.image_url ?? null,
    price: rules ? (unit?.unitPrice ?? null) : null,
    customization_under_minimum_extra_cost: sold(extra, rules),
    printing_types: printing_types.map((technique) => ({ id: technique.id, name: technique.name })),
  }
}

/** A variant that is gone altogether leaves its sku. */
function toRowView({ sku, quantity }: SavedRow, generic: Generic) {
  const variant = generic.products.find((one) => one.sku === sku)
  return {
    ...{ id: variant?.id ?? 0, sku, quantity, featuredImg: variantImage(generic, sku)?.image_url ?? null },
    color: variant?.color ?? '',
    primary_color: variant?.primary_color ?? null,
    size: variant?.size ?? '',
    element_description_1: variant?.element_description_1 ?? sku,
    element_description_2: variant?.element_description_2 ?? '',
    element_description_3: variant?.element_description_3 ?? '',
  }
}
