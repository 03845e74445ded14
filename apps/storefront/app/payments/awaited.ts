import type { Order } from '../orders/timeline.ts'

type Came = Pick<Order, 'payments' | 'toPay'>
type Known = 'nothing' | 'in_review' | 'approved'

/** What the shop knows of the payment for which somebody comes back from Mercado Pago. */
export function knownOf({ payments }: Came, query: URLSearchParams): Known {
  const reference = query.get('external_reference')
  const ours = payments.filter(
    (payment) => payment.method === 'MP' && (reference === null || payment.reference === reference),
  )
  const is = (wanted: Order['payments'][number]['state']) => ours.some(({ state }) => state === wanted)
  if (is('approved')) return 'approved'
  return is('in_review') ? 'in_review' : 'nothing'
}

/**
 * Whether somebody may have paid at Mercado Pago what the shop knows nothing of yet. The address only says that
 * there is something to wait for, and nobody is asked to pay twice meanwhile.
 */
export function isAwaited(order: Came, query: URLSearchParams): boolean {
  return order.toPay > 0 && hasPaid(query) && knownOf(order, query) === 'nothing'
}

function hasPaid(query: URLSearchParams): boolean {
  const came = query.get('mercadopago')
  return came === 'success' || came === 'pending'
}
