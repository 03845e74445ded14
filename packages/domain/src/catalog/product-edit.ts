/**
 * How the people of a shop change a product: only what is named changes, its variants by sku. The result is the whole
 * product as it is afterwards, or every fault at once, each with its field, so that nothing has to be typed twice.
 */
import {
  type Availability,
  type Generic,
  type GenericFamily,
  isCurve,
  type Subattribute,
  type Tier,
  tierFor,
  type Variant,
} from '../catalog.ts'
import type { Minor } from '../money.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import { type PriceRules, salePrice } from '../shops/price-rules.ts'

export type VariantEdit = {
  readonly sku: string
  readonly stock?: number | undefined
  readonly availability?: Availability | undefined
  /** Business days. */
  readonly on_order_days?: number | null | undefined
  readonly active?: boolean | undefined
  readonly tiers?: readonly Tier[] | undefined
}
type PlainField =
  | 'name'
  | 'description'
  | 'supplementary_information_text'
  | 'tag'
  | 'video_url'
  | 'featured'
  | 'published'
  | 'minimum_order_quantity'
  | 'production_days'
export type ProductEdit = { readonly [Field in PlainField]?: Generic[Field] | undefined } & {
  /** By id; the first is the main one. */
  readonly families?: readonly number[] | undefined
  /** Empty: none. */
  readonly brand?: string | undefined
  readonly materials?: readonly string[] | undefined
  readonly variants?: readonly VariantEdit[] | undefined
}

export const productFaults = [
  'empty',
  'unknown',
  'repeated',
  'not_an_address',
  'out_of_range',
  'below_reserved',
  'tiers_not_rising',
  'cost_not_positive',
] as const
/** `sku` is null where the field is the product's own; `limit` is the number that the value has to keep to. */
export type ProductFault = {
  readonly sku: string | null
  readonly field: string
  readonly fault: (typeof productFaults)[number]
  readonly limit: number | null
}

export const MAX_ON_ORDER_DAYS = 365
export const MAX_STOCK = 1_000_000_000
const MAX_TIER_QUANTITY = 10_000_000

const plainFields = [
  'name',
  'description',
  'supplementary_information_text',
  'tag',
  'video_url',
  'featured',
  'published',
  'minimum_order_quantity',
  'production_days',
] as const satisfies readonly PlainField[]

/** The product after the edit; `families` are those of the shop. */
export function editProduct(
  generic: Generic,
  edit: ProductEdit,
  families: readonly Omit<GenericFamily, 'main'>[],
): Generic | Refusal<'product_unsound'> {
  const faults = [...faultsOfFields(edit, families), ...faultsOfVariants(generic, edit.variants ?? [])]
  if (faults.length > 0) return refuse('product_unsound', { count: faults.length, data: { faults } })
  const named = plainFields.filter((field) => edit[field] !== undefined)
  const changed: Generic = {
    ...generic,
    ...Object.fromEntries(named.map((field) => [field, edit[field]])),
    families: edit.families ? familiesOf(edit.families, families) : generic.families,
    subattributes: attributesOf(generic.subattributes, edit),
    products: generic.products.map((variant) => variantAfter(variant, editOf(edit, variant.sku))),
  }
  const isOffered = changed.products.some(({ active }) => active)
  const isOtherCurve = edit.variants?.some(({ active }) => active !== undefined) ?? false
  if (!isOffered || !isOtherCurve) return changed
  return { ...changed, type: isCurve(changed) ? 'ProductoCurva' : 'ProductoSimple' }
}

const editOf = ({ variants = [] }: ProductEdit, sku: string) => variants.find((one) => one.sku === sku)

function variantAfter(variant: Variant, edit: VariantEdit | undefined): Variant {
  if (!edit) return variant
  const availability = edit.availability ?? variant.availability
  const days = edit.on_order_days === undefined ? variant.on_order_days : edit.on_order_days
  return {
    ...variant,
    availability,
    // days are of what is on order alone
    on_order_days: availability === 'on_order' ? days : null,
    stock: edit.stock ?? variant.stock,
    active: edit.active ?? variant.active,
    tiers: edit.tiers ?? variant.tiers,
  }
}

function familiesOf(ids: readonly number[], known: readonly Omit<GenericFamily, 'main'>[]): GenericFamily[] {
  return ids.flatMap((id, at) => {
    const family = known.find((one) => one.id === id)
    return family ? { ...family, main: at === 0 } : []
  })
}

/** What a supplier's catalog calls a brand and a material, by their numbers there. */
const brandOf = (name: string): Subattribute => ({ id: 2, name, attribute_name: 'Marca' })
const materialOf = (name: string): Subattribute => ({ id: 9, name, attribute_name: 'Material' })
const isBrand = ({ attribute_name }: Subattribute) => /^marca$/i.test(attribute_name)
const isMaterial = ({ attribute_name }: Subattribute) => /^material/i.test(attribute_name)

export const productBrand = ({ subattributes }: Pick<Generic, 'subattributes'>): string =>
  subattributes.find(isBrand)?.name ?? ''
export const productMaterials = ({ subattributes }: Pick<Generic, 'subattributes'>): string[] =>
  subattributes.filter(isMaterial).map(({ name }) => name)

function attributesOf(before: readonly Subattribute[], { brand, materials }: ProductEdit) {
  let after = before
  if (brand !== undefined) {
    const others = after.filter((one) => !isBrand(one))
    after = brand === '' ? others : [brandOf(brand), ...others]
  }
  if (materials !== undefined) {
    const names = [...new Set(materials.filter((name) => name !== ''))]
    after = [...after.filter((one) => !isMaterial(one)), ...names.map(materialOf)]
  }
  return after
}

const own = (field: string, fault: ProductFault['fault']): ProductFault => ({
  sku: null,
  field,
  fault,
  limit: null,
})

function faultsOfFields(edit: ProductEdit, known: readonly { readonly id: number }[]): ProductFault[] {
  const { name, video_url, families = [] } = edit
  const faults: ProductFault[] = []
  if (name?.trim() === '') faults.push(own('name', 'empty'))
  if (video_url && !/^https?:\/\/\S+\.\S+$/.test(video_url)) faults.push(own('videoUrl', 'not_an_address'))
  if (families.some((id) => !known.some((one) => one.id === id))) faults.push(own('families', 'unknown'))
  if (new Set(families).size < families.length) faults.push(own('families', 'repeated'))
  return faults
}

function faultsOfVariants({ products }: Generic, edits: readonly VariantEdit[]): ProductFault[] {
  return edits.flatMap((edit, at) => {
    const { sku } = edit
    const variant = products.find((one) => one.sku === sku)
    if (!variant) return [{ sku, field: 'sku', fault: 'unknown' as const, limit: null }]
    if (edits.findIndex((one) => one.sku === sku) < at)
      return [{ sku, field: 'sku', fault: 'repeated' as const, limit: null }]
    return [...faultsOfStock(variant, edit), ...faultsOfTiers(sku, edit.tiers ?? [])]
  })
}

function faultsOfStock(variant: Variant, edit: VariantEdit): ProductFault[] {
  const { sku } = variant
  const { stock, availability, on_order_days: days } = variantAfter(variant, edit)
  const faults: ProductFault[] = []
  if (stock < 0 || stock > MAX_STOCK)
    faults.push({ sku, field: 'stock', fault: 'out_of_range', limit: MAX_STOCK })
  else if (availability !== 'on_order' && stock < variant.reserved_stock) {
    // what is held for orders is still there, or has to be before it can be counted
    const field = edit.stock === undefined ? 'availability' : 'stock'
    faults.push({ sku, field, fault: 'below_reserved', limit: variant.reserved_stock })
  }
  if (days !== null && (days < 0 || days > MAX_ON_ORDER_DAYS))
    faults.push({ sku, field: 'onOrderDays', fault: 'out_of_range', limit: MAX_ON_ORDER_DAYS })
  return faults
}

function faultsOfTiers(sku: string, tiers: readonly Tier[]): ProductFault[] {
  const faults: ProductFault[] = []
  const isRising = tiers.every(({ min_quantity }, at) => min_quantity > (tiers[at - 1]?.min_quantity ?? 0))
  if (!isRising) faults.push({ sku, field: 'tiers', fault: 'tiers_not_rising', limit: null })
  if (tiers.some(({ min_quantity }) => min_quantity > MAX_TIER_QUANTITY))
    faults.push({ sku, field: 'tiers', fault: 'out_of_range', limit: MAX_TIER_QUANTITY })
  if (tiers.some(({ cost }) => cost <= 0))
    faults.push({ sku, field: 'tiers', fault: 'cost_not_positive', limit: null })
  return faults
}

/** What a unit of a variant is sold for to whoever buys so many, before taxes; null where so few are not sold. */
export function pricesAt(
  variant: Pick<Variant, 'tiers' | 'sku'>,
  quantities: readonly number[],
  rules: PriceRules,
): (Minor | null)[] {
  return quantities.map((quantity) => {
    const tier = tierFor(variant, quantity)
    return isRefusal(tier) ? null : salePrice(tier.cost, rules)
  })
}
