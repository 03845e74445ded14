import { movesForTracking, type OrderActor } from '@estampa/domain/orders'
import { isRefusal } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { advanceOrder } from '../payments/advance-order.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import { type CarriedShipment, findAtZippin } from '../shipping/zippin.ts'
import { isKnownShipment, lockShipment, saveTracking, type TrackedShipment } from './dispatch.store.ts'

const carrier: OrderActor = { kind: 'system', id: null, name: 'Zippin' }

/**
 * Asks the company how a shipment is and lets its order follow. A notice only says that there is something to
 * ask: what it claims is not read, so late, doubled and forged ones change nothing. Throws where the company is
 * to be asked again.
 */
export async function syncTracking(
  services: ShippingServices,
  shop: Shop,
  shipmentId: string,
): Promise<void> {
  const { database, carriers, now } = services
  const account = await carriers.accountOf(shop)
  if (!account) return
  if (!(await database.readInShop(shop.id, (tx) => isKnownShipment(tx, shipmentId)))) return
  const request = now()
  const shipment = await findAtZippin(account, shipmentId)
  if (isRefusal(shipment)) {
    if (shipment.refusal === 'carrier_refused') return
    throw new Error(`shipment ${shipmentId} of ${shop.name} could not be followed`)
  }
  if (shipment.id !== shipmentId || (shipment.accountId ?? account.accountId) !== account.accountId) return
  await database.inShop(shop.id, async (tx) => {
    const followed = await lockShipment(tx, shipment)
    if (followed && (await saveTracking(tx, followed.orderId, shipment, request))) {
      await advanceWithTracking(tx, followed, shipment, now())
    }
  })
}

async function advanceWithTracking(
  tx: Tx,
  { orderId, state }: TrackedShipment,
  { status, trackingNumber }: CarriedShipment,
  now: Date,
): Promise<void> {
  for (const to of movesForTracking(state, status)) {
    const note = to === 'shipped' && trackingNumber ? `Seguimiento ${trackingNumber}` : undefined
    // somebody in the shop may have moved it on meanwhile: then it is where it should be
    if (isRefusal(await advanceOrder(tx, orderId, { to, who: carrier, now, note }))) return
  }
}
