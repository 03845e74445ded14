import { Badge, type BadgeTheme } from '@estampa/ui/badge'
import { useMessages } from '@estampa/web/messages'
import { ordersMessages } from '../messages/orders.ts'
import type { Order } from './timeline.ts'

const moneyTones: Record<Order['moneyState'], BadgeTheme> = {
  unpaid: 'warning',
  in_review: 'neutral',
  partial: 'warning',
  paid: 'success',
  refunded: 'neutral',
}
const stateTones: Partial<Record<Order['state'], BadgeTheme>> = {
  delivered: 'success',
  proof_sent: 'warning',
  returned: 'error',
  expired: 'neutral',
  cancelled: 'neutral',
}
const unmade: readonly Order['state'][] = ['cancelled', 'expired']

/** False for orders that will not be made: nobody is asked to pay for them. */
export function showsMoneyState({ state, moneyState }: Pick<Order, 'state' | 'moneyState'>): boolean {
  return !(unmade.includes(state) && moneyState === 'unpaid')
}

/** Money that is here of an order that will not be made goes back. */
export function moneyText(
  { state, moneyState }: Pick<Order, 'state' | 'moneyState'>,
  t: (typeof ordersMessages)['cl'],
): string {
  const isOwed = unmade.includes(state) && (moneyState === 'paid' || moneyState === 'partial')
  return (isOwed ? t.money_owed : t.money[moneyState]) ?? ''
}

/** The state of an order and of its payment, in words. */
export function OrderBadges({ order }: { order: Pick<Order, 'state' | 'moneyState'> }) {
  const t = useMessages(ordersMessages)
  const { state, moneyState } = order
  return (
    <>
      <Badge theme={stateTones[state] ?? 'brand'}>{t.badges[state] ?? t.states[state]}</Badge>
      {showsMoneyState(order) && <Badge theme={moneyTones[moneyState]}>{moneyText(order, t)}</Badge>}
    </>
  )
}
