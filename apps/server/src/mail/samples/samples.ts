/** Every kind of mail, written by the e-mails themselves about one order, one quote and one account of a shop. */
import type { Shop } from '../../http/shop.ts'
import type { OrderNotification } from '../../orders/notify-buyer.ts'
import {
  accountClosedEmail,
  activationEmail,
  emailChangeEmail,
  emailChangeNoticeEmail,
  emailTakenEmail,
  firstPasswordEmail,
  knownAccountEmail,
  passwordChangedEmail,
  passwordResetEmail,
} from '../account-emails.ts'
import { messageEmail } from '../order-message.ts'
import { orderNotificationEmail } from '../order-notification.ts'
import { orderPlacedEmail } from '../order-placed.ts'
import { quoteAnsweredEmail, quoteEndsEmail, quoteWaitsEmail } from '../quote-notification.ts'
import { quoteSentEmail } from '../quote-sent.ts'
import type { Email } from '../send-mail.ts'
import type { MailBranding } from '../template.ts'
import { changeSamples } from './sample-change.ts'
import { lawSamples } from './sample-laws.ts'
import { type SampleOrderOptions, sampleMessage, sampleOrder, samplePayment } from './sample-order.ts'
import type { SampleProduct } from './sample-products.ts'
import { proofReminderSample } from './sample-proof.ts'
import { sampleCustomer, sampleQuote } from './sample-quote.ts'

export type Sample = {
  kind: string
  name: string
  write: (branding: MailBranding, goods: readonly SampleProduct[]) => Email
}

const placed = (kind: string, name: string, options: SampleOrderOptions): Sample => ({
  kind,
  name,
  write: (branding, goods) => orderPlacedEmail(branding, sampleOrder(branding.shop, goods, options)),
})

const made: SampleOrderOptions['past'] = [
  'confirmed',
  'art_review',
  'proof_sent',
  'proof_approved',
  'in_production',
]

const news = (notification: OrderNotification, name: string, options: SampleOrderOptions): Sample => ({
  kind: notification,
  name,
  write: (branding, goods) => {
    const order = sampleOrder(branding.shop, goods, options)
    const paymentId = options.payment ? samplePayment : null
    return orderNotificationEmail(branding, order, {
      news: notification,
      paymentId,
      move: order.history.length,
    })
  },
})

const orders: readonly Sample[] = [
  placed('order_placed', 'Pedido: por transferencia', {}),
  placed('order_placed_cheque', 'Pedido: con cheque', { method: 'CHQ' }),
  placed('order_placed_mercado_pago', 'Pedido: con Mercado Pago, para retirar', {
    method: 'MP',
    isCollected: true,
  }),
  news('payment_reminder', 'Pago: recordatorio', {}),
  news('payment_reported', 'Pago: aviso recibido', { payment: ['in_review'] }),
  news('payment_approved', 'Pago: confirmado', { payment: ['approved'], past: ['confirmed'] }),
  news('payment_rejected', 'Pago: no se pudo confirmar', {
    payment: ['rejected', 'El banco no tiene una operación con ese número.'],
  }),
  news('payment_refunded', 'Pago: devuelto', { payment: ['refunded'], past: ['cancelled'] }),
  news('confirmed', 'Pedido confirmado, a cuenta', { past: ['confirmed'] }),
  news('proof_sent', 'Boceto para aprobar', { past: ['confirmed', 'art_review', 'proof_sent'] }),
  news('proof_approved', 'Boceto aprobado', { past: made.slice(0, 4) }),
  news('proof_rejected', 'Boceto devuelto', {
    past: [
      'confirmed',
      'art_review',
      'proof_sent',
      ['proof_rejected', 'El logo más chico y centrado, por favor.'],
    ],
  }),
  news('in_production', 'En producción', { past: made }),
  news('ready', 'Listo para retirar', { past: [...made, 'ready'], isCollected: true }),
  news('shipped', 'En camino, con seguimiento', { past: [...made, 'ready', 'shipped'], isTracked: true }),
  news('parcel', 'Seguimiento corregido', { past: [...made, 'ready', 'shipped'], isTracked: true }),
  news('delivered', 'Entregado', { past: [...made, 'ready', 'shipped', 'delivered'] }),
  news('returned', 'Devuelto por el transporte', { past: [...made, 'ready', 'shipped', 'returned'] }),
  news('expired', 'Vencido sin pago', { past: ['expired'] }),
  news('cancelled', 'Cancelado', { past: [['cancelled', 'El evento se suspendió.']] }),
  {
    kind: 'order_message',
    name: 'Mensaje de la tienda',
    write: (branding, goods) =>
      messageEmail(branding, sampleOrder(branding.shop, goods, { past: ['confirmed'] }), sampleMessage),
  },
]

const link = '/quote#muestra'
const mail = { id: '2b9c4d11-7e3a-4b8d-a0f6-5c1e9d7f3a60', quoteId: '', message: '' }
const quotes: readonly Sample[] = [
  {
    kind: 'quote_own',
    name: 'Cotización: a quien la pidió',
    write: (branding, goods) =>
      quoteSentEmail(branding, sampleQuote(branding.shop, goods, { state: 'sent' }), {
        link,
        isAnswer: false,
        senderEmail: 'lucia@empresa.example',
        mail: { ...mail, recipient: 'lucia@empresa.example' },
      }),
  },
  {
    kind: 'quote_shared',
    name: 'Cotización: compartida con otra persona',
    write: (branding, goods) =>
      quoteSentEmail(branding, sampleQuote(branding.shop, goods, { state: 'sent' }), {
        link,
        isAnswer: false,
        senderEmail: 'lucia@empresa.example',
        mail: {
          ...mail,
          recipient: 'martin@empresa.example',
          message: 'Martín, ¿lo ves bien?\nNecesito tu visto bueno.',
        },
      }),
  },
  {
    kind: 'quote_answered',
    name: 'Cotización: respuesta de la tienda, con descuento',
    write: (branding, goods) =>
      quoteSentEmail(branding, sampleQuote(branding.shop, goods, { state: 'sent', hasDiscount: true }), {
        link,
        isAnswer: true,
        senderEmail: 'lucia@empresa.example',
        mail: {
          ...mail,
          recipient: 'lucia@empresa.example',
          message: 'Por la cantidad te hicimos un 5 % sobre el total.',
        },
      }),
  },
  {
    kind: 'quote_accepted',
    name: 'Cotización aceptada',
    write: (branding, goods) =>
      quoteAnsweredEmail(
        branding,
        sampleQuote(branding.shop, goods, { state: 'accepted' }),
        sampleCustomer(),
      ),
  },
  {
    kind: 'quote_rejected',
    name: 'Cotización rechazada',
    write: (branding, goods) => {
      const quote = sampleQuote(branding.shop, goods, {
        state: 'rejected',
        note: 'Se nos va del presupuesto.',
      })
      return quoteAnsweredEmail(branding, quote, sampleCustomer())
    },
  },
  {
    kind: 'quote_ends',
    name: 'Cotización por vencer',
    write: (branding, goods) =>
      quoteEndsEmail(branding, sampleQuote(branding.shop, goods, { state: 'sent' }), sampleCustomer()),
  },
  {
    kind: 'quote_waits',
    name: 'Cotización sin respuesta',
    write: (branding, goods) =>
      quoteWaitsEmail(branding, sampleQuote(branding.shop, goods, { state: 'sent' }), sampleCustomer(), ''),
  },
]

const reader = { id: 1, email: 'lucia@empresa.example', full_name: 'Lucía Paz' }
const coded = { id: 'muestra', code: 'K7QF2MXR', linkCode: 'K7QF2MXR0A1B2C3D4E5F6G7H8J' }
const accounts: readonly Sample[] = [
  {
    kind: 'activation',
    name: 'Cuenta: confirmar el correo',
    write: (branding) => activationEmail(branding, reader, coded),
  },
  {
    kind: 'first_password',
    name: 'Cuenta: elegir la primera contraseña',
    write: (branding) => firstPasswordEmail(branding, reader, coded),
  },
  {
    kind: 'known',
    name: 'Cuenta: ya la tenía',
    write: (branding) => knownAccountEmail(branding, reader, coded),
  },
  {
    kind: 'password_reset',
    name: 'Cuenta: elegir contraseña',
    write: (branding) => passwordResetEmail(branding, reader, coded),
  },
  {
    kind: 'password_changed',
    name: 'Cuenta: contraseña cambiada',
    write: (branding) => passwordChangedEmail(branding, reader, 'muestra'),
  },
  {
    kind: 'email_change',
    name: 'Cuenta: confirmar el correo nuevo',
    write: (branding) => emailChangeEmail(branding, reader, coded, 'lucia@nueva.example'),
  },
  {
    kind: 'email_leaving',
    name: 'Cuenta: aviso al correo anterior',
    write: (branding) =>
      emailChangeNoticeEmail(branding, reader, {
        id: 'muestra',
        to: reader.email,
        next: 'lucia@nueva.example',
      }),
  },
  {
    kind: 'unmoved',
    name: 'Cuenta: correo de otra cuenta',
    write: (branding) => emailTakenEmail(branding, reader, 'muestra'),
  },
  {
    kind: 'farewell',
    name: 'Cuenta eliminada',
    write: (branding) =>
      accountClosedEmail(branding, { id: 'muestra', to: reader.email, name: reader.full_name }),
  },
]

export const samples: readonly Sample[] = [
  ...orders,
  proofReminderSample,
  ...changeSamples,
  ...quotes,
  ...accounts,
  ...lawSamples,
]

/** The shop as if it were in the other country, for its words. */
export function inCountry(shop: Shop, environment: Shop['config']['environment']): Shop {
  return { ...shop, config: { ...shop.config, environment } }
}
