import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Shop } from '../http/shop.ts'
import type { CarrierAccount, ShippingServices } from './carriers.ts'
import { claimShipment, type OrderToDispatch, releaseShipment, saveTracking } from './tracking.store.ts'
import { type CarriedShipment, createAtZippin, findByNumber, type ZippinShipmentRequest } from './zippin.ts'

/** Longer than the company is waited for, in all its tries. */
const CLAIM_MS = 60_000
/** Clocks differ. */
const CLOCKS_MS = 5 * 60_000

/**
 * Tells the company of an order that is packed, once: a try whose answer was lost is looked up under our number
 * before there is another. Throws where it has to be tried again.
 */
export async function bookShipment(services: ShippingServices, shop: Shop, orderId: string): Promise<void> {
  const { database, carriers, now } = services
  const account = await carriers.accountOf(shop)
  if (!account) throw new Error(`${shop.name} has no account to dispatch with`)
  const request = now()
  const until = new Date(request.getTime() + CLAIM_MS)
  const order = await database.inShop(shop.id, (tx) => claimShipment(tx, orderId, request, until))
  if (!order) return
  if (order.isBusy) throw new Error(`order ${order.number} is being dispatched by somebody else`)
  const shipment = await shipmentOf(shop, account, order)
  if (isRefusal(shipment)) {
    await database.inShop(shop.id, (tx) => releaseShipment(tx, orderId))
    throw new Error(`order ${order.number} could not be dispatched: ${why(shipment)}`)
  }
  await database.inShop(shop.id, (tx) => saveTracking(tx, orderId, shipment, request))
}

/** For the log: without what was sent, which is about a person. */
function why({ refusal, status, why: cause }: Refusal): string {
  return [refusal, status, cause].filter(Boolean).join(' ')
}

async function shipmentOf(
  shop: Shop,
  account: CarrierAccount,
  order: OrderToDispatch,
): Promise<CarriedShipment | Refusal> {
  const { environment } = shop.config
  const shipmentRequest = wantedOf(order, account)
  if (order.askedAt) {
    const heard = await findByNumber(account, shipmentRequest.externalId)
    const since = order.askedAt.getTime() - CLOCKS_MS
    // an older one under this number is of another shop of the same account
    if (heard && (isRefusal(heard) || heard.createdAt.getTime() >= since)) return heard
  }
  const made = await createAtZippin(account, shipmentRequest, environment)
  if (isRefusal(made) || made.externalId === shipmentRequest.externalId) return made
  return refuse('carrier_down', { why: 'another number' })
}

function wantedOf(
  { number, subTotal, packages, document }: OrderToDispatch,
  { isInsured }: CarrierAccount,
): ZippinShipmentRequest {
  const { address, orderInvoiceFK, shipping } = document
  return {
    externalId: String(number),
    to: { province: address.province, location: address.locality, zipCode: address.zipCode },
    packages,
    declared: isInsured ? subTotal : 0,
    logisticType: shipping.shippingLogisticType,
    serviceType: shipping.shippingServiceType,
    carrierId: shipping.shippingCarrierId,
    pointId: shipping.pickupPointId,
    person: {
      name: `${address.name} ${address.lastName}`.trim(),
      document: orderInvoiceFK.document,
      phone: address.phone,
      email: address.email,
    },
    street: {
      name: address.street,
      number: address.streetNumber,
      extras: [address.apartment, shipping.deliveryComment].filter(Boolean).join(' · '),
    },
  }
}
