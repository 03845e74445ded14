/** The confirmation of an order: what was bought, what it costs, how to pay it and where to follow it. */
import type { Locale } from '@estampa/domain/countries'
import type { PlacedOrder } from '../orders/orders.store.ts'
import { withdrawalBlocks } from './law-letters.ts'
import { heading, kicker, text } from './letter/blocks.ts'
import { composeLetter, type Look } from './letter.ts'
import {
  buyerAddressOf,
  deliveryAndInvoice,
  orderGoods,
  orderLook,
  orderSums,
  progressOf,
  seeOrder,
  threadOf,
  whyOrder,
} from './order-parts.ts'
import { paymentSteps } from './payment-steps.ts'
import type { Letter } from './send-mail.ts'

const words = {
  arg: {
    follow: 'Podés seguir cada paso desde tu pedido. Te vamos a avisar cuando haya novedades.',
    reply: 'Si algo no está bien, respondé este correo y lo resolvemos.',
    next: (total: string) => `Total ${total}. Acá está el detalle y cómo pagarlo.`,
  },
  cl: {
    follow: 'Puedes seguir cada paso desde tu pedido. Te avisaremos cuando haya novedades.',
    reply: 'Si algo no está bien, responde este correo y lo resolvemos.',
    next: (total: string) => `Total ${total}. Aquí está el detalle y cómo pagarlo.`,
  },
} satisfies Record<Locale, unknown>

function thanks({ buyer }: PlacedOrder): string {
  const [first = ''] = buyer.name.trim().split(/\s+/)
  return first ? `¡Gracias por tu compra, ${first}!` : '¡Gracias por tu compra!'
}

export function orderPlacedLetter(look: Look, order: PlacedOrder): Letter {
  const of = orderLook(look, order)
  const say = words[look.locale]
  const { name } = look.shop.config
  return composeLetter(look, {
    event: threadOf(order),
    thread: threadOf(order),
    to: buyerAddressOf(order),
    subject: `Pedido n.º ${order.number} en ${name}`,
    preheader: say.next(of.money(order.total)),
    why: whyOrder(look),
    blocks: [
      kicker(`Pedido n.º ${order.number}`),
      heading(thanks(order)),
      text(`Recibimos tu pedido n.º ${order.number}. ${say.follow}`),
      progressOf(of, 'placed'),
      seeOrder(of),
      orderGoods(of, true),
      orderSums(of),
      paymentSteps(of, order.total),
      deliveryAndInvoice(of),
      look.email !== null && text(say.reply),
      withdrawalBlocks(look, order),
    ],
  })
}
