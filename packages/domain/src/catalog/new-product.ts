/**
 * A product that somebody of the shop makes, of nothing or as a copy of another. It begins hidden: a buyer sees it when
 * somebody shows it, and until then its page says what it lacks.
 */
import { type Generic, type GenericImage, isCurve, isSaid, lowestCost, type Tier } from '../catalog.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { ProductSurroundings } from './product-edit.ts'
import { faultOf } from './product-faults.ts'
import { faultsOfVariants, madeVariant, type NewVariant } from './variant-edit.ts'

export type NewProduct = {
  readonly code: string
  readonly name: string
  /** By id; the first is the main one. */
  readonly families: readonly number[]
  /** Each pair of color and size that is bought; a product of one kind has one without either. */
  readonly variants: readonly NewVariant[]
}
export type NewProductSurroundings = ProductSurroundings & {
  /** Whether another product has the code. */
  readonly isCodeTaken: boolean
  /** The product that is copied: its texts, pictures, prices and places for logos. */
  readonly copied: Generic | null
}

const USUAL_PRODUCTION_DAYS = 10

const blank: Omit<Generic, 'external_id' | 'name' | 'families' | 'products' | 'type'> = {
  id: 0,
  description: '',
  supplementary_information_text: '',
  images: [],
  subattributes: [],
  printing_areas: [],
  printing_types: [],
  minimum_order_quantity: 1,
  customization_under_minimum_extra_cost: null,
  unit_weight: 0,
  height: 0,
  length: 0,
  width: 0,
  units_per_box: 0,
  tag: null,
  featured: false,
  published: false,
  production_days: USUAL_PRODUCTION_DAYS,
  video_url: null,
}

export function makeProduct(
  { code, name, families: ids, variants }: NewProduct,
  { families, taken = new Set(), isCodeTaken, copied }: NewProductSurroundings,
): Generic | Refusal<'product_unsound'> {
  const faults = faultsOfVariants({ products: [] }, { edits: [], added: variants, taken })
  if (code.trim() === '') faults.push(faultOf(null, 'code', 'empty'))
  if (isCodeTaken) faults.push(faultOf(null, 'code', 'taken'))
  if (name.trim() === '') faults.push(faultOf(null, 'name', 'empty'))
  if (variants.length === 0) faults.push(faultOf(null, 'variants', 'empty'))
  const known = ids.flatMap((id) => families.find((one) => one.id === id) ?? [])
  if (known.length < ids.length) faults.push(faultOf(null, 'families', 'unknown'))
  if (faults.length > 0) return refuse('product_unsound', { count: faults.length, data: { faults } })
  const products = variants.map((one) => madeVariant(one, tiersOfCopied(one, copied)))
  return {
    ...blank,
    ...copied,
    id: 0,
    external_id: code,
    name,
    published: false,
    featured: false,
    retired: false,
    families: known.map((family, at) => ({ ...family, main: at === 0 })),
    images: copied ? imagesOfCopy(copied, variants) : [],
    products,
    type: isCurve({ products }) ? 'ProductoCurva' : 'ProductoSimple',
  }
}

const isAlike = (one: Pick<NewVariant, 'color' | 'size'>, other: Pick<NewVariant, 'color' | 'size'>) =>
  said(one.color) === said(other.color) && said(one.size) === said(other.size)
const said = (description: string) => (isSaid(description) ? description : '')

function tiersOfCopied(variant: NewVariant, copied: Generic | null): readonly Tier[] {
  const same = copied?.products.find((one) => isAlike(one, variant))
  return (same ?? copied?.products[0])?.tiers ?? []
}

/** Pictures of a color that the copy lacks show the whole product no more, so they stay behind. */
function imagesOfCopy({ images, products }: Generic, variants: readonly NewVariant[]): GenericImage[] {
  return images.flatMap((image) => {
    if (image.variant === null) return image
    const shown = products.find(({ sku }) => sku === image.variant)
    const same =
      shown &&
      (variants.find((one) => isAlike(one, shown)) ??
        variants.find((one) => said(one.color) === said(shown.color)))
    return same ? { ...image, variant: same.sku } : []
  })
}

export const productLacks = ['variant', 'price', 'picture', 'family'] as const
export type ProductLack = (typeof productLacks)[number]

/** What a buyer would miss. */
export function lacksOf(generic: Pick<Generic, 'products' | 'images' | 'families'>): ProductLack[] {
  const isMissing: Readonly<Record<ProductLack, boolean>> = {
    variant: !generic.products.some(({ active }) => active),
    price: lowestCost(generic) === null,
    picture: generic.images.length === 0,
    family: generic.families.length === 0,
  }
  return productLacks.filter((lack) => isMissing[lack])
}

/** Without one of these nobody could buy it. */
export const neededToBuy: readonly ProductLack[] = ['variant', 'price']

/** The sku that is proposed for a pair of color and size: `CHO-7-AZU-M`. */
export function proposedSku(
  code: string,
  { color, size }: { color: string; size: string },
  isTaken: (sku: string) => boolean,
) {
  const letters = (text: string, most: number) =>
    text
      .normalize('NFD')
      .replace(/[^a-z0-9 ]/gi, '')
      .trim()
      .split(/\s+/)
      .map((word, at) => (at === 0 ? word.slice(0, most) : word.slice(0, 1)))
      .join('')
      .toUpperCase()
  const end = size === '' ? [] : [letters(size, 8)]
  for (const most of [3, 5, 12]) {
    const sku = [code, ...(color === '' ? [] : [letters(color, most)]), ...end].filter(Boolean).join('-')
    if (!isTaken(sku)) return sku
  }
  for (let number = 2; ; number++) {
    const sku = [code, ...(color === '' ? [] : [letters(color, 12)]), ...end, number]
      .filter(Boolean)
      .join('-')
    if (!isTaken(sku)) return sku
  }
}

/** Size curves that a garment comes in, to be chosen with one click. */
export const sizeCurves: readonly (readonly string[])[] = [
  ['S', 'M', 'L', 'XL'],
  ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  ['4', '6', '8', '10', '12', '14', '16'],
  ['36', '38', '40', '42', '44', '46', '48'],
]
