import { productsOf } from '../cart/products.ts'
import type { ServerProduct } from '../cart.ts'
import type { Minor } from '../money.ts'
import { addPrices } from '../pricing/line.ts'
import { type FreeLine, flattenLine, type PriceEntry, TOTAL } from '../pricing.ts'

/** One variant of a quote as its document shows it. Money is of the whole row; null where nobody has priced it. */
export type QuoteRow = {
  /** Uuid of its line: the rows of a curve share it. */
  readonly shoppingCartUUID: string
  readonly productName: string
  readonly variantName: string
  readonly sku: string
  /** It names no product: the seller wrote it. */
  readonly isFree: boolean
  readonly quantity: number
  readonly image: string | null
  /** Goods alone, of one unit, before taxes. */
  readonly unitPrice: Minor | null
  /** The same with its share of the decoration. */
  readonly decoratedUnitPrice: Minor | null
  readonly decoratedUnitPriceWithTaxes: Minor | null
  /** Goods alone, before taxes. */
  readonly goods: Minor | null
  readonly subTotal: Minor | null
  readonly taxes: Minor | null
  readonly total: Minor | null
}

type Unpriced = Pick<
  QuoteRow,
  'shoppingCartUUID' | 'productName' | 'variantName' | 'sku' | 'isFree' | 'quantity' | 'image'
>
const noPrices = {
  unitPrice: null,
  decoratedUnitPrice: null,
  decoratedUnitPriceWithTaxes: null,
  goods: null,
  subTotal: null,
  taxes: null,
  total: null,
} as const

/** The rows of a line; those of a priced one add up to it. `step` is the rounding step, minor units. */
export function quoteRows(line: ServerProduct, entry: PriceEntry | null, step: Minor): QuoteRow[] {
  return pricedRows(unpricedRows(line), entry, step)
}

/** The one row of a free line, under the words of the seller. */
export function freeRow(
  { shoppingCartUUID, text, quantity }: FreeLine,
  entry: PriceEntry | null,
  step: Minor,
): QuoteRow[] {
  const names = { productName: text, variantName: '', sku: '', isFree: true, image: null }
  return pricedRows([{ shoppingCartUUID, quantity, ...names }], entry, step)
}

function pricedRows(rows: readonly Unpriced[], entry: PriceEntry | null, step: Minor): QuoteRow[] {
  if (!entry) return rows.map((row) => ({ ...row, ...noPrices }))
  const shares = flattenLine(entry, step)
  return rows.map((row, index) => {
    const prices = shares[index]?.prices
    const unit = entry.units[index]
    if (!prices || !unit) throw new Error('The prices are of another version of the line')
    const { subTotal, taxes, total } = prices
    const { unitPrice, decoratedUnitPrice, decoratedUnitPriceWithTaxes } = unit
    const goods = unitPrice * unit.quantity
    return {
      ...row,
      unitPrice,
      decoratedUnitPrice,
      decoratedUnitPriceWithTaxes,
      goods,
      subTotal,
      taxes,
      total,
    }
  })
}

function unpricedRows(line: ServerProduct): Unpriced[] {
  const values = line.type === 'ProductoSimple' ? [line.value] : line.value.map((row) => row.value)
  return productsOf(line).map(({ productName, variantName, image }, index) => {
    const { sku = '', quantity = 0 } = values[index] ?? {}
    const { shoppingCartUUID } = line
    return { shoppingCartUUID, productName, variantName, sku, isFree: false, quantity, image }
  })
}

/** Entries of lines with their TOTAL last, as a cart's prices are. */
export function withTotal(entries: readonly PriceEntry[]): PriceEntry[] {
  const [first, ...rest] = entries
  if (!first) return []
  const prices = rest.reduce((sum, entry) => addPrices(sum, entry.prices), first.prices)
  return [...entries, { type: TOTAL, shoppingCartUUID: TOTAL, prices, units: [] }]
}
