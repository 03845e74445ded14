import type { Generic } from '@estampa/domain/catalog'
import { isCustomised, type Techniques } from '@estampa/domain/customization'
import { type LineToPrice, listPriceRefusals, type PriceEntry, priceCart } from '@estampa/domain/pricing'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { findGenerics, findGenericsToPrice, type GenericToPrice } from '../catalog/catalog.store.ts'
import { listTechniques } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import { priceRulesOf } from '../shop-rules.ts'
import type { Shop } from '../shops/shop-directory.ts'

/** Lines with their prices and with what the catalogue says of their products. */
export type PricedLines = {
  lines: readonly LineToPrice[]
  entries: PriceEntry[]
  generics: ReadonlyMap<number, Generic>
}

/** Units of a whole cart: keeps every sum of money far inside what numbers count exactly. */
const MOST_UNITS = 10_000_000

/**
 * Prices lines by the shop's own catalogue. A refusal names in its data the first line that has no price, and
 * every other one beside it.
 */
export async function priceLines(
  tx: Tx,
  shop: Shop,
  lines: readonly LineToPrice[],
): Promise<PricedLines | Refusal> {
  const generics = await findGenerics(tx, [...new Set(lines.map((line) => line.generic_id))])
  return priceWith(tx, shop, lines, generics)
}

/** The same for somebody who has the products at hand. */
export async function priceWith(
  tx: Tx,
  shop: Shop,
  lines: readonly LineToPrice[],
  generics: ReadonlyMap<number, Generic>,
): Promise<PricedLines | Refusal> {
  const entries = await entriesOf(tx, shop, lines, generics)
  return isRefusal(entries) ? entries : { lines, entries, generics }
}

/** The prices alone, for somebody who needs to know no more of the products. */
export async function pricesOf(
  tx: Tx,
  shop: Shop,
  lines: readonly LineToPrice[],
): Promise<PriceEntry[] | Refusal> {
  const ids = [...new Set(lines.map((line) => line.generic_id))]
  return entriesOf(tx, shop, lines, await findGenericsToPrice(tx, ids))
}

async function entriesOf(
  tx: Tx,
  shop: Shop,
  lines: readonly LineToPrice[],
  generics: ReadonlyMap<number, GenericToPrice>,
): Promise<PriceEntry[] | Refusal> {
  if (!shop.config.pricesInShop) return refuse('switched_off')
  if (unitsOf(lines) > MOST_UNITS) return refuse('quantity_invalid', { minimum: 1, maximum: MOST_UNITS })
  const facts = { generics: publishedOf(generics), techniques: await techniquesFor(tx, lines) }
  const rules = priceRulesOf(shop)
  const entries = priceCart(lines, facts, rules)
  if (!isRefusal(entries)) return entries
  return { ...entries, data: faultsOf(entries, listPriceRefusals(lines, facts, rules)) }
}

function unitsOf(lines: readonly LineToPrice[]): number {
  return lines.flatMap((line) => line.quantities).reduce((sum, one) => sum + one.quantity, 0)
}

function publishedOf(generics: ReadonlyMap<number, GenericToPrice>): Map<number, GenericToPrice> {
  return new Map([...generics].filter(([, generic]) => generic.published))
}

async function techniquesFor(tx: Tx, lines: readonly LineToPrice[]): Promise<Techniques> {
  return lines.some((line) => isCustomised(line.customization)) ? listTechniques(tx) : new Map()
}

function faultsOf(first: Refusal, all: readonly Refusal[]) {
  return { shoppingCartUUID: first.shoppingCartUUID, lines: all }
}
