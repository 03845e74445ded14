/**
 * A cache of the sessions that are active. An access token's session costs one query by primary key and is remembered
 * for a few seconds. The process that ends a session refuses it at once. The others hear of the end as soon as it is
 * committed, and remember nothing while they cannot hear.
 */
import { listenForAnnouncements } from '../db/announcements.ts'

const CACHED_FOR_MS = 3_000
const MAX_CACHED = 10_000
/** Longer than any transaction that ends a session. */
const ENDING_FOR_MS = 60_000

const active = new Map<string, { owner: string; found: unknown; until: number }>()
const ending = new Map<string, number>()
let isHearing = true

/** Hears of sessions that other processes end. Gives the way to stop. */
export function listenForEndedSessions(
  urls: readonly string[],
  log: { error(cause: unknown, what: string): void },
): Promise<() => Promise<void>> {
  return listenForAnnouncements({ urls, channel: 'session_ended', log }, (announcement) => {
    if (typeof announcement === 'object') return forgetSession(announcement.text)
    isHearing = announcement === 'line_open'
    active.clear()
  })
}

/**
 * Gives what is known of an active session of this `owner`; `query` asks the database when the cache does not know. All
 * who ask about one kind of session give a query of one kind of answer.
 */
export async function findActiveSession<Found>(
  sessionId: string,
  owner: string,
  query: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const known = active.get(sessionId)
  if (known && known.owner === owner && known.until > performance.now()) return known.found as Found
  const found = await query()
  // until the end is committed the database still says otherwise: what it says now is not kept
  if (found !== undefined && isHearing && !ending.has(sessionId)) remember(sessionId, owner, found)
  return found
}

/** Called with the statement that ends the session, before its transaction is committed, and by announcements. */
export function forgetSession(sessionId: string): void {
  active.delete(sessionId)
  const now = performance.now()
  for (const [id, until] of ending) {
    if (until > now) break
    ending.delete(id)
  }
  ending.delete(sessionId)
  ending.set(sessionId, now + ENDING_FOR_MS)
}

function remember(sessionId: string, owner: string, found: unknown): void {
  active.delete(sessionId)
  active.set(sessionId, { owner, found, until: performance.now() + CACHED_FOR_MS })
  if (active.size > MAX_CACHED) for (const oldest of active.keys()) return void active.delete(oldest)
}
