import type { MailPlaceholder } from '../placeholders.ts'
import { type MailKindRow, type MailText, wholeText } from './kind-row.ts'

export const ofOrder = ['nombre', 'pedido', 'total'] as const satisfies MailPlaceholder[]
export const ofOrderAndNext = [...ofOrder, 'paso'] as const
/** What has to be done next is why the mail is read. */
export const tellsNext = { intro: ['paso'] } as const

/** The subject says the number, which stands above the heading already. */
export function orderText(words: (order: string) => string, intro = '{paso}'): MailText {
  return { subject: words('pedido n.º {pedido}'), heading: words('pedido'), intro, closing: '' }
}

const buyer = 'quien compró'

export const orderKinds = {
  order_placed: {
    title: 'Pedido recibido',
    to: buyer,
    when: 'Apenas entra un pedido, con el detalle y cómo pagarlo.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: {
        subject: 'Pedido n.º {pedido} en {tienda}',
        heading: '¡Gracias por tu compra, {nombre}!',
        intro:
          'Recibimos tu pedido n.º {pedido}. Puedes seguir cada paso desde tu pedido. Te avisaremos cuando haya novedades.',
        closing: 'Si algo no está bien, responde este correo y lo resolvemos.',
      },
      arg: {
        intro:
          'Recibimos tu pedido n.º {pedido}. Podés seguir cada paso desde tu pedido. Te vamos a avisar cuando haya novedades.',
        closing: 'Si algo no está bien, respondé este correo y lo resolvemos.',
      },
    },
  },
  confirmed: {
    title: 'Pedido confirmado',
    to: buyer,
    when: 'Cuando la tienda confirma un pedido que se paga después.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: { es: orderText((order) => `Confirmamos tu ${order}`, 'Pronto empezamos a prepararlo.') },
    withoutIt: 'quien compró a cuenta no sabe por correo que su pedido quedó firme: lo ve en su pedido.',
  },
  in_production: {
    title: 'En producción',
    to: buyer,
    when: 'Cuando el pedido pasa al taller.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText(
        (order) => `Estamos produciendo tu ${order}`,
        'Está en el taller. Te escribimos cuando esté listo.',
      ),
    },
    withoutIt: 'nadie se entera por correo de que su pedido se está produciendo.',
  },
  ready: {
    title: 'Pedido listo',
    to: buyer,
    when: 'Cuando el pedido está listo: para retirar o para despachar.',
    fields: wholeText,
    placeholders: ofOrderAndNext,
    required: tellsNext,
    texts: { es: orderText((order) => `Está listo tu ${order}`) },
  },
  shipped: {
    title: 'En camino',
    to: buyer,
    when: 'Cuando el pedido sale, con su seguimiento si lo tiene.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText((order) => `Está en camino tu ${order}`, 'Salió del taller y lo lleva el transporte.'),
    },
  },
  parcel_sent: {
    title: 'Salió una parte',
    to: buyer,
    when: 'Cuando sale un paquete de un pedido que va en varios.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText(
        (order) => `Salió una parte de tu ${order}`,
        'Un paquete ya está en camino. Te escribimos cuando salga lo que falta.',
      ),
    },
    withoutIt: 'de los pedidos en varios paquetes solo se avisa cuando salió todo.',
  },
  parcel: {
    title: 'Seguimiento corregido',
    to: buyer,
    when: 'Cuando cambia el número de seguimiento de un paquete que ya salió.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText(
        (order) => `Cómo seguir tu ${order}`,
        'Con estos datos puedes seguir tu paquete. Si te dimos otros antes, usa estos.',
      ),
      arg: { intro: 'Con estos datos podés seguir tu paquete. Si te dimos otros antes, usá estos.' },
    },
  },
  delivered: {
    title: 'Entregado',
    to: buyer,
    when: 'Cuando el pedido llegó, o se retiró.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText(
        (order) => `Entregamos tu ${order}`,
        '¡Gracias por tu compra! Si algo no está bien, escríbenos.',
      ),
      arg: { intro: '¡Gracias por tu compra! Si algo no está bien, escribinos.' },
    },
    withoutIt: 'quien compró no recibe las gracias ni la confirmación de la entrega.',
  },
  returned: {
    title: 'Devuelto por el transporte',
    to: buyer,
    when: 'Cuando el transporte trae el pedido de vuelta.',
    fields: wholeText,
    placeholders: ofOrderAndNext,
    required: tellsNext,
    texts: { es: orderText((order) => `Volvió a nosotros el envío de tu ${order}`) },
  },
  expired: {
    title: 'Vencido sin pago',
    to: buyer,
    when: 'Cuando pasa el plazo y el pedido no se pagó.',
    fields: wholeText,
    placeholders: ofOrderAndNext,
    required: tellsNext,
    texts: { es: orderText((order) => `Venció tu ${order}`) },
  },
  cancelled: {
    title: 'Pedido cancelado',
    to: buyer,
    when: 'Cuando se cancela un pedido.',
    fields: wholeText,
    placeholders: ofOrderAndNext,
    required: tellsNext,
    texts: { es: orderText((order) => `Quedó cancelado tu ${order}`) },
  },
  changed: {
    title: 'Pedido cambiado',
    to: buyer,
    when: 'Cuando la tienda cambia un pedido.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: { es: orderText((order) => `Cambiamos tu ${order}`, 'Así queda ahora:') },
  },
  change_proposed: {
    title: 'Cambio propuesto',
    to: buyer,
    when: 'Cuando la tienda propone un cambio que hay que aceptar.',
    fields: wholeText,
    placeholders: ofOrder,
    texts: {
      es: orderText(
        (order) => `Te proponemos un cambio en tu ${order}`,
        'Tu pedido sigue como estaba hasta que respondas. Míralo antes y después, y decide.',
      ),
      arg: {
        intro: 'Tu pedido sigue como estaba hasta que respondas. Miralo antes y después, y decidí.',
      },
    },
  },
  order_message: {
    title: 'Mensaje de la tienda',
    to: buyer,
    when: 'Cuando alguien de la tienda escribe en el pedido.',
    fields: ['subject', 'heading', 'closing'],
    placeholders: ofOrder,
    texts: {
      es: {
        subject: '{tienda} te escribió por tu pedido n.º {pedido}',
        heading: '{tienda} te escribió',
        closing: '',
      },
    },
  },
  order_dispatched: {
    title: 'Aviso a quien recibe',
    to: 'quien recibe un pedido que compró otra persona',
    when: 'Cuando sale su envío, sin precios ni pagos.',
    fields: wholeText,
    placeholders: ['comprador', 'pedido'],
    texts: {
      es: {
        subject: 'Va en camino un envío de {tienda} para ti',
        heading: 'Va en camino un envío de {tienda} para ti',
        intro: '{comprador} hizo este pedido y te puso como destinatario.',
        closing: '',
      },
      arg: {
        subject: 'Va en camino un envío de {tienda} para vos',
        heading: 'Va en camino un envío de {tienda} para vos',
      },
    },
    withoutIt: 'quien recibe no sabe que le llega algo ni cómo seguirlo: solo lo sabe quien compró.',
  },
  order_collectable: {
    title: 'Aviso a quien retira',
    to: 'quien retira un pedido que compró otra persona',
    when: 'Cuando su pedido está listo para retirar.',
    fields: wholeText,
    placeholders: ['comprador', 'pedido'],
    texts: {
      es: {
        subject: 'Ya puedes retirar un pedido de {tienda}',
        heading: 'Ya puedes retirar un pedido de {tienda}',
        intro: '{comprador} hizo este pedido y te puso como destinatario.',
        closing: '',
      },
      arg: {
        subject: 'Ya podés retirar un pedido de {tienda}',
        heading: 'Ya podés retirar un pedido de {tienda}',
      },
    },
    withoutIt: 'quien retira no sabe que ya puede ir: solo lo sabe quien compró.',
  },
} as const satisfies Record<string, MailKindRow>
