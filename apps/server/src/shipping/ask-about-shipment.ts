import { isRefusal } from '@estampa/domain/refusal'
import type { Shop } from '../http/shop.ts'
import type { ShippingServices } from './carriers.ts'
import { isKnownShipment } from './tracking.store.ts'
import { type CarriedShipment, findAtZippin } from './zippin.ts'

/**
 * Asks the company how a shipment of the shop is. A notice only says that there is something to ask: what it claims is
 * not read, so late, doubled and forged ones change nothing. Undefined: it is none of ours, or is not told to us.
 * Throws where the company is to be asked again.
 */
export async function askAboutShipment(
  { database, carriers }: ShippingServices,
  shop: Shop,
  shipmentId: string,
): Promise<CarriedShipment | undefined> {
  const account = await carriers.accountOf(shop)
  if (!account) return undefined
  if (!(await database.readInShop(shop.id, (tx) => isKnownShipment(tx, shipmentId)))) return undefined
  const shipment = await findAtZippin(account, shipmentId)
  if (isRefusal(shipment)) {
    if (shipment.refusal === 'carrier_refused') return undefined
    throw new Error(`shipment ${shipmentId} of ${shop.name} could not be followed`)
  }
  const isOurs = shipment.id === shipmentId && (shipment.accountId ?? account.accountId) === account.accountId
  return isOurs ? shipment : undefined
}
