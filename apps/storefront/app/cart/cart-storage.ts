import { type Cart, type CartProduct, checkLine } from '@estampa/domain/cart'
import type { ShownEntry } from './price-entries.ts'

export type KeptCart = {
  products: readonly CartProduct[]
  directProduct: CartProduct | null
  prices: readonly ShownEntry[]
  version: number | null
}

/** What the browser keeps of the cart. Keys carry the shop: several may share an origin. */
export type CartStorage = {
  /** The key whose change by another tab is worth a reload. */
  key: string
  read: () => KeptCart
  keep: (cart: Cart, prices: readonly ShownEntry[]) => void
}

const nothing: KeptCart = { products: [], directProduct: null, prices: [], version: null }

type Stores = { shared: () => Storage; ofTab: () => Storage }

export function createCartStorage(shop: string, { shared, ofTab }: Stores): CartStorage {
  const key = `estampa:${shop}:cart`
  const directKey = `estampa:${shop}:direct`
  return {
    key,
    read() {
      const kept = parsed(shared, key) as Partial<KeptCart> | undefined
      const direct = parsed(ofTab, directKey) as { line?: unknown; prices?: ShownEntry[] } | undefined
      const directProduct = isLine(direct?.line) ? direct.line : null
      return {
        products: Array.isArray(kept?.products) ? kept.products.filter(isLine) : nothing.products,
        directProduct,
        prices: listOf(directProduct ? direct?.prices : kept?.prices),
        version: typeof kept?.version === 'number' ? kept.version : null,
      }
    },
    keep({ products, directProduct, mode, version }, prices) {
      const isDirect = mode === 'direct'
      const before = isDirect
        ? listOf((parsed(shared, key) as Partial<KeptCart> | undefined)?.prices)
        : prices
      write(shared, key, JSON.stringify({ products, prices: before, version }))
      if (isDirect) write(ofTab, directKey, JSON.stringify({ line: directProduct, prices }))
      else write(ofTab, directKey, undefined)
    },
  }
}

// a browser may refuse storage altogether, or be full: the cart then lives as long as the page
function write(storage: () => Storage, key: string, text: string | undefined): void {
  try {
    if (text === undefined) storage().removeItem(key)
    else storage().setItem(key, text)
  } catch {}
}

function parsed(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const listOf = <Item>(value: readonly Item[] | undefined): readonly Item[] =>
  Array.isArray(value) ? value : []

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
