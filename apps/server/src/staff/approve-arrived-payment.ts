import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import type { OpenOrder } from '../orders/open-order.ts'
import { approveVerifiedPayment, openOrderOfPayment } from '../payments/approve-payment.ts'
import type { StaffActor } from './people.ts'

type ApprovalInput = { paymentId: string; who: StaffActor; now: Date }

/** Somebody has seen this very money: what arrived is what was expected. */
export async function approveArrivedPayment(
  tx: Tx,
  shop: Shop,
  { paymentId, who, now }: ApprovalInput,
): Promise<OpenOrder | Refusal> {
  const found = await openOrderOfPayment(tx, paymentId)
  if (isRefusal(found)) return found
  const { amount, currency, reference } = found.payment
  const reported = { amount, currency, reference, shop: shop.id }
  return approveVerifiedPayment(tx, paymentId, { shop, reported, who, now })
}
