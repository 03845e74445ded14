/**
 * The mail to the addressee of an order that somebody else bought: that it comes, and how to follow it.
 * Prices, payments and proofs are the buyer's.
 */
import { messageCatalog } from '@estampa/domain/messages'
import type { PlacedOrder } from '../orders/orders.store.ts'
import { mailWords } from './mail-words.ts'
import type { NotificationDetails } from './order-notification.ts'
import { parcelBlocks } from './order-parcel.ts'
import { buyerAddressOf, deliveryColumn, orderMailContext, orderProducts } from './order-parts.ts'
import type { Email } from './send-mail.ts'
import { columns, heading, kicker, text } from './template/blocks.ts'
import { composeShopMail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    why: (shop: string) => `Recibes este correo porque eres destinatario de un pedido de ${shop}.`,
  },
  arg: {
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
  const words = mailWords(branding, isCollected ? 'order_collectable' : 'order_dispatched', {
    comprador: order.buyer.name,
    pedido: String(order.number),
  })
  return composeShopMail(branding, words, {
    event: ['order-dispatch', order.id, news, parcel && `of-${parcel}`, news.startsWith('parcel') && move]
      .filter(Boolean)
      .join('.'),
    to,
    preheader: words.subject,
    why: say.why(shop),
    blocks: [
      kicker(`Pedido n.º ${order.number}`),
      heading(words.heading),
      words.intro.map(text),
      !isCollected && parcelBlocks(of, parcel),
      orderProducts(of, false),
      columns(deliveryColumn(of)),
    ],
  })
}
