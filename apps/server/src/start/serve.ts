import { announce } from './announce.ts'
import { type StartOptions, startServer } from './start-server.ts'

/** A terminal sends Ctrl-C to us and to who started us, who passes it on: that is one wish to stop. */
const SAME_WISH_MS = 1_000

/**
 * Brings everything up, says where it is, and stops it in the opposite order at a signal; a second signal ends the
 * process at once. The storefront's build is waited for where pages are first needed, so that the database is made and
 * filled while the storefront is built; that of the back office is not waited for.
 */
export async function serve(builds: StartOptions = {}): Promise<void> {
  const server = await startServer(builds).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  await announce(server)
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
}
