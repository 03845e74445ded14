/**
 * What somebody has typed over a product and not saved: only what differs, as text, so that nothing typed is lost when
 * the product comes anew. What is wrong with it is known here before it is sent.
 */
import type { CallInput } from '@estampa/contract/client'
import type { staffProducts } from '@estampa/contract/staff'
import { parseAmount } from '@estampa/web/money'
import type { StaffProduct, StaffVariant } from './use-product.ts'

export const textFields = ['name', 'description', 'moreInformation', 'tag', 'videoUrl', 'brand'] as const
const numberFields = ['minimumOrderQuantity', 'productionDays', 'unitsPerBox'] as const
/** They may have decimals. */
const measureFields = ['unitWeight', 'height', 'length', 'width'] as const
export type TextField =
  | (typeof textFields)[number]
  | (typeof numberFields)[number]
  | (typeof measureFields)[number]
  | 'materials'
export const cellFields = ['stock', 'availability', 'onOrderDays', 'isActive', 'sku'] as const
export type CellField = (typeof cellFields)[number]
export type TierDraft = { id: string; from: string; cost: string }

export type ProductDraft = {
  texts: Partial<Record<TextField, string>>
  isFeatured?: boolean | undefined
  families?: readonly number[] | undefined
  /** By sku. */
  cells: Readonly<Record<string, Partial<Record<CellField, string>>>>
  /** By the first sku of a group of variants that cost the same. */
  tiers: Readonly<Record<string, readonly TierDraft[]>>
}
/** By the field of the product, or «sku field». */
export type ProductDraftFaults = Readonly<Record<string, ProductDraftFault>>
export type ProductDraftFault = { fault: string; limit: number | null }
export type SaveProductInput = CallInput<(typeof staffProducts)['saveProduct']>

export const emptyProductDraft: ProductDraft = { texts: {}, cells: {}, tiers: {} }
export const faultKey = (sku: string | null, field: string) => (sku === null ? field : `${sku} ${field}`)

const isMeasure = (field: TextField) => measureFields.some((one) => one === field)

export function textOfProduct(product: StaffProduct, field: TextField): string {
  if (field === 'materials') return product.materials.join(', ')
  if (isMeasure(field)) return String(product[field]).replace('.', ',')
  return String(product[field] ?? '')
}

export function savedCellText(variant: StaffVariant, field: CellField): string {
  if (field === 'isActive') return variant.isActive ? 'yes' : 'no'
  return String(variant[field] ?? '')
}

/** The draft with a text; what the product says already is no change. */
export function withText(draft: ProductDraft, product: StaffProduct, field: TextField, text: string) {
  const { [field]: _, ...others } = draft.texts
  const isSame = text === textOfProduct(product, field)
  return { ...draft, texts: isSame ? others : { ...others, [field]: text } }
}

export function withCell(draft: ProductDraft, variant: StaffVariant, field: CellField, text: string) {
  const { [variant.sku]: cells = {}, ...variants } = draft.cells
  const { [field]: _, ...others } = cells
  const changed = text === savedCellText(variant, field) ? others : { ...others, [field]: text }
  const isNone = Object.keys(changed).length === 0
  return { ...draft, cells: isNone ? variants : { ...variants, [variant.sku]: changed } }
}

export function withFamilies(draft: ProductDraft, product: StaffProduct, families: readonly number[]) {
  const isSame = families.join() === product.families.map(({ id }) => id).join()
  return { ...draft, families: isSame ? undefined : families }
}

/** Variants that cost the same, in the order of the product. */
export type TierGroup = { sku: string; variants: readonly StaffVariant[] }

export function tierGroups({ variants }: StaffProduct): TierGroup[] {
  const groups = Map.groupBy(variants, ({ tiers }) => JSON.stringify(tiers))
  return [...groups.values()].flatMap((group) => (group[0] ? [{ sku: group[0].sku, variants: group }] : []))
}

const amountText = (amount: number) => String(amount).replace('.', ',')

export function tierDrafts({ variants }: TierGroup): TierDraft[] {
  return (variants[0]?.tiers ?? []).map(({ from, cost }) => ({
    id: String(from),
    from: String(from),
    cost: cost === undefined ? '' : amountText(cost),
  }))
}

export function withTiers(draft: ProductDraft, group: TierGroup, tiers: readonly TierDraft[]) {
  const { [group.sku]: _, ...others } = draft.tiers
  const said = (some: readonly TierDraft[]) => some.map(({ from, cost }) => `${from} ${cost}`).join('|')
  const isSame = said(tiers) === said(tierDrafts(group))
  return { ...draft, tiers: isSame ? others : { ...others, [group.sku]: tiers } }
}

export function changeCount(draft: ProductDraft): number {
  const cells = Object.values(draft.cells).reduce((sum, changed) => sum + Object.keys(changed).length, 0)
  const others = [draft.isFeatured, draft.families].filter((one) => one !== undefined).length
  return Object.keys(draft.texts).length + Object.keys(draft.tiers).length + cells + others
}

/** «3,5» and «3.5»; undefined for what is no number. */
function measureOf(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined
}

const isWhole = (text: string) => /^\d{1,9}$/.test(text.trim())
const notWhole: ProductDraftFault = { fault: 'not_whole', limit: null }

export function faultsOfProductDraft(draft: ProductDraft): ProductDraftFaults {
  const { texts, cells, tiers } = draft
  const faults: Record<string, ProductDraftFault> = {}
  if (texts.name?.trim() === '') faults.name = { fault: 'empty', limit: null }
  for (const field of numberFields) {
    const text = texts[field]
    if (text !== undefined && !isWhole(text)) faults[field] = notWhole
  }
  for (const field of measureFields) {
    const text = texts[field]
    if (text !== undefined && measureOf(text) === undefined)
      faults[field] = { fault: 'not_number', limit: null }
  }
  for (const [sku, { sku: newSku, stock, onOrderDays }] of Object.entries(cells)) {
    if (newSku === '') faults[faultKey(sku, 'sku')] = { fault: 'empty', limit: null }
    if (stock !== undefined && !isWhole(stock)) faults[faultKey(sku, 'stock')] = notWhole
    if (onOrderDays !== undefined && onOrderDays !== '' && !isWhole(onOrderDays))
      faults[faultKey(sku, 'onOrderDays')] = notWhole
  }
  for (const [sku, typed] of Object.entries(tiers)) {
    const fault = faultOfTiers(typed)
    if (fault) faults[faultKey(sku, 'tiers')] = { fault, limit: null }
  }
  return faults
}

function faultOfTiers(typed: readonly TierDraft[]): string | undefined {
  if (typed.some(({ from }) => !isWhole(from) || Number(from) === 0)) return 'not_whole'
  if (typed.some(({ cost }) => parseAmount(cost) === undefined)) return 'not_amount'
  const isRising = typed.every(({ from }, at) => Number(from) > Number(typed[at - 1]?.from ?? 0))
  return isRising ? undefined : 'tiers_not_rising'
}

/** A sound draft as the call takes it, over the product that was seen. */
export function inputOf(product: StaffProduct, draft: ProductDraft): SaveProductInput {
  const { texts, isFeatured, families } = draft
  const named = textFields.flatMap((field) => (texts[field] === undefined ? [] : [[field, texts[field]]]))
  const numbers = numberFields.flatMap((field) =>
    texts[field] === undefined ? [] : [[field, Number(texts[field])]],
  )
  const measures = measureFields.flatMap((field) =>
    texts[field] === undefined ? [] : [[field, measureOf(texts[field])]],
  )
  const variants = product.variants.flatMap((variant) => {
    const edit = variantInput(product, variant, draft)
    return edit ? [edit] : []
  })
  return {
    Id: product.id,
    ...Object.fromEntries([...named, ...numbers, ...measures]),
    ...(texts.materials !== undefined && {
      materials: texts.materials
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    }),
    ...(isFeatured !== undefined && { isFeatured }),
    ...(families !== undefined && { families: [...families] }),
    ...(variants.length > 0 && { variants }),
  }
}

function variantInput(product: StaffProduct, variant: StaffVariant, { cells, tiers }: ProductDraft) {
  const { sku } = variant
  const { sku: newSku, stock, availability, onOrderDays, isActive } = cells[sku] ?? {}
  const group = tierGroups(product).find((one) => one.variants.includes(variant))
  const typed = group && tiers[group.sku]
  if (!cells[sku] && !typed) return undefined
  return {
    sku,
    ...(newSku !== undefined && { newSku }),
    ...(stock !== undefined && { stock: Number(stock), seenStock: variant.stock }),
    ...(availability !== undefined && { availability: availability as StaffVariant['availability'] }),
    ...(onOrderDays !== undefined && { onOrderDays: onOrderDays === '' ? null : Number(onOrderDays) }),
    ...(isActive !== undefined && { isActive: isActive === 'yes' }),
    ...(typed && {
      tiers: typed.map(({ from, cost }) => ({ from: Number(from), cost: parseAmount(cost) ?? 0 })),
    }),
  }
}
