import type { MailKindRow } from './kind-row.ts'
import { wholeText } from './kind-row.ts'
import { ofOrder, ofOrderAndNext, orderText, tellsNext } from './order-kinds.ts'

const buyer = 'quien compró'

/** The payments and the proof of an order. */
export const paymentKinds = {
  payment_reminder: {
    title: 'Recordatorio de pago',
    to: buyer,
    when: 'Antes de que venza un pedido sin pagar.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText(
        (order) => `Todavía esperamos el pago de tu ${order}`,
        'Guardamos tus productos un poco más. Si ya pagaste, avísanos desde tu pedido y no hace falta nada más.',
      ),
      arg: {
        intro:
          'Guardamos tus productos un poco más. Si ya pagaste, avisanos desde tu pedido y no hace falta nada más.',
      },
    },
  },
  payment_reported: {
    title: 'Aviso de pago recibido',
    to: buyer,
    when: 'Cuando quien compró avisa que pagó.',
    fields: wholeText,
    placeholders: ofOrderAndNext,
    required: tellsNext,
    texts: { es: orderText((order) => `Recibimos el aviso de tu pago del ${order}`) },
  },
  payment_approved: {
    title: 'Pago confirmado',
    to: buyer,
    when: 'Cuando la tienda o Mercado Pago confirma un pago.',
    fields: wholeText,
    placeholders: ofOrderAndNext,
    required: tellsNext,
    texts: { es: orderText((order) => `Confirmamos tu pago del ${order}`) },
  },
  payment_rejected: {
    title: 'Pago que no se pudo confirmar',
    to: buyer,
    when: 'Cuando un pago avisado no aparece o no vale.',
    fields: wholeText,
    placeholders: ofOrderAndNext,
    required: tellsNext,
    texts: {
      es: orderText((order) => `Revisa el pago del ${order}: no pudimos confirmarlo`),
      arg: {
        subject: 'Revisá el pago del pedido n.º {pedido}: no pudimos confirmarlo',
        heading: 'Revisá el pago del pedido: no pudimos confirmarlo',
      },
    },
  },
  payment_refunded: {
    title: 'Pago devuelto',
    to: buyer,
    when: 'Cuando la tienda devuelve un pago, entero o en parte.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText(
        (order) => `Te devolvimos un pago del ${order}`,
        'La devolución puede tardar unos días en verse en tu cuenta.',
      ),
    },
  },
  proof_sent: {
    title: 'Boceto para aprobar',
    to: buyer,
    when: 'Cuando la tienda envía un boceto.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText(
        (order) => `Mira el boceto de tu ${order}`,
        'Revisa medidas, colores y ubicación. Si está bien, apruébalo; si no, cuéntanos qué cambiar. No producimos nada hasta que des tu visto bueno.',
      ),
      arg: {
        subject: 'Mirá el boceto de tu pedido n.º {pedido}',
        heading: 'Mirá el boceto de tu pedido',
        intro:
          'Revisá medidas, colores y ubicación. Si está bien, aprobalo; si no, contanos qué cambiar. No producimos nada hasta que des tu visto bueno.',
      },
    },
  },
  proof_reminder: {
    title: 'Recordatorio del boceto',
    to: buyer,
    when: 'Cuando pasan unos días y el boceto sigue sin respuesta.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText(
        (order) => `El boceto de tu ${order} espera tu respuesta`,
        'Te lo enviamos y todavía no respondiste: hasta entonces no producimos nada. Si está bien, apruébalo; si no, cuéntanos qué cambiar.',
      ),
      arg: {
        intro:
          'Te lo enviamos y todavía no respondiste: hasta entonces no producimos nada. Si está bien, aprobalo; si no, contanos qué cambiar.',
      },
    },
    withoutIt: 'un boceto sin respuesta detiene el pedido hasta que alguien lo recuerde por otro lado.',
  },
  proof_approved: {
    title: 'Boceto aprobado',
    to: buyer,
    when: 'Cuando quien compró aprueba el boceto.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText(
        (order) => `Aprobaste el boceto del ${order}`,
        'Lo producimos tal como lo aprobaste. Tu pedido pasa a producción.',
      ),
    },
    withoutIt: 'a quien compró no le queda por correo qué aprobó y cuándo: lo ve en su pedido.',
  },
  proof_rejected: {
    title: 'Boceto con cambios',
    to: buyer,
    when: 'Cuando quien compró pide cambios en el boceto.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText(
        (order) => `Recibimos tus cambios del boceto del ${order}`,
        'Preparamos un boceto nuevo y te avisamos para que lo apruebes.',
      ),
    },
    withoutIt: 'quien pidió cambios no sabe por correo que llegaron: lo ve en su pedido.',
  },
} as const satisfies Record<string, MailKindRow>
