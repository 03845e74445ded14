import type { Order } from '../orders/timeline.ts'

type ReturnedOrder = Pick<Order, 'payments' | 'toPay'>
type KnownPayment = 'nothing' | 'in_review' | 'approved'

/** The shop's knowledge of the payment for which a buyer returns from Mercado Pago. */
export function findKnownPayment({ payments }: ReturnedOrder, query: URLSearchParams): KnownPayment {
  const reference = query.get('external_reference')
  const ours = payments.filter(
    (payment) => payment.method === 'MP' && (reference === null || payment.reference === reference),
  )
  const is = (expected: Order['payments'][number]['state']) => ours.some(({ state }) => state === expected)
  if (is('approved')) return 'approved'
  return is('in_review') ? 'in_review' : 'nothing'
}

/**
 * True if a buyer may have paid at Mercado Pago and the shop has not heard of it yet. The address only says that
 * there is something to wait for, and nobody is asked to pay twice meanwhile.
 */
export function isPaymentAwaited(order: ReturnedOrder, query: URLSearchParams): boolean {
  return order.toPay > 0 && hasPaid(query) && findKnownPayment(order, query) === 'nothing'
}

function hasPaid(query: URLSearchParams): boolean {
  const outcome = query.get('mercadopago')
  return outcome === 'success' || outcome === 'pending'
}
