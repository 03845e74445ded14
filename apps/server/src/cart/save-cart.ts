import {
  type LineItem,
  priceEach,
  refusalInLine,
  type SavedCart,
  savedPriceOf,
  uploadsOf,
} from '@estampa/domain/cart'
import { isCustomized } from '@estampa/domain/customization'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { GenericToPrice } from '../catalog/catalog.store.ts'
import type { PricedProducts, PriceTables } from '../customization/customization.store.ts'
import type { PriceTableCache } from '../customization/price-tables.ts'
import { lockOwnUploads, markUploadsUsed } from '../customization/uploads.store.ts'
import type { Tx } from '../db/database.ts'
import { readShopVersion } from '../db/shop-version.ts'
import type { Shop } from '../http/shop.ts'
import { priceRulesOf } from '../shops/shop-rules.ts'
import { findStampedCart, lockCart, writeCart, writeUnchangedCart } from './cart.store.ts'

type Generics = ReadonlyMap<number, GenericToPrice>
export type CartSaveContext = {
  tx: Tx
  priceTables: PriceTableCache
  shop: Shop
  customerId: number
  now: Date
}
type CartChange = (cart: SavedCart) => SavedCart | Refusal

/**
 * Changes the saved cart while nobody else does. Lines that it brings must be on sale and their logos and
 * designs the person's own; what was in it before stays even where the catalog has gone on, so that the
 * person can be told of it when the cart is restored.
 */
export async function saveCart(
  { tx, priceTables, shop, customerId, now }: CartSaveContext,
  change: CartChange,
): Promise<SavedCart | Refusal> {
  // the version travels with the lock and is read after it
  const [before, version] = await Promise.all([lockCart(tx, customerId, now), readShopVersion(tx)])
  const after = change(before)
  if (isRefusal(after)) return after
  const tables = await priceTables.readIn(tx, shop.id, version, pricedProductsOf(after.lines))
  const refusal =
    checkOffered(before.lines, after.lines, tables.generics) ??
    (await attachOwnUploads({ tx, customerId, now }, before.lines, after.lines))
  if (refusal) return refusal
  const saved = { ...after, lines: pricedLines(shop, after.lines, tables) }
  await writeCart(tx, customerId, saved, now)
  return saved
}

/**
 * The same without a transaction, as nearly every save can be: nothing is refused or attached, and nobody changed the
 * cart or the catalog meanwhile. Undefined: nothing was written.
 */
export async function saveUncontestedCart(
  { tx, priceTables, shop, customerId, now }: CartSaveContext,
  change: CartChange,
): Promise<SavedCart | undefined> {
  const found = await findStampedCart(tx, customerId)
  if (!found) return undefined
  const { stamp, ...before } = found
  const after = change(before)
  if (isRefusal(after) || addedUploads(before.lines, after.lines).length > 0) return undefined
  const tables = priceTables.findKept(shop.id, pricedProductsOf(after.lines))
  if (!tables || checkOffered(before.lines, after.lines, tables.generics)) return undefined
  const saved = { ...after, lines: pricedLines(shop, after.lines, tables) }
  const isWritten = await writeUnchangedCart(tx, customerId, saved, {
    stamp,
    shopVersion: tables.version,
    now,
  })
  return isWritten ? saved : undefined
}

function pricedProductsOf(lines: readonly LineItem[]): PricedProducts {
  return {
    ids: [...new Set(lines.map((line) => line.generic_id))],
    isDecorated: lines.some((line) => isCustomized(line.customization)),
  }
}

function checkOffered(
  before: readonly LineItem[],
  after: readonly LineItem[],
  generics: Generics,
): Refusal | null {
  const had = new Set(before.flatMap(namesOf))
  const refusals = after.flatMap((line) => {
    const isNew = namesOf(line).some((name) => !had.has(name))
    const refusal = isNew ? whyNotOffered(line, generics) : null
    return refusal ? [refusalInLine(line, refusal)] : []
  })
  return allOf(refusals)
}

const namesOf = ({ shoppingCartUUID, generic_id, rows }: LineItem) =>
  rows.map((row) => `${shoppingCartUUID} ${generic_id} ${row.sku}`)

function whyNotOffered({ generic_id, rows }: LineItem, generics: Generics): Refusal | null {
  const generic = generics.get(generic_id)
  if (!generic?.published) return refuse('product_not_found', { generic_id })
  const gone = rows.find(({ sku }) => !generic.products.some((one) => one.sku === sku && one.active))
  return gone ? refuse('variant_not_offered', { sku: gone.sku }) : null
}

async function attachOwnUploads(
  { tx, customerId, now }: Pick<CartSaveContext, 'tx' | 'customerId' | 'now'>,
  before: readonly LineItem[],
  after: readonly LineItem[],
): Promise<Refusal | null> {
  const added = addedUploads(before, after)
  if (added.length === 0) return null
  const own = await lockOwnUploads(tx, customerId, added)
  await markUploadsUsed(tx, own, now)
  const isMissing = (id: string) => added.includes(id) && !own.includes(id)
  const lines = after.filter((line) => uploadsOf(line).some(isMissing))
  return allOf(lines.map((line) => refusalInLine(line, refuse('upload_not_found'))))
}

function addedUploads(before: readonly LineItem[], after: readonly LineItem[]): string[] {
  const had = new Set(before.flatMap(uploadsOf))
  return [...new Set(after.flatMap(uploadsOf))].filter((id) => !had.has(id))
}

/** The first one, with every other beside it in its data. */
function allOf(refusals: readonly Refusal[]): Refusal | null {
  const [first] = refusals
  if (!first) return null
  const lines = refusals.map(({ data: _, ...refusal }) => refusal)
  return { ...first, data: { shoppingCartUUID: first.shoppingCartUUID, lines } }
}

/** The current prices of the lines, to be compared when the cart is restored. */
function pricedLines(
  shop: Shop,
  lines: readonly LineItem[],
  { generics, techniques }: PriceTables,
): LineItem[] {
  if (!shop.config.pricesInShop) return lines.map((line) => ({ ...line, price: null }))
  const published = new Map([...generics].filter(([, generic]) => generic.published))
  const prices = priceEach(lines, { generics: published, techniques }, priceRulesOf(shop))
  return lines.map((line) => ({ ...line, price: savedPriceOf(prices, line) }))
}
