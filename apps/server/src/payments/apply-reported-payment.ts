import type { Currency } from '@estampa/domain/money'
import { movePayment, type PaymentActor, refundPart, verifyPayment } from '@estampa/domain/payments'
import { type MercadoPagoAction, mercadoPagoAction } from '@estampa/domain/payments/mercado-pago'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { notifyBuyerLater } from '../orders/notify-buyer.ts'
import { type OpenOrder, openOrder } from '../orders/open-order.ts'
import { type Payment, savePaymentMoves } from '../orders/order-payments.store.ts'
import { approveVerifiedPayment, replaced } from './approve-payment.ts'
import type { ReportedPayment } from './mercado-pago/read.ts'
import { findReported, saveReported, saveUnmatched } from './mercado-pago.store.ts'
import { findOrderOfPayment, saveRefunded } from './payments.store.ts'
import { rejectPayment } from './reject-payment.ts'
import { requestPayment } from './request-payment.ts'
import { returnPayment } from './return-payment.ts'

/** `foreign`: it names no payment of ours, the account may collect for others too; it is kept for people to see. `stale`: we know of something later. */
export type ReportedOutcome =
  | 'foreign'
  | 'stale'
  | 'nothing'
  | 'flagged'
  | 'refunded_part'
  | MercadoPagoAction
type ReportContext = { shop: Shop; collectorId: string; now: Date }
type FoundPayment = { open: OpenOrder; payment: Payment; counted: boolean }

const company: PaymentActor = { kind: 'system', id: null, name: 'Mercado Pago' }
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Applies a payment that was read from Mercado Pago to ours. It may be told any number of times, by many at once
 * and in any order: the order is locked, and what is older than what we know changes nothing.
 */
export async function applyReportedPayment(
  tx: Tx,
  reported: ReportedPayment,
  context: ReportContext,
): Promise<ReportedOutcome> {
  const orderId = uuid.test(reported.reference) && (await findOrderOfPayment(tx, reported.reference))
  const open = orderId ? await openOrder(tx, orderId) : undefined
  if (!open) return saveForeign(tx, reported)
  const known = await findReported(tx, reported.id)
  if (known && known.updatedAt > reported.updatedAt) return 'stale'
  const payment = open.payments.find(({ id }) => id === (known?.paymentId ?? reported.reference))
  if (!payment) return saveForeign(tx, reported)
  const found = { open, payment, counted: known?.paymentId === payment.id }
  const flag = whyNot(reported, found, context)
  const step = flag
    ? null
    : mercadoPagoAction(reported.status, { state: payment.state, counted: found.counted })
  const paymentId = step ? await take(tx, step, found, reported, context) : (known?.paymentId ?? null)
  const part = flag ? null : await takeRefundedPart(tx, open.order.id, paymentId, reported)
  const kept = flag ?? (part === 'unclear' ? 'partly_refunded' : null)
  await saveReported(tx, reported, { orderId: open.order.id, paymentId, flag: kept })
  if (kept) return 'flagged'
  return step ?? (part ? 'refunded_part' : 'nothing')
}

async function saveForeign(tx: Tx, reported: ReportedPayment): Promise<'foreign'> {
  await saveUnmatched(tx, reported)
  return 'foreign'
}

/** A part of the money went back: what is here is so much less. `unclear`: what is told fits nothing we know. */
async function takeRefundedPart(
  tx: Tx,
  orderId: string,
  paymentId: string | null,
  { status, refunded }: ReportedPayment,
): Promise<'taken' | 'unclear' | null> {
  if (status !== 'approved' || refunded === 0) return null
  const open = await openOrder(tx, orderId)
  const payment = open?.payments.find(({ id }) => id === paymentId)
  if (payment?.refunded === refunded) return null
  const after = payment && refundPart(payment, refunded)
  if (!after || isRefusal(after)) return 'unclear'
  await saveRefunded(tx, after.id, refunded)
  if (open) await notifyBuyerLater(tx, open.order, 'payment_refunded', after.id)
  return 'taken'
}

/** The difference between a payment and the expected one; null: it is this payment's money, to the cent. */
function whyNot(
  reported: ReportedPayment,
  { payment }: FoundPayment,
  { shop, collectorId }: ReportContext,
): string | null {
  if (reported.collectorId !== collectorId) return 'collector'
  const { amount, currency, reference } = payment
  const differs = verifyPayment({ amount, currency, reference, shop: shop.id }, factsOf(reported))
  return differs ? String(differs.field) : null
}

const factsOf = ({ amount, currency, reference, shop }: ReportedPayment) => ({
  amount,
  reference,
  shop,
  currency: currency as Currency,
})

/** Takes one step and gives the payment of ours that Mercado Pago's counts as. */
async function take(
  tx: Tx,
  step: MercadoPagoAction,
  { open, payment }: FoundPayment,
  reported: ReportedPayment,
  { shop, now }: ReportContext,
): Promise<string> {
  const by = { who: company, now }
  const approval = { shop, reported: factsOf(reported), ...by }
  if (step === 'extra') return takeExtra(tx, open, payment, approval)
  if (step === 'approve') expectAccepted(await approveVerifiedPayment(tx, payment.id, approval))
  else if (step === 'review') await putInReview(tx, open, payment, now)
  else if (step === 'reject') {
    expectAccepted(
      await rejectPayment(tx, payment.id, { shop, ...by, note: 'Mercado Pago rechazó el pago.' }),
    )
  } else expectAccepted(await returnPayment(tx, payment.id, { to: step, ...by }))
  return payment.id
}

async function putInReview(tx: Tx, open: OpenOrder, payment: Payment, now: Date): Promise<void> {
  const moved = expectAccepted(movePayment(payment, 'in_review', company, now))
  await savePaymentMoves(tx, payment.id, moved)
  await replaced(tx, open, { ...moved, history: [] })
}

/**
 * Money for what has ended, or was paid already, is kept as a payment of its own: it pays an order that is still
 * asked for, and is owed back otherwise.
 */
async function takeExtra(
  tx: Tx,
  open: OpenOrder,
  { amount, reference }: Payment,
  approval: Parameters<typeof approveVerifiedPayment>[2],
): Promise<string> {
  const { who, now } = approval
  const request = await requestPayment(tx, open.order, { method: 'MP', amount, reference, who, now })
  expectAccepted(await approveVerifiedPayment(tx, request.id, approval))
  return request.id
}

/** The domain has just said that it may be so; the order is locked. */
function expectAccepted<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(`a payment of Mercado Pago could not be taken: ${value.refusal}`)
  return value as T
}
