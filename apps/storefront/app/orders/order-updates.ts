import type { ThreadMessage } from './thread-messages.ts'
import { isEnded, type Order } from './timeline.ts'

/** The kinds of changes that an open page announces. */
export type OrderUpdate = 'proof' | 'moved'

export const mayOrderChange = (order: Pick<Order, 'state'>) => !isEnded(order.state)

/** The kind of change between two states of an order; null if a buyer would see no difference. */
export function findOrderUpdate(before: Order, after: Order): OrderUpdate | null {
  if (fingerprintOf(before) === fingerprintOf(after)) return null
  const needsAnswer = after.actions.answerProof && after.proofs.length > before.proofs.length
  return needsAnswer ? 'proof' : 'moved'
}

/** Everything that a buyer would notice. Addresses of pictures are signed anew each time and are left out. */
function fingerprintOf({
  state,
  moneyState,
  history,
  payments,
  proofs,
  tracking,
  artwork,
  toPay,
}: Order): string {
  return JSON.stringify([
    state,
    moneyState,
    toPay,
    history.length,
    artwork.ready,
    payments.map((payment) => [payment.id, payment.state]),
    proofs.map(({ number, answer }) => [number, answer]),
    tracking && [tracking.status, tracking.number, tracking.events.length],
  ])
}

export type ThreadUpdate = { fromShop: number; readByShop: number }

/** The kind of change in the thread that `shown` lacks: a message from the shop, or a message that the shop has read. */
export function findThreadUpdate(
  shown: readonly ThreadMessage[],
  update: ThreadUpdate,
): 'written' | 'read' | null {
  const written = shown.findLast(({ who }) => who === 'staff')?.sequence ?? 0
  if (update.fromShop > written) return 'written'
  const read = shown.findLast(({ who, readAt }) => who === 'customer' && readAt)?.sequence ?? 0
  return update.readByShop > read ? 'read' : null
}
