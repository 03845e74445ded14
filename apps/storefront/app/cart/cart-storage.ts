import { type Cart, type CartProduct, checkLine } from '@estampa/domain/cart'
import type { CartPriceEntry } from './price-entries.ts'

export type StoredCart = {
  products: readonly CartProduct[]
  directProduct: CartProduct | null
  prices: readonly CartPriceEntry[]
  /** True if the prices belong to the cart before its last change; new ones are being requested. */
  arePricesOld: boolean
}

export type StoredPrices = Pick<StoredCart, 'prices' | 'arePricesOld'>

/** The part of the cart that the browser stores. Keys carry the shop, because several shops may share an origin. */
export type CartStorage = {
  /** The key whose change by another tab is worth a reload. */
  key: string
  read: () => StoredCart
  /** Another tab has written since this one last read or wrote. */
  isBehind: () => boolean
  save: (cart: Cart, prices: StoredPrices) => void
}

type BrowserStorages = { shared: () => Storage; ofTab: () => Storage }

export function createCartStorage(shop: string, { shared, ofTab }: BrowserStorages): CartStorage {
  const key = `estampa:${shop}:cart`
  const directKey = `estampa:${shop}:direct`
  let lastText: string | null = null
  // a full storage still has the older text, which this tab must not read back
  let isWritable = true
  return {
    key,
    isBehind: () => isWritable && textOf(shared, key) !== lastText,
    read() {
      lastText = textOf(shared, key)
      const stored = parsed(shared, key) as Partial<StoredCart> | undefined
      const direct = parsed(ofTab, directKey) as (Partial<StoredPrices> & { line?: unknown }) | undefined
      const directProduct = isLine(direct?.line) ? direct.line : null
      return {
        products: Array.isArray(stored?.products) ? stored.products.filter(isLine) : [],
        directProduct,
        ...pricesOf(directProduct ? direct : stored),
      }
    },
    save({ products, directProduct, mode }, prices) {
      const isDirect = mode === 'direct'
      const ofCart = isDirect ? pricesOf(parsed(shared, key) as Partial<StoredCart> | undefined) : prices
      lastText = JSON.stringify({ products, ...ofCart })
      isWritable = write(shared, key, lastText)
      if (isDirect) write(ofTab, directKey, JSON.stringify({ line: directProduct, ...prices }))
      else write(ofTab, directKey, undefined)
    },
  }
}

// a browser may refuse storage altogether, or be full: the cart then lives as long as the page
function write(storage: () => Storage, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) storage().removeItem(key)
    else storage().setItem(key, text)
    return true
  } catch {
    return false
  }
}

function textOf(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

function parsed(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(textOf(storage, key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const pricesOf = (stored: Partial<StoredPrices> | undefined): StoredPrices => ({
  prices: Array.isArray(stored?.prices) ? stored.prices : [],
  arePricesOld: stored?.arePricesOld === true,
})

/** Content that an older build or a curious person left in the storage is not a line. */
function isLine(value: unknown): value is CartProduct {
  try {
    const line = value as CartProduct
    return (
      typeof line.shoppingCartUUID === 'string' &&
      Number.isInteger(line.generic.id) &&
      checkLine(line) === null
    )
  } catch {
    return false
  }
}
