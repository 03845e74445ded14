import type { Order } from '@estampa/contract/orders'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { signer } from '../files/signed-addresses.ts'
import type { Context } from '../http/context.ts'
import { toOrderView } from './order-view.ts'
import { findOrder } from './orders.store.ts'

type OrderContext = Pick<Context, 'shop' | 'services' | 'now'>

/** An order as its buyer sees it, at addresses of its files that are good from now on. */
export async function showOrder(
  tx: Tx,
  id: string,
  customerId: number,
  { shop, services, now }: OrderContext,
): Promise<z.output<typeof Order> | Refusal> {
  const order = await findOrder(tx, id, customerId)
  if (!order) return refuse('not_found')
  return toOrderView(order, shop.config.environment, signer(services.config, now))
}
