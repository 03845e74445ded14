/** What somebody decides about a file before it is rehearsed. */
import type { CatalogImport, CheckedChoices, ImportLook } from './use-import.ts'

export type ColumnDraft = { readonly heading: string; readonly use: string }
export type ImportDraft = {
  readonly columns: readonly ColumnDraft[]
  /** The name of one that the shop has, an empty text for none, or another one. */
  readonly supplier: string
  readonly isOtherSupplier: boolean
  readonly prefix: string
  readonly priceKind: 'cost' | 'sale' | 'sale_with_taxes' | undefined
  readonly ignoresCurrency: boolean
  readonly pictures: boolean
  readonly retires: boolean
  readonly hidesMissing: boolean
  readonly renames: boolean
  readonly availability: '' | 'stock' | 'on_order' | 'none'
  readonly onOrderDays: string
  readonly newTechniques: readonly string[]
}

export function firstDraft({
  look,
  choices,
  suppliers,
}: Pick<CatalogImport, 'look' | 'choices' | 'suppliers'>): ImportDraft {
  const columns = choices?.columns ?? look?.columns.map(({ heading, use }) => ({ heading, use })) ?? []
  const supplier = choices?.supplier ?? ''
  const isKnown = supplier === '' || suppliers.some(({ name }) => name === supplier)
  return {
    columns: [...columns],
    supplier,
    isOtherSupplier: !isKnown,
    prefix: choices?.prefix ?? '',
    priceKind: choices?.priceKind,
    ignoresCurrency: choices?.ignoresCurrency ?? false,
    pictures: choices?.pictures ?? false,
    retires: choices?.retires ?? false,
    hidesMissing: choices?.hidesMissing ?? false,
    renames: choices?.renames ?? false,
    availability: choices?.availability ?? '',
    onOrderDays: choices?.onOrderDays === undefined ? '' : String(choices.onOrderDays),
    newTechniques: [...(choices?.newTechniques ?? [])],
  }
}

export const hasMapping = ({ kind }: Pick<ImportLook, 'kind'>) => kind === 'table' || kind === 'json'
const hasUse = ({ columns }: ImportDraft, use: string) => columns.some((column) => column.use === use)

/** What is asked of this file with these columns. */
export function listQuestions(look: ImportLook, draft: ImportDraft) {
  const isMapped = hasMapping(look)
  const isPictures = look.kind === 'pictures'
  return {
    prices: isMapped ? draft.columns.some(({ use }) => use.startsWith('price')) : !isPictures,
    availability: isMapped ? !hasUse(draft, 'stock') : look.kind === 'google',
    pictures: isMapped ? hasUse(draft, 'image') : !isPictures,
    products: !isPictures,
  }
}

/** A field stands in one column alone; only pictures, categories and prices come in several. */
export function withUse(columns: readonly ColumnDraft[], heading: string, use: string): ColumnDraft[] {
  const isSingle = use !== '' && use !== 'image' && use !== 'family'
  return columns.map((column) => {
    if (column.heading === heading) return { ...column, use }
    return isSingle && column.use === use ? { ...column, use: '' } : column
  })
}

/** The columns as they were read the last time, where this file has the same. */
export function rememberedColumns(
  look: ImportLook,
  remembered: readonly ColumnDraft[] | null | undefined,
): ColumnDraft[] | undefined {
  if (!remembered || !hasMapping(look)) return undefined
  const used = remembered.filter(({ use }) => use !== '')
  const has = (heading: string) => look.columns.some((column) => column.heading === heading)
  if (used.length === 0 || !used.every(({ heading }) => has(heading))) return undefined
  return look.columns.map(({ heading }) => ({
    heading,
    use: remembered.find((column) => column.heading === heading)?.use ?? '',
  }))
}

export const readDays = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= 365 ? Number(text) : undefined

/** Undefined where something is still wrong. */
export function toImportChoices(look: ImportLook, draft: ImportDraft): CheckedChoices | undefined {
  const asked = listQuestions(look, draft)
  const days = draft.onOrderDays.trim() === '' ? undefined : readDays(draft.onOrderDays)
  if (draft.onOrderDays.trim() !== '' && days === undefined) return undefined
  const supplier = draft.supplier.trim()
  return {
    columns: hasMapping(look) ? [...draft.columns] : null,
    ...(supplier !== '' && { supplier }),
    ...(draft.isOtherSupplier && draft.prefix.trim() !== '' && { prefix: draft.prefix.trim() }),
    ...(asked.prices && draft.priceKind && { priceKind: draft.priceKind }),
    ...(asked.availability && draft.availability !== '' && { availability: draft.availability }),
    ...(asked.availability && days !== undefined && { onOrderDays: days }),
    ignoresCurrency: draft.ignoresCurrency,
    pictures: asked.pictures && draft.pictures,
    retires: asked.products && draft.retires,
    hidesMissing: asked.products && supplier !== '' && draft.hidesMissing,
    renames: asked.products && draft.renames,
    newTechniques: [...draft.newTechniques],
  }
}
