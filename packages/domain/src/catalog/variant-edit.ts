/**
 * How the people of a shop change what is bought of a product: each variant by its sku, and new ones. A sku may be
 * renamed, because orders keep the text that they had. What a variant holds for orders is nobody's to change here.
 */
import { type Availability, type Generic, MAX_ON_ORDER_DAYS, type Tier, type Variant } from '../catalog.ts'
import { faultOf, type ProductFault } from './product-faults.ts'

export type VariantEdit = {
  readonly sku: string
  readonly new_sku?: string | undefined
  readonly color?: string | undefined
  /** Hex, '#rrggbb'. */
  readonly primary_color?: string | null | undefined
  readonly size?: string | undefined
  readonly stock?: number | undefined
  readonly availability?: Availability | undefined
  /** Business days. */
  readonly on_order_days?: number | null | undefined
  readonly active?: boolean | undefined
  readonly tiers?: readonly Tier[] | undefined
}

export type NewVariant = {
  readonly sku: string
  readonly color: string
  /** Hex, '#rrggbb'. */
  readonly primary_color: string | null
  readonly size: string
  readonly stock: number
  readonly availability: Availability
  /** Business days. */
  readonly on_order_days: number | null
  /** Without them it costs what the others of the product cost. */
  readonly tiers?: readonly Tier[] | undefined
}

/** What is asked of the variants of one product; `taken` are skus that other products of the shop have. */
export type VariantChanges = {
  readonly edits: readonly VariantEdit[]
  readonly added: readonly NewVariant[]
  readonly taken: ReadonlySet<string>
}

export const MAX_VARIANTS = 500
const MAX_STOCK = 1_000_000_000
const MAX_TIER_QUANTITY = 10_000_000

/** The variants afterwards: those that were there in their places, then the new ones. */
export function variantsAfter({ products }: Pick<Generic, 'products'>, changes: VariantChanges): Variant[] {
  const { edits, added } = changes
  const changed = products.map((variant) =>
    variantAfter(
      variant,
      edits.find(({ sku }) => sku === variant.sku),
    ),
  )
  const usual = changed.find(({ active }) => active) ?? changed[0]
  return [...changed, ...added.map((one) => madeVariant(one, usual?.tiers ?? []))]
}

/** A variant that nothing was sold of yet. */
export function madeVariant({ tiers, ...said }: NewVariant, usualTiers: readonly Tier[]): Variant {
  const { color, size, availability, on_order_days } = said
  return {
    ...said,
    id: 0,
    reserved_stock: 0,
    element_description_1: color,
    element_description_2: size,
    element_description_3: '',
    secondary_color: null,
    on_order_days: availability === 'on_order' ? on_order_days : null,
    tiers: tiers ?? usualTiers,
    active: true,
  }
}

function variantAfter(variant: Variant, edit: VariantEdit | undefined): Variant {
  if (!edit) return variant
  const availability = edit.availability ?? variant.availability
  const days = edit.on_order_days === undefined ? variant.on_order_days : edit.on_order_days
  return {
    ...variant,
    ...namesAfter(variant, edit),
    sku: edit.new_sku ?? variant.sku,
    primary_color: edit.primary_color === undefined ? variant.primary_color : edit.primary_color,
    availability,
    // days are of what is on order alone
    on_order_days: availability === 'on_order' ? days : null,
    stock: edit.stock ?? variant.stock,
    active: edit.active ?? variant.active,
    tiers: edit.tiers ?? variant.tiers,
  }
}

/** A color or a size that is called otherwise is so in the descriptions too. */
function namesAfter(variant: Variant, { color = variant.color, size = variant.size }: VariantEdit) {
  const renamed = (description: string) => {
    if (description !== '' && description === variant.color) return color
    return description !== '' && description === variant.size ? size : description
  }
  return {
    color,
    size,
    element_description_1: renamed(variant.element_description_1),
    element_description_2: renamed(variant.element_description_2),
    element_description_3: renamed(variant.element_description_3),
  }
}

export function faultsOfVariants(
  generic: Pick<Generic, 'products'>,
  changes: VariantChanges,
): ProductFault[] {
  const { edits, added } = changes
  const faults = edits.flatMap((edit, at) => {
    const { sku } = edit
    const variant = generic.products.find((one) => one.sku === sku)
    if (!variant) return [faultOf(sku, 'sku', 'unknown')]
    if (edits.findIndex((one) => one.sku === sku) < at) return [faultOf(sku, 'sku', 'repeated')]
    return [...faultsOfStock(sku, variantAfter(variant, edit), edit), ...faultsOfTiers(sku, edit.tiers ?? [])]
  })
  const ofNew = added.flatMap((one) => [
    ...faultsOfStock(one.sku, madeVariant(one, []), { sku: one.sku }),
    ...faultsOfTiers(one.sku, one.tiers ?? []),
  ])
  return [...faults, ...ofNew, ...faultsOfNames(generic, changes)]
}

/** Every sku once in the whole shop, every pair of color and size once in the product. */
function faultsOfNames(generic: Pick<Generic, 'products'>, changes: VariantChanges): ProductFault[] {
  const { edits, added, taken } = changes
  const after = variantsAfter(generic, changes)
  const touched = new Map<number, string>()
  for (const [at, { sku }] of generic.products.entries()) {
    const edit = edits.find((one) => one.sku === sku)
    if (edit && (edit.new_sku ?? edit.color ?? edit.size) !== undefined) touched.set(at, sku)
  }
  for (const [at, { sku }] of added.entries()) touched.set(generic.products.length + at, sku)
  const faults = [...touched].flatMap(([at, sku]) => {
    const variant = after[at]
    if (!variant) return []
    const others = after.filter((_, other) => other !== at)
    if (variant.sku.trim() === '') return [faultOf(sku, 'sku', 'empty')]
    if (others.some((one) => one.sku === variant.sku)) return [faultOf(sku, 'sku', 'repeated')]
    if (taken.has(variant.sku)) return [faultOf(sku, 'sku', 'taken')]
    const isSecond = others.some(({ color, size }) => color === variant.color && size === variant.size)
    return isSecond ? [faultOf(sku, 'color', 'repeated')] : []
  })
  return after.length > MAX_VARIANTS
    ? [...faults, faultOf(null, 'variants', 'too_many', MAX_VARIANTS)]
    : faults
}

function faultsOfStock(sku: string, after: Variant, edit: VariantEdit): ProductFault[] {
  const { stock, availability, on_order_days: days, reserved_stock: reserved } = after
  const faults: ProductFault[] = []
  if (stock < 0 || stock > MAX_STOCK) faults.push(faultOf(sku, 'stock', 'out_of_range', MAX_STOCK))
  else if (availability !== 'on_order' && stock < reserved) {
    // what is held for orders is still there, or has to be before it can be counted
    const field = edit.stock === undefined ? 'availability' : 'stock'
    faults.push(faultOf(sku, field, 'below_reserved', reserved))
  }
  if (days !== null && (days < 0 || days > MAX_ON_ORDER_DAYS))
    faults.push(faultOf(sku, 'onOrderDays', 'out_of_range', MAX_ON_ORDER_DAYS))
  return faults
}

function faultsOfTiers(sku: string, tiers: readonly Tier[]): ProductFault[] {
  const faults: ProductFault[] = []
  const isRising = tiers.every(({ min_quantity }, at) => min_quantity > (tiers[at - 1]?.min_quantity ?? 0))
  if (!isRising) faults.push(faultOf(sku, 'tiers', 'tiers_not_rising'))
  if (tiers.some(({ min_quantity }) => min_quantity > MAX_TIER_QUANTITY))
    faults.push(faultOf(sku, 'tiers', 'out_of_range', MAX_TIER_QUANTITY))
  if (tiers.some(({ cost }) => cost <= 0)) faults.push(faultOf(sku, 'tiers', 'cost_not_positive'))
  return faults
}
