import { type Refusal, refuse } from '../refusal.ts'

/** How the thread of an order ends. */
export type ThreadEnd = {
  /** Of its newest message: 1, 2, 3 … in the order. */
  readonly sequence: number
  readonly who: 'customer' | 'staff'
  /** Whether somebody of the shop said that the newest message needs no answer. */
  readonly isClosed: boolean
  /** Messages of the buyer that nobody of the shop has seen. */
  readonly unread: number
}

/**
 * What happens to a thread of which somebody of the shop says that it needs no answer; 'same' where none is waited for.
 * They say it of what they have seen: with a newer message, or one that nobody read, the thread goes on waiting.
 */
export function closeThread(end: ThreadEnd, lastSeen: number): 'closed' | 'same' | Refusal {
  if (end.who === 'staff' || end.isClosed) return 'same'
  return end.sequence === lastSeen && end.unread === 0 ? 'closed' : refuse('message_not_seen')
}
