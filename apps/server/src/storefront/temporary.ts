import { isTemporary } from '../db/connection-faults.ts'

/** Whether a page failed for a moment only: the database is away, or the backend says 503 or cannot be reached. */
export function isTemporaryPageFault(error: unknown): boolean {
  if (isTemporary(error)) return true
  if (!(error instanceof Error)) return false
  const { status, cause } = error as { status?: unknown; cause?: { code?: unknown } }
  return status === 503 || UNREACHABLE.has(String(cause?.code))
}

/** The causes that `fetch` gives to its «fetch failed» for a backend that is away. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
])
