/**
 * The purchase order that a company buys with: a number and a file, both optional. It comes with the order or later,
 * and can be replaced until the goods are handed over. Its file is a receipt with a purpose of its own.
 */
import type { orders } from '@estampa/contract/orders'
import { sentenceOf } from '@estampa/contract/refusals'
import type { Locale } from '@estampa/domain/messages'
import { canChangePurchaseOrder, purchaseOrderNumber } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { lockStateOf, savePurchaseOrderNumber } from './purchase-order.store.ts'
import { attachReceipts, dropPurchaseOrderFile } from './receipts.store.ts'

type PurchaseOrderInput = Context<typeof orders.updatePurchaseOrder>['input']

/** The uploaded file becomes the order's. Only who uploaded it can give it to an order, and to one alone. */
export async function attachPurchaseOrder(
  tx: Tx,
  { id, customerId, file }: { id: string; customerId: number; file: string | null },
): Promise<Refusal | null> {
  if (file === null) return null
  const attached = await attachReceipts(tx, id, customerId, { ids: [file], purpose: 'purchase_order' })
  return attached === 1 ? null : refuse('purchase_order_file_not_found')
}

/** Adds, replaces or takes away the purchase order of a customer's own order. */
export async function changePurchaseOrder(
  tx: Tx,
  customerId: number,
  { Id: id, number: typed, file }: PurchaseOrderInput,
  locale: Locale,
): Promise<Refusal | null> {
  const state = await lockStateOf(tx, id, customerId)
  if (!state) return refuse('not_found')
  if (!canChangePurchaseOrder(state)) return refuse('purchase_order_closed')
  const number = typed === '' ? { value: '' } : purchaseOrderNumber(typed)
  if (isRefusal(number)) return atNumber(number, locale)
  if (file !== undefined) {
    // the one that is replaced goes first: an order has one
    const keys = await dropPurchaseOrderFile(tx, id, file)
    const refusal = await attachPurchaseOrder(tx, { id, customerId, file })
    if (refusal) return refusal
    if (keys.length > 0) await enqueue(tx, 'forget_files', { keys })
  }
  await savePurchaseOrderNumber(tx, id, number.value)
  return null
}

function atNumber(refusal: Refusal, locale: Locale): Refusal {
  return { ...refusal, validationErrors: [{ message: sentenceOf(refusal, locale), members: ['number'] }] }
}
