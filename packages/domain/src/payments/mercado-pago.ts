import type { CountryCode } from '../countries.ts'
import type { PaymentState } from '../payments.ts'
import type { PaymentMethodCode } from '../shops.ts'

/** The site of Mercado Pago at which a shop of the country collects. */
export const mercadoPagoSites: Readonly<Record<CountryCode, string>> = { ARG: 'MLA', CL: 'MLC' }

/** Mercado Pago's states of a payment. */
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
 * The action that follows from Mercado Pago's state. `extra`: the money came for a payment that has ended or was paid
 * already, so it is kept beside it and owed back.
 */
export type MercadoPagoAction = 'approve' | 'extra' | 'review' | 'reject' | 'refunded' | 'charged_back'

const actions: Record<MercadoPagoStatus, MercadoPagoAction | null> = {
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
export function mercadoPagoAction(
  status: MercadoPagoStatus,
  { state, counted }: { state: PaymentState; counted: boolean },
): MercadoPagoAction | null {
  const step = actions[status]
  if (step === 'approve') return approval(state, counted)
  if (step === 'review') return state === 'pending' ? 'review' : null
  if (step === 'reject') return state === 'in_review' && counted ? 'reject' : null
  return state === 'approved' && counted ? step : null
}

function approval(state: PaymentState, counted: boolean): MercadoPagoAction | null {
  if (state === 'pending' || (state === 'in_review' && counted)) return 'approve'
  // what a card company had taken back, and the shop then won, is money that comes again
  return counted && (state === 'approved' || state === 'refunded') ? null : 'extra'
}

/** The reference of a payment: at Mercado Pago that of the payment, at a bank that of the order. */
export function paymentReference(method: PaymentMethodCode, payment: { id: string; order: number }): string {
  return method === 'MP' ? payment.id : String(payment.order)
}
