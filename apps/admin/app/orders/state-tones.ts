import type { StateTone } from '../controls/state-dot.tsx'
import type { OrderRow, StaffOrder } from './order-types.ts'

type State = OrderRow['state']
type MoneyState = OrderRow['moneyState']

/** How much attention each state wants of the shop: `waiting` is the shop's turn. */
const stateTones: Record<State, StateTone> = {
  placed: 'waiting',
  confirmed: 'waiting',
  art_review: 'waiting',
  proof_sent: 'going',
  proof_approved: 'waiting',
  proof_rejected: 'waiting',
  in_production: 'going',
  ready: 'waiting',
  shipped: 'going',
  delivered: 'done',
  returned: 'trouble',
  expired: 'quiet',
  cancelled: 'quiet',
}

const moneyTones: Record<MoneyState, StateTone> = {
  unpaid: 'quiet',
  in_review: 'waiting',
  partial: 'going',
  paid: 'done',
  refunded: 'quiet',
}

const paymentTones: Record<StaffOrder['order']['payments'][number]['state'], StateTone> = {
  pending: 'quiet',
  in_review: 'waiting',
  approved: 'done',
  rejected: 'trouble',
  expired: 'quiet',
  cancelled: 'quiet',
  refunded: 'quiet',
  charged_back: 'trouble',
}

export const stateTone = (state: State): StateTone => stateTones[state]
export const moneyTone = (state: MoneyState): StateTone => moneyTones[state]
export const paymentTone = (state: keyof typeof paymentTones): StateTone => paymentTones[state]
