/** The database and the files of one shop, for a command: the running server's database where there is one. */
import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import type { CellRoles } from '../db/cells.ts'
import { findEmbedded, startEmbedded } from '../db/embedded.ts'
import { MissingMigrations } from '../db/migrate.ts'
import type { Shop } from '../http/shop.ts'
import { CannotImport } from '../import/read/source.ts'
import { analyzeCatalog } from '../import/save/import.store.ts'
import type { ServerServices } from '../services.ts'
import { openMigrated } from '../start/migrate-database.ts'
import { openServices } from '../start/open-services.ts'

/** A batch of a large catalog takes its time, and waits for the orders of the running shop. */
const PATIENCE = { statementMs: 600_000, lockMs: 60_000 }

export type OpenShop = {
  readonly services: ServerServices
  readonly shop: Shop
  /** Lets the planner know the new rows: stale plans on freshly filled tables cost four times as much. */
  analyze(): Promise<void>
  close(): Promise<void>
}

export type Backend = {
  readonly services: ServerServices
  /** The owner of the tables: opening a shop is for nobody else. */
  readonly ownerUrl: string
  /** The owners of all cells: who moves a shop between them. */
  readonly roles: CellRoles
  close(): Promise<void>
}

/** The database and the files of all shops. */
export async function openBackend(config: Config): Promise<Backend> {
  const open: (() => Promise<void>)[] = []
  const close = async () => {
    for (const one of open.splice(0).reverse()) await one()
  }
  try {
    const roles = await openMigrated(config, await databaseUrl(config, open))
    const services = await openServices(config, roles, pino({ level: 'silent' }), open, PATIENCE)
    return { services, ownerUrl: roles.owner, roles, close }
  } catch (error) {
    await close()
    throw error instanceof MissingMigrations ? new Error(lacking(error)) : error
  }
}

const lacking = ({ missing }: MissingMigrations) =>
  `A la base de datos le ${missing.length === 1 ? 'falta una migración' : `faltan ${missing.length} migraciones`} de esta versión (desde ${missing[0]}) y con MIGRATE=false este comando no la cambia. Antes: npm run migrate`

export async function openShop(config: Config, name: string): Promise<OpenShop> {
  const { services, ownerUrl, close } = await openBackend(config)
  try {
    const shop = await services.shops.byName(name)
    if (!shop) throw await unknownShop(services, name)
    return { services, shop, analyze: () => analyzeCatalog(ownerUrl), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function databaseUrl(config: Config, open: (() => Promise<void>)[]): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl
  const home = join(config.dataDir, 'postgres')
  const running = await findEmbedded(home)
  if (running !== undefined) return running
  const embedded = await startEmbedded(home)
  open.push(() => embedded.stop())
  return embedded.url
}

/** How the first shop comes about, wherever somebody finds that there is none. */
export const openShopHint =
  'Para abrir una: npm run shop -- create mi-tienda --country ARG --name "Mi tienda" (la demo las trae con «npm start»).'

export async function unknownShop(services: ServerServices, name: string): Promise<CannotImport> {
  const names = (await services.shops.all()).map((shop) => shop.name)
  const known =
    names.length > 0 ? `Las que hay: ${names.join(', ')}.` : `Todavía no hay tiendas. ${openShopHint}`
  return new CannotImport(`No existe la tienda «${name}». ${known}`)
}
