/** Products as visitors may know them: sale prices instead of costs, active variants, available units. */
import type { ReadOnly } from '@estampa/contract/call'
import type { Facets, ProductCard, ProductDetail } from '@estampa/contract/catalog'
import {
  countedStock,
  type FacetKey,
  type Generic,
  guideOfSizes,
  isTechniqueOffered,
  listTierPrices,
  ofEachFacet,
  type SizeGuide,
  sortSizes,
  type Variant,
} from '@estampa/domain/catalog'
import { priceWithTaxes, salePrice } from '@estampa/domain/shops'
import type { z } from 'zod'
import type { PublishedGeneric } from './detail.store.ts'
import { type ListedFacet, type ListedItem, type Listing, valuesOfFacet } from './listing.store.ts'
import type { PriceView } from './price-view.ts'

export function productCard(
  item: ListedItem,
  prices: PriceView | null,
): ReadOnly<z.output<typeof ProductCard>> {
  const { id, cost_from, stock } = item
  // costs are the shop's own; cards that were filed before they had steps and materials have none
  const { price_steps: steps = [], materials = [], ...card } = item.card
  const price = prices && cost_from !== null ? salePrice(cost_from, prices.rules) : null
  return {
    ...card,
    id,
    price,
    price_with_taxes: prices && price !== null ? priceWithTaxes(price, prices.rules) : null,
    // a shop that shows no prices says nothing of their steps
    price_from_quantity: price === null ? null : (card.price_from_quantity ?? null),
    sold_from_quantity: card.sold_from_quantity ?? null,
    price_tiers: prices ? priceTiers(steps, prices) : [],
    materials,
    stock,
    // cards that were filed before anything was on order do not say
    on_order: card.on_order ?? false,
  }
}

function priceTiers(steps: ListedItem['card']['price_steps'], { rules }: PriceView) {
  return steps.map(({ min_quantity, cost }) => {
    const price = salePrice(cost, rules)
    return { min_quantity, price, price_with_taxes: priceWithTaxes(price, rules) }
  })
}

export function productDetail(
  { generic, url, familySizeGuide, related }: PublishedGeneric,
  prices: PriceView | null,
): ReadOnly<z.output<typeof ProductDetail>> {
  const extra = generic.customization_under_minimum_extra_cost
  const offered = generic.products.filter((variant) => variant.active)
  return {
    ...generic,
    ...offeredDecorations(generic),
    url,
    products: offered.map((one) => toVariantView(one, prices)),
    size_guide: toSizeGuideView(generic.size_guide ?? familySizeGuide, offered),
    customization_under_minimum_extra_cost: prices && extra !== null ? salePrice(extra, prices.rules) : null,
    related: related.map((item) => productCard(item, prices)),
  }
}

/** Without the techniques that the shop has switched off, and the areas that took no others. */
function offeredDecorations({ printing_types, printing_areas }: Generic) {
  const off = new Set(printing_types.filter((one) => !isTechniqueOffered(one)).map(({ id }) => id))
  if (off.size === 0) return { printing_types, printing_areas }
  const areas = printing_areas.flatMap((area) => {
    const left = area.printing_types.filter((id) => !off.has(id))
    return left.length > 0 ? [{ ...area, printing_types: left }] : []
  })
  return { printing_types: printing_types.filter(isTechniqueOffered), printing_areas: areas }
}

function toSizeGuideView(guide: SizeGuide | null, offered: readonly Variant[]) {
  return guideOfSizes(
    guide,
    offered.map(({ size }) => size),
  )
}

function toVariantView(variant: Variant, prices: PriceView | null) {
  const tiers = prices ? listTierPrices(variant, prices.rules) : []
  return {
    ...variant,
    stock: countedStock(variant),
    tiers: tiers.map(({ min_quantity, unitPrice }) => ({
      min_quantity,
      price: unitPrice,
      price_with_taxes: prices ? priceWithTaxes(unitPrice, prices.rules) : unitPrice,
    })),
  }
}

export function toFacetsView(listing: Listing, prices: PriceView | null): z.output<typeof Facets> {
  const valuesOf = (key: FacetKey) => valuesOfFacet(listing, key)
  const { lowest, highest } = listing
  return {
    ...ofEachFacet((key) => valuesOf(key).map(option)),
    families: valuesOf('families').map((one) => ({
      ...option(one),
      url: one.url ?? '',
      icon_url: one.icon_url,
    })),
    colors: valuesOf('colors').map((one) => ({ ...option(one), primary_color: one.primary_color })),
    sizes: bySize(valuesOf('sizes')).map(option),
    price:
      prices && lowest !== null && highest !== null
        ? { from: prices.shown(lowest), to: prices.shown(highest) }
        : null,
  }
}

function option({ value, label, docs }: ListedFacet) {
  return { value, label, count: docs }
}

function bySize(facets: readonly ListedFacet[]): ListedFacet[] {
  const places = new Map(sortSizes(facets.map((one) => one.value)).map((size, place) => [size, place]))
  return [...facets].sort((a, b) => (places.get(a.value) ?? 0) - (places.get(b.value) ?? 0))
}
