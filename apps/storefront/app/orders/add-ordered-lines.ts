import type { Client } from '@estampa/contract/client'
import type { CartProduct } from '@estampa/domain/cart'
import type { Refusal } from '@estampa/domain/refusal'
import { isMissing } from '@estampa/web/failures'
import { newUuid } from '@estampa/web/state'
import { withNewUuids } from '../cart/product-lines.ts'
import { fetchTechniques } from '../catalog/load-product.ts'
import type { Product } from '../catalog/product.ts'
import { groupOrderedLines, type OrderedLine } from './ordered-lines.ts'
import {
  isInCart,
  type LeftOut,
  leaveOutLine,
  listArtIds,
  type OfferedToday,
  reorderLine,
  type ShortLine,
} from './reorder.ts'

type CartToFill = {
  products: readonly CartProduct[]
  addToCart: (line: CartProduct) => Refusal | null
  /** True if the shop lets the same variant stand in the cart twice. */
  mayAddTwice: boolean
}

type AddedLines = {
  added: number
  leftOut: readonly LeftOut[]
  short: readonly ShortLine[]
  /** What was left out because the cart has it. */
  twice: readonly CartProduct[]
}

/** Adds what an order held, but for the lines that the cart has already: who wants them twice is asked. */
export async function addOrderedLines(
  api: Client,
  rows: readonly OrderedLine[],
  cart: CartToFill,
): Promise<AddedLines> {
  const offered = await loadOffered(api, rows)
  const twice: CartProduct[] = []
  const all = groupOrderedLines(rows).map((bought) => {
    const again = reorderLine(bought, offered, newUuid())
    if (!again.line) return { ...again, added: 0 }
    if (isInCart(again.line, cart.products)) {
      if (cart.mayAddTwice) twice.push(again.line)
      return { ...leaveOutLine(bought, 'in_cart'), added: 0 }
    }
    const refusal = cart.addToCart(withNewUuids(again.line))
    if (!refusal) return { ...again, added: 1 }
    const why = refusal.refusal === 'already_in_cart' ? 'in_cart' : 'not_possible'
    return { ...leaveOutLine(bought, why), added: 0 }
  })
  return {
    added: all.reduce((sum, { added }) => sum + added, 0),
    leftOut: all.flatMap(({ leftOut }) => leftOut),
    short: all.flatMap(({ short }) => short),
    twice: twice.map(withNewUuids),
  }
}

async function loadOffered(api: Client, rows: readonly OrderedLine[]): Promise<OfferedToday> {
  const ids = [...new Set(rows.flatMap((row) => row.genericProductId ?? []))]
  const art = listArtIds(rows.flatMap((row) => row.customization?.views ?? []))
  const [products, techniques, hasArt] = await Promise.all([
    Promise.all(ids.map(async (id) => [id, await productOrNull(api, id)] as const)),
    art.length > 0 ? fetchTechniques(api) : [],
    Promise.all(art.map(async (id) => [id, await isThere(api, id)] as const)),
  ])
  return { products: new Map(products), techniques, hasArt: new Map(hasArt) }
}

async function productOrNull(api: Client, id: number): Promise<Product | null> {
  try {
    return await api.catalog.getProductDetail({ id })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function isThere(api: Client, id: string): Promise<boolean> {
  try {
    await api.customization.getPicture({ id })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
