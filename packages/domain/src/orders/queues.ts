import { DAY_MS } from '../time.ts'
import type { OrderState } from './lifecycle.ts'
import type { OrderMoneyState } from './order-payments.ts'

/**
 * What the people of a shop have to do, as one row each. An order stands in a queue by its state, by its money, or by what
 * is said of it; it may stand in several.
 */
export type OrderQueue = {
  /** Of orders without decoration, which need no proof, and of decorated ones. */
  readonly plain?: readonly OrderState[]
  readonly decorated?: readonly OrderState[]
  readonly moneyStates?: readonly OrderMoneyState[]
  /** Only those that the buyer wrote about and nobody has read. */
  readonly isUnread?: true
  /** Only those that were promised for a day that is over. */
  readonly isLate?: true
  /** Only those that have not moved for so many days. */
  readonly stillDays?: number
  /** After so many days in the queue, an order has waited too long. */
  readonly overdueDays: number
}

const beingMade = [
  'confirmed',
  'art_review',
  'proof_sent',
  'proof_rejected',
  'proof_approved',
  'in_production',
  'ready',
] as const satisfies OrderState[]

/** In the order in which a morning goes through them. */
export const orderQueues = {
  messages: { isUnread: true, overdueDays: 1 },
  payments: { moneyStates: ['in_review'], overdueDays: 1 },
  proofs: { plain: [], decorated: ['confirmed', 'art_review', 'proof_rejected'], overdueDays: 2 },
  answers: { plain: [], decorated: ['proof_sent'], overdueDays: 3 },
  production: { plain: ['confirmed'], decorated: ['proof_approved'], overdueDays: 3 },
  making: { plain: ['in_production'], decorated: ['in_production'], overdueDays: 7 },
  dispatch: { plain: ['ready'], decorated: ['ready'], overdueDays: 2 },
  late: { plain: beingMade, decorated: beingMade, isLate: true, overdueDays: 0 },
  stuck: { plain: beingMade, decorated: beingMade, stillDays: 7, overdueDays: 14 },
} as const satisfies Record<string, OrderQueue>

export type OrderQueueName = keyof typeof orderQueues
export const orderQueueNames = Object.keys(orderQueues) as readonly OrderQueueName[]

/** Whether an order that stands in this queue since then has waited too long. */
export function isOverdueIn(queue: OrderQueueName, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > orderQueues[queue].overdueDays * DAY_MS
}

/**
 * Which message threads a list shows: with something unread, those whose last word is the buyer's and needs an answer, or
 * every one.
 */
export const threadFilters = ['unread', 'waiting', 'all'] as const
export type ThreadFilter = (typeof threadFilters)[number]
