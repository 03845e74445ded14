import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'
/** The blocks about an order that several e-mails share. */

import { orderStateNames } from '@estampa/contract/orders'
import { countries, placeLine } from '@estampa/domain/countries'
import { formatPriceText, type Minor } from '@estampa/domain/money'
import { isCalledOff, type OrderState } from '@estampa/domain/orders'
import { isRefusal } from '@estampa/domain/refusal'
import { dayWords, deliveryDatesText } from '@estampa/domain/shipping/delivery-dates-text'
import { DAY_MS } from '@estampa/domain/time'
import { guestLinkPath } from '../customers/guest-links.ts'
import { signedUntil } from '../files/signed-addresses.ts'
import type { PlacedLine, PlacedOrder } from '../orders/orders.store.ts'
import { button, columns, type EmailBlocks, products, progress, sum, title } from './template/blocks.ts'
import { type MailBranding, mailPicture } from './template.ts'

export type OrderMailContext = { look: MailBranding; order: PlacedOrder; money: (amount: Minor) => string }

export function orderMailContext(branding: MailBranding, order: PlacedOrder): OrderMailContext {
  return {
    look: branding,
    order,
    money: (amount) => formatPriceText(amount, branding.shop.config.roundPrice),
  }
}

export function orderLink({ look, order }: OrderMailContext): string {
  return `${look.home}${look.guestLink ? guestLinkPath(look.guestLink) : `/orders/detail/${order.id}`}`
}

export const seeOrder = (of: OrderMailContext, isQuiet = false) =>
  button('Ver mi pedido', orderLink(of), isQuiet)

/**
 * The buyer is told what becomes of the order. The address that receives it counts only once the account is gone,
 * as long as the order is still on its way.
 */
export function buyerAddressOf({ buyer, address }: Pick<PlacedOrder, 'buyer' | 'address'>): string {
  return buyer.email || address.email
}

/** Every mail about an order answers its confirmation. */
export const threadOf = ({ id }: Pick<PlacedOrder, 'id'>) => `order-placed.${id}`

const messages = messageCatalog({
  es: { why: (shop: string) => `Recibes este correo porque hiciste un pedido en ${shop}.` },
  arg: { why: (shop: string) => `Recibís este correo porque hiciste un pedido en ${shop}.` },
})

export function whyOrder({ shop, locale }: MailBranding): string {
  return messages[locale].why(shop.config.name)
}

/** What the texts of its mails may name. */
export function orderValues({ order, money }: OrderMailContext) {
  return { nombre: firstNameOf(order.buyer.name), pedido: String(order.number), total: money(order.total) }
}

export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** The ordered products, with their prices where there are sums below. */
export function orderProducts({ look, order, money }: OrderMailContext, withPrices: boolean): EmailBlocks {
  return [
    title(withPrices ? 'Tu compra' : 'Tu pedido'),
    products(
      [...Map.groupBy(order.lines, (line) => line.shoppingCartUUID)].map(([uuid, rows]) => {
        const [first] = rows
        const amount = rows.reduce((sum, line) => sum + line.priceBase + line.priceAplication, 0)
        return {
          name: first?.productName ?? '',
          details: [...rows.map(pieces), ...decorationsOf(order, uuid)],
          price: withPrices ? money(amount) : '',
          ...lineView(look, order, rows),
        }
      }),
    ),
  ]
}

/** Mails about an order are looked at again for as long as its guarantee may be asked for. */
const SEEN_FOR_DAYS = 400

/** How the line is decorated where that was drawn, else the product. */
function lineView(
  branding: MailBranding,
  { artwork, placedAt, ...order }: PlacedOrder,
  rows: readonly PlacedLine[],
) {
  const [first] = rows
  if (!first) return { picture: null, alt: '' }
  const made = artwork.files.find(
    ({ kind, mail_key, shoppingCartUUID }) =>
      kind === 'picture' && mail_key !== undefined && shoppingCartUUID === first.shoppingCartUUID,
  )
  const plain = first.image ? mailPicture(branding.origin, first.image, 160) : null
  if (!made?.mail_key) return { picture: plain, alt: pictureAlt(first, []) }
  return {
    picture: privatePicture(branding, made.mail_key, new Date(placedAt)),
    alt: pictureAlt(first, decorationsOf(order, first.shoppingCartUUID)),
  }
}

/** The address of a picture that nobody else may see, good for as long as the mail is looked at again. */
export function privatePicture({ origin, config }: MailBranding, key: string, since: Date): string {
  const until = new Date(since.getTime() + SEEN_FOR_DAYS * DAY_MS)
  return `${origin}${signedUntil(config, key, until)}`
}

/** «Boceto 2 del pedido n.º 1024: Remera clásica, Negro M, con Frente: Serigrafía, 2 colores, 10 × 8 cm». */
export function proofAlt(order: PlacedOrder, number: number): string {
  const lines = Map.groupBy(order.lines, (line) => line.shoppingCartUUID)
  const shown = [...lines].flatMap(([uuid, [first]]) => {
    const decorations = decorationsOf(order, uuid)
    return first && decorations.length > 0 ? [pictureAlt(first, decorations)] : []
  })
  return [`Boceto ${number} del pedido n.º ${order.number}`, shown.join('; ')].filter(Boolean).join(': ')
}

/** «Remera clásica, Negro M, con Frente: Serigrafía, 2 colores, 10 × 8 cm»: what the first place shows. */
export function pictureAlt(
  { productName, variantName }: { productName: string; variantName: string },
  decorations: readonly string[],
): string {
  const [first] = decorations
  return [productName, variantName, first && `con ${first}`].filter(Boolean).join(', ')
}

export const piecesText = (count: number) => counted(count, 'unidad', 'unidades')

function pieces({ variantName, quantity }: PlacedLine): string {
  return [variantName, piecesText(quantity)].filter(Boolean).join(' · ')
}

/** The decorations; orders of before do not say them in words. */
function decorationsOf(
  { decorations, lines }: Pick<PlacedOrder, 'decorations' | 'lines'>,
  uuid: string,
): readonly string[] {
  const texts = decorations?.[uuid] ?? []
  const places = lines.find((line) => line.shoppingCartUUID === uuid)?.customization?.views.length ?? 0
  if (texts.length > 0 || places === 0) return texts
  return [places === 1 ? 'Con tu diseño' : `Con tu diseño en ${places} lugares`]
}

export function orderSums({ order, money }: OrderMailContext): EmailBlocks {
  const { totals, shippingCost, discount, total } = order
  return [
    sum([
      ['Subtotal sin impuestos', money(totals.subTotal)],
      ['Impuestos', money(totals.taxes)],
      ...(discount > 0 ? [['Descuento', `−${money(discount)}`] as const] : []),
      ['Envío', shippingCost === 0 ? 'Sin cargo' : money(shippingCost)],
      ['Total', money(total)],
    ]),
  ]
}

export function deliveryAndInvoice(of: OrderMailContext): EmailBlocks {
  return [columns(deliveryColumn(of), invoiceColumn(of))]
}

export function deliveryColumn({ look, order }: OrderMailContext) {
  const { address, shipping } = order
  const { MinDeliveryDays: min, MaxDeliveryDays: max, carrier, service } = shipping
  const days = max === 1 ? '1 día hábil' : `${min === max ? max : `${min} a ${max}`} días hábiles`
  const promise = promiseOf({ look, order })
  if (shipping.deliveryMethod === 'pickup') {
    return { title: 'Retiro', lines: stated([promise, carrier, service, look.address, look.hours]) }
  }
  const street = `${address.street} ${address.streetNumber} ${address.apartment}`.trim()
  return {
    title: 'Entrega',
    lines: stated([
      `${address.name} ${address.lastName}`.trim(),
      street,
      placeLine(address.zipCode, [address.locality, address.city, address.province]),
      `${carrier}, ${days}`,
      promise,
    ]),
  }
}

/** The arrival that the checkout promised, as long as the order is being made. */
function promiseOf({ look, order }: Pick<OrderMailContext, 'look' | 'order'>): string | undefined {
  const { promised, deliveryMethod } = order.shipping
  const isOver = ['ready', 'shipped', 'delivered', 'returned'].includes(order.state)
  if (!promised || isOver || isCalledOff(order.state)) return undefined
  const { environment } = look.shop.config
  const isDecorated = order.lines.some(({ customization }) => customization !== null)
  const condition = isDecorated ? 'si el pago y el boceto llegan a tiempo' : 'si el pago llega a tiempo'
  return deliveryMethod === 'pickup'
    ? `Para retirar desde ${dayWords(promised.from, environment)}, ${condition}`
    : `Llega ${deliveryDatesText(promised, environment)}, ${condition}`
}

function invoiceColumn({ look, order }: OrderMailContext) {
  const { name, lastName, document, email, extra } = order.orderInvoiceFK
  const { purchaseOrder } = order
  const { taxId, personId } = countries[look.shop.config.environment]
  const pretty = [taxId(document), personId(document)].find((one) => !isRefusal(one))
  return {
    title: 'Facturación',
    lines: stated([
      extra.businessName,
      `${name} ${lastName}`.trim(),
      pretty && !isRefusal(pretty) ? pretty.pretty : document,
      email,
      purchaseOrder.number && `Orden de compra ${purchaseOrder.number}`,
      purchaseOrder.file && `Adjunto: ${purchaseOrder.file.name}`,
    ]),
  }
}

function stated(lines: readonly (string | null | undefined)[]): string[] {
  return [...new Set(lines.filter((line): line is string => Boolean(line)))]
}

/** How far the order is on its way; nothing of one that will not be made. */
export function progressOf({ order }: OrderMailContext, state: OrderState): EmailBlocks {
  if (isCalledOff(state) || state === 'returned') return []
  const isDecorated = order.lines.some(({ customization }) => customization !== null)
  const isCollected = order.shipping.deliveryMethod === 'pickup'
  const steps: [string, OrderState[]][] = [
    [orderStateNames.placed, ['placed']],
    ['Confirmado', ['confirmed']],
    ...(isDecorated ? [['Boceto', [...reviewed]] as [string, OrderState[]]] : []),
    [orderStateNames.in_production, ['in_production']],
    [orderStateNames.ready, ['ready']],
    ...(isCollected ? [] : [[orderStateNames.shipped, ['shipped']] as [string, OrderState[]]]),
    [isCollected ? 'Retirado' : orderStateNames.delivered, ['delivered']],
  ]
  const at = steps.findIndex(([, states]) => states.includes(state))
  return at < 0
    ? []
    : [
        progress(
          steps.map(([name]) => name),
          at,
        ),
      ]
}

const reviewed: readonly OrderState[] = ['art_review', 'proof_sent', 'proof_approved', 'proof_rejected']
