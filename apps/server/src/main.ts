/**
 * Starts everything and is the only file that does: configuration, database, migrations, the demo's shops,
 * the worker, the API and the storefront. Stops them in the opposite order.
 */
import { announce } from './start/announce.ts'
import { startServer } from './start/start-server.ts'

const server = await startServer().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
await announce(server)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        server.log.fatal(error, 'the stop failed')
        process.exit(1)
      },
    )
  })
}
