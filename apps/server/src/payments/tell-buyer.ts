import type { Tx } from '../db/database.ts'
import { enqueue } from '../db/jobs.ts'
import type { PayableOrder } from './payments.store.ts'

/** What a buyer hears of by mail. */
export const orderNews = [
  'payment_reported',
  'payment_approved',
  'payment_rejected',
  'ready',
  'shipped',
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
  await enqueue(tx, 'order_news', { shop: shopId, orderId: id, news, paymentId })
}

export function isNews(state: string): state is OrderNews {
  return (orderNews as readonly string[]).includes(state)
}
