/** Runs beside every test file: once its tests are over, the orders in its databases must add up. */
import pg from 'pg'
import { afterAll } from 'vitest'
import { dropOwnDatabases, openedDatabases } from './database.ts'
import { findLedgerFaults, forgetExcused } from './ledger.ts'

const MAX_SHOWN = 20

afterAll(async () => {
  for (const connectionString of openedDatabases.splice(0)) {
    const client = new pg.Client({ connectionString })
    await client.connect()
    const faults = await findLedgerFaults(client).finally(() => client.end())
    const lines = faults.slice(0, MAX_SHOWN).map(({ which, what }) => `${which}: ${what}`)
    if (lines.length > 0) throw new Error(`${faults.length} orders do not add up:\n${lines.join('\n')}`)
  }
  forgetExcused()
  await dropOwnDatabases()
})
