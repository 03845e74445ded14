import type { staffPayments } from '@estampa/contract/staff'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Context, Handler } from '../http/context.ts'
import type { OpenOrder } from '../orders/open-order.ts'
import { rejectPayment } from '../payments/reject-payment.ts'
import { approveArrivedPayment } from './approve-arrived-payment.ts'
import { type StaffOrderContext, toStaffOrderView } from './order-view.ts'
import { actorOf, type StaffActor } from './people.ts'
import { recordOrderChange } from './record-changes.ts'
import { recordPayment } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'

type Calls = typeof staffPayments

/** The money of the shop's orders, for the people who see the bank's account. */
export const paymentHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  recordPayment: (context) => {
    const { tx, shop, input, now } = context
    const { Id: orderId, ...money } = input
    return done(context, { orderId }, (who) => recordPayment(tx, { shop, orderId, money, who, now }))
  },
  approvePayment: (context) => {
    const { tx, shop, input, now } = context
    return done(context, { paymentId: input.paymentId }, (who) =>
      approveArrivedPayment(tx, shop, { paymentId: input.paymentId, who, now }),
    )
  },
  rejectPayment: (context) => {
    const { tx, shop, input, now } = context
    return done(context, { paymentId: input.paymentId }, (who) =>
      rejectPayment(tx, input.paymentId, { shop, who, now, note: input.note }),
    )
  },
  recordRefund: (context) => {
    const { tx, shop, input, now } = context
    const { paymentId, amount = null, note } = input
    return done(context, { paymentId }, (who) =>
      recordRefund(tx, { shop, paymentId, amount, note, who, now }),
    )
  },
}

/** Runs the change in the person's name and answers with the order. */
async function done(
  context: StaffOrderContext & Pick<Context, 'tx' | 'person' | 'record'>,
  of: { orderId?: string; paymentId?: string },
  act: (who: StaffActor) => Promise<OpenOrder | Refusal>,
) {
  const { tx, person } = context
  const who = await actorOf(tx, person)
  if (isRefusal(who)) return who
  const open = await recordOrderChange(context, of, () => act(who))
  return isRefusal(open) ? open : toStaffOrderView(tx, open.order.id, context)
}
