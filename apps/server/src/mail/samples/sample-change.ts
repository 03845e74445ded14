import type { PlacedOrder } from '../../orders/orders.store.ts'
import { orderNotificationEmail } from '../order-notification.ts'
import type { Email } from '../send-mail.ts'
import type { MailBranding } from '../template.ts'
import { sampleOrder } from './sample-order.ts'
import type { SampleProduct } from './sample-products.ts'

/** The mails of an order that was changed, or that may be. */
export const changeSamples = [
  { kind: 'changed' as const, write: changeWriter('changed') },
  { kind: 'change_proposed' as const, write: changeWriter('change_proposed') },
]

function changeWriter(news: 'changed' | 'change_proposed') {
  return (branding: MailBranding, goods: readonly SampleProduct[]): Email => {
    const order = sampleOrder(branding.shop, goods, { past: ['confirmed'] })
    const changes = [sampleChange(order, news === 'changed' ? 'done' : 'proposed')]
    return orderNotificationEmail(branding, { ...order, changes }, { news, paymentId: null, move: 1 })
  }
}

/** The first line of an order in twice its quantity. */
function sampleChange(order: PlacedOrder, state: 'done' | 'proposed'): PlacedOrder['changes'][number] {
  const [first, ...others] = order.lines
  const lines = first ? [{ ...first, quantity: first.quantity * 2 }, ...others] : []
  return {
    number: 1,
    state,
    before: order,
    after: { ...order, lines, total: order.total + (first?.total ?? 0) },
    note: 'Como hablamos, para que alcance para todos.',
    evidence: null,
    who: 'Ana Ventas',
    at: order.placedAt,
    answeredBy: null,
    answeredAt: null,
  }
}
