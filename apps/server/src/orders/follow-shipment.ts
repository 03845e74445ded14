import { movesForTracking, type OrderActor } from '@estampa/domain/orders'
import { isRefusal } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { askAboutShipment } from '../shipping/ask-about-shipment.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import { lockShipment, saveTracking, type TrackedShipment } from '../shipping/tracking.store.ts'
import type { CarriedShipment } from '../shipping/zippin.ts'
import { advanceOrder } from './advance-order.ts'

const carrier: OrderActor = { kind: 'system', id: null, name: 'Zippin' }

/** Saves how a shipment is and lets its order follow it, in one transaction. */
export async function followShipment(
  services: ShippingServices,
  shop: Shop,
  shipmentId: string,
): Promise<void> {
  const askedAt = services.now()
  const shipment = await askAboutShipment(services, shop, shipmentId)
  if (!shipment) return
  await services.database.inShop(shop.id, async (tx) => {
    const tracked = await lockShipment(tx, shipment)
    if (!tracked) return
    const isNew = await saveTracking(tx, tracked.orderId, shipment, askedAt)
    if (isNew) await advanceWithShipment(tx, tracked, shipment, services.now())
  })
}

async function advanceWithShipment(
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
