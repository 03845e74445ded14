/** The command `npm run migrate`: brings the database up to date, and the servers of a new version may start. */
import { loadConfig } from '../config.ts'
import { migrateCells } from '../start/migrate-database.ts'

const config = loadConfig()
if (config.databaseUrl === undefined) {
  process.stderr.write(
    'DATABASE_URL is not set: the embedded database is brought up to date at every start.\n',
  )
  process.exit(1)
}
try {
  await migrateCells(config, config.databaseUrl)
  process.stdout.write('The database is up to date.\n')
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
