import { messageCatalog } from '@estampa/domain/messages'
import type { OrderNotification } from '../orders/notify-buyer.ts'

/** `says` is what it means for the buyer, where the order's next step says no more than the subject. */
export type NotificationTexts = {
  /** The subject of «pedido n.º 12», or of «pedido» where its number stands above. */
  subject: (order: string) => string
  says?: string
  /** Name of the button; the others say «Ver mi pedido». */
  action?: string
}

export const notificationTexts = messageCatalog<Record<OrderNotification, NotificationTexts>>({
  es: {
    payment_reported: { subject: (order) => `Recibimos el aviso de tu pago del ${order}` },
    payment_approved: { subject: (order) => `Confirmamos tu pago del ${order}` },
    confirmed: {
      subject: (order) => `Confirmamos tu ${order}`,
      says: 'Pronto empezamos a prepararlo.',
    },
    proof_approved: {
      subject: (order) => `Aprobaste el boceto del ${order}`,
      says: 'Lo producimos tal como lo aprobaste. Tu pedido pasa a producción.',
    },
    in_production: {
      subject: (order) => `Estamos produciendo tu ${order}`,
      says: 'Está en el taller. Te escribimos cuando esté listo.',
    },
    ready: { subject: (order) => `Está listo tu ${order}` },
    shipped: {
      subject: (order) => `Está en camino tu ${order}`,
      says: 'Salió del taller y lo lleva el transporte.',
    },
    parcel_sent: {
      subject: (order) => `Salió una parte de tu ${order}`,
      says: 'Un paquete ya está en camino. Te escribimos cuando salga lo que falta.',
    },
    returned: { subject: (order) => `Volvió a nosotros el envío de tu ${order}` },
    expired: { subject: (order) => `Venció tu ${order}` },
    cancelled: { subject: (order) => `Quedó cancelado tu ${order}` },
    changed: { subject: (order) => `Cambiamos tu ${order}`, says: 'Así queda ahora:' },
    change_proposed: {
      subject: (order) => `Te proponemos un cambio en tu ${order}`,
      says: 'Tu pedido sigue como estaba hasta que respondas. Míralo antes y después, y decide.',
      action: 'Ver el cambio y responder',
    },
    parcel: {
      subject: (order) => `Cómo seguir tu ${order}`,
      says: 'Con estos datos puedes seguir tu paquete. Si te dimos otros antes, usa estos.',
    },
    delivered: {
      subject: (order) => `Entregamos tu ${order}`,
      says: '¡Gracias por tu compra! Si algo no está bien, escríbenos.',
    },
    payment_reminder: {
      subject: (order) => `Todavía esperamos el pago de tu ${order}`,
      says: 'Guardamos tus productos un poco más. Si ya pagaste, avísanos desde tu pedido y no hace falta nada más.',
    },
    payment_rejected: { subject: (order) => `Revisa el pago del ${order}: no pudimos confirmarlo` },
    payment_refunded: {
      subject: (order) => `Te devolvimos un pago del ${order}`,
      says: 'La devolución puede tardar unos días en verse en tu cuenta.',
    },
    proof_sent: {
      subject: (order) => `Mira el boceto de tu ${order}`,
      says: 'Revisa medidas, colores y ubicación. Si está bien, apruébalo; si no, cuéntanos qué cambiar. No producimos nada hasta que des tu visto bueno.',
      action: 'Ver y aprobar el boceto',
    },
    proof_reminder: {
      subject: (order) => `El boceto de tu ${order} espera tu respuesta`,
      says: 'Te lo enviamos y todavía no respondiste: hasta entonces no producimos nada. Si está bien, apruébalo; si no, cuéntanos qué cambiar.',
      action: 'Ver y aprobar el boceto',
    },
    proof_rejected: {
      subject: (order) => `Recibimos tus cambios del boceto del ${order}`,
      says: 'Preparamos un boceto nuevo y te avisamos para que lo apruebes.',
    },
  },
  arg: {
    change_proposed: {
      subject: (order) => `Te proponemos un cambio en tu ${order}`,
      says: 'Tu pedido sigue como estaba hasta que respondas. Miralo antes y después, y decidí.',
      action: 'Ver el cambio y responder',
    },
    parcel: {
      subject: (order) => `Cómo seguir tu ${order}`,
      says: 'Con estos datos podés seguir tu paquete. Si te dimos otros antes, usá estos.',
    },
    delivered: {
      subject: (order) => `Entregamos tu ${order}`,
      says: '¡Gracias por tu compra! Si algo no está bien, escribinos.',
    },
    payment_reminder: {
      subject: (order) => `Todavía esperamos el pago de tu ${order}`,
      says: 'Guardamos tus productos un poco más. Si ya pagaste, avisanos desde tu pedido y no hace falta nada más.',
    },
    payment_rejected: { subject: (order) => `Revisá el pago del ${order}: no pudimos confirmarlo` },
    proof_reminder: {
      subject: (order) => `El boceto de tu ${order} espera tu respuesta`,
      says: 'Te lo enviamos y todavía no respondiste: hasta entonces no producimos nada. Si está bien, aprobalo; si no, contanos qué cambiar.',
      action: 'Ver y aprobar el boceto',
    },
    proof_sent: {
      subject: (order) => `Mirá el boceto de tu ${order}`,
      says: 'Revisá medidas, colores y ubicación. Si está bien, aprobalo; si no, contanos qué cambiar. No producimos nada hasta que des tu visto bueno.',
      action: 'Ver y aprobar el boceto',
    },
  },
})
