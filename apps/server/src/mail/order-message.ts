/** The mail with a shop's message about an order. */
import { messageCatalog } from '@estampa/domain/messages'
import type { ShopMessage } from '../orders/messages.store.ts'
import type { PlacedOrder } from '../orders/orders.store.ts'
import { mailWords } from './mail-words.ts'
import {
  buyerAddressOf,
  orderLink,
  orderMailContext,
  orderProducts,
  orderValues,
  threadOf,
  whyOrder,
} from './order-parts.ts'
import type { Email } from './send-mail.ts'
import { button, heading, kicker, note, quotation } from './template/blocks.ts'
import { composeShopMail, type MailBranding } from './template.ts'

/** Mails go out from an address that nobody reads for a conversation: the answer belongs to the order. */
const messages = messageCatalog({
  es: {
    answer: 'Responde desde tu pedido: así queda todo junto y lo ve quien lo prepara.',
    files: (count: number) =>
      `Con el mensaje ${count === 1 ? 'viene un archivo' : `vienen ${count} archivos`}: lo ves en tu pedido.`,
  },
  arg: { answer: 'Respondé desde tu pedido: así queda todo junto y lo ve quien lo prepara.' },
})

const MAX_LETTERS = 110

export function messageEmail(branding: MailBranding, order: PlacedOrder, message: ShopMessage): Email {
  const of = orderMailContext(branding, order)
  const { sequence, name, text, files } = message
  const withFiles = files > 0 ? messages[branding.locale].files(files) : ''
  const words = mailWords(branding, 'order_message', orderValues(of))
  return composeShopMail(branding, words, {
    event: `order-message.${order.id}.${sequence}`,
    thread: threadOf(order),
    to: buyerAddressOf(order),
    preheader: (text || withFiles).replace(/\s+/g, ' ').slice(0, MAX_LETTERS),
    why: whyOrder(branding),
    blocks: [
      kicker(`Pedido n.º ${order.number}`),
      heading(words.heading),
      ...(text === '' ? [] : [quotation(text, name)]),
      ...(withFiles === '' ? [] : [note(withFiles)]),
      button('Responder', orderLink(of)),
      note(messages[branding.locale].answer),
      orderProducts(of, false),
    ],
  })
}
