import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'
import { loadGeography } from '../countries/load-geography.ts'
import { migrate, type Roles, rolesOfMigrated } from '../db/migrate.ts'

/** What the application's role signs in with: every process of an installation derives the same. */
const applicationPassword = (config: Pick<Config, 'secretKey'>): string =>
  derivedKey(config, 'database').toString('hex')

/** Brings the database at this address up to date. */
export const migrateDatabase = (config: Pick<Config, 'secretKey'>, ownerUrl: string): Promise<Roles> =>
  migrate(ownerUrl, applicationPassword(config), loadGeography)

/**
 * The roles of a database that this version may use. Where another step brings it up to date (MIGRATE=false) nothing is
 * changed, and one that lacks a migration is refused (MissingMigrations). The embedded one has no such step.
 */
export const openMigrated = (
  config: Pick<Config, 'secretKey' | 'migrates' | 'databaseUrl'>,
  ownerUrl: string,
): Promise<Roles> =>
  config.migrates || config.databaseUrl === undefined
    ? migrateDatabase(config, ownerUrl)
    : rolesOfMigrated(ownerUrl, applicationPassword(config))
