import { setTimeout as delay } from 'node:timers/promises'
import type { App } from '../http/app.ts'

/** While nobody new should come, who is under way is still let in: what was sent before the stop is answered. */
const LAST_CALLS_MS = 400
const MAX_MS = 15_000
const LOOK_MS = 100

/**
 * Stops in order: not ready any more, every answer closes its connection, nobody new, and what is running
 * ends. Who is not done by then loses the connection.
 */
export async function stopServing(app: App): Promise<void> {
  app.lastCalls()
  await delay(LAST_CALLS_MS)
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
  const late = setTimeout(() => {
    app.log.warn('requests were still running at the end of the stop')
    app.server.closeAllConnections()
  }, MAX_MS)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}
