import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'
import { loadGeography } from '../countries/load-geography.ts'
import { migrate, type Roles } from '../db/migrate.ts'

/** What the application's role signs in with: every process of an installation derives the same. */
export const applicationPassword = (config: Pick<Config, 'secretKey'>): string =>
  derivedKey(config, 'database').toString('hex')

/** Brings the database at this address up to date. */
export const migrateDatabase = (config: Pick<Config, 'secretKey'>, ownerUrl: string): Promise<Roles> =>
  migrate(ownerUrl, applicationPassword(config), loadGeography)
