import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { mailInTurn } from '../orders/mail-in-turn.ts'
import type { PayableOrder } from './payments.store.ts'

/**
 * What a buyer hears of by mail: what happened to a payment, the states that an order comes to, and how a parcel is
 * followed that was told of otherwise. An approved payment that confirms its order says so itself.
 */
export const orderNews = [
  'payment_reminder',
  'payment_reported',
  'payment_approved',
  'payment_rejected',
  'payment_refunded',
  'confirmed',
  'proof_sent',
  'proof_approved',
  'proof_rejected',
  'in_production',
  'ready',
  'shipped',
  'parcel',
  'delivered',
  'returned',
  'expired',
  'cancelled',
] as const
export type OrderNews = (typeof orderNews)[number]

/** Tells the buyer what happened once it has: of which payment, where it is about one. */
export async function tellBuyerLater(
  tx: Tx,
  { shopId, id }: Pick<PayableOrder, 'shopId' | 'id'>,
  news: OrderNews,
  paymentId: string | null = null,
): Promise<void> {
  const move = await newestMove(tx, id)
  await mailInTurn(tx, 'order_news', { shop: shopId, orderId: id, news, paymentId, move })
}

/** Tells the buyer how their parcel is followed now, unless a mail has said so: which of what was said of it. */
export async function tellParcelLater(
  tx: Tx,
  { shopId, id }: Pick<PayableOrder, 'shopId' | 'id'>,
  sequence: number,
): Promise<void> {
  const told = { news: 'parcel' satisfies OrderNews, paymentId: null, move: sequence }
  await mailInTurn(tx, 'order_news', { shop: shopId, orderId: id, ...told })
}

/** Tells a second proof from the first. */
async function newestMove(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ move: number | null }>`
    select max(sequence) as move from order_history where order_id = ${orderId}`.execute(tx)
  return rows[0]?.move ?? 0
}

export function isNews(state: string): state is OrderNews {
  return (orderNews as readonly string[]).includes(state)
}
