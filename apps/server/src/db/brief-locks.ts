/**
 * A migration beside a shop that sells. Its locks are taken while orders hold theirs, in another order than it takes them, and
 * whoever comes while it waits for one waits behind it. So it waits briefly, and begins anew when it waited in vain or lost a
 * deadlock: meanwhile those who came are served.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { inTransaction } from './transaction.ts'

type Patience = {
  /** For one lock. */
  lockMs?: number
  /** From one try to the next. */
  pauseMs?: number
  /** Until it fails with the fault of its last try. An import may hold its own for ten minutes. */
  totalMs?: number
}

/** Somebody else held what it needs for too long, or each held what the other needs. */
const LOCKED_OUT = new Set(['55P03', '40P01'])

/** Does the work in one transaction, which is begun anew where somebody else holds what it needs. */
export async function withBriefLocks(
  client: pg.ClientBase,
  work: () => Promise<void>,
  { lockMs = 2_000, pauseMs = 1_000, totalMs = 900_000 }: Patience = {},
): Promise<void> {
  const deadline = performance.now() + totalMs
  for (;;) {
    try {
      return await inTransaction(client, work, { lock_timeout: lockMs.toFixed() })
    } catch (error) {
      const isLockedOut = LOCKED_OUT.has((error as { code?: string }).code ?? '')
      if (!isLockedOut || performance.now() > deadline) throw error
      await delay(pauseMs)
    }
  }
}
