import { type LineProduct, productsOf } from '../cart/products.ts'
import { customizationOf, type ServerProduct } from '../cart.ts'
import { type Customization, isCustomized } from '../customization.ts'
import type { Minor } from '../money.ts'
import { type FreeLine, flattenLine, type LinePriceShare, type PriceEntry, type Prices } from '../pricing.ts'
import { type Refusal, refuse } from '../refusal.ts'

export type OrderProductLine = {
  /** null, and so the product: a free line of the quote that was ordered. */
  readonly productId: number | null
  readonly genericProductId: number | null
  readonly productName: string
  /** The three element descriptions joined (a curve row: color and size). */
  readonly variantName: string
  readonly sku: string
  readonly quantity: number
  readonly hasProductBuilding: boolean
  readonly customization: Customization | null
  readonly shoppingCartId: 0
  readonly shoppingCartUUID: string
  readonly principal: true
  readonly advance: false
  /** Goods at sale price, whole line, before taxes. */
  readonly priceBase: Minor
  /** Decoration at sale price, whole line, before taxes. */
  readonly priceAplication: Minor
  readonly tax: Minor
  readonly total: Minor
  readonly image: string | null
  readonly printingArea: null
}

/** The lines of an order: a curve becomes one simple line per row, and the parts add up to it. */
export function flattenLines(
  lines: readonly ServerProduct[],
  entries: readonly PriceEntry[],
  step: Minor = 1,
): OrderProductLine[] | Refusal {
  const byUuid = new Map(entries.map((entry) => [entry.shoppingCartUUID, entry]))
  const flat: OrderProductLine[] = []
  for (const line of lines) {
    const entry = byUuid.get(line.shoppingCartUUID)
    if (!entry) return refuse('price_not_found', { shoppingCartUUID: line.shoppingCartUUID })
    const products = productsOf(line)
    const shares = flattenLine(entry, step)
    if (shares.length !== products.length) throw new Error('The prices are of another version of the line')
    for (const [index, part] of shares.entries()) {
      const product = products[index]
      if (product) flat.push(orderLine(line, product, part))
    }
  }
  return flat
}

/** A free line of a quote as a line of its order: it names no product, holds no stock and is not decorated. */
export function freeOrderLine(
  { shoppingCartUUID, text, quantity }: FreeLine,
  { prices }: Pick<PriceEntry, 'prices'>,
): OrderProductLine {
  return {
    productId: null,
    genericProductId: null,
    productName: text,
    variantName: '',
    sku: '',
    quantity,
    hasProductBuilding: false,
    customization: null,
    shoppingCartId: 0,
    shoppingCartUUID,
    principal: true,
    advance: false,
    ...moneyOf(prices),
    image: null,
    printingArea: null,
  }
}

function orderLine(line: ServerProduct, product: LineProduct, part: LinePriceShare): OrderProductLine {
  const customization = customizationOf(line)
  return {
    ...product,
    genericProductId: line.generic.id,
    sku: part.sku,
    quantity: part.quantity,
    hasProductBuilding: isCustomized(customization),
    customization: isCustomized(customization) ? customization : null,
    shoppingCartId: 0,
    shoppingCartUUID: line.shoppingCartUUID,
    principal: true,
    advance: false,
    ...moneyOf(part.prices),
    printingArea: null,
  }
}

// priceBase + priceAplication + tax = total, on every line
function moneyOf(prices: Prices): Pick<OrderProductLine, 'priceBase' | 'priceAplication' | 'tax' | 'total'> {
  return {
    priceBase: prices.subTotal - prices.applicationPriceWithProfit,
    priceAplication: prices.applicationPriceWithProfit,
    tax: prices.taxes,
    total: prices.total,
  }
}
