import { nextStepOf, type Order, type OrderLineView, type Receipt } from '@estampa/contract/orders'
import { type CountryCode, localeOf } from '@estampa/domain/countries'
import {
  amountOwedBack,
  amountToPay,
  canChangePurchaseOrder,
  dispatchedUnits,
  orderMoves,
  payableOf,
  restBeforeDispatch,
  splitOf,
  trackingName,
  unitsOf,
} from '@estampa/domain/orders'
import { deliveryDates } from '@estampa/domain/shipping/delivery-days'
import { paymentMethodOf } from '@estampa/domain/shops'
import type { z } from 'zod'
import { toChangeView } from './change-words.ts'
import type { PlacedLine, PlacedOrder, StoredPayment, StoredTracking } from './orders.store.ts'
import type { StoredProof } from './proofs.store.ts'
import type { StoredReceipt } from './receipts.store.ts'

/**
 * An order with what follows from it: what is owed either way, what comes next and what its buyer may do.
 * `addressOf` gives the address at which a file of it is seen.
 */
export function toOrderView(
  order: PlacedOrder,
  environment: CountryCode,
  addressOf: (key: string) => string,
): z.output<typeof Order> {
  const toPay = amountToPay(order)
  const refundOwed = amountOwedBack(order)
  const reported = order.payments
    .filter(({ state }) => state === 'in_review' || state === 'approved')
    .reduce((sum, { amount }) => sum + amount, 0)
  const payable = payableOf(order, {
    told: reported,
    untold: Math.max(0, Math.min(toPay, order.total - reported)),
  })
  return {
    ...order,
    lines: toLineViews(order),
    shipping: { ...order.shipping, promised: order.shipping.promised ?? null },
    tracking: order.tracking && toTrackingView(order.tracking),
    parcels: toParcelViews(order),
    dispatched: dispatchedOf(order),
    expected: expectedDays(order, environment),
    payments: order.payments.map((payment) => toPaymentView(payment, addressOf)),
    purchaseOrder: {
      number: order.purchaseOrder.number,
      file: order.purchaseOrder.file && toReceiptView(order.purchaseOrder.file, addressOf),
    },
    changes: order.changes.map(toChangeView),
    proofs: order.proofs.map((proof) => toProofView(proof, addressOf)),
    artwork: { ready: order.artwork.ready, files: picturesOf(order, addressOf) },
    toPay,
    refundOwed,
    split: splitOf(order),
    payable,
    nextStep: nextStepOf({ ...order, refundOwed, restDue: restBeforeDispatch(order) }, localeOf(environment)),
    actions: {
      cancel: orderMoves[order.state].includes('cancelled'),
      changePayment: payable.all > 0,
      reportPayment: toPay > 0 && payable.all > 0 && !paymentMethodOf(order.payment.code).isOnline,
      answerProof: order.state === 'proof_sent' && order.proofs.at(-1)?.answer === null,
      changePurchaseOrder: canChangePurchaseOrder(order.state),
    },
  }
}

/** Rows of one line cost the same: what it cost was shared among its units. */
function toLineViews({ lines, decorations = {} }: PlacedOrder): z.output<typeof OrderLineView>[] {
  const together = Map.groupBy(lines, (line) => line.shoppingCartUUID)
  return lines.map((line) => {
    const own = together.get(line.shoppingCartUUID) ?? []
    const each = (amount: (one: PlacedLine) => number) =>
      Math.round(sum(own.map(amount)) / sum(own.map((one) => one.quantity)))
    return {
      ...line,
      decorations: [...(decorations[line.shoppingCartUUID] ?? [])],
      decoratedUnitPrice: each((one) => one.priceBase + one.priceAplication),
      decoratedUnitPriceWithTaxes: each((one) => one.total),
    }
  })
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function toPaymentView({ notice, ...payment }: StoredPayment, addressOf: (key: string) => string) {
  const receipts = notice?.receipts.map((receipt) => toReceiptView(receipt, addressOf)) ?? []
  return { ...payment, notice: notice && { ...notice, receipts } }
}

export function toReceiptView(
  { file_key, preview_key, ...receipt }: StoredReceipt,
  addressOf: (key: string) => string,
): z.output<typeof Receipt> {
  return { ...receipt, url: addressOf(file_key), preview_url: preview_key && addressOf(preview_key) }
}

function toProofView(
  { file_key, preview_key, mail_key: _, roster, ...proof }: StoredProof,
  addressOf: (key: string) => string,
) {
  return {
    ...proof,
    url: file_key && addressOf(file_key),
    preview_url: preview_key && addressOf(preview_key),
    roster: roster && {
      pages: roster.pages.map((page) => ({
        url: addressOf(page.key),
        preview_url: addressOf(page.preview_key),
      })),
      url: addressOf(roster.pdf_key),
    },
  }
}

function toTrackingView({ events, ...tracking }: StoredTracking) {
  const named = (event: (typeof events)[number]) => ({ ...event, name: trackingName(event.status) })
  return { ...tracking, name: trackingName(tracking.status), events: events.map(named) }
}

/** What has left; the buyer is not told of boxes that still stand in the shop. */
function toParcelViews({ parcels }: PlacedOrder): z.output<typeof Order>['parcels'] {
  return parcels.flatMap(({ number, carrier, tracking, url, leftAt, arrivedAt, lines }) =>
    leftAt === null
      ? []
      : [{ number, carrier, tracking, url, leftAt, arrivedAt, lines, units: unitsOf(lines) }],
  )
}

function dispatchedOf({ lines, parcels, state }: PlacedOrder) {
  const ordered = lines.map(({ quantity: units }, position) => ({ position, units }))
  return dispatchedUnits({ lines: ordered, parcels, state })
}

/** Counted from when it left, in the working days that its carrier said. */
function expectedDays({ state, history, shipping }: PlacedOrder, environment: CountryCode) {
  const left = history.findLast(({ to }) => to === 'shipped')
  if (state !== 'shipped' || !left) return null
  const { MinDeliveryDays: min, MaxDeliveryDays: max } = shipping
  return deliveryDates(new Date(left.at), { min, max }, environment)
}

/** The buyer sees how it will look; what it is made from is the workshop's. */
function picturesOf({ artwork }: PlacedOrder, addressOf: (key: string) => string) {
  return artwork.files.flatMap(({ kind, name, key, preview_key, shoppingCartUUID, printing_area_id }) =>
    kind === 'picture' && shoppingCartUUID !== null && printing_area_id !== null
      ? [
          {
            shoppingCartUUID,
            printing_area_id,
            name,
            url: addressOf(key),
            preview_url: addressOf(preview_key),
          },
        ]
      : [],
  )
}
