/** What became of an order or of its payment, and what happens next. */
import { countries, type Locale } from '@estampa/domain/countries'
import { formatPriceText } from '@estampa/domain/money'
import { z } from 'zod'
import { findOrder, type PlacedOrder } from '../orders/orders.store.ts'
import { shownOrder } from '../orders/shown-order.ts'
import { type OrderNews, orderNews } from '../payments/tell-buyer.ts'
import type { Job } from '../worker.ts'
import { html } from './html.ts'
import { button, figures, heading, type Look, letter, lookOf } from './letterhead.ts'
import { type Letter, sendMail } from './send-mail.ts'

type Words = Record<OrderNews, (order: string) => string>

const both: Omit<Words, 'payment_rejected'> = {
  payment_reported: (order) => `Recibimos el aviso de tu pago del ${order}`,
  payment_approved: (order) => `Confirmamos tu pago del ${order}`,
  ready: (order) => `Está listo tu ${order}`,
  shipped: (order) => `Está en camino tu ${order}`,
  expired: (order) => `Venció tu ${order}`,
  cancelled: (order) => `Quedó cancelado tu ${order}`,
}
const words: Record<Locale, Words> = {
  arg: { ...both, payment_rejected: (order) => `Revisá el pago del ${order}: no pudimos confirmarlo` },
  cl: { ...both, payment_rejected: (order) => `Revisa el pago del ${order}: no pudimos confirmarlo` },
}

const Told = z.object({
  shop: z.int(),
  orderId: z.uuid(),
  news: z.enum(orderNews),
  paymentId: z.uuid().nullable(),
})

export const orderNewsJob: Job = async (payload, services) => {
  const told = Told.parse(payload)
  const shop = await services.shops.byId(told.shop)
  const order = shop && (await services.database.readInShop(shop.id, (tx) => findOrder(tx, told.orderId)))
  if (order) await sendMail(services, shop, newsLetter(lookOf(services, shop), order, told))
}

function newsLetter(look: Look, order: PlacedOrder, { news, paymentId }: z.output<typeof Told>): Letter {
  const { environment, roundPrice } = look.shop.config
  const subject = words[countries[environment].locale][news](`pedido n.º ${order.number}`)
  const payment = order.payments.find(({ id }) => id === paymentId)
  const rows: [string, string][] = payment ? [['Monto', formatPriceText(payment.amount, roundPrice)]] : []
  const why = (payment ?? order).history.at(-1)?.note ?? ''
  const { nextStep } = shownOrder(order, environment, (key) => key)
  const link = `${look.home}/orders/detail/${order.id}`
  const body = html`
${heading(subject)}
${rows.length > 0 && figures(rows)}
${why && html`<p style="margin:14px 0 0">${why}</p>`}
<p style="margin:14px 0 0">${nextStep}</p>
${button(look, 'Ver mi pedido', link)}`
  return {
    event: ['order-news', order.id, news, paymentId].filter(Boolean).join('.'),
    to: order.address.email,
    subject,
    html: letter(look, subject, body),
    plain: [subject, ...rows.map((row) => row.join(': ')), why, nextStep, `Ver mi pedido: ${link}`]
      .filter(Boolean)
      .join('\n\n'),
  }
}
