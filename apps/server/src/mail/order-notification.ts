/** The mail about an order's state or payment, and what happens next. */
import { nextStepOf } from '@estampa/contract/orders'
import { isCalledOff, type OrderState } from '@estampa/domain/orders'
import { type PaymentMethodCode, paymentMethodOf } from '@estampa/domain/shops'
import { toChangeView } from '../orders/change-words.ts'
import type { OrderNotification } from '../orders/notify-buyer.ts'
import { toOrderView } from '../orders/order-view.ts'
import type { PlacedOrder } from '../orders/orders.store.ts'
import { mailWords } from './mail-words.ts'
import { hasParcelLink, parcelBlocks } from './order-parcel.ts'
import {
  buyerAddressOf,
  deliveryColumn,
  type OrderMailContext,
  orderLink,
  orderMailContext,
  orderProducts,
  orderValues,
  privatePicture,
  progressOf,
  proofAlt,
  seeOrder,
  threadOf,
  whyOrder,
} from './order-parts.ts'
import { countryOf, paymentSteps } from './payment-steps.ts'
import { dayOf } from './quote-parts.ts'
import type { Email } from './send-mail.ts'
import {
  button,
  columns,
  type EmailBlock,
  type EmailBlocks,
  type EmailFact,
  facts,
  heading,
  kicker,
  largePicture,
  quotation,
  text,
} from './template/blocks.ts'
import { composeShopMail, type MailBranding } from './template.ts'

export type NotificationDetails = {
  news: OrderNotification
  paymentId: string | null
  move: number
  /** Of an order that leaves in several. */
  parcel?: number | null
  /** Of a proof: which time its buyer is reminded of it. */
  reminder?: number | null
  /** The address of a picture for a proof that has none: the samples of mails have no files. */
  sampleProof?: string | null
}

type ChangeNotification = 'changed' | 'change_proposed'

/** News of a payment, of a parcel or of a change are not a state of the order, and reminding is none. */
type OrderStateNotification = Exclude<
  OrderNotification,
  `payment_${string}` | `parcel${string}` | ChangeNotification | 'proof_reminder'
>

export function orderNotificationEmail(
  branding: MailBranding,
  order: PlacedOrder,
  details: NotificationDetails,
): Email {
  const of = orderMailContext(branding, order)
  const { news, paymentId, parcel = null } = details
  const words = mailWords(branding, news, { ...orderValues(of), paso: nextOf(of, news) })
  return composeShopMail(branding, words, {
    event: eventOf(order, details),
    thread: threadOf(order),
    to: buyerAddressOf(order),
    preheader: words.lead,
    why: whyOrder(branding),
    blocks: [
      kicker(`Pedido n.º ${order.number}`),
      heading(words.heading),
      paymentId !== null && facts(paymentFacts(of, paymentId)),
      reasonOf(order, details),
      proofPicture(of, details),
      words.intro.map(text),
      (news === 'parcel' || news === 'parcel_sent') && aboutParcel(of, parcel),
      isChange(news) && aboutChange(of, details.move),
      news === 'proof_reminder' && aboutState(of, 'proof_sent'),
      isState(news) && aboutState(of, news),
      news.startsWith('payment_') && aboutPayment(of, news),
    ],
  })
}

const repeated: ReadonlySet<OrderNotification> = new Set([
  'proof_sent',
  'proof_reminder',
  'proof_rejected',
  'parcel',
  'parcel_sent',
  'changed',
  'change_proposed',
])

/** The name of an event; one that can happen more than once has in its name which time it is. */
function eventOf(
  { id, payments }: PlacedOrder,
  { news, paymentId, move, parcel, reminder }: NotificationDetails,
): string {
  const payment = payments.find((one) => one.id === paymentId)
  const isPart = news === 'payment_refunded' && payment?.state === 'approved'
  const isRepeated = repeated.has(news)
  const turn = isPart ? String(payment.refunded) : isRepeated ? String(move) : null
  const corrected = news === 'parcel' && parcel ? `of-${parcel}` : null
  return ['order-news', id, news, paymentId, corrected, turn, reminder].filter(Boolean).join('.')
}

function isChange(news: OrderNotification): news is ChangeNotification {
  return news === 'changed' || news === 'change_proposed'
}

function isState(news: OrderNotification): news is OrderStateNotification {
  const isApart = news.startsWith('payment_') || news.startsWith('parcel') || news === 'proof_reminder'
  return !isApart && !isChange(news)
}

/** The reason that the acting person gave. */
function reasonOf(order: PlacedOrder, { news, paymentId, move }: NotificationDetails): EmailBlock | null {
  const proof = proofOf(order, { news, move })
  if (proof) return quotation(proof.comment, proof.sentBy)
  if (isChange(news)) return quotation(order.changes.find(({ number }) => number === move)?.note ?? '')
  const payment = order.payments.find(({ id }) => id === paymentId)
  const history: readonly { to: string; note: string | null }[] = payment?.history ?? order.history
  const last = payment ? history.at(-1) : history.findLast(({ to }) => to === news)
  return quotation(last?.note ?? '')
}

/** The proof that the mail asks its reader to look at. */
function proofOf(order: PlacedOrder, { news, move }: Pick<NotificationDetails, 'news' | 'move'>) {
  if (news === 'proof_reminder') return order.proofs.find(({ number }) => number === move)
  if (news !== 'proof_sent') return undefined
  const sent = order.history.slice(0, move).filter(({ to }) => to === news).length
  return order.proofs[sent - 1] ?? order.proofs.at(-1)
}

/** Without pictures the words in its place say what is on it. */
function proofPicture(of: OrderMailContext, details: NotificationDetails): EmailBlock | null {
  const { order, look } = of
  const proof = proofOf(order, details)
  const key = proof?.mail_key ?? proof?.preview_key
  const address = key ? privatePicture(look, key, new Date(proof?.sentAt ?? 0)) : details.sampleProof
  if (!proof || !address) return null
  return largePicture(address, proofAlt(order, proof.number), orderLink(of))
}

/** As it was when it happened, also where the order has gone on before the mail was written. */
function nextOf({ look, order }: OrderMailContext, news: OrderNotification): string {
  const { refundOwed } = toOrderView(order, look.shop.config.environment, (key) => key)
  const way = { ...order, refundOwed }
  return nextStepOf({ ...way, ...momentOf(order, news) }, look.locale)
}

function momentOf(
  order: PlacedOrder,
  news: OrderNotification,
): Partial<Pick<PlacedOrder, 'state' | 'moneyState'>> {
  if (isState(news)) return { state: news }
  if (isCalledOff(order.state)) return {}
  if (news === 'payment_reported') return { state: 'placed', moneyState: 'in_review' }
  return news === 'payment_approved' && order.state !== 'placed' && hasJustBeenConfirmed(order)
    ? { state: 'confirmed' }
    : {}
}

/** The last payment that came is the one that confirmed the order. */
function hasJustBeenConfirmed({ history, payments }: PlacedOrder): boolean {
  const confirmed = history.find(({ to }) => to === 'confirmed')?.at ?? ''
  const approved = payments.flatMap((payment) => payment.history.filter(({ to }) => to === 'approved'))
  return approved.every(({ at }) => at <= confirmed)
}

function paymentFacts(of: OrderMailContext, paymentId: string): EmailFact[] {
  const { order, money } = of
  const payment = order.payments.find(({ id }) => id === paymentId)
  if (!payment) return []
  const { reference, date } = payment.notice ?? {}
  const rest = order.total - order.paid
  return [
    ['Monto', money(payment.amount)],
    ...(payment.refunded > 0 ? [['Devuelto', money(payment.refunded)] as const] : []),
    ['Medio', methodName(of, payment.method)],
    ...(reference ? [['Operación', reference] as const] : []),
    ...(date ? [['Fecha', dayOf(new Date(`${date}T12:00:00Z`), countryOf(of))] as const] : []),
    ['Total del pedido', money(order.total)],
    ...(payment.state === 'approved' && rest > 0 ? [['Falta pagar', money(rest)] as const] : []),
  ]
}

/** The method of the missing amount, which may be another than that of earlier payments. */
function methodName({ look, order }: OrderMailContext, code: PaymentMethodCode): string {
  const known = [order.payment, ...look.shop.config.partnerPaymentMethods].find((one) => one.code === code)
  return known?.name ?? paymentMethodOf(code).name
}

function aboutPayment(of: OrderMailContext, news: OrderNotification): EmailBlocks {
  const { toPay } = toOrderView(of.order, of.look.shop.config.environment, (key) => key)
  const asks = (news === 'payment_rejected' || news === 'payment_reminder') && toPay > 0
  return [
    news === 'payment_approved' && progressOf(of, of.order.state === 'placed' ? 'placed' : 'confirmed'),
    asks ? paymentSteps(of, toPay, true) : seeOrder(of),
    news === 'payment_reminder' && orderProducts(of, false),
  ]
}

/** Each difference, and what it does to the money. */
function aboutChange(of: OrderMailContext, number: number): EmailBlocks {
  const { order, look, money } = of
  const change = order.changes.find((one) => one.number === number)
  if (!change) return [seeOrder(of)]
  const { words, before, after, state } = toChangeView(change)
  const { toPay, refundOwed } = toOrderView(order, look.shop.config.environment, (key) => key)
  return [
    ...words.map((sentence) => text(sentence)),
    facts([
      ['Total antes', money(before.total)],
      ['Total ahora', money(after.total)],
      ...(state === 'proposed' ? [['Diferencia', money(after.total - before.total)] as const] : []),
      ...(state === 'done' && toPay > 0 ? [['Falta pagar', money(toPay)] as const] : []),
      ...(state === 'done' && refundOwed > 0 ? [['Te devolvemos', money(refundOwed)] as const] : []),
    ]),
    state === 'proposed' ? button('Ver el cambio y responder', orderLink(of)) : seeOrder(of),
    state === 'done' && orderProducts(of, true),
  ]
}

/** It was told of otherwise before, or not at all. */
function aboutParcel(of: OrderMailContext, parcel: number | null): EmailBlocks {
  return [
    parcelBlocks(of, parcel),
    seeOrder(of, hasParcelLink(of, parcel)),
    orderProducts(of, false),
    columns(deliveryColumn(of)),
  ]
}

function aboutState(of: OrderMailContext, news: OrderStateNotification): EmailBlocks {
  const isOver = isCalledOff(news)
  return [
    progressOf(of, news as OrderState),
    news === 'shipped' && parcelBlocks(of),
    news === 'proof_sent'
      ? button('Ver y aprobar el boceto', orderLink(of))
      : seeOrder(of, news === 'shipped' && hasParcelLink(of)),
    orderProducts(of, false),
    !isOver && (news === 'ready' || news === 'shipped') && columns(deliveryColumn(of)),
  ]
}
