/** A product as the people of its shop see it: what it costs only where they see margins. */
import type { ReadOnly } from '@estampa/contract/call'
import type { staffProducts } from '@estampa/contract/staff'
import { type Generic, isSaid, type Variant, variantName } from '@estampa/domain/catalog'
import { lacksOf } from '@estampa/domain/catalog/new-product'
import { pricesAt, productBrand, productMaterials } from '@estampa/domain/catalog/product-edit'
import { type PriceRules, priceWithTaxes, salePrice } from '@estampa/domain/shops'
import type { z } from 'zod'
import type { Context } from '../http/context.ts'
import { grantedTo } from '../http/person.ts'
import { shopAddress } from '../shops/shop-address.ts'
import { priceRulesOf } from '../shops/shop-rules.ts'
import type { StaffGeneric, StaffProductItem } from './products.store.ts'

type Calls = typeof staffProducts
type StaffProductView = ReadOnly<z.output<Calls['getProduct']['gives']>>
type ProductListView = ReadOnly<z.output<Calls['getProducts']['gives']>>['items'][number]

/** Quantities of usual orders. */
const priceQuantities = [50, 100, 500] as const

export type ProductViewContext = Pick<Context, 'shop' | 'person' | 'services'>

export function toStaffProductView(
  { generic, url, version, showAt, hideAt }: StaffGeneric,
  { shop, person, services }: ProductViewContext,
): StaffProductView {
  const rules = priceRulesOf(shop)
  const seesCosts = grantedTo(person).includes('margins.view')
  const { profitMultiplier, taxMultiplier } = shop.rules
  const { roundPrice, currency } = rules
  return {
    id: generic.id,
    version,
    code: generic.external_id,
    url: pageOf(generic, shopAddress(shop, services.config.publicUrl), url),
    isPublished: generic.published,
    isRetired: generic.retired ?? false,
    showAt,
    hideAt,
    lacks: lacksOf(generic),
    isFeatured: generic.featured,
    name: generic.name,
    description: generic.description,
    moreInformation: generic.supplementary_information_text,
    tag: generic.tag,
    videoUrl: generic.video_url,
    families: [...generic.families]
      .sort((one, other) => Number(other.main) - Number(one.main))
      .map(({ id, title }) => ({ id, title })),
    brand: productBrand(generic),
    materials: productMaterials(generic),
    minimumOrderQuantity: generic.minimum_order_quantity,
    productionDays: generic.production_days,
    unitWeight: generic.unit_weight,
    height: generic.height,
    length: generic.length,
    width: generic.width,
    unitsPerBox: generic.units_per_box,
    techniques: generic.printing_types.map(({ name }) => name),
    variants: generic.products.map((variant) => toStaffVariant(variant, rules, seesCosts)),
    priceQuantities,
    ...(seesCosts && { rules: { profitMultiplier, taxMultiplier, roundPrice, currency } }),
    pictures: [...generic.images]
      .sort((one, other) => Number(other.main) - Number(one.main) || one.order - other.order)
      .map(({ image_url, variant, alt, width, height }, at) => ({
        url: image_url,
        sku: variant,
        isMain: at === 0,
        alt: alt ?? '',
        width,
        height,
      })),
  }
}

function pageOf({ type }: Generic, address: string, url: string): string {
  return `${address}/product-detail/${type === 'ProductoCurva' ? 'curva' : 'simple'}/${encodeURIComponent(url)}`
}

const saidOf = (description: string) => (isSaid(description) ? description : '')

function toStaffVariant(variant: Variant, rules: PriceRules, seesCosts: boolean) {
  const { sku, stock, availability } = variant
  const [color, size] = [saidOf(variant.color), saidOf(variant.size)]
  return {
    sku,
    color,
    size,
    stock,
    availability,
    primaryColor: variant.primary_color,
    name: variantName(variant) || [color, size].filter(Boolean).join(' '),
    reserved: variant.reserved_stock,
    onOrderDays: variant.on_order_days,
    isActive: variant.active,
    tiers: variant.tiers
      .toSorted((one, other) => one.min_quantity - other.min_quantity)
      .map(({ min_quantity: from, cost }) => ({
        from,
        price: salePrice(cost, rules),
        ...(seesCosts && { cost }),
      })),
    prices: pricesAt(variant, priceQuantities, rules),
  }
}

/** As the shop shows prices, whether it shows them or not. */
export function toProductRow(item: StaffProductItem, { shop }: Pick<Context, 'shop'>): ProductListView {
  const { costFrom, place: _, ...row } = item
  const rules = priceRulesOf(shop)
  if (costFrom === null) return { ...row, priceFrom: null }
  const price = salePrice(costFrom, rules)
  return { ...row, priceFrom: shop.config.withTaxes ? priceWithTaxes(price, rules) : price }
}
