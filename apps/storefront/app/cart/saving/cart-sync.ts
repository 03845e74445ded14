/**
 * Saves the cart of this browser on the server. The cart in the browser never waits
 * and never lost: what the server does not have yet is saved a moment after the last change, one request at a
 * time over all tabs, and again until it is. Where both have gone on, they are brought together line by line.
 */
import { CartSaving, type CartSavingOptions } from './cart-saving.ts'
import { isFinal } from './refused-lines.ts'

export type CartSyncOptions = CartSavingOptions & {
  /** Runs work in one tab at a time. */
  inTurn: (work: () => Promise<void>) => Promise<void>
  report: (failure: unknown) => void
  delayMs?: number
  retryMs?: number
}

export type CartSync = {
  /** Saves what is unsaved, then takes over the server's cart; its first time joins what a guest had. */
  restore: () => Promise<void>
  /** Saves what is unsaved now, or restores where that has not succeeded yet. */
  flush: () => Promise<void>
  /** Something has changed: it is saved in a moment. */
  changed: () => void
  stop: () => void
}

const MAX_WAIT_MS = 60_000

export function createCartSync(parts: CartSyncOptions): CartSync {
  const { delayMs = 400, retryMs = 1_000, report } = parts
  const saving = new CartSaving(parts)
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let last: Promise<unknown> = Promise.resolve()

  const afterLast = (work: () => Promise<void>) => {
    const own = last.then(() => parts.inTurn(work))
    last = own.catch(() => {})
    return own
  }
  const later = (waitMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void again().catch(report), waitMs)
  }
  const settle = async (work: () => Promise<void>) => {
    try {
      await afterLast(work)
      failures = 0
    } catch (failure) {
      if (!isFinal(failure)) later(Math.min(MAX_WAIT_MS, retryMs * 2 ** failures++))
      throw failure
    }
  }
  const flush = () => settle(() => saving.save())
  const restore = () => settle(() => saving.restore())
  const again = () => (saving.isJoined() ? flush() : restore())
  return {
    restore,
    flush: again,
    changed() {
      if (saving.isUnsaved()) later(delayMs)
    },
    stop() {
      clearTimeout(timer)
      saving.stop()
    },
  }
}
