import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, openDatabase, type Tx } from './database.ts'

/** How often the two servers are compared. */
const LOOK_EVERY_MS = 500
/** A standby that is further behind is slow or cut off: most of what it says would be asked again. */
const MAX_BEHIND_MS = 3_000
/** What takes longer there is asked of the primary. */
const STATEMENT_MS = 1_500

export const standbyStates = ['current', 'behind', 'away', 'promoted'] as const
/**
 * `current` may be asked; `behind` has not replayed what the primary had written a moment ago; `away` does not answer;
 * `promoted` is a primary by now and may say anything.
 */
export type StandbyState = (typeof standbyStates)[number]

export type Standby = ReturnType<typeof openStandby>

type StandbyOptions = {
  /** The application's connection string at the standby. */
  url: string
  connections: number
  primary: Pick<Database, 'outside' | 'isAway'>
}

/** What became of a read that could be asked of the standby. */
export type StandbyOutcome = 'used' | 'behind' | 'failed'

/**
 * A streaming standby of the database that takes reads from the primary. Who reads there compares the versions that come
 * with those that this node has heard of; `replayedAsOf` says until when everything that was written has reached it.
 */
export function openStandby({ url, connections, primary }: StandbyOptions) {
  const database = openDatabase(url, { connections, statementMs: STATEMENT_MS })
  const counts: Record<StandbyOutcome, number> = { used: 0, behind: 0, failed: 0 }
  const closing = new AbortController()
  /** A place in the primary's log that it had written when `at` was. */
  let mark: { lsn: string; at: number } | undefined
  let found: { isStandby: boolean; hasReplayed: boolean } | undefined
  let asOf = Number.NEGATIVE_INFINITY

  async function look(): Promise<void> {
    const before = mark
    if (before) {
      found = await database.outside((tx) => readReplayed(tx, before.lsn)).catch(() => undefined)
      if (found?.isStandby && found.hasReplayed) asOf = before.at
    }
    // one that is not reached yet is waited for: a later one might never be
    if (before && asOf !== before.at) return
    const at = performance.now()
    const lsn = await primary.outside(readWritten).catch(() => undefined)
    if (lsn !== undefined) mark = { lsn, at }
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await look()
      await delay(LOOK_EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  const watching = watch()
  return {
    database,
    state(): StandbyState {
      if (!found) return 'away'
      if (!found.isStandby) return 'promoted'
      // while the primary is away nobody writes what the standby could lack
      const hasAll = primary.isAway() && mark?.at === asOf
      return hasAll || performance.now() - asOf <= MAX_BEHIND_MS ? 'current' : 'behind'
    },
    /** Everything that was written before this moment of `performance.now()` can be read there. */
    replayedAsOf: () => asOf,
    count(outcome: StandbyOutcome): void {
      counts[outcome] += 1
    },
    counts: () => counts,
    async close(): Promise<void> {
      closing.abort()
      await watching
      await database.close()
    },
  }
}

async function readWritten(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(tx)
  return rows[0]?.lsn
}

async function readReplayed(
  tx: Tx,
  lsn: string,
): Promise<{ isStandby: boolean; hasReplayed: boolean } | undefined> {
  const { rows } = await sql<{ isStandby: boolean; hasReplayed: boolean }>`
    select pg_is_in_recovery() as "isStandby",
      coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) as "hasReplayed"`.execute(tx)
  return rows[0]
}
