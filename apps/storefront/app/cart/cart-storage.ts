import { type Cart, type CartProduct, checkLine } from '@estampa/domain/cart'
import type { ShownEntry } from './price-entries.ts'

export type KeptCart = {
  products: readonly CartProduct[]
  directProduct: CartProduct | null
  prices: readonly ShownEntry[]
  /** They are of the cart before its last change: whoever made it is asking for new ones. */
  arePricesOld: boolean
}

export type KeptPrices = Pick<KeptCart, 'prices' | 'arePricesOld'>

/** What the browser keeps of the cart. Keys carry the shop: several may share an origin. */
export type CartStorage = {
  /** The key whose change by another tab is worth a reload. */
  key: string
  read: () => KeptCart
  /** Another tab has written since this one last read or wrote. */
  isBehind: () => boolean
  keep: (cart: Cart, prices: KeptPrices) => void
}

type Stores = { shared: () => Storage; ofTab: () => Storage }

export function createCartStorage(shop: string, { shared, ofTab }: Stores): CartStorage {
  const key = `estampa:${shop}:cart`
  const directKey = `estampa:${shop}:direct`
  let seen: string | null = null
  // a full storage keeps what it had: that is older than what this tab knows
  let isWritable = true
  return {
    key,
    isBehind: () => isWritable && textOf(shared, key) !== seen,
    read() {
      seen = textOf(shared, key)
      const kept = parsed(shared, key) as Partial<KeptCart> | undefined
      const direct = parsed(ofTab, directKey) as (Partial<KeptPrices> & { line?: unknown }) | undefined
      const directProduct = isLine(direct?.line) ? direct.line : null
      return {
        products: Array.isArray(kept?.products) ? kept.products.filter(isLine) : [],
        directProduct,
        ...pricesOf(directProduct ? direct : kept),
      }
    },
    keep({ products, directProduct, mode }, prices) {
      const isDirect = mode === 'direct'
      const ofCart = isDirect ? pricesOf(parsed(shared, key) as Partial<KeptCart> | undefined) : prices
      seen = JSON.stringify({ products, ...ofCart })
      isWritable = write(shared, key, seen)
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

const pricesOf = (kept: Partial<KeptPrices> | undefined): KeptPrices => ({
  prices: Array.isArray(kept?.prices) ? kept.prices : [],
  arePricesOld: kept?.arePricesOld === true,
})

/** What an older build or a curious person left there is no line. */
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
