/**
 * Starts everything and is the only file that does: configuration, database, migrations, the demo's shops,
 * the worker, the API and the storefront. A signal stops them in the opposite order, a second one at once.
 */
import { announce } from './start/announce.ts'
import { startServer } from './start/start-server.ts'

const server = await startServer().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
await announce(server)

/** A terminal sends Ctrl-C to us and to who started us, who passes it on: that is one wish to stop. */
const SAME_WISH_MS = 1_000
let stoppingSince: number | undefined

function stop(): void {
  const now = performance.now()
  if (stoppingSince !== undefined) {
    if (now - stoppingSince > SAME_WISH_MS) process.exit(1)
    return
  }
  stoppingSince = now
  server.log.info('stopping')
  server.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      server.log.fatal(error, 'the stop failed')
      process.exit(1)
    },
  )
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('uncaughtException', (error) => {
  server.log.fatal(error, 'an exception that nobody caught')
  process.exit(1)
})
