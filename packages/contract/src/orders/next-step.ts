import { type Locale, type Sentence, sentenceIn } from '@estampa/domain/messages'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import type { moneyStates, orderStates } from './states.ts'

type State = (typeof orderStates)[number]
type NextStep = {
  state: State
  moneyState: (typeof moneyStates)[number]
  payment: { code: PaymentMethodCode }
  shipping: { deliveryMethod: 'shipping' | 'pickup' }
  refundOwed: number
  /** The amount that must be paid before the goods leave. */
  restDue?: number
}

const unpaid: Record<NextStep['payment']['code'], Sentence> = {
  TRF: {
    es: 'Haz la transferencia y avísanos desde este pedido: así la encontramos enseguida.',
    arg: 'Hacé la transferencia y avisanos desde este pedido: así la encontramos enseguida.',
  },
  CHQ: {
    es: 'Entrega el cheque y avísanos desde este pedido con su número y su banco.',
    arg: 'Entregá el cheque y avisanos desde este pedido con su número y su banco.',
  },
  MP: {
    es: 'Paga con Mercado Pago para que reservemos tu stock.',
    arg: 'Pagá con Mercado Pago para que reservemos tu stock.',
  },
}
const inReview: Sentence = { es: 'Estamos revisando tu pago. Te avisamos apenas lo confirmemos.' }
const partial: Sentence = { es: 'Recibimos una parte del pago. Cuando esté el resto, seguimos.' }
const refund: Sentence = { es: 'El pedido no se va a hacer. Te vamos a devolver lo que pagaste.' }

const byState: Record<Exclude<State, 'placed'>, Sentence> = {
  confirmed: { es: 'Tu pedido está confirmado. Pronto empezamos a prepararlo.' },
  art_review: { es: 'Estamos preparando el boceto de tu diseño.' },
  proof_sent: {
    es: 'Revisa el boceto de tu diseño y apruébalo para que empecemos a producir.',
    arg: 'Revisá el boceto de tu diseño y aprobalo para que empecemos a producir.',
  },
  proof_approved: { es: 'Aprobaste el boceto. Tu pedido pasa a producción.' },
  proof_rejected: { es: 'Estamos corrigiendo el boceto con lo que nos dijiste.' },
  in_production: { es: 'Estamos produciendo tu pedido.' },
  ready: { es: 'Tu pedido está listo.' },
  shipped: { es: 'Tu pedido está en camino.' },
  delivered: {
    es: 'Entregamos tu pedido. ¡Gracias por tu compra! Si algo no está bien, escríbenos.',
    arg: 'Entregamos tu pedido. ¡Gracias por tu compra! Si algo no está bien, escribinos.',
  },
  returned: {
    es: 'El envío volvió a nosotros. Escríbenos y coordinamos una nueva entrega.',
    arg: 'El envío volvió a nosotros. Escribinos y coordinamos una nueva entrega.',
  },
  expired: {
    es: 'El pedido venció porque no recibimos el pago. Puedes hacerlo de nuevo cuando quieras.',
    arg: 'El pedido venció porque no recibimos el pago. Podés hacerlo de nuevo cuando quieras.',
  },
  cancelled: {
    es: 'El pedido está cancelado. No tienes que hacer nada más.',
    arg: 'El pedido está cancelado. No tenés que hacer nada más.',
  },
}
const readyUnpaid: Record<NextStep['shipping']['deliveryMethod'], Sentence> = {
  shipping: {
    es: 'Tu pedido está listo. Paga lo que falta y lo despachamos.',
    arg: 'Tu pedido está listo. Pagá lo que falta y lo despachamos.',
  },
  pickup: {
    es: 'Tu pedido está listo. Paga lo que falta y pasa a retirarlo.',
    arg: 'Tu pedido está listo. Pagá lo que falta y pasá a retirarlo.',
  },
}
const ready: Record<NextStep['shipping']['deliveryMethod'], Sentence> = {
  shipping: { es: 'Tu pedido está listo. Lo despachamos en el próximo retiro del transporte.' },
  pickup: { es: 'Tu pedido está listo: pasa a retirarlo.', arg: 'Tu pedido está listo: pasá a retirarlo.' },
}

/** The next step of an order, for its buyer. */
export function nextStepOf(order: NextStep, locale: Locale): string {
  return sentenceIn(sentenceFor(order), locale)
}

function sentenceFor({ state, moneyState, payment, shipping, refundOwed, restDue = 0 }: NextStep): Sentence {
  if ((state === 'cancelled' || state === 'expired') && refundOwed > 0) return refund
  if (state === 'ready' && restDue > 0) return readyUnpaid[shipping.deliveryMethod]
  if (state === 'ready') return ready[shipping.deliveryMethod]
  if (state !== 'placed') return byState[state]
  if (moneyState === 'in_review') return inReview
  if (moneyState === 'partial') return partial
  return unpaid[payment.code]
}
