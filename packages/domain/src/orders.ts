/**
 * An order is a snapshot of what was bought, at the prices of that moment. Its production has one table of
 * moves; its money is derived from its payments, apart. Nothing is produced before the proof is approved,
 * and every move is kept with who and when.
 */
import { type PriceEntry, type Prices, totalOf } from './pricing.ts'
import { type Refusal, refuse } from './refusal.ts'

export {
  type ChangedLineInput,
  type ChangedOrderLine,
  changeContent,
  changeOrderLines,
  depositAfterChange,
  isChangeable,
  moneyOfChange,
  type OrderContent,
} from './orders/change.ts'
export {
  type DeliveryMethod,
  moveOrder,
  nextStates,
  type OrderActor,
  type OrderLifecycle,
  type OrderState,
  orderMoves,
} from './orders/lifecycle.ts'
export { flattenLines, freeOrderLine, type OrderProductLine } from './orders/lines.ts'
export { closeThread, type ThreadEnd } from './orders/message-threads.ts'
export {
  amountOwedBack,
  amountToPay,
  depositOf,
  isCalledOff,
  payableOf,
  restBeforeDispatch,
  splitOf,
} from './orders/money.ts'
export {
  checkParcelTracking,
  checkTrackingLink,
  isSameParcelTracking,
  type ParcelTracking,
  type ParcelTrackingInput,
} from './orders/parcel-tracking.ts'
export {
  dispatchedUnits,
  type OrderParcel,
  type ParcelLine,
  packParcel,
  sendParcel,
  unitsOf,
  unpackedLines,
} from './orders/parcels.ts'
export {
  answerProof,
  isProofReminderDue,
  movesToProof,
  type NewProofAnswer,
  nextProofReminder,
  type ProofAnswer,
  proofReminderWindow,
  proofStates,
  type RemindableProof,
  stateAfter,
  whyNotRemindOfProof,
} from './orders/proofs.ts'
export {
  canChangePurchaseOrder,
  MAX_PURCHASE_ORDER_LENGTH,
  purchaseOrderNumber,
} from './orders/purchase-order.ts'
export {
  /** @internal A test compares the SQL of the server with it. */ resolvedAmount,
  whyRefundNotResolved,
} from './orders/resolved-refund.ts'
export { /** @internal A test compares the SQL of the server with it. */ saleOf } from './orders/sales.ts'
export { movesForTracking, trackingName } from './orders/tracking.ts'
export {
  isUndoable,
  UNDO_MS,
  UNDOABLE_MAIL_MS,
  undoMoves,
} from './orders/undo.ts'

export type OrderTotals = Pick<
  Prices,
  | 'total'
  | 'applicationCost'
  | 'applicationPrice'
  | 'basePrice'
  | 'subTotal'
  | 'taxes'
  | 'profit'
  | 'psmPrice'
  | 'psmPriceWithProfit'
>
const totalsFields = [
  'total',
  'applicationCost',
  'applicationPrice',
  'basePrice',
  'subTotal',
  'taxes',
  'profit',
  'psmPrice',
  'psmPriceWithProfit',
] as const satisfies readonly (keyof OrderTotals)[]

/** The totals block of an order: the cart's TOTAL, without shipping. */
export function orderTotals(entries: readonly PriceEntry[]): OrderTotals {
  const prices = totalOf(entries)
  return Object.fromEntries(totalsFields.map((field) => [field, prices[field]])) as OrderTotals
}

/** The server's totals decide; a client that saw others is told the fresh ones. */
export function checkTotals(client: Partial<OrderTotals>, server: OrderTotals): Refusal | null {
  const differing = totalsFields.filter(
    (field) => client[field] !== undefined && client[field] !== server[field],
  )
  if (client.total !== undefined && differing.length === 0) return null
  return refuse('totals_changed', { fields: differing, totals: server })
}
