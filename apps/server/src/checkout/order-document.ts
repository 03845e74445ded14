import { type CheckoutPayload, fieldValue } from '@estampa/domain/checkout'
import type { OrderTotals } from '@estampa/domain/orders'
import { isCollected } from '@estampa/domain/shipping'
import type { DeliveryDates } from '@estampa/domain/shipping/delivery-days'
import type { PartnerPaymentMethod } from '@estampa/domain/shops'
import type { OrderDocument } from '../orders/orders.store.ts'
import type { NamedDeliveryPlace } from '../shipping/shipping.store.ts'
import { receiverOf } from './checkout-details.ts'
import type { CheckoutBody } from './checkout-request.ts'
import type { ChosenShipping } from './compare-totals.ts'

type OrderDocumentParts = {
  details: CheckoutPayload
  place: NamedDeliveryPlace | null
  shipping: ChosenShipping
  totals: OrderTotals
  method: PartnerPaymentMethod
  input: CheckoutBody
  decorations: OrderDocument['decorations']
  promised: DeliveryDates
}

/** The order as its papers show it. Nothing in it is looked up again later. */
export function orderDocumentOf(parts: OrderDocumentParts): OrderDocument {
  const { details, place, shipping, totals, method, input, decorations = {}, promised } = parts
  return {
    totals,
    decorations,
    shipping: { ...shippingOf(shipping, input.deliveryComment), promised },
    address: addressOf(details, place),
    orderInvoiceFK: invoiceOf(details),
    payment: method,
    comment: fieldValue(details, 'MyPurchase', 'comment'),
  }
}

function shippingOf({ option, zip }: ChosenShipping, deliveryComment: string): OrderDocument['shipping'] {
  const { shippingCarrierId, shippingServiceType, shippingLogisticType, pickupPointId, deliveryTime } = zip
  return {
    deliveryMethod: isCollected(option) ? 'pickup' : 'shipping',
    carrier: option.carrier.name,
    service: option.service_type.name,
    shippingCarrierId,
    shippingServiceType,
    shippingLogisticType,
    pickupPointId,
    deliveryComment,
    MinDeliveryDays: deliveryTime.min,
    MaxDeliveryDays: deliveryTime.max,
  }
}

function addressOf(details: CheckoutPayload, place: NamedDeliveryPlace | null): OrderDocument['address'] {
  return {
    ...receiverOf(details),
    province: place?.province ?? '',
    city: place?.city ?? '',
    locality: place?.location ?? '',
  }
}

function invoiceOf(details: CheckoutPayload): OrderDocument['orderInvoiceFK'] {
  const {
    name = '',
    lastName = '',
    document = '',
    phone = '',
    email = '',
    // the order has it in a column of its own: it can be changed later
    purchaseOrder: _,
    ...extra
  } = Object.fromEntries(details.Billing.map((field) => [field.name, field.value]))
  return { name, lastName, document, direction: '', phone, email, extra }
}
