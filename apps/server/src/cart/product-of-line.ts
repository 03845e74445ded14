import type { ServerProduct } from '@estampa/domain/cart'
import { type Generic, type Variant, variantImage } from '@estampa/domain/catalog'
import type { LineToPrice } from '@estampa/domain/pricing'

type Generics = ReadonlyMap<number, Generic>

/** The line with the catalog's own names and pictures, for the order's papers. */
export function productOf(line: LineToPrice, generics: Generics): ServerProduct {
  const generic = generics.get(line.generic_id)
  if (!generic) throw new Error(`line ${line.shoppingCartUUID} was priced without its product`)
  const { shoppingCartUUID, customization } = line
  const ordered = line.quantities.map(({ sku, quantity }) => ({ quantity, variant: variantOf(generic, sku) }))
  const decoration = {
    isCustomizable: generic.printing_areas.length > 0,
    customization,
    applicationTechnique: [],
    customizationRender: null,
  }
  const firstSku = line.quantities[0]?.sku
  const base = { shoppingCartUUID, generic: cartGeneric(generic, firstSku), quoteInfo: null }
  const [first] = ordered
  if (line.type === 'ProductoSimple' && first) {
    return { ...base, type: 'ProductoSimple', value: { ...decoration, ...rowOf(generic, first) } }
  }
  const value = ordered.map((row) => ({
    shoppingCartUUID,
    value: { ...rowOf(generic, row), isCustomizable: decoration.isCustomizable },
  }))
  return { ...base, ...decoration, type: 'ProductoCurva', general_description: generic.description, value }
}

function variantOf(generic: Generic, sku: string): Variant {
  const variant = generic.products.find((one) => one.sku === sku)
  if (!variant) throw new Error(`sku ${sku} was priced without its variant`)
  return variant
}

function rowOf(generic: Generic, { variant, quantity }: { variant: Variant; quantity: number }) {
  const { id, sku, color, primary_color, size } = variant
  const { element_description_1, element_description_2, element_description_3 } = variant
  const featuredImg = variantImage(generic, sku)?.image_url ?? null
  const descriptions = { element_description_1, element_description_2, element_description_3 }
  return { id, sku, quantity, featuredImg, color, primary_color, size, ...descriptions }
}

function cartGeneric(generic: Generic, sku: string | undefined): ServerProduct['generic'] {
  const { id, external_id, description, name, customization_under_minimum_extra_cost, printing_types } =
    generic
  const featured_img = variantImage(generic, sku)?.image_url ?? null
  return {
    ...{ id, external_id, description, name, featured_img, price: null },
    ...{ customization_under_minimum_extra_cost, printing_types },
  }
}
