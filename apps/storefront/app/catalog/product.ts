import type { Client } from '@estampa/contract/client'
import { variantName } from '@estampa/domain/catalog'
import { evenSteps } from '@estampa/domain/catalog/quantities'

/** A product as its page gets it: amounts in major units. */
export type Product = Awaited<ReturnType<Client['catalog']['getProductDetail']>>
export type Variant = Product['products'][number]
export type ProductImage = Product['images'][number]
export type PrintArea = Product['printing_areas'][number]
export type Tier = Variant['tiers'][number]

/** The name of a variant for people: its descriptions, else its color and size, else its code. */
export function variantLabel(variant: Variant): string {
  const colorAndSize = [variant.color, variant.size].filter(Boolean).join(' ')
  return variantName(variant) || colorAndSize || variant.sku
}

/** The tier that so many units of the product reach; undefined below the first and without prices. */
export function findReachedTier(tiers: readonly Tier[], quantity: number): Tier | undefined {
  return tiers.findLast((tier) => tier.min_quantity <= quantity)
}

export function findNextTier(tiers: readonly Tier[], quantity: number): Tier | undefined {
  return tiers.find((tier) => tier.min_quantity > quantity)
}

const MAX_STEPS = 4

/** The first tier, the last and two between them, with the reached one among them whichever it is. */
export function stepsOf(tiers: readonly Tier[], reached: Tier | undefined): readonly Tier[] {
  if (tiers.length <= MAX_STEPS) return tiers
  const evenly = [...evenSteps([...tiers.keys()], MAX_STEPS)]
  const here = reached ? tiers.indexOf(reached) : 0
  if (!evenly.includes(here)) {
    const between = evenly.slice(1, -1)
    const nearest = between.reduce((best, at) => (Math.abs(at - here) < Math.abs(best - here) ? at : best))
    evenly[evenly.indexOf(nearest)] = here
  }
  return tiers.filter((_, at) => evenly.includes(at))
}

/** The saving in whole percent, rounded down so that no more is promised than is true. */
export function savingPercent(before: number, after: number): number {
  // a millionth makes up for 99.99999… of binary fractions
  return before > 0 ? Math.max(0, Math.floor(((before - after) * 100) / before + 1e-6)) : 0
}

/** The pictures of these variants and those that show every variant; all of them where there are none. */
export function listImages(
  product: Pick<Product, 'images'>,
  skus: readonly string[],
): readonly ProductImage[] {
  const inOrder = [...product.images].sort((a, b) => Number(b.main) - Number(a.main) || a.order - b.order)
  const own = inOrder.filter((image) => image.variant !== null && skus.includes(image.variant))
  const shared = inOrder.filter((image) => image.variant === null)
  return own.length > 0 ? [...own, ...shared] : inOrder
}

/** The id at the end of a product's address: `taza-roja-12`. */
export function readProductId(productDesc: string | undefined): number | undefined {
  const digits = /(?:^|-)(\d{1,15})$/.exec(productDesc ?? '')?.[1]
  const id = Number(digits)
  return digits !== undefined && id > 0 && Number.isSafeInteger(id) ? id : undefined
}
