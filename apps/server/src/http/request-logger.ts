import { type FastifyBaseLogger, type FastifyServerOptions, LogController, type LogLevel } from 'fastify'

/** How a server logs what its requests say; request-log.ts writes their lines, for queries carry tokens. */
export const requestLogging = (log: FastifyBaseLogger) => ({
  loggerInstance: log,
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  childLoggerFactory: (
    ...[parent, named, options]: Parameters<NonNullable<FastifyServerOptions['childLoggerFactory']>>
  ) => new RequestLogger(parent, named, options),
})

/**
 * The logger that names its request in each line. It is made with its first line: most requests say nothing, and what
 * masks secrets looks at the name too, which takes longer than to find who answers.
 */
class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #named: Parameters<FastifyBaseLogger['child']>
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, ...named: Parameters<FastifyBaseLogger['child']>) {
    this.#parent = parent
    this.#named = named
  }

  get level(): string {
    return this.#parent.level
  }

  child(...named: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#logger().child(...named)
  }

  fatal(...line: unknown[]): void {
    this.#say('fatal', line)
  }

  error(...line: unknown[]): void {
    this.#say('error', line)
  }

  warn(...line: unknown[]): void {
    this.#say('warn', line)
  }

  info(...line: unknown[]): void {
    this.#say('info', line)
  }

  debug(...line: unknown[]): void {
    this.#say('debug', line)
  }

  trace(...line: unknown[]): void {
    this.#say('trace', line)
  }

  silent(): void {}

  #say(level: LogLevel, line: unknown[]): void {
    const logger = this.#logger()
    Reflect.apply(logger[level], logger, line)
  }

  #logger(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(...this.#named)
    return this.#made
  }
}
