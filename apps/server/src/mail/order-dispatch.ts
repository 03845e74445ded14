/**
 * What the person who receives an order is told, where somebody else bought it: that it comes, and how to follow it.
 * Prices, payments and proofs are the buyer's.
 */
import type { Locale } from '@estampa/domain/countries'
import type { PlacedOrder } from '../orders/orders.store.ts'
import { columns, heading, kicker, text } from './letter/blocks.ts'
import { composeLetter, type Look } from './letter.ts'
import type { News } from './order-news.ts'
import { parcelBlocks } from './order-parcel.ts'
import { buyerAddressOf, deliveryColumn, orderGoods, orderLook } from './order-parts.ts'
import type { Letter } from './send-mail.ts'

const words = {
  arg: {
    onItsWay: (shop: string) => `Va en camino un envío de ${shop} para vos`,
    ready: (shop: string) => `Ya podés retirar un pedido de ${shop}`,
    bought: (buyer: string) => `${buyer} hizo este pedido y te puso como destinatario.`,
    why: (shop: string) => `Recibís este correo porque sos destinatario de un pedido de ${shop}.`,
  },
  cl: {
    onItsWay: (shop: string) => `Va en camino un envío de ${shop} para ti`,
    ready: (shop: string) => `Ya puedes retirar un pedido de ${shop}`,
    bought: (buyer: string) => `${buyer} hizo este pedido y te puso como destinatario.`,
    why: (shop: string) => `Recibes este correo porque eres destinatario de un pedido de ${shop}.`,
  },
} satisfies Record<Locale, unknown>

/** Undefined where the buyer receives it, or where nothing comes yet. */
export function dispatchLetter(look: Look, order: PlacedOrder, { news, move }: News): Letter | undefined {
  const to = order.address.email
  const isCollected = order.shipping.deliveryMethod === 'pickup'
  const comes = news === 'shipped' || news === 'parcel' || (news === 'ready' && isCollected)
  if (!comes || to === '' || to.toLowerCase() === buyerAddressOf(order).toLowerCase()) return undefined
  const of = orderLook(look, order)
  const say = words[look.locale]
  const { name: shop } = look.shop.config
  const subject = isCollected ? say.ready(shop) : say.onItsWay(shop)
  return composeLetter(look, {
    event: ['order-dispatch', order.id, news, news === 'parcel' && move].filter(Boolean).join('.'),
    to,
    subject,
    preheader: subject,
    why: say.why(shop),
    blocks: [
      kicker(`Pedido n.º ${order.number}`),
      heading(subject),
      order.buyer.name !== '' && text(say.bought(order.buyer.name)),
      !isCollected && parcelBlocks(of),
      orderGoods(of, false),
      columns(deliveryColumn(of)),
    ],
  })
}
