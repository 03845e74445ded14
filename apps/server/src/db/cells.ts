/**
 * The cells of an installation: PostgreSQL clusters among which its shops are spread. A shop lives in one of them with all
 * that is its own, and no query spans shops, so the door to a shop leads to the pool of its cell. What belongs to no shop,
 * and the directory that says where each lives, is in the home cell. Most installations have that one alone.
 */
import { sql } from 'kysely'
import { listenForAnnouncements } from './announcements.ts'
import { type Database, type DatabaseOptions, isStoppedWrite, openDatabase, type Tx } from './database.ts'
import type { Roles } from './migrate.ts'

/** Who signs in at the home cell, and at the others by their names. */
export type CellRoles = Roles & { readonly cells?: ReadonlyMap<string, Roles> }
type Log = { error(cause: unknown, what: string): void }

/** Where the application listens to hear of every shop. */
export const everyCellOf = ({ app, cells }: CellRoles): string[] => [
  app,
  ...[...(cells?.values() ?? [])].map((roles) => roles.app),
]

export async function openCells(roles: CellRoles, options: DatabaseOptions, log: Log): Promise<Database> {
  const home = openDatabase(roles.app, options)
  if (!roles.cells?.size) return home
  const others = new Map([...roles.cells].map(([name, { app }]) => [name, openDatabase(app, options)]))
  const directory = await openCellDirectory(home, roles.app, log)

  /** Who is refused here may have been led by a directory that has not heard of a move. */
  async function writeIn<T>(shop: number, work: (cell: Database) => Promise<T>): Promise<T> {
    try {
      return await work(await cellOf(shop))
    } catch (error) {
      if (isStoppedWrite(error)) directory.forget()
      throw error
    }
  }

  async function cellOf(shop: number): Promise<Database> {
    const name = await directory.find(shop)
    const cell = name === undefined ? home : others.get(name)
    if (!cell) throw new Error(`shop ${shop} lives in the cell «${name}», which CELLS does not name`)
    return cell
  }

  return {
    ...home,
    inShop: (shop, work) => writeIn(shop, (cell) => cell.inShop(shop, work)),
    inShopToCommit: (shop, work, last) => writeIn(shop, (cell) => cell.inShopToCommit(shop, work, last)),
    inSnapshot: async (shop, work) => (await cellOf(shop)).inSnapshot(shop, work),
    readInShop: (shop, work) => writeIn(shop, (cell) => cell.readInShop(shop, work)),
    beside: async (shop, work) => (await cellOf(shop)).beside(shop, work),
    inOtherCells: (work) =>
      Promise.all([...others].map(([name, cell]) => cell.outside((tx) => work(tx, name)))),
    readOnly: {
      ...home.readOnly,
      inShop: async (shop, work) => (await cellOf(shop)).readOnly.inShop(shop, work),
      inShopToCommit: async (shop, work, last) =>
        (await cellOf(shop)).readOnly.inShopToCommit(shop, work, last),
      readInShop: async (shop, work) => (await cellOf(shop)).readOnly.readInShop(shop, work),
    },
    close: async () => {
      await directory.close()
      await Promise.all([home, ...others.values()].map((cell) => cell.close()))
    },
  }
}

/** The shops that do not live in the home cell, kept in memory until one of them is said to have changed. */
async function openCellDirectory(home: Database, url: string, log: Log) {
  let living: Promise<Map<number, string>> | undefined
  let lastRead: Map<number, string> | undefined
  const close = await listenForAnnouncements({ urls: [url], channel: 'shop_changed', log }, () => {
    living = undefined
  })

  async function read(): Promise<Map<number, string>> {
    const rows = await home.outside(listShopsElsewhere)
    lastRead = new Map(rows.map(({ id, cell }) => [id, cell]))
    return lastRead
  }

  return {
    async find(shop: number): Promise<string | undefined> {
      living ??= read()
      const asked = living
      const known = await asked.catch((error: unknown) => {
        if (living === asked) living = undefined
        // the shops of other cells go on while the home cell is away
        if (!lastRead) throw error
        return lastRead
      })
      return known.get(shop)
    },
    forget(): void {
      living = undefined
    },
    close,
  }
}

async function listShopsElsewhere(tx: Tx): Promise<{ id: number; cell: string }[]> {
  const { rows } = await sql<{ id: number; cell: string }>`
    select id, cell from shops where cell <> 'home'`.execute(tx)
  return rows
}
