import type { PlacedOrder } from '../../orders/orders.store.ts'
import { orderDispatchedEmail } from '../order-dispatched.ts'
import type { Email } from '../send-mail.ts'
import type { MailBranding } from '../template.ts'
import { type SampleOrderOptions, sampleOrder } from './sample-order.ts'
import type { SampleProduct } from './sample-products.ts'

/** The mails to the addressee of an order that somebody else bought. */
export const dispatchSamples = [
  {
    kind: 'order_dispatched' as const,
    write: dispatchWriter('shipped', { past: ['confirmed', 'ready', 'shipped'], isTracked: true }),
  },
  {
    kind: 'order_collectable' as const,
    write: dispatchWriter('ready', { past: ['confirmed', 'ready'], isCollected: true }),
  },
]

function dispatchWriter(news: 'shipped' | 'ready', options: SampleOrderOptions) {
  return (branding: MailBranding, goods: readonly SampleProduct[]): Email => {
    const order = sampleOrder(branding.shop, goods, options)
    const details = { news, paymentId: null, move: order.history.length }
    const email = orderDispatchedEmail(branding, forSomebodyElse(order), details)
    if (!email) throw new Error('the sample of a dispatch tells nobody')
    return email
  }
}

function forSomebodyElse(order: PlacedOrder): PlacedOrder {
  return { ...order, address: { ...order.address, email: 'martin@empresa.example', name: 'Martín' } }
}
