/**
 * What prices are computed from, kept in memory under the version of its shop. That version is read from the database for
 * every price, in the shop and no earlier than the price was asked for: a price is never computed from tables that were
 * changed before. Stock is not kept here.
 */
import type { ApplicationTechnique } from '@estampa/domain/customization'
import { BoundedCache } from '../caching/bounded-cache.ts'
import type { GenericToPrice } from '../catalog/catalog.store.ts'
import type { Database, Tx } from '../db/database.ts'
import { openShopVersions } from '../db/shop-version.ts'
import type { Services } from '../http/services.ts'
import {
  findPriceTables,
  type PricedProducts,
  type PriceTables,
  type VersionedPriceTables,
} from './customization.store.ts'

export type PriceTableServices = Services & { priceTables: PriceTableCache }
export type PriceTableCache = ReturnType<typeof openPriceTables>

/** The tables of some five thousand products. */
const MOST_BYTES = 16 * 1024 * 1024
/** Objects take several times as much memory as their JSON. */
const BYTES_PER_LETTER = 4

type Techniques = ReadonlyMap<number, ApplicationTechnique>
type Kept<Value> = { version: number; value: Value }

export function openPriceTables(database: Pick<Database, 'readInShop'>, mostBytes = MOST_BYTES) {
  const generics = new BoundedCache<Kept<GenericToPrice>>(mostBytes)
  const techniques = new BoundedCache<Kept<Techniques>>(mostBytes / 4)
  const versions = openShopVersions(database)

  /** The kept tables, if all of them are of one version. */
  function findKept(shop: number, { ids, isDecorated }: PricedProducts): VersionedPriceTables | undefined {
    const own = isDecorated ? techniques.find(String(shop)) : undefined
    const [first] = ids
    const version = own?.version ?? generics.find(`${shop} ${first}`)?.version
    if (version === undefined || (isDecorated && !own)) return undefined
    const found = new Map<number, GenericToPrice>()
    for (const id of ids) {
      const kept = generics.find(`${shop} ${id}`)
      if (kept?.version !== version) return undefined
      found.set(id, kept.value)
    }
    return { version, generics: found, techniques: own?.value ?? new Map() }
  }

  function keep(shop: number, { version, ...tables }: VersionedPriceTables): void {
    for (const [id, value] of tables.generics) {
      generics.keep(`${shop} ${id}`, { version, value }, weightOf(value))
    }
    if (tables.techniques.size === 0) return
    const value = tables.techniques
    techniques.keep(String(shop), { version, value }, weightOf([...value.values()]))
  }

  async function load(tx: Tx, shop: number, products: PricedProducts): Promise<PriceTables> {
    const found = await findPriceTables(tx, products)
    keep(shop, found)
    return found
  }

  return {
    /** The tables as they were last read; who uses them asks whether the shop is still of their version. */
    findKept,
    /** The tables as they are now. */
    async read(shop: number, products: PricedProducts): Promise<PriceTables> {
      const kept = findKept(shop, products)
      if (kept && kept.version === (await versions.read(shop))) return kept
      return database.readInShop(shop, (tx) => load(tx, shop, products))
    },
    /**
     * The same in a transaction that has read this version of its shop, which may not be one that changes the catalog:
     * what it sees alone would be kept for all.
     */
    async readIn(tx: Tx, shop: number, version: number, products: PricedProducts): Promise<PriceTables> {
      const kept = findKept(shop, products)
      return kept?.version === version ? kept : load(tx, shop, products)
    },
  }
}

function weightOf(value: unknown): number {
  return JSON.stringify(value).length * BYTES_PER_LETTER
}
