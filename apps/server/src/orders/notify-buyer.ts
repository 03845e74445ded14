import { UNDOABLE_MAIL_MS } from '@estampa/domain/orders'
import type { Tx } from '../db/database.ts'
import { enqueueMailInOrder } from './mail-in-order.ts'
import { newestMove } from './order-life.store.ts'

/**
 * The events that a buyer hears of by mail: what happened to a payment, the states of an order, and how a parcel is
 * followed that was told of otherwise. An approved payment that confirms its order says so itself.
 */
export const orderNotifications = [
  'payment_reminder',
  'payment_reported',
  'payment_approved',
  'payment_rejected',
  'payment_refunded',
  'confirmed',
  'proof_sent',
  'proof_reminder',
  'proof_approved',
  'proof_rejected',
  'in_production',
  'ready',
  'shipped',
  'parcel_sent',
  'parcel',
  'delivered',
  'returned',
  'expired',
  'cancelled',
  'changed',
  'change_proposed',
] as const

export type OrderNotification = (typeof orderNotifications)[number]

type NotifiedOrder = { shopId: number; id: string }

/** Tells the buyer what happened once it has: of which payment, where it is about one. */
export async function notifyBuyerLater(
  tx: Tx,
  { shopId, id }: NotifiedOrder,
  news: OrderNotification,
  paymentId: string | null = null,
): Promise<void> {
  const move = await newestMove(tx, id)
  await enqueueMailInOrder(tx, 'order_news', { shop: shopId, orderId: id, news, paymentId, move })
}

/**
 * Tells the buyer of a move that can still be taken back, once it cannot be. One that was taken back, or that another
 * move followed, is not told.
 */
export async function notifyBuyerOfUndoable(
  tx: Tx,
  { shopId, id }: NotifiedOrder,
  news: OrderNotification,
): Promise<void> {
  const move = await newestMove(tx, id)
  const payload = { shop: shopId, orderId: id, news, paymentId: null, move, isUndoable: true }
  await enqueueMailInOrder(tx, 'order_news', payload, UNDOABLE_MAIL_MS)
}

/** Asks the buyer again for their answer to a proof: of which, and which time it is. */
export async function notifyProofReminderLater(
  tx: Tx,
  { shopId, id }: NotifiedOrder,
  { proof, reminder }: { proof: number; reminder: number },
): Promise<void> {
  const news = { news: 'proof_reminder' satisfies OrderNotification, paymentId: null, move: proof, reminder }
  await enqueueMailInOrder(tx, 'order_news', { shop: shopId, orderId: id, ...news })
}

/** Tells the buyer how a parcel of theirs is followed now, unless a mail has said so: which of what was said of it. */
export async function notifyParcelLater(
  tx: Tx,
  { shopId, id }: NotifiedOrder,
  { parcel, sequence }: { parcel: number | null; sequence: number },
): Promise<void> {
  const news = { news: 'parcel' satisfies OrderNotification, paymentId: null, move: sequence, parcel }
  await enqueueMailInOrder(tx, 'order_news', { shop: shopId, orderId: id, ...news })
}

/** Tells the buyer that a part of the order has left, and what is in it. */
export async function notifyParcelSentLater(
  tx: Tx,
  { shopId, id }: NotifiedOrder,
  parcel: number,
): Promise<void> {
  const news = { news: 'parcel_sent' satisfies OrderNotification, paymentId: null, move: parcel, parcel }
  await enqueueMailInOrder(tx, 'order_news', { shop: shopId, orderId: id, ...news })
}

/** Tells the buyer what was changed in their order, or asks them whether it may be: which of its changes. */
export async function notifyChangeLater(
  tx: Tx,
  { shopId, id }: NotifiedOrder,
  { number, state }: { number: number; state: 'done' | 'proposed' },
): Promise<void> {
  const about: OrderNotification = state === 'done' ? 'changed' : 'change_proposed'
  const news = { news: about, paymentId: null, move: number }
  await enqueueMailInOrder(tx, 'order_news', { shop: shopId, orderId: id, ...news })
}

export function isNotification(state: string): state is OrderNotification {
  return (orderNotifications as readonly string[]).includes(state)
}
