/**
 * Whether the session behind an access token goes on. One query by primary key, remembered for a few seconds:
 * an ended session is refused at once by the process that ended it. The others hear of it as soon as the end is
 * committed; while they cannot hear, they remember nothing.
 */
import { hearAnnouncements } from '../db/announcements.ts'

const KNOWN_FOR_MS = 3_000
const MOST_KNOWN = 10_000
/** Longer than any transaction that ends a session. */
const ENDING_FOR_MS = 60_000

const living = new Map<string, { of: string; until: number }>()
const ending = new Map<string, number>()
let isHearing = true

/** Hears of sessions that other processes end. Gives the way to stop. */
export function hearSessionEnds(
  url: string,
  log: { error(cause: unknown, what: string): void },
): Promise<() => Promise<void>> {
  return hearAnnouncements({ url, channel: 'session_ended', log }, (announcement) => {
    if (typeof announcement === 'object') return noteEnd(announcement.text)
    isHearing = announcement === 'line_open'
    living.clear()
  })
}

/** `of` says whose session it is; `look` asks the database. */
export async function isLiving(
  sessionId: string,
  of: string,
  look: () => Promise<boolean>,
): Promise<boolean> {
  const known = living.get(sessionId)
  if (known && known.of === of && known.until > performance.now()) return true
  const found = await look()
  // until the end is committed the database still says otherwise: what it says now is not kept
  if (found && isHearing && !ending.has(sessionId)) remember(sessionId, of)
  return found
}

/** Called with the statement that ends the session, before its transaction is committed, and by announcements. */
export function noteEnd(sessionId: string): void {
  living.delete(sessionId)
  const now = performance.now()
  for (const [id, until] of ending) {
    if (until > now) break
    ending.delete(id)
  }
  ending.delete(sessionId)
  ending.set(sessionId, now + ENDING_FOR_MS)
}

function remember(sessionId: string, of: string): void {
  living.delete(sessionId)
  living.set(sessionId, { of, until: performance.now() + KNOWN_FOR_MS })
  if (living.size > MOST_KNOWN) for (const oldest of living.keys()) return void living.delete(oldest)
}
