/** The confirmation of an order: what was bought, what it costs, how to pay it and where to follow it. */
import { messageCatalog } from '@estampa/domain/messages'
import type { PlacedOrder } from '../orders/orders.store.ts'
import { withdrawalBlocks } from './law-emails.ts'
import { answerAddressOf, mailWords } from './mail-words.ts'
import {
  buyerAddressOf,
  deliveryAndInvoice,
  orderMailContext,
  orderProducts,
  orderSums,
  orderValues,
  progressOf,
  seeOrder,
  threadOf,
  whyOrder,
} from './order-parts.ts'
import { paymentSteps } from './payment-steps.ts'
import type { Email } from './send-mail.ts'
import { heading, kicker, text } from './template/blocks.ts'
import { composeShopMail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    next: (total: string) => `Total ${total}. Aquí está el detalle y cómo pagarlo.`,
  },
  arg: {
    next: (total: string) => `Total ${total}. Acá está el detalle y cómo pagarlo.`,
  },
})

export function orderPlacedEmail(branding: MailBranding, order: PlacedOrder): Email {
  const of = orderMailContext(branding, order)
  const say = messages[branding.locale]
  const words = mailWords(branding, 'order_placed', orderValues(of))
  // nobody is asked to answer where nobody reads the answer
  const isAnswered = words.isOwnClosing || answerAddressOf(branding) !== null
  return composeShopMail(branding, isAnswered ? words : { ...words, closing: [] }, {
    event: threadOf(order),
    thread: threadOf(order),
    to: buyerAddressOf(order),
    preheader: say.next(of.money(order.total)),
    why: whyOrder(branding),
    blocks: [
      kicker(`Pedido n.º ${order.number}`),
      heading(words.heading),
      words.intro.map(text),
      progressOf(of, 'placed'),
      seeOrder(of),
      orderProducts(of, true),
      orderSums(of),
      paymentSteps(of, order.total),
      deliveryAndInvoice(of),
    ],
    end: withdrawalBlocks(branding, order),
  })
}
