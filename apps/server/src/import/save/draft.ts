/**
 * The product that a row becomes: the file's values, over the shop's, over the usual ones. Pure, so that an
 * import and its rehearsal decide the same.
 */
import type {
  Availability,
  Generic,
  GenericImage,
  Subattribute,
  Tier,
  Variant,
} from '@estampa/domain/catalog'
import type { GenericDraft, VariantDraft } from '../../catalog/generics.store.ts'
import { asDraft, typeOf, variantAsDraft } from '../../catalog/product-changes.ts'
import type { ImportedProduct, ImportedVariant } from '../product.ts'
import { areasOf } from './area-drafts.ts'

/** Business days, until the shop says otherwise. */
export const usualProductionDays = 10

export type NameIds = {
  /** By title. */
  readonly families: ReadonlyMap<string, number>
  /** By key. */
  readonly techniques: ReadonlyMap<string, number>
}

/** How a new variant is offered of which the file has no stock, unless the operator says otherwise. */
export const offerOfNew: Availability = 'on_order'
/** The operator's rules for all variants of the file. */
export type OfferRules = {
  readonly availability: Availability | undefined
  readonly onOrderDays: number | undefined
}

/** `adds`: the file brought this product before, and what it said then stays. */
export type ImportItem = {
  readonly product: ImportedProduct
  readonly adds: boolean
  /** Undefined: pictures are not being imported. */
  readonly images: readonly GenericImage[] | undefined
  /** Pictures that come beside those that there are. */
  readonly addedImages?: readonly GenericImage[] | undefined
}

const blank: Omit<GenericDraft, 'external_id'> = {
  name: '',
  description: '',
  supplementary_information_text: '',
  type: 'ProductoSimple',
  families: [],
  images: [],
  products: [],
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
  published: true,
  production_days: usualProductionDays,
  video_url: null,
}

export function draftOf(
  { product, adds, images, addedImages = [] }: ImportItem,
  old: Generic | undefined,
  { numbered, offer }: { numbered: NameIds; offer: OfferRules },
): GenericDraft {
  const before = old ? asDraft(old) : { ...blank, external_id: product.external_id }
  const products = variantsOf(product, old, offer)
  const type = isSameCurve(products, before.products) ? before.type : typeOf(products)
  if (adds && old) return { ...before, products, type }
  const pictures = images ? withTexts(images, before.images) : before.images
  const shown = withAdded(pictures, addedImages)
  const printing_types = techniquesOf(product, before, numbered)
  return {
    ...before,
    ...fieldsOf(product),
    families: familiesOf(product, before, numbered),
    subattributes: attributesOf(product, before.subattributes),
    images: shown,
    printing_types,
    printing_areas: areasOf(product.printing_areas, before, shown, printing_types),
    products,
    type,
    // a supplier still lists what the shop sells no more
    ...(before.retired && { published: false }),
  }
}

/** What somebody wrote of a picture stays with it. */
function withTexts(images: readonly GenericImage[], before: readonly GenericImage[]): GenericImage[] {
  return images.map((image) => {
    const alt = before.find(({ image_url }) => image_url === image.image_url)?.alt
    return alt ? { ...image, alt } : image
  })
}

/** The same picture under the same address is one; the first of a product that had none is the main one. */
function withAdded(images: readonly GenericImage[], added: readonly GenericImage[]): readonly GenericImage[] {
  const unique = [
    ...new Map(added.map((image) => [image.image_url, image] as const).reverse()).values(),
  ].reverse()
  const fresh = unique.filter(({ image_url }) => !images.some((image) => image.image_url === image_url))
  if (fresh.length === 0) return images
  const main = images.some((image) => image.main)
    ? -1
    : Math.max(
        0,
        fresh.findIndex(({ variant }) => variant === null),
      )
  return [
    ...images,
    ...fresh.map((image, at) => ({ ...image, main: at === main, order: images.length + at + 1 })),
  ]
}

const plainFields = [
  'name',
  'description',
  'supplementary_information_text',
  'minimum_order_quantity',
  'customization_under_minimum_extra_cost',
  'unit_weight',
  'height',
  'length',
  'width',
  'units_per_box',
  'tag',
  'featured',
  'published',
  'video_url',
  'size_guide',
] as const satisfies readonly (keyof ImportedProduct & keyof GenericDraft)[]

/** Fields of the product that are taken as the file has them. */
function fieldsOf(product: ImportedProduct): Partial<GenericDraft> {
  const present = plainFields.filter((field) => product[field] !== undefined)
  return Object.fromEntries(present.map((field) => [field, product[field]]))
}

function familiesOf(
  { families }: ImportedProduct,
  before: GenericDraft,
  numbered: NameIds,
): GenericDraft['families'] {
  if (!families) return before.families
  return families.flatMap(({ title, main }) => {
    const id = numbered.families.get(title)
    return id === undefined ? [] : [{ id, main }]
  })
}

function techniquesOf(
  { techniques }: ImportedProduct,
  before: GenericDraft,
  numbered: NameIds,
): readonly number[] {
  return techniques?.flatMap(({ key }) => numbered.techniques.get(key) ?? []) ?? before.printing_types
}

/** A list replaces what there is; subattributes that are named one by one leave the others. */
function attributesOf(
  { subattributes, namedAttributes = [] }: ImportedProduct,
  before: readonly Subattribute[],
): readonly Subattribute[] {
  const list = subattributes ?? before
  const named = new Map(namedAttributes.map((one) => [one.id, one]))
  const changed = list.map((one) => named.get(one.id) ?? one)
  const fresh = namedAttributes.filter(({ id }) => !list.some((one) => one.id === id))
  return [...changed, ...fresh].filter(({ name }) => name !== '')
}

function isSameCurve(products: readonly VariantDraft[], before: readonly VariantDraft[]): boolean {
  const keyOf = ({ sku, color, size, active }: VariantDraft) => JSON.stringify([sku, color, size, active])
  const known = new Set(before.map(keyOf))
  return products.length === before.length && products.every((one) => known.has(keyOf(one)))
}

/** Variants that the file does not bring stay, each in its place: a file may bring one of twelve. */
function variantsOf(product: ImportedProduct, old: Generic | undefined, offer: OfferRules): VariantDraft[] {
  const had = new Map((old?.products ?? []).map((variant) => [variant.sku, variant]))
  const imported = new Map(product.variants.map((one) => [one.sku, variantOf(one, had.get(one.sku), offer)]))
  const kept = [...had.values()].map(variantAsDraft)
  const fresh = [...imported.values()].filter(({ sku }) => !had.has(sku))
  return [...kept.map((variant) => imported.get(variant.sku) ?? variant), ...fresh]
}

function variantOf(imported: ImportedVariant, old: Variant | undefined, offer: OfferRules): VariantDraft {
  const [first, second, third] = imported.elements ?? elementsOf(imported, old)
  return {
    ...(old && variantAsDraft(old)),
    sku: imported.sku,
    // the shop counts at least what it holds for orders; saying less would look like a change at every import
    stock:
      imported.stock === undefined ? (old?.stock ?? 0) : Math.max(imported.stock, old?.reserved_stock ?? 0),
    ...offerOf(imported, old, offer),
    element_description_1: first,
    element_description_2: second,
    element_description_3: third,
    size: imported.size ?? old?.size ?? '',
    color: imported.color ?? old?.color ?? '',
    primary_color:
      imported.primary_color === undefined ? (old?.primary_color ?? null) : imported.primary_color,
    secondary_color:
      imported.secondary_color === undefined ? (old?.secondary_color ?? null) : imported.secondary_color,
    tiers: mergeTiers(imported, old?.tiers ?? []),
    active: imported.active ?? old?.active ?? true,
  }
}

/** The row's value, else the operator's for the whole file, else the stored one; a new variant has `offerOfNew`. */
function offerOf(
  imported: ImportedVariant,
  old: Variant | undefined,
  { availability: ofFile, onOrderDays }: OfferRules,
): Pick<Variant, 'availability' | 'on_order_days'> {
  const availability =
    imported.availability ?? ofFile ?? old?.availability ?? (imported.isCounted ? 'stock' : offerOfNew)
  if (availability !== 'on_order') return { availability, on_order_days: null }
  return { availability, on_order_days: onOrderDays ?? old?.on_order_days ?? null }
}

/** A color or a size that the file names stands where the old one stood. */
function elementsOf({ color, size }: ImportedVariant, old: Variant | undefined): [string, string, string] {
  if (!old) return [color ?? '', size ?? '', '']
  const swap = (element: string) => {
    if (element !== '' && element === old.color) return color ?? element
    return element !== '' && element === old.size ? (size ?? element) : element
  }
  return [swap(old.element_description_1), swap(old.element_description_2), swap(old.element_description_3)]
}

/** The scale that the file brings, or the shop's own with the one price that the file names. */
export function mergeTiers({ tiers, singlePrice }: ImportedVariant, old: readonly Tier[]): readonly Tier[] {
  if (tiers !== undefined) return tiers ?? []
  if (singlePrice === undefined) return old
  const { cost } = singlePrice
  if (cost === null) return []
  const first = Math.min(...old.map((tier) => tier.min_quantity))
  const min_quantity = singlePrice.min_quantity ?? (old.length > 0 ? first : 1)
  const others = old.filter((tier) => tier.min_quantity !== min_quantity)
  return [...others, { min_quantity, cost }].sort((a, b) => a.min_quantity - b.min_quantity)
}

/** The first tier that costs more than the one before it: more units would cost more each. */
export function risingTier(tiers: readonly Tier[]): { before: Tier; tier: Tier } | undefined {
  for (const [at, tier] of tiers.entries()) {
    const before = tiers[at - 1]
    if (before && tier.cost > before.cost) return { before, tier }
  }
  return undefined
}
