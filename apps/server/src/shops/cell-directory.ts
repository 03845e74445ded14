/**
 * Shops wherever they live. An act that the directory has to know of is one transaction in the home cell and then one in the
 * cell of the shop. The directory comes first: it asks whether the person is an operator, refuses a host that a shop of
 * another cell has, and orders acts on one shop. The row of the cell decides what holds, and it is written last: whoever is
 * cut off in between has a shop that is as it was, and the same act, done again, passes and completes it. Only the row that a
 * deletion removes goes from the cell first, because the directory leads to it.
 */
import type { Database, Tx } from '../db/database.ts'
import {
  findDirectoryEntry,
  readRoutingFacts,
  reserveHosts,
  saveRoutingFacts,
} from './cell-directory.store.ts'
import { findDefaultQuotas, followDefaultQuotas } from './quotas.store.ts'
import { findStoredShop, listStoredShops } from './shops.store.ts'
import type { StoredShop } from './stored-shop.ts'

/** The shop of this number or name; undefined too where its cell no longer has it. */
export async function findShopWhereItLives(
  database: Database,
  key: number | string,
): Promise<StoredShop | undefined> {
  const listed = await database.outside((tx) => findStoredShop(tx, key))
  return listed && readWhereItLives(database, listed)
}

/** Every shop, in the order of their numbers. */
export async function listShopsWhereTheyLive(database: Database): Promise<StoredShop[]> {
  const listed = await database.outside(listStoredShops)
  const rows = await Promise.all(listed.map((row) => readWhereItLives(database, row)))
  return rows.flatMap((row) => row ?? [])
}

/** The home cell lists every shop and knows when it is to be deleted; all else is in the row of its own cell. */
async function readWhereItLives(database: Database, listed: StoredShop): Promise<StoredShop | undefined> {
  if (listed.cell === 'home') return listed
  const row = await database.beside(listed.id, (tx) => findStoredShop(tx, listed.id))
  return row && { ...row, delete_at: listed.delete_at }
}

/**
 * Changes the hosts of a shop: those that it takes are its own in the directory before they are in its cell, and those that
 * it leaves go from the directory after. Throws a unique violation where another shop has one.
 */
export async function changeHosts<T>(
  database: Database,
  shop: number,
  taken: readonly string[],
  change: () => Promise<T>,
): Promise<T> {
  if (taken.length > 0) await database.inNoShop((tx) => reserveHosts(tx, shop, taken))
  const changed = await change()
  await settleDirectory(database, shop)
  return changed
}

/**
 * Writes in the home cell and, through `inItsCell`, in the shop: in one transaction where it lives in the home cell.
 * Elsewhere what is written in the shop holds first, and whoever is cut off then has it there alone.
 */
export function inHomeAndShop<T>(
  database: Database,
  { id, cell }: Pick<StoredShop, 'id' | 'cell'>,
  work: (home: Tx, inItsCell: <R>(write: (tx: Tx) => Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> {
  if (cell === 'home') return database.inShop(id, (tx) => work(tx, (write) => write(tx)))
  return database.inNoShop((home) => work(home, (write) => database.inShop(id, write)))
}

/** What holds for shops of which nothing else was said is decided in the home cell, and is the same in every cell. */
export async function settleDefaultQuotas(database: Database): Promise<void> {
  const quotas = await database.outside(findDefaultQuotas)
  await database.inOtherCells((tx) => followDefaultQuotas(tx, quotas))
}

/** Brings the directory up to what the shop says in its cell; whoever was cut off before is completed by it. */
export async function settleDirectory(database: Database, shop: number): Promise<void> {
  const entry = await database.outside((tx) => findDirectoryEntry(tx, shop))
  if (!entry || entry.cell === 'home') return
  // read after the version of the directory: what is said there meanwhile stays
  const facts = await database.beside(shop, (tx) => readRoutingFacts(tx, shop))
  if (facts) await database.inNoShop((tx) => saveRoutingFacts(tx, shop, entry.version, facts))
}
