/** Every kind of mail, written by the e-mails themselves about one order, one quote and one account of a shop. */
import { type MailKind, mailKindOf } from '@estampa/domain/mail'
import type { Shop } from '../../http/shop.ts'
import type { OrderNotification } from '../../orders/notify-buyer.ts'
import { messageEmail } from '../order-message.ts'
import { orderNotificationEmail } from '../order-notification.ts'
import { orderPlacedEmail } from '../order-placed.ts'
import { quoteAnsweredEmail, quoteEndsEmail, quoteWaitsEmail } from '../quote-notification.ts'
import { quoteSentEmail } from '../quote-sent.ts'
import type { Email } from '../send-mail.ts'
import type { MailBranding } from '../template.ts'
import { accountSamples } from './sample-accounts.ts'
import { changeSamples } from './sample-change.ts'
import { dispatchSamples } from './sample-dispatch.ts'
import { lawSamples } from './sample-laws.ts'
import { type SampleOrderOptions, sampleMessage, sampleOrder, samplePayment } from './sample-order.ts'
import type { SampleProduct } from './sample-products.ts'
import { proofReminderSample, sampleProofOf } from './sample-proof.ts'
import { sampleCustomer, sampleQuote } from './sample-quote.ts'
import { teamSamples } from './sample-team.ts'

export type SampleWriter = (branding: MailBranding, goods: readonly SampleProduct[]) => Email
type SampleRow = {
  kind: MailKind
  /** In which way it is of its kind, where there are several samples of it. */
  variant?: { id: string; name: string }
  write: SampleWriter
}

const placed = (options: SampleOrderOptions, id: string, name: string): SampleRow => ({
  kind: 'order_placed',
  variant: { id, name },
  write: (branding, goods) => orderPlacedEmail(branding, sampleOrder(branding.shop, goods, options)),
})

const made: SampleOrderOptions['past'] = [
  'confirmed',
  'art_review',
  'proof_sent',
  'proof_approved',
  'in_production',
]

const news = (notification: OrderNotification, options: SampleOrderOptions): SampleRow => ({
  kind: notification,
  write: (branding, goods) => {
    const order = sampleOrder(branding.shop, goods, options)
    const paymentId = options.payment ? samplePayment : null
    return orderNotificationEmail(branding, order, {
      news: notification,
      paymentId,
      move: order.history.length,
      sampleProof: sampleProofOf(branding, goods),
    })
  },
})

const orders: readonly SampleRow[] = [
  placed({}, 'order_placed', 'por transferencia'),
  placed({ method: 'CHQ' }, 'order_placed_cheque', 'con cheque'),
  placed({ method: 'MP', isCollected: true }, 'order_placed_mercado_pago', 'con Mercado Pago, para retirar'),
  news('payment_reminder', {}),
  news('payment_reported', { payment: ['in_review'] }),
  news('payment_approved', { payment: ['approved'], past: ['confirmed'] }),
  news('payment_rejected', {
    payment: ['rejected', 'El banco no tiene una operación con ese número.'],
  }),
  news('payment_refunded', { payment: ['refunded'], past: ['cancelled'] }),
  news('confirmed', { past: ['confirmed'] }),
  news('proof_sent', { past: ['confirmed', 'art_review', 'proof_sent'] }),
  news('proof_approved', { past: made.slice(0, 4) }),
  news('proof_rejected', {
    past: [
      'confirmed',
      'art_review',
      'proof_sent',
      ['proof_rejected', 'El logo más chico y centrado, por favor.'],
    ],
  }),
  news('in_production', { past: made }),
  news('ready', { past: [...made, 'ready'], isCollected: true }),
  news('shipped', { past: [...made, 'ready', 'shipped'], isTracked: true }),
  news('parcel_sent', { past: [...made, 'ready', 'shipped'], isTracked: true }),
  news('parcel', { past: [...made, 'ready', 'shipped'], isTracked: true }),
  news('delivered', { past: [...made, 'ready', 'shipped', 'delivered'] }),
  news('returned', { past: [...made, 'ready', 'shipped', 'returned'] }),
  news('expired', { past: ['expired'] }),
  news('cancelled', { past: [['cancelled', 'El evento se suspendió.']] }),
  {
    kind: 'order_message',
    write: (branding, goods) =>
      messageEmail(branding, sampleOrder(branding.shop, goods, { past: ['confirmed'] }), sampleMessage),
  },
]

const link = '/quote#muestra'
const mail = { id: '2b9c4d11-7e3a-4b8d-a0f6-5c1e9d7f3a60', quoteId: '', message: '' }
const quotes: readonly SampleRow[] = [
  {
    kind: 'quote_own',
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
    kind: 'quote_typed',
    write: (branding, goods) =>
      quoteSentEmail(
        branding,
        { ...sampleQuote(branding.shop, goods, { state: 'sent' }), isTyped: true },
        {
          link,
          isAnswer: true,
          senderEmail: '',
          mail: { ...mail, recipient: 'lucia@empresa.example' },
        },
      ),
  },
  {
    kind: 'quote_accepted',
    write: (branding, goods) =>
      quoteAnsweredEmail(
        branding,
        sampleQuote(branding.shop, goods, { state: 'accepted' }),
        sampleCustomer(),
      ),
  },
  {
    kind: 'quote_rejected',
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
    write: (branding, goods) =>
      quoteEndsEmail(branding, sampleQuote(branding.shop, goods, { state: 'sent' }), sampleCustomer()),
  },
  {
    kind: 'quote_waits',
    write: (branding, goods) =>
      quoteWaitsEmail(branding, sampleQuote(branding.shop, goods, { state: 'sent' }), sampleCustomer(), ''),
  },
]

const rows: readonly SampleRow[] = [
  ...orders,
  proofReminderSample,
  ...changeSamples,
  ...dispatchSamples,
  ...quotes,
  ...accountSamples,
  ...lawSamples,
  ...teamSamples,
]

export type Sample = { id: string; kind: MailKind; name: string; write: SampleWriter }

/** Each kind of mail at least once. */
export const samples: readonly Sample[] = rows.map(({ kind, variant, write }) => {
  const { title } = mailKindOf(kind)
  return { id: variant?.id ?? kind, kind, name: variant ? `${title}: ${variant.name}` : title, write }
})

export function sampleOf(kind: MailKind): Sample {
  const found = samples.find((one) => one.kind === kind)
  if (!found) throw new Error(`no sample of ${kind}`)
  return found
}

/** The shop as if it were in the other country, for its words. */
export function inCountry(shop: Shop, environment: Shop['config']['environment']): Shop {
  return { ...shop, config: { ...shop.config, environment } }
}
