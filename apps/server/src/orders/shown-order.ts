import type { Order } from '@estampa/contract/orders'
import { nextStepOf } from '@estampa/contract/orders/next-step'
import { type Environment, localeOf } from '@estampa/domain/countries'
import { amountOwedBack, amountToPay, orderMoves } from '@estampa/domain/orders'
import { trackingName } from '@estampa/domain/orders/tracking'
import { deliveryDates } from '@estampa/domain/shipping/delivery-days'
import type { z } from 'zod'
import type { KeptTracking, PlacedOrder } from './orders.store.ts'

/**
 * An order with what follows from it: what is owed either way, what comes next and what its buyer may do.
 * `addressOf` gives the address at which a file of it is seen.
 */
export function shownOrder(
  order: PlacedOrder,
  environment: Environment,
  addressOf: (key: string) => string,
): z.output<typeof Order> {
  const toPay = amountToPay(order)
  const refundOwed = amountOwedBack(order)
  const told = order.payments.filter(({ state }) => state === 'in_review' || state === 'approved')
  const untold = order.total - told.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...order,
    tracking: order.tracking && trackingShown(order.tracking),
    expected: expectedDays(order, environment),
    artwork: { ready: order.artwork.ready, files: picturesOf(order, addressOf) },
    toPay,
    refundOwed,
    nextStep: nextStepOf({ ...order, refundOwed }, localeOf(environment)),
    actions: {
      cancel: orderMoves[order.state].includes('cancelled'),
      changePayment: order.state === 'placed' && order.moneyState === 'unpaid',
      reportPayment: toPay > 0 && untold > 0 && order.payment.code !== 'MP',
    },
  }
}

function trackingShown({ events, ...tracking }: KeptTracking) {
  const named = (event: (typeof events)[number]) => ({ ...event, name: trackingName(event.status) })
  return { ...tracking, name: trackingName(tracking.status), events: events.map(named) }
}

/** Counted from when it left, in the working days that its carrier said. */
function expectedDays({ state, history, shipping }: PlacedOrder, environment: Environment) {
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
