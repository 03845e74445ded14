import type { Client } from '@estampa/contract/client'

export type Order = Awaited<ReturnType<Client['orders']['getOrderById']>>
type State = Order['state']

export type TimelineStep = {
  state: State
  /** When it was reached; null for what is still to come. */
  at: string | null
  /** The reason, if there is one. */
  note: string | null
  status: 'done' | 'current' | 'coming'
}

const ENDED: readonly State[] = ['delivered', 'returned', 'expired', 'cancelled']

export const isEnded = (state: State) => ENDED.includes(state)

const plain: readonly State[] = ['placed', 'confirmed', 'in_production', 'ready', 'shipped', 'delivered']
const decorated: readonly State[] = [
  ...(['placed', 'confirmed', 'art_review', 'proof_sent', 'proof_approved'] as const),
  ...(['in_production', 'ready', 'shipped', 'delivered'] as const),
]

/** The states of an order that meets no problem. */
function expectedStates({ lines, shipping, history }: Order): readonly State[] {
  const isDecorated =
    lines.some((line) => line.hasProductBuilding) || history.some(({ to }) => to === 'art_review')
  const road = isDecorated ? decorated : plain
  return shipping.deliveryMethod === 'pickup' ? road.filter((state) => state !== 'shipped') : road
}

/** The past steps of an order with their dates, then the expected ones. */
export function toTimeline(order: Order): TimelineStep[] {
  const happened = order.history.map(({ to, at, note }, index): TimelineStep => {
    const isLast = index === order.history.length - 1
    return { state: to, at, note, status: isLast && !ENDED.includes(to) ? 'current' : 'done' }
  })
  if (ENDED.includes(order.state)) return happened
  const road = expectedStates(order)
  // after a rejected proof the way leads through a new review
  const reached =
    order.state === 'proof_rejected' ? road.indexOf('art_review') - 1 : road.indexOf(order.state)
  const coming = road
    .slice(reached + 1)
    .map((state): TimelineStep => ({ state, at: null, note: null, status: 'coming' }))
  return [...happened, ...coming]
}
