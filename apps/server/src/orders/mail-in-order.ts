import type { Tx } from '../db/database.ts'
import { enqueueInTurn, enqueueInTurnAfter } from '../jobs/jobs.store.ts'

/** Mails of one order are written one after the other, in the order in which things happened. */
export async function enqueueMailInOrder(
  tx: Tx,
  task: 'order_placed' | 'order_news' | 'order_message',
  payload: { shop: number; orderId: string } & Record<string, unknown>,
  delayMs = 0,
): Promise<void> {
  const queue = `mails of ${payload.orderId}`
  await (delayMs > 0
    ? enqueueInTurnAfter(tx, queue, task, payload, delayMs)
    : enqueueInTurn(tx, queue, task, payload))
}
