import { randomUUID } from 'node:crypto'
import { type CheckoutPayload, fieldValue } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { isCustomized } from '@estampa/domain/customization'
import type { Minor } from '@estampa/domain/money'
import { depositOf, type OrderActor, type OrderProductLine, orderTotals } from '@estampa/domain/orders'
import { holdUntil } from '@estampa/domain/payments'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { promisedDates } from '@estampa/domain/shipping/delivery-days'
import { packParcels } from '@estampa/domain/shipping/packages'
import type { OrderToSave } from '../orders/new-order.store.ts'
import type { PricedLines } from '../pricing/price-lines.ts'
import type { Carriers } from '../shipping/carriers.ts'
import { parcelsOf, productionDaysOf } from '../shipping/list-options.ts'
import type { CarriedShipmentToSave } from '../shipping/shipments.store.ts'
import type { NamedDeliveryPlace } from '../shipping/shipping.store.ts'
import { priceStepOf } from '../shops/shop-rules.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { type ChosenShipping, checkShownTotals, chooseShipping } from './compare-totals.ts'
import { orderDocumentOf } from './order-document.ts'

/** Everything that an order depends on and the database knows. */
export type OrderFacts = {
  details: CheckoutPayload
  place: NamedDeliveryPlace | null
  goods: OrderedLines
  /** Name of the account's person. */
  buyer: string
}

/** The ordered lines with their prices, as the order's documents show them. */
export type OrderedLines = {
  priced: PricedLines
  lines: OrderProductLine[]
  /** The decorations in words, by the uuid of the line. */
  decorations: Readonly<Record<string, readonly string[]>>
  discount: Minor
}

/** Somebody of the shop who orders in the buyer's place. */
type OrderedBy = { by?: { who: OrderActor } }

/** The order that these facts make. Carriers may be asked for it, so the database is not held meanwhile. */
export async function decideOrder(
  carriers: Carriers,
  request: CheckoutRequest & OrderedBy,
  facts: OrderFacts,
): Promise<OrderToSave | Refusal> {
  const { shop, input } = request
  const zipCode = fieldValue(facts.details, 'Addressee', 'postalCode')
  const delivery = { place: facts.place, zipCode, priced: facts.goods.priced }
  const shipping = await chooseShipping(carriers, shop, delivery, input)
  if (isRefusal(shipping)) return shipping
  const differs = checkShownTotals(input, facts.goods, shipping.zip.shippingCost)
  return differs ?? composeOrder(request, facts, shipping)
}

function composeOrder(
  request: CheckoutRequest & OrderedBy,
  facts: OrderFacts,
  shipping: ChosenShipping,
): OrderToSave | Refusal {
  const { shop, person, input, idempotencyKey, now } = request
  const method = shop.config.partnerPaymentMethods.find((one) => one.code === input.payment)
  if (!method) return refuse('payment_method_not_offered')
  const { environment } = shop.config
  const { priced, lines, decorations, discount } = facts.goods
  const totals = orderTotals(priced.entries)
  const { shippingCost, deliveryTime } = shipping.zip
  const total = totals.total + shippingCost - discount
  const toMake = productionDaysOf(priced)
  const promised = promisedDates(now, { toMake, delivery: deliveryTime }, shop.config)
  const document = orderDocumentOf({ ...facts, shipping, totals, method, input, decorations, promised })
  const { name, lastName } = document.orderInvoiceFK
  const buyer = facts.buyer || `${name} ${lastName}`.trim()
  return {
    id: randomUUID(),
    paymentId: randomUUID(),
    customerId: person.customerId,
    who: request.by?.who ?? { kind: 'customer', id: String(person.customerId), name: buyer },
    isDecorated: lines.some((line) => isCustomized(line.customization)),
    deliveryMethod: document.shipping.deliveryMethod,
    carried: carriedShipmentOf(shipping, priced),
    payment: method.code,
    currency: countries[environment].currency,
    subTotal: totals.subTotal,
    taxes: totals.taxes,
    shippingCost,
    discount,
    total,
    deposit: depositOf(total, shop.rules.depositPercent, priceStepOf(shop)),
    onCredit: shop.rules.deliversOnCredit ?? false,
    document,
    purchaseOrder: fieldValue(facts.details, 'Billing', 'purchaseOrder'),
    purchaseOrderFile: input.purchaseOrder?.file ?? null,
    lines,
    ...idempotencyKey,
    placedAt: now,
    heldUntil: holdUntil(method.code, now, environment),
  }
}

/** The shipment that a provider quoted is the one that it is told to carry. */
function carriedShipmentOf({ option }: ChosenShipping, priced: PricedLines): CarriedShipmentToSave | null {
  const { company } = option
  const packages = company ? packParcels(parcelsOf(priced)) : []
  return company && !isRefusal(packages) ? { company, packages } : null
}
