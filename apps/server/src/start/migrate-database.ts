import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'
import { loadGeography } from '../countries/load-geography.ts'
import type { CellRoles } from '../db/cells.ts'
import { migrate, type Roles, rolesOfMigrated } from '../db/migrate.ts'

/** What the application's role signs in with: every process of an installation derives the same. */
const applicationPassword = (config: Pick<Config, 'secretKey'>): string =>
  derivedKey(config, 'database').toString('hex')

/** Brings the database at this address up to date. */
export const migrateDatabase = (config: Pick<Config, 'secretKey'>, ownerUrl: string): Promise<Roles> =>
  migrate(ownerUrl, applicationPassword(config), loadGeography)

/** Brings every cell up to date, the home cell at this address first. */
export async function migrateCells(
  config: Pick<Config, 'secretKey' | 'cellUrls'>,
  homeUrl: string,
): Promise<CellRoles> {
  return withCells(config, homeUrl, (url) => migrateDatabase(config, url))
}

/**
 * The roles of databases that this version may use. Where another step brings them up to date (MIGRATE=false) nothing is
 * changed, and one that lacks a migration is refused (MissingMigrations). The embedded one has no such step.
 */
export const openMigrated = (
  config: Pick<Config, 'secretKey' | 'migrates' | 'databaseUrl' | 'cellUrls'>,
  homeUrl: string,
): Promise<CellRoles> =>
  config.migrates || config.databaseUrl === undefined
    ? migrateCells(config, homeUrl)
    : withCells(config, homeUrl, (url) => rolesOfMigrated(url, applicationPassword(config)))

async function withCells(
  { cellUrls }: Pick<Config, 'cellUrls'>,
  homeUrl: string,
  rolesAt: (url: string) => Promise<Roles>,
): Promise<CellRoles> {
  const home = await rolesAt(homeUrl)
  const cells = new Map<string, Roles>()
  for (const [name, url] of cellUrls) cells.set(name, await rolesAt(url))
  return { ...home, cells }
}
