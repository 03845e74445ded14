import type { Tx } from '../db/database.ts'
import { enqueueInTurn } from '../jobs/jobs.store.ts'

/** Mails of one order are written one after the other, in the order in which things happened. */
export async function enqueueMailInOrder(
  tx: Tx,
  task: 'order_placed' | 'order_news' | 'order_message',
  payload: { shop: number; orderId: string } & Record<string, unknown>,
): Promise<void> {
  await enqueueInTurn(tx, `mails of ${payload.orderId}`, task, payload)
}
