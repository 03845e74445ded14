import type { exceptionKinds } from '@estampa/contract/staff'
import type { WithdrawalOutcome } from '@estampa/domain/law'
import type { OrderState } from '@estampa/domain/orders'
import type { OrderMoneyState, PaymentState } from '@estampa/domain/payments'
import type { QuoteState } from '@estampa/domain/quotes'

type ExceptionKind = (typeof exceptionKinds)[number]

/** The Spanish names of states for the people of a shop, who may type these words too. */
export const orderLabels: Record<OrderState, string> = {
  placed: 'a pagar',
  confirmed: 'confirmado',
  art_review: 'arte en revisión',
  proof_sent: 'boceto enviado',
  proof_approved: 'boceto aprobado',
  proof_rejected: 'boceto rechazado',
  in_production: 'en producción',
  ready: 'listo',
  shipped: 'despachado',
  delivered: 'entregado',
  returned: 'devuelto',
  expired: 'vencido',
  cancelled: 'cancelado',
}

export const moneyLabels: Record<OrderMoneyState, string> = {
  unpaid: 'sin pagar',
  in_review: 'por revisar',
  partial: 'pagado en parte',
  paid: 'pagado',
  refunded: 'devuelto',
}

export const paymentLabels: Record<PaymentState, string> = {
  pending: 'pedido',
  in_review: 'por revisar',
  approved: 'aprobado',
  rejected: 'rechazado',
  expired: 'vencido',
  cancelled: 'cancelado',
  refunded: 'devuelto',
  charged_back: 'contracargo',
}

export const quoteLabels: Record<QuoteState, string> = {
  requested: 'espera respuesta',
  draft: 'borrador',
  sent: 'vigente',
  viewed: 'vista',
  accepted: 'aceptada',
  converted: 'pedido hecho',
  rejected: 'rechazada',
  expired: 'vencida',
  cancelled: 'anulada',
  superseded: 'reemplazada',
}

export const exceptionLabels: Record<ExceptionKind, string> = {
  refund_owed: 'devolución pendiente',
  charged_back: 'contracargo',
  payment_differs: 'pago distinto',
}

export const withdrawalLabels = { open: 'abierta', closed: 'cerrada' } as const

export const outcomeLabels: Record<WithdrawalOutcome, string> = { accepted: 'aceptada', refused: 'rechazada' }
