/** What the shop wrote to a buyer about their order. */
import type { Locale } from '@estampa/domain/countries'
import type { PlacedOrder } from '../orders/orders.store.ts'
import { button, heading, kicker, note, said } from './letter/blocks.ts'
import { composeLetter, type Look } from './letter.ts'
import { buyerAddressOf, orderGoods, orderLink, orderLook, threadOf, whyOrder } from './order-parts.ts'
import type { Letter } from './send-mail.ts'

export type ShopMessage = { sequence: number; name: string; text: string }

/** Mails go out from an address that nobody reads for a conversation: the answer belongs to the order. */
const answers: Record<Locale, string> = {
  arg: 'Respondé desde tu pedido: así queda todo junto y lo ve quien lo prepara.',
  cl: 'Responde desde tu pedido: así queda todo junto y lo ve quien lo prepara.',
}
const MOST_LETTERS = 110

export function messageLetter(look: Look, order: PlacedOrder, message: ShopMessage): Letter {
  const of = orderLook(look, order)
  const { sequence, name, text } = message
  return composeLetter(look, {
    event: `order-message.${order.id}.${sequence}`,
    thread: threadOf(order),
    to: buyerAddressOf(order),
    subject: `${look.shop.config.name} te escribió por tu pedido n.º ${order.number}`,
    preheader: text.replace(/\s+/g, ' ').slice(0, MOST_LETTERS),
    why: whyOrder(look),
    blocks: [
      kicker(`Pedido n.º ${order.number}`),
      heading(`${look.shop.config.name} te escribió`),
      said(text, name),
      button('Responder', orderLink(of)),
      note(answers[look.locale]),
      orderGoods(of, false),
    ],
  })
}
