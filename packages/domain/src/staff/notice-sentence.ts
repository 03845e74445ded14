import { quoteNumber } from '../quotes.ts'
import type { NoticeKind } from './notices.ts'

/** What a notice is about, as panels and mails tell it. */
type ToldNotice = {
  readonly kind: NoticeKind
  readonly detail: string
  readonly order: { readonly number: number } | null
  readonly quote: { readonly number: number } | null
}

const answers: Partial<Record<NoticeKind, Record<string, string>>> = {
  proof_answered: {
    approved: 'Aprobaron el boceto del',
    rejected: 'Pidieron cambios en el boceto del',
  },
  change_answered: {
    accepted: 'Aceptaron el cambio del',
    refused: 'No aceptaron el cambio del',
  },
  order_flagged: {
    refund_owed: 'Hay dinero por devolver del',
    charged_back: 'Hay un contracargo en el',
    payment_differs: 'Un pago no coincide con el',
  },
}

const sentences: Record<NoticeKind, string> = {
  order_placed: 'Llegó el',
  quote_asked: 'Pidieron la',
  quote_waiting: 'Sigue sin respuesta de la tienda la',
  quote_accepted: 'Aceptaron la',
  message_received: 'Hay un mensaje en el',
  proof_answered: 'Contestaron el boceto del',
  payment_reported: 'Avisaron de un pago del',
  order_flagged: 'Hay algo que mirar en el',
  change_answered: 'Contestaron el cambio del',
}

/** «Aprobaron el boceto del pedido n.º 57». */
export function noticeSentence({ kind, detail, order, quote }: ToldNotice): string {
  const about = order ? `pedido n.º ${order.number}` : `cotización ${quote ? quoteNumber(quote.number) : ''}`
  return `${answers[kind]?.[detail] ?? sentences[kind]} ${about}`
}

/** The name of a kind, where somebody chooses what they hear of. */
export const noticeKindNames: Record<NoticeKind, string> = {
  order_placed: 'Pedidos nuevos',
  quote_asked: 'Cotizaciones pedidas',
  quote_waiting: 'Cotizaciones que la tienda no respondió',
  quote_accepted: 'Cotizaciones aceptadas',
  message_received: 'Mensajes de quienes compran',
  proof_answered: 'Respuestas a bocetos',
  payment_reported: 'Pagos avisados',
  order_flagged: 'Dinero que alguien tiene que mirar',
  change_answered: 'Respuestas a cambios de pedidos',
}
