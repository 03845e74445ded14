import type { Generic } from '@estampa/domain/catalog'
import { isCustomized, type Techniques } from '@estampa/domain/customization'
import { hasArt } from '@estampa/domain/customization/art'
import { decorationsOf } from '@estampa/domain/customization/decorations'
import {
  type FreeLine,
  type LineToPrice,
  listPriceRefusals,
  type PriceEntry,
  type PriceFacts,
  type PriceHints,
  priceCart,
  priceSome,
  withPriceHints,
} from '@estampa/domain/pricing'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { findGenerics, type GenericToPrice } from '../catalog/catalog.store.ts'
import { listTechniques } from '../customization/customization.store.ts'
import type { PriceTableServices } from '../customization/price-tables.ts'
import { findRepeatedArt } from '../customization/produced-art.store.ts'
import type { Tx } from '../db/database.ts'
import type { Person } from '../http/person.ts'
import type { Shop } from '../http/shop.ts'
import { priceRulesOf } from '../shops/shop-rules.ts'

/** Lines with their prices and with what the catalog says of their products. */
export type PricedLines = {
  lines: readonly LineToPrice[]
  entries: PriceEntry[]
  generics: ReadonlyMap<number, Generic>
}

/** The buyer: art that was made for this customer before is set up again for less; null: a guest. */
export type Buyer = { customerId: number | null }

export function buyerOf(person: Person): Buyer {
  return { customerId: person.kind === 'customer' ? person.customerId : null }
}

/** Units of a whole cart: keeps every sum of money far inside what numbers count exactly. */
const MAX_UNITS = 10_000_000

/**
 * Prices lines by the shop's own catalog. A refusal names in its data the first line that has no price, and
 * every other one beside it.
 */
export async function priceLines(
  tx: Tx,
  shop: Shop,
  lines: readonly LineToPrice[],
  buyer: Buyer,
): Promise<PricedLines | Refusal> {
  const generics = await findGenerics(tx, [...new Set(lines.map((line) => line.generic_id))])
  return priceWith(tx, shop, lines, { ...buyer, generics })
}

/** The same for somebody who has the products at hand. */
export async function priceWith(
  tx: Tx,
  shop: Shop,
  lines: readonly LineToPrice[],
  known: Buyer & { generics: ReadonlyMap<number, Generic>; freeLines?: readonly FreeLine[] },
): Promise<PricedLines | Refusal> {
  const { customerId, generics, freeLines } = known
  const techniques = isDecorated(lines) ? await listTechniques(tx) : new Map()
  const repeatedArt = customerId === null ? undefined : await findRepeatedArt(tx, customerId, lines)
  const priced = entriesOf(shop, lines, { generics, techniques, repeatedArt, freeLines })
  return isRefusal(priced) ? priced : { lines, entries: priced.entries, generics: known.generics }
}

/**
 * Prices of the lines of these uuids alone, at the quantities of all of them; each that has none has the reason. It is
 * for the people of the shop: one that shows its buyers no prices has them nevertheless.
 */
export async function priceSomeLines(
  tx: Tx,
  shop: Shop,
  lines: readonly LineToPrice[],
  known: Buyer & { uuids: ReadonlySet<string>; generics: ReadonlyMap<number, Generic> },
): Promise<ReadonlyMap<string, PriceEntry | Refusal>> {
  const { customerId, generics, uuids } = known
  const chosen = lines.filter((line) => uuids.has(line.shoppingCartUUID))
  const techniques = isDecorated(chosen) ? await listTechniques(tx) : new Map()
  const repeatedArt = customerId === null ? undefined : await findRepeatedArt(tx, customerId, chosen)
  const facts = { generics: publishedOf(generics), techniques, ...(repeatedArt && { repeatedArt }) }
  if (unitsOf(lines) > MAX_UNITS) {
    const refusal = refuse('quantity_invalid', { minimum: 1, maximum: MAX_UNITS })
    return new Map(chosen.map((line) => [line.shoppingCartUUID, refusal]))
  }
  const prices = priceSome(lines, uuids, facts, priceRulesOf(shop))
  return new Map(
    chosen.flatMap((line, index) => {
      const price = prices[index]
      return price ? [[line.shoppingCartUUID, price] as const] : []
    }),
  )
}

/** The prices alone, each with what more units would save, for somebody who needs no more of the products. */
export async function listLinePrices(
  services: PriceTableServices,
  shop: Shop,
  lines: readonly LineToPrice[],
  { customerId }: Buyer,
): Promise<(PriceEntry & PriceHints & Decorated)[] | Refusal> {
  const ids = [...new Set(lines.map((line) => line.generic_id))]
  const [tables, repeatedArt] = await Promise.all([
    services.priceTables.read(shop.id, { ids, isDecorated: isDecorated(lines) }),
    customerId !== null && showsArt(lines)
      ? services.database.readInShop(shop.id, (tx) => findRepeatedArt(tx, customerId, lines))
      : undefined,
  ])
  const priced = entriesOf(shop, lines, { ...tables, repeatedArt })
  if (isRefusal(priced)) return priced
  const { entries, facts } = priced
  return withPriceHints(entries, lines, facts, priceRulesOf(shop)).map((entry, index) => {
    const line = lines[index]
    const generic = line && facts.generics.get(line.generic_id)
    return { ...entry, decorations: decorationsOf(line?.customization ?? null, generic, facts.techniques) }
  })
}

type KnownFacts = {
  generics: ReadonlyMap<number, GenericToPrice>
  techniques: Techniques
  repeatedArt: ReadonlySet<string> | undefined
  freeLines?: readonly FreeLine[] | undefined
}

/** The decorations in words. */
type Decorated = { decorations: string[] }

function entriesOf(
  shop: Shop,
  lines: readonly LineToPrice[],
  { generics, techniques, repeatedArt, freeLines }: KnownFacts,
): { entries: PriceEntry[]; facts: PriceFacts } | Refusal {
  if (!shop.config.pricesInShop) return refuse('switched_off')
  if (unitsOf(lines) > MAX_UNITS) return refuse('quantity_invalid', { minimum: 1, maximum: MAX_UNITS })
  const facts = { generics: publishedOf(generics), techniques, ...(repeatedArt && { repeatedArt }) }
  const rules = priceRulesOf(shop)
  const entries = priceCart(lines, facts, rules, freeLines)
  if (!isRefusal(entries)) return { entries, facts }
  return { ...entries, data: faultsOf(entries, listPriceRefusals(lines, facts, rules)) }
}

function unitsOf(lines: readonly LineToPrice[]): number {
  return lines.flatMap((line) => line.rows).reduce((sum, one) => sum + one.quantity, 0)
}

function publishedOf(generics: ReadonlyMap<number, GenericToPrice>): Map<number, GenericToPrice> {
  return new Map([...generics].filter(([, generic]) => generic.published))
}

function showsArt(lines: readonly LineToPrice[]): boolean {
  return lines.some((line) => line.customization?.views.some(hasArt))
}

function isDecorated(lines: readonly LineToPrice[]): boolean {
  return lines.some((line) => isCustomized(line.customization))
}

function faultsOf(first: Refusal, all: readonly Refusal[]) {
  return { shoppingCartUUID: first.shoppingCartUUID, lines: all }
}
