import type { PaymentState } from '../payments.ts'
import type { PaymentMethodCode } from '../shops.ts'

/** What Mercado Pago may say of a payment. */
export const mercadoPagoStatuses = [
  'pending',
  'approved',
  'authorized',
  'in_process',
  'in_mediation',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
] as const
export type MercadoPagoStatus = (typeof mercadoPagoStatuses)[number]

/**
 * What is to be done with a payment of ours. `extra`: the money came for a payment that has ended or was paid
 * already, so it is kept beside it and owed back.
 */
export type MercadoPagoStep = 'approve' | 'extra' | 'review' | 'reject' | 'refunded' | 'charged_back'

const wanted: Record<MercadoPagoStatus, MercadoPagoStep | null> = {
  // nothing was paid: it is asked for still, and another card may be tried
  pending: null,
  approved: 'approve',
  authorized: 'review',
  in_process: 'review',
  // the money is with the shop until somebody has decided
  in_mediation: null,
  rejected: 'reject',
  cancelled: 'reject',
  refunded: 'refunded',
  charged_back: 'charged_back',
}

/**
 * `counted`: the payment of ours is this one of Mercado Pago; else it is only named by it. A try that failed says
 * nothing of a payment that another try may have made.
 */
export function mercadoPagoStep(
  status: MercadoPagoStatus,
  { state, counted }: { state: PaymentState; counted: boolean },
): MercadoPagoStep | null {
  const step = wanted[status]
  if (step === 'approve') return approval(state, counted)
  if (step === 'review') return state === 'pending' ? 'review' : null
  if (step === 'reject') return state === 'in_review' && counted ? 'reject' : null
  return state === 'approved' && counted ? step : null
}

function approval(state: PaymentState, counted: boolean): MercadoPagoStep | null {
  if (state === 'pending' || (state === 'in_review' && counted)) return 'approve'
  // what a card company had taken back, and the shop then won, is money that comes again
  return counted && (state === 'approved' || state === 'refunded') ? null : 'extra'
}

/** What who pays or collects names a payment by: Mercado Pago by the payment, a bank by the order. */
export function paymentReference(method: PaymentMethodCode, payment: { id: string; order: number }): string {
  return method === 'MP' ? payment.id : String(payment.order)
}
