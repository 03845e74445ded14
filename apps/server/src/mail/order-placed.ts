/** The confirmation of an order: what was bought, what it costs, how to pay it and where to follow it. */
import { countries, type Locale } from '@estampa/domain/countries'
import { formatPriceText, type Minor } from '@estampa/domain/money'
import type { PlacedLine, PlacedOrder } from '../orders/orders.store.ts'
import { type Html, html } from './html.ts'
import { button, figures, heading, type Look, letter, paragraph, subheading } from './letterhead.ts'
import { instructions, type PaymentSteps } from './payment-steps.ts'
import type { Letter } from './send-mail.ts'

const words = {
  arg: {
    thanks: (name: string) => `¡Gracias por tu compra, ${name}!`,
    follow: 'Podés seguir cada paso desde tu pedido. Te vamos a avisar cuando haya novedades.',
    reply: 'Si algo no está bien, respondé este correo y lo resolvemos.',
    button: 'Ver mi pedido',
  },
  cl: {
    thanks: (name: string) => `¡Gracias por tu compra, ${name}!`,
    follow: 'Puedes seguir cada paso desde tu pedido. Te avisaremos cuando haya novedades.',
    reply: 'Si algo no está bien, responde este correo y lo resolvemos.',
    button: 'Ver mi pedido',
  },
} satisfies Record<Locale, unknown>

export function orderPlacedLetter(look: Look, order: PlacedOrder): Letter {
  const { shop, home } = look
  const country = countries[shop.config.environment]
  const say = words[country.locale]
  const money = (amount: Minor) => formatPriceText(amount, shop.config.roundPrice)
  const subject = `Pedido n.º ${order.number} en ${shop.config.name}`
  const steps = instructions(order, country, money)
  const link = `${home}/orders/detail/${order.id}`
  const body = html`
${heading(say.thanks(order.address.name))}
${paragraph(html`Recibimos tu pedido <strong>n.º ${order.number}</strong>.`, ' ', say.follow)}
${button(look, say.button, link)}
${subheading('Tu compra')}
${order.lines.map((line) => row(line, money))}
${figures(totalsOf(order, money), true)}
${payment(steps)}
${subheading('Entrega')}
${paragraph(deliveryOf(order).join(', '))}
${shop.config.presentation?.email && paragraph(say.reply)}`
  return {
    event: `order-placed.${order.id}`,
    to: order.address.email,
    subject,
    html: letter(look, `${subject}: ${money(order.total)}`, body),
    plain: plainOf(order, { steps, link, money, say }),
  }
}

function row(line: PlacedLine, money: (amount: Minor) => string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px"><tr>
<td style="padding:9px 0;border-bottom:1px solid #eeebe6"><strong>${line.productName}</strong>${detailOf(
    line,
  ).map((detail) => html`<br><span style="color:#6b665e">${detail}</span>`)}</td>
<td align="right" style="padding:9px 0;border-bottom:1px solid #eeebe6;white-space:nowrap;vertical-align:top">${money(line.total)}</td>
</tr></table>`
}

function detailOf(line: PlacedLine): string[] {
  const places = line.customization?.views.length ?? 0
  const decorated = places === 1 ? 'Con tu diseño' : `Con tu diseño en ${places} lugares`
  return [
    [line.variantName, `x ${line.quantity} un.`].filter(Boolean).join(' · '),
    ...(places > 0 ? [decorated] : []),
  ]
}

function totalsOf(order: PlacedOrder, money: (amount: Minor) => string): [string, string][] {
  return [
    ['Subtotal sin impuestos', money(order.totals.subTotal)],
    ['Impuestos', money(order.totals.taxes)],
    ['Envío', order.shippingCost === 0 ? 'Sin cargo' : money(order.shippingCost)],
    ...(order.discount > 0 ? [['Descuento', `−${money(order.discount)}`] as [string, string]] : []),
    ['Total', money(order.total)],
  ]
}

function payment({ title, intro, rows, until }: PaymentSteps): Html {
  return html`${subheading(title)}${paragraph(intro)}${rows.length > 0 && figures(rows)}${until && html`<p style="margin:16px 0 0">${until}</p>`}`
}

function deliveryOf({ address, shipping }: PlacedOrder): string[] {
  const { MinDeliveryDays: min, MaxDeliveryDays: max } = shipping
  const days = min === max ? `${max} días hábiles` : `${min} a ${max} días hábiles`
  if (shipping.deliveryMethod === 'pickup') return [shipping.carrier, shipping.service, days].filter(Boolean)
  const street = `${address.street} ${address.streetNumber} ${address.apartment}`.trim()
  const place = [address.locality, address.province, address.zipCode]
  return [`${address.name} ${address.lastName}`, street, ...place, `${shipping.carrier}, ${days}`].filter(
    Boolean,
  )
}

type Plain = {
  steps: PaymentSteps
  link: string
  money: (amount: Minor) => string
  say: (typeof words)[Locale]
}

function plainOf(order: PlacedOrder, { steps, link, money, say }: Plain): string {
  const lines = order.lines.flatMap((line) => [
    `${line.productName}: ${money(line.total)}`,
    ...detailOf(line).map((detail) => `  ${detail}`),
  ])
  return [
    say.thanks(order.address.name),
    `Recibimos tu pedido n.º ${order.number}. ${say.follow}`,
    `${say.button}: ${link}`,
    'Tu compra',
    lines.join('\n'),
    totalsOf(order, money)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    [steps.title, steps.intro, ...steps.rows.map(([name, value]) => `${name}: ${value}`), steps.until]
      .filter(Boolean)
      .join('\n'),
    ['Entrega', deliveryOf(order).join(', ')].join('\n'),
  ].join('\n\n')
}
