/** The command `npm run migrate`: brings the database up to date, and the servers of a new version may start. */
import { derivedKey } from '../config/derived-key.ts'
import { loadConfig } from '../config.ts'
import { loadGeography } from '../countries/load-geography.ts'
import { migrate } from '../db/migrate.ts'

const config = loadConfig()
if (config.databaseUrl === undefined) {
  process.stderr.write(
    'DATABASE_URL is not set: the embedded database is brought up to date at every start.\n',
  )
  process.exit(1)
}
await migrate(config.databaseUrl, derivedKey(config, 'database').toString('hex'), loadGeography)
process.stdout.write('The database is up to date.\n')
