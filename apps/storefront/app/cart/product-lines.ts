import type { CartGeneric, CartProduct, CartTechnique } from '@estampa/domain/cart'
import { variantImage } from '@estampa/domain/catalog'
import { type Customization, isCustomized } from '@estampa/domain/customization'
import { fromWire } from '@estampa/domain/money'
import { newUuid } from '@estampa/web/state'
import { findReachedTier, type Product, type Variant, variantLabel } from '../catalog/product.ts'

/** Units of one variant. */
export type ChosenVariant = { variant: Variant; quantity: number }

/** The customer's decoration of a product. */
export type Decoration = {
  customization: Customization
  applicationTechnique: readonly CartTechnique[]
  /** Address of the picture with the art on it. */
  customizationRender: string | null
}

type LineInput = {
  product: Product
  chosen: readonly ChosenVariant[]
  decoration?: Decoration | null | undefined
  uuid: string
}

/**
 * The line of a product: simple ones hold one variant, curves all their sizes and colors. With this uuid it
 * can be priced as often as wanted; to be kept it takes uuids of its own.
 */
export function toLine(parts: LineInput): CartProduct | null {
  const { product, chosen, decoration, uuid } = parts
  const ordered = chosen.filter(({ quantity }) => quantity > 0)
  const [first] = ordered
  if (!first) return null
  const total = ordered.reduce((sum, { quantity }) => sum + quantity, 0)
  const generic = genericOf(product, first.variant, total)
  const shared = { shoppingCartUUID: uuid, generic, quoteInfo: null }
  const decorated = {
    isCustomizable: isCustomized(decoration?.customization),
    customization: decoration?.customization ?? null,
    applicationTechnique: decoration?.applicationTechnique ?? [],
    customizationRender: decoration?.customizationRender ?? null,
  }
  if (product.type === 'ProductoSimple') {
    const { id, sku, element_description_1, element_description_2, element_description_3 } = first.variant
    const descriptions = { element_description_1, element_description_2, element_description_3 }
    const featuredImg = variantImage(product, first.variant.sku)?.image_url ?? null
    const value = { id, sku, quantity: first.quantity, featuredImg, ...descriptions, ...decorated }
    return { ...shared, type: 'ProductoSimple', value }
  }
  return {
    ...shared,
    ...decorated,
    type: 'ProductoCurva',
    general_description: product.name,
    value: ordered.map((one) => rowOf(product, one, total, decorated.isCustomizable, uuid)),
  }
}

/** A line for the cart: nothing there has its uuids. */
export function withNewUuids(line: CartProduct): CartProduct {
  const shoppingCartUUID = newUuid()
  if (line.type === 'ProductoSimple') return { ...line, shoppingCartUUID }
  return {
    ...line,
    shoppingCartUUID,
    value: line.value.map((row) => ({ ...row, shoppingCartUUID: newUuid() })),
  }
}

function rowOf(
  product: Product,
  { variant, quantity }: ChosenVariant,
  total: number,
  isCustomizable: boolean,
  uuid: string,
) {
  const { id, sku, color, primary_color, size } = variant
  const featuredImg = variantImage(product, variant.sku)?.image_url ?? null
  return {
    shoppingCartUUID: uuid,
    generic: { name: product.name, featured_img: featuredImg, price: priceOf(variant, total) },
    value: { id, sku, quantity, isCustomizable, featuredImg, color, primary_color, size },
  }
}

function genericOf(product: Product, variant: Variant, total: number): CartGeneric {
  const extra = product.customization_under_minimum_extra_cost
  return {
    id: product.id,
    external_id: product.external_id,
    description: variantLabel(variant),
    name: product.name,
    featured_img: variantImage(product, variant.sku)?.image_url ?? null,
    price: priceOf(variant, total),
    customization_under_minimum_extra_cost: extra === null ? null : fromWire(extra),
    printing_types: product.printing_types,
  }
}

/** Only until the API has priced the line; null where the shop shows none. */
function priceOf({ tiers }: Variant, total: number) {
  const tier = findReachedTier(tiers, total)
  return tier ? fromWire(tier.price) : null
}
