/** The confirmation of an order: what was bought, what it costs, how to pay it and where to follow it. */
import { messageCatalog } from '@estampa/domain/messages'
import type { PlacedOrder } from '../orders/orders.store.ts'
import { withdrawalBlocks } from './law-emails.ts'
import {
  buyerAddressOf,
  deliveryAndInvoice,
  orderMailContext,
  orderProducts,
  orderSums,
  progressOf,
  seeOrder,
  threadOf,
  whyOrder,
} from './order-parts.ts'
import { paymentSteps } from './payment-steps.ts'
import type { Email } from './send-mail.ts'
import { heading, kicker, text } from './template/blocks.ts'
import { composeEmail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    follow: 'Puedes seguir cada paso desde tu pedido. Te avisaremos cuando haya novedades.',
    reply: 'Si algo no está bien, responde este correo y lo resolvemos.',
    next: (total: string) => `Total ${total}. Aquí está el detalle y cómo pagarlo.`,
  },
  arg: {
    follow: 'Podés seguir cada paso desde tu pedido. Te vamos a avisar cuando haya novedades.',
    reply: 'Si algo no está bien, respondé este correo y lo resolvemos.',
    next: (total: string) => `Total ${total}. Acá está el detalle y cómo pagarlo.`,
  },
})

function thanks({ buyer }: PlacedOrder): string {
  const [first = ''] = buyer.name.trim().split(/\s+/)
  return first ? `¡Gracias por tu compra, ${first}!` : '¡Gracias por tu compra!'
}

export function orderPlacedEmail(branding: MailBranding, order: PlacedOrder): Email {
  const of = orderMailContext(branding, order)
  const say = messages[branding.locale]
  const { name } = branding.shop.config
  return composeEmail(branding, {
    event: threadOf(order),
    thread: threadOf(order),
    to: buyerAddressOf(order),
    subject: `Pedido n.º ${order.number} en ${name}`,
    preheader: say.next(of.money(order.total)),
    why: whyOrder(branding),
    blocks: [
      kicker(`Pedido n.º ${order.number}`),
      heading(thanks(order)),
      text(`Recibimos tu pedido n.º ${order.number}. ${say.follow}`),
      progressOf(of, 'placed'),
      seeOrder(of),
      orderProducts(of, true),
      orderSums(of),
      paymentSteps(of, order.total),
      deliveryAndInvoice(of),
      branding.email !== null && text(say.reply),
      withdrawalBlocks(branding, order),
    ],
  })
}
