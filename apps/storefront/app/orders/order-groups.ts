import type { Client } from '@estampa/contract/client'

type OrdersInput = Parameters<Client['orders']['getOrders']>[0]

export const orderGroups = ['all', 'to_pay', 'in_progress', 'delivered', 'ended'] as const
type OrderGroup = (typeof orderGroups)[number]

const beforeProduction = [
  'placed',
  'confirmed',
  'art_review',
  'proof_sent',
  'proof_approved',
  'proof_rejected',
] as const

/** The states of the orders in each group that the filter of the list offers. */
export const statesOfGroup: Record<OrderGroup, Pick<OrdersInput, 'state' | 'moneyState'>> = {
  all: {},
  to_pay: { state: [...beforeProduction, 'in_production', 'ready'], moneyState: ['unpaid', 'partial'] },
  in_progress: { state: [...beforeProduction, 'in_production', 'ready', 'shipped'] },
  delivered: { state: ['delivered', 'returned'] },
  ended: { state: ['cancelled', 'expired'] },
}
