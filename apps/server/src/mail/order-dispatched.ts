/**
 * The mail to the addressee of an order that somebody else bought: that it comes, and how to follow it.
 * Prices, payments and proofs are the buyer's.
 */
import { messageCatalog } from '@estampa/domain/messages'
import type { PlacedOrder } from '../orders/orders.store.ts'
import type { NotificationDetails } from './order-notification.ts'
import { parcelBlocks } from './order-parcel.ts'
import { buyerAddressOf, deliveryColumn, orderMailContext, orderProducts } from './order-parts.ts'
import type { Email } from './send-mail.ts'
import { columns, heading, kicker, text } from './template/blocks.ts'
import { composeEmail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    onItsWay: (shop: string) => `Va en camino un envío de ${shop} para ti`,
    ready: (shop: string) => `Ya puedes retirar un pedido de ${shop}`,
    bought: (buyer: string) => `${buyer} hizo este pedido y te puso como destinatario.`,
    why: (shop: string) => `Recibes este correo porque eres destinatario de un pedido de ${shop}.`,
  },
  arg: {
    onItsWay: (shop: string) => `Va en camino un envío de ${shop} para vos`,
    ready: (shop: string) => `Ya podés retirar un pedido de ${shop}`,
    why: (shop: string) => `Recibís este correo porque sos destinatario de un pedido de ${shop}.`,
  },
})

/** Undefined where the buyer receives it, or where nothing comes yet. */
export function orderDispatchedEmail(
  branding: MailBranding,
  order: PlacedOrder,
  { news, move, parcel = null }: NotificationDetails,
): Email | undefined {
  const to = order.address.email
  const isCollected = order.shipping.deliveryMethod === 'pickup'
  const comes = news === 'shipped' || news.startsWith('parcel') || (news === 'ready' && isCollected)
  if (!comes || to === '' || to.toLowerCase() === buyerAddressOf(order).toLowerCase()) return undefined
  const of = orderMailContext(branding, order)
  const say = messages[branding.locale]
  const { name: shop } = branding.shop.config
  const subject = isCollected ? say.ready(shop) : say.onItsWay(shop)
  return composeEmail(branding, {
    event: ['order-dispatch', order.id, news, parcel && `of-${parcel}`, news.startsWith('parcel') && move]
      .filter(Boolean)
      .join('.'),
    to,
    subject,
    preheader: subject,
    why: say.why(shop),
    blocks: [
      kicker(`Pedido n.º ${order.number}`),
      heading(subject),
      order.buyer.name !== '' && text(say.bought(order.buyer.name)),
      !isCollected && parcelBlocks(of, parcel),
      orderProducts(of, false),
      columns(deliveryColumn(of)),
    ],
  })
}
