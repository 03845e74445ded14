/**
 * Which faults mean «the database is away, come back in a moment»: a cut or refused connection, a failover, a
 * query that was not answered in time. They are told apart from faults of our own, which no second try mends.
 */

/** The database could not be asked, or it is not known whether it did what it was asked. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  /** Answered to whoever asked, with a time to come back. */
  readonly statusCode = 503
  readonly code: string | undefined

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.code = codeOf(cause)
  }
}

/**
 * Connection exceptions; shutdown, crash and start of the server; a primary that became a standby; ended sessions; a
 * server without disk, memory or connections left.
 */
const UNAVAILABLE = /^(08...|57P0[1-5]|25006|25P03|25P04|53[123]00)$/
/** Sockets and names that lead nowhere. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
])
const CUT = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE'])
/** The driver gives these no code. */
const CUT_MESSAGE = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$/
const UNANSWERED_MESSAGE =
  /^timeout expired$|^Connection terminated due to connection timeout$|^Query read timeout$/

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** A fault that the driver gave, marked if it means that the database is away. */
export function asDatabaseFault(error: unknown): unknown {
  return isConnectionFault(error) ? new DatabaseUnavailable(error) : error
}

function isConnectionFault(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  if (UNAVAILABLE.test(code) || CUT.has(code) || CUT_MESSAGE.test(messageOf(error))) return true
  return isUnreachable(error)
}

/** Nobody can be served at all, where a cut connection is a fault of that one. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  return code === '57P03' || UNREACHABLE.has(code) || UNANSWERED_MESSAGE.test(messageOf(error))
}

/** Waited too long, lost against somebody else's transaction, or met a shop that moves to another cell: a second try may succeed. */
const CONTENDED = new Set(['55P03', '57014', '40P01', '40001', 'ES002'])

/** Whether a later try may succeed without anybody changing anything. */
export function isTemporary(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  return error instanceof DatabaseUnavailable || UNAVAILABLE.test(code) || CONTENDED.has(code)
}
