import { setTimeout as delay } from 'node:timers/promises'
import { asDatabaseFault, DatabaseUnavailable } from './connection-faults.ts'
import { openClient } from './open-client.ts'

const PATIENCE_MS = 60_000
const RETRY_MS = 500

/**
 * Returns once the server of DATABASE_URL takes us in. A machine that starts its services together may bring it up
 * after us, so that one that is away is waited for; one that refuses us is told at once. The address in a fault has
 * neither user nor password.
 */
export async function waitForDatabase(
  url: string,
  say: (sentence: string) => void,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const { host, pathname } = new URL(url)
  const address = `${host}${pathname}`
  const deadline = Date.now() + patienceMs
  let isSaid = false
  for (;;) {
    try {
      const client = await openClient(url)
      return await client.end()
    } catch (error) {
      // several addresses of one name fail together, without a message of their own
      const message = (error as Error).message || String((error as NodeJS.ErrnoException).code)
      const isAway = asDatabaseFault(error) instanceof DatabaseUnavailable
      if (!isAway) throw new Error(`DATABASE_URL: the database at ${address} refuses us: ${message}`)
      if (Date.now() > deadline)
        throw new Error(`DATABASE_URL: no database answers at ${address}: ${message}`)
      if (!isSaid) {
        say(`Waiting ${patienceMs / 1_000} s for the database of DATABASE_URL at ${address}: ${message}`)
        isSaid = true
      }
    }
    await delay(RETRY_MS)
  }
}
