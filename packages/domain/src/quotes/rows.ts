import { productsOf } from '../cart/products.ts'
import type { ServerProduct } from '../cart.ts'
import type { Minor } from '../money.ts'
import { addPrices } from '../pricing/line.ts'
import { flattenLine, type PriceEntry, TOTAL } from '../pricing.ts'

/** One variant of a quote as its document shows it. Money is of the whole row; null where nobody has priced it. */
export type QuoteRow = {
  /** Uuid of its line: the rows of a curve share it. */
  readonly shoppingCartUUID: string
  readonly productName: string
  readonly variantName: string
  readonly sku: string
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
  'shoppingCartUUID' | 'productName' | 'variantName' | 'sku' | 'quantity' | 'image'
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
  const rows = unpricedRows(line)
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
    return { shoppingCartUUID: line.shoppingCartUUID, productName, variantName, sku, quantity, image }
  })
}

/** Entries of lines with their TOTAL last, as a cart's prices are. */
export function withTotal(entries: readonly PriceEntry[]): PriceEntry[] {
  const [first, ...rest] = entries
  if (!first) return []
  const prices = rest.reduce((sum, entry) => addPrices(sum, entry.prices), first.prices)
  return [...entries, { type: TOTAL, shoppingCartUUID: TOTAL, prices, units: [] }]
}
