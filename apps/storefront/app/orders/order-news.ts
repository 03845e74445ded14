import type { Message } from './talk.ts'
import { isEnded, type Order } from './timeline.ts'

/** What a page that stays open tells when it changes by itself. */
export type News = 'proof' | 'moved'

export const mayChange = (order: Pick<Order, 'state'>) => !isEnded(order.state)

/** What is new to whoever sees `before`; null where they see the same. */
export function newsOf(before: Order, after: Order): News | null {
  if (signOf(before) === signOf(after)) return null
  const isAsked = after.actions.answerProof && after.proofs.length > before.proofs.length
  return isAsked ? 'proof' : 'moved'
}

/** All that a buyer would notice; addresses of pictures are signed anew each time and say nothing. */
function signOf({ state, moneyState, history, payments, proofs, tracking, artwork, toPay }: Order): string {
  return JSON.stringify([
    ...[state, moneyState, toPay, history.length, artwork.ready],
    payments.map((payment) => [payment.id, payment.state]),
    proofs.map(({ number, answer }) => [number, answer]),
    tracking && [tracking.status, tracking.number, tracking.events.length],
  ])
}

export type TalkNews = { fromShop: number; readByShop: number }

/** Whether the shop wrote or read something that this talk does not show. */
export function talkNewsOf(shown: readonly Message[], news: TalkNews): 'written' | 'read' | null {
  const written = shown.findLast(({ who }) => who === 'staff')?.sequence ?? 0
  if (news.fromShop > written) return 'written'
  const read = shown.findLast(({ who, readAt }) => who === 'customer' && readAt)?.sequence ?? 0
  return news.readByShop > read ? 'read' : null
}
