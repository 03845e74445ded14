/**
 * The rules by which a shop sells, as whoever runs it changes them at the desk: one row per field, with where it is kept
 * and what fits into it. The contract makes its schema of this table and the desk its form, so that both take the same.
 */
import { isRate } from '../money.ts'
import { type ClosedDays, isClosedDays, MOST_CLOSED_DAYS } from './closed-days.ts'

type FieldRow = { readonly keptIn: 'config' | 'rules' } & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  /** A decimal number as text; prices are multiplied by it. */
  | { readonly kind: 'multiplier'; readonly least: number; readonly most: number }
  /** Days on which the shop does not work. */
  | { readonly kind: 'days' }
)

export const sellingFields = {
  registrationInShop: { keptIn: 'config', kind: 'switch' },
  loginInShop: { keptIn: 'config', kind: 'switch' },
  pricesInShop: { keptIn: 'config', kind: 'switch' },
  buyAccionsInShop: { keptIn: 'config', kind: 'switch' },
  quotation: { keptIn: 'config', kind: 'switch' },
  guestCheckout: { keptIn: 'config', kind: 'switch' },
  isMultipleVariantDesigns: { keptIn: 'config', kind: 'switch' },
  showProductVideo: { keptIn: 'config', kind: 'switch' },
  showComplementaryInformation: { keptIn: 'config', kind: 'switch' },
  profitMultiplier: { keptIn: 'rules', kind: 'multiplier', least: 0.01, most: 100 },
  // a price with taxes is never less than without them
  taxMultiplier: { keptIn: 'rules', kind: 'multiplier', least: 1, most: 2 },
  withTaxes: { keptIn: 'config', kind: 'switch' },
  roundPrice: { keptIn: 'config', kind: 'whole', least: 0, most: 2 },
  usePriceWithoutMinimun: { keptIn: 'config', kind: 'switch' },
  depositPercent: { keptIn: 'rules', kind: 'whole', least: 1, most: 100 },
  quoteDays: { keptIn: 'rules', kind: 'whole', least: 1, most: 365 },
  deliversOnCredit: { keptIn: 'rules', kind: 'switch' },
  mailsInvoice: { keptIn: 'rules', kind: 'switch' },
  closedDays: { keptIn: 'config', kind: 'days' },
} as const satisfies Record<string, FieldRow>

export type SellingField = keyof typeof sellingFields
type ValueOf<Kind> = Kind extends 'switch'
  ? boolean
  : Kind extends 'whole'
    ? number
    : Kind extends 'days'
      ? readonly ClosedDays[]
      : string
export type SellingRules = {
  readonly [Name in SellingField]: ValueOf<(typeof sellingFields)[Name]['kind']>
}

const rows: Readonly<Record<SellingField, FieldRow>> = sellingFields
export const sellingFieldNames = Object.keys(sellingFields) as readonly SellingField[]
export const sellingFieldOf = (name: SellingField): FieldRow => rows[name]
export const isSellingField = (name: string): name is SellingField => Object.hasOwn(rows, name)

export function fitsSellingField(name: SellingField, value: unknown): boolean {
  const row = rows[name]
  if (row.kind === 'switch') return typeof value === 'boolean'
  if (row.kind === 'days')
    return Array.isArray(value) && value.length <= MOST_CLOSED_DAYS && value.every(isClosedDays)
  const isRight = row.kind === 'whole' ? Number.isInteger(value) : isMultiplier(value)
  return isRight && Number(value) >= row.least && Number(value) <= row.most
}

function isMultiplier(value: unknown): boolean {
  return typeof value === 'string' && /^\d{1,3}(\.\d{1,6})?$/.test(value) && isRate(value)
}

/** Switches that do nothing for as long as another one is off, each with that one. */
export function listOverruled(rules: SellingRules): { field: SellingField; by: SellingField }[] {
  const { pricesInShop, loginInShop, buyAccionsInShop } = rules
  const stopsBuying = !pricesInShop ? 'pricesInShop' : !loginInShop ? 'loginInShop' : undefined
  const stopsGuests = stopsBuying ?? (buyAccionsInShop ? undefined : 'buyAccionsInShop')
  return [
    ...(stopsBuying ? [{ field: 'buyAccionsInShop', by: stopsBuying } as const] : []),
    ...(stopsGuests ? [{ field: 'guestCheckout', by: stopsGuests } as const] : []),
  ]
}
