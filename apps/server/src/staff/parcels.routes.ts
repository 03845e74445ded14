import type { staffParcels } from '@estampa/contract/staff'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Context, Handler } from '../http/context.ts'
import type { OpenOrder } from '../orders/open-order.ts'
import {
  confirmOrderParcel,
  packOrderParcel,
  sendOrderParcel,
  takeBackOrderParcel,
} from '../orders/pack-parcel.ts'
import { type StaffOrderContext, toStaffOrderView } from './order-view.ts'
import { actorOf, type StaffActor } from './people.ts'
import { recordOrderChange } from './record-changes.ts'

type Calls = typeof staffParcels

/** The parcels in which an order leaves. */
export const parcelHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  packParcel: (context) => {
    const { tx, input, now } = context
    const { Id, parcel, lines, leaves, ...tracking } = input
    return done(context, Id, (who) => packOrderParcel(tx, Id, { parcel, lines, tracking, leaves, who, now }))
  },
  sendParcel: (context) => {
    const { tx, input, now } = context
    return done(context, input.Id, (who) => sendOrderParcel(tx, input.Id, { parcel: input.parcel, who, now }))
  },
  takeBackParcel: (context) => {
    const { tx, input } = context
    return done(context, input.Id, () => takeBackOrderParcel(tx, input.Id, input.parcel))
  },
  confirmParcel: (context) => {
    const { tx, input, now } = context
    return done(context, input.Id, (who) =>
      confirmOrderParcel(tx, input.Id, { parcel: input.parcel, who, now }),
    )
  },
}

/** Runs the change in the person's name and answers with the order. */
async function done(
  context: StaffOrderContext & Pick<Context, 'tx' | 'person' | 'record'>,
  orderId: string,
  act: (who: StaffActor) => Promise<OpenOrder | Refusal>,
) {
  const { tx, person } = context
  const who = await actorOf(tx, person)
  if (isRefusal(who)) return who
  const open = await recordOrderChange(context, { orderId }, () => act(who))
  return isRefusal(open) ? open : toStaffOrderView(tx, orderId, context)
}
