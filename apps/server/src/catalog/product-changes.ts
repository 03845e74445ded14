/**
 * The changes of a product, field by field: to show them before they happen, to keep them, and to take them back. A
 * product is changed by making a draft of what the shop has (`asDraft`), changing the fields that are named and
 * saving it with `saveGenerics`; every other field stays as it is.
 */
import { isDeepStrictEqual } from 'node:util'
import { type Generic, isCurve, type Variant } from '@estampa/domain/catalog'
import type { GenericDraft, VariantDraft } from './generics.store.ts'

/** One field of a product, or of its variant `sku`. A variant that is new is the field `variant`. */
export type FieldChange = {
  readonly sku: string | null
  readonly field: string
  /** Null where the product or the variant is new. */
  readonly before: unknown
  readonly after: unknown
}

export type ProductChange = {
  readonly external_id: string
  /** The product's name before the change. */
  readonly name: string
  readonly isNew: boolean
  readonly fields: readonly FieldChange[]
}

/** The product as the shop has it, as a draft that would change nothing. */
export function asDraft({ id: _, families, printing_types, products, ...rest }: Generic): GenericDraft {
  return {
    ...rest,
    families: families.map(({ id, main }) => ({ id, main })),
    printing_types: printing_types.map((one) => one.id),
    products: products.map(variantAsDraft),
  }
}

export function variantAsDraft({ id: _, reserved_stock: __, ...variant }: Variant): VariantDraft {
  return variant
}

/** Whether these variants are a size curve. */
export function typeOf(products: readonly VariantDraft[]): Generic['type'] {
  const blank = { id: 0, reserved_stock: 0, availability: 'stock', on_order_days: null } as const
  const variants = products.map((variant) => ({ ...blank, ...variant }))
  return isCurve({ products: variants }) ? 'ProductoCurva' : 'ProductoSimple'
}

/** Empty where nothing changes. */
export function listChanges(before: GenericDraft | undefined, after: GenericDraft): FieldChange[] {
  const { products: variants, external_id: _, ...fields } = plainJson(after)
  const old = before && plainJson(before)
  const changed = Object.entries(fields).flatMap(([field, value]) => {
    const was: unknown = old ? old[field as keyof GenericDraft] : null
    return isDeepStrictEqual(was, value) ? [] : [{ sku: null, field, before: was ?? null, after: value }]
  })
  const known = new Map((old?.products ?? []).map((variant) => [variant.sku, variant]))
  return [...changed, ...variants.flatMap((variant) => variantChanges(known.get(variant.sku), variant))]
}

function variantChanges(before: VariantDraft | undefined, after: VariantDraft): FieldChange[] {
  const { sku, ...fields } = after
  if (!before) return [{ sku, field: 'variant', before: null, after }]
  return Object.entries(fields).flatMap(([field, value]) => {
    const was: unknown = before[field as keyof VariantDraft] ?? null
    return isDeepStrictEqual(was, value) ? [] : [{ sku, field, before: was, after: value }]
  })
}

/** The draft with these fields as they were; `kept` are those that somebody has changed since, and stay. */
export function revertChanges(
  current: GenericDraft,
  fields: readonly FieldChange[],
): { draft: GenericDraft; kept: FieldChange[] } {
  const kept: FieldChange[] = []
  let draft = plainJson(current)
  for (const change of fields) {
    const reverted = revertField(draft, change)
    if (reverted) draft = reverted
    else kept.push(change)
  }
  const isOtherCurve = fields.some(({ field }) => field === 'variant' || field === 'active')
  return { draft: isOtherCurve ? { ...draft, type: typeOf(draft.products) } : draft, kept }
}

function revertField(draft: GenericDraft, change: FieldChange): GenericDraft | undefined {
  const { sku, field, before, after } = change
  if (sku === null) {
    const isAsLeft = isDeepStrictEqual(draft[field as keyof GenericDraft] ?? null, after)
    return isAsLeft ? { ...draft, [field]: before } : undefined
  }
  const variant = draft.products.find((one) => one.sku === sku)
  if (!variant) return undefined
  const isNew = field === 'variant'
  const now: unknown = isNew ? variant : (variant[field as keyof VariantDraft] ?? null)
  if (!isDeepStrictEqual(now, after)) return undefined
  const old: VariantDraft = isNew ? { ...variant, active: false } : { ...variant, [field]: before }
  return { ...draft, products: draft.products.map((one) => (one === variant ? old : one)) }
}

/** Without what is undefined, as it is stored. */
function plainJson(draft: GenericDraft): GenericDraft {
  return JSON.parse(JSON.stringify(draft)) as GenericDraft
}
