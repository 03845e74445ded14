import { randomUUID } from 'node:crypto'
import { type CheckoutPayload, fieldValue } from '@estampa/domain/checkout'
import { type CountryCode, countries } from '@estampa/domain/countries'
import { isCustomized } from '@estampa/domain/customization'
import { decorationsOf } from '@estampa/domain/customization/decorations'
import type { Minor } from '@estampa/domain/money'
import { depositOf, flattenLines, type OrderProductLine, orderTotals } from '@estampa/domain/orders'
import { holdUntil } from '@estampa/domain/payments'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { type DeliveryDates, deliveryDates } from '@estampa/domain/shipping/delivery-days'
import { packParcels } from '@estampa/domain/shipping/packages'
import { gatherLines } from '../cart/gather-lines.ts'
import { productOf } from '../cart/product-of-line.ts'
import { findGenerics } from '../catalog/catalog.store.ts'
import { findCustomer } from '../customers/customers.store.ts'
import { listTechniques } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import { checkAcceptedTerms } from '../law/terms.ts'
import { type PricedLines, priceWith } from '../pricing/price-lines.ts'
import type { Carriers } from '../shipping/carriers.ts'
import { parcelsOf, productionDaysOf } from '../shipping/list-options.ts'
import type { CarriedShipmentToSave } from '../shipping/shipments.store.ts'
import type { NamedDeliveryPlace } from '../shipping/shipping.store.ts'
import { priceStepOf } from '../shops/shop-rules.ts'
import type { OrderToSave } from './checkout.store.ts'
import { readDetails } from './checkout-details.ts'
import type { CheckoutRequest, OrderInput } from './checkout-request.ts'
import { type ChosenShipping, checkShownTotals, chooseShipping } from './compare-totals.ts'
import { resolveDeliveryPlace } from './delivery-place.ts'
import { orderDocumentOf } from './order-document.ts'

/** Everything that an order depends on and the database knows. */
export type OrderFacts = {
  details: CheckoutPayload
  place: NamedDeliveryPlace | null
  goods: OrderedLines
  buyer: string
}

/** Reads what an order of a cart depends on, without changing anything. */
export async function readOrder(tx: Tx, request: CheckoutRequest<OrderInput>): Promise<OrderFacts | Refusal> {
  return readWith(tx, request, () => readOrderedLines(tx, request))
}

/** The ordered lines with their prices, as the order's documents show them. */
export type OrderedLines = {
  priced: PricedLines
  lines: OrderProductLine[]
  /** The decorations in words, by the uuid of the line. */
  decorations: Readonly<Record<string, readonly string[]>>
  discount: Minor
}

/** The same for goods that somebody else knows how to read. */
export async function readWith(
  tx: Tx,
  request: CheckoutRequest,
  readsGoods: () => Promise<OrderedLines | Refusal>,
): Promise<OrderFacts | Refusal> {
  const { shop, input } = request
  const details = readDetails(input, shop.config)
  if (isRefusal(details)) return details
  const unaccepted = checkAcceptedTerms(shop, input.acceptedTerms)
  if (unaccepted) return unaccepted
  const isCollected = fieldValue(details, 'Addressee', 'deliveryMethod') === 'pickup'
  const place = isCollected ? null : await resolveDeliveryPlace(tx, shop.config.environment, details)
  if (isRefusal(place)) return place
  const goods = await readsGoods()
  if (isRefusal(goods)) return goods
  const buyer = await findCustomer(tx, request.customerId)
  return { details, place, goods, buyer: buyer?.full_name ?? '' }
}

/** The order that these facts make. Carriers may be asked for it, so the database is not held meanwhile. */
export async function decideOrder(
  carriers: Carriers,
  request: CheckoutRequest,
  { details, place, goods, buyer }: OrderFacts,
): Promise<OrderToSave | Refusal> {
  const { shop, input } = request
  const zipCode = fieldValue(details, 'Addressee', 'postalCode')
  const delivery = { place, zipCode, priced: goods.priced }
  const shipping = await chooseShipping(carriers, shop, delivery, input)
  if (isRefusal(shipping)) return shipping
  const differs = checkShownTotals(input, goods, shipping.zip.shippingCost)
  return differs ?? composeOrder(request, { details, place, goods, buyer, shipping })
}

async function readOrderedLines(
  tx: Tx,
  { shop, customerId, input }: CheckoutRequest<OrderInput>,
): Promise<OrderedLines | Refusal> {
  const { products } = input.shoppingCart
  const generics = await findGenerics(tx, [...new Set(products.map((row) => row.genericProductId))])
  const gathered = gatherLines(products, generics)
  const priced = isRefusal(gathered)
    ? gathered
    : await priceWith(tx, shop, gathered, { customerId, generics })
  if (isRefusal(priced)) return priced
  const named = priced.lines.map((line) => productOf(line, generics))
  const lines = flattenLines(named, priced.entries, priceStepOf(shop))
  if (isRefusal(lines)) return lines
  return { priced, lines, decorations: await decorationsIn(tx, priced), discount: 0 }
}

async function decorationsIn(tx: Tx, { lines, generics }: PricedLines): Promise<OrderedLines['decorations']> {
  const decorated = lines.filter((line) => isCustomized(line.customization))
  if (decorated.length === 0) return {}
  const techniques = await listTechniques(tx)
  return Object.fromEntries(
    decorated.map(({ shoppingCartUUID, customization, generic_id }) => [
      shoppingCartUUID,
      decorationsOf(customization, generics.get(generic_id), techniques),
    ]),
  )
}

type OrderParts = {
  details: CheckoutPayload
  place: NamedDeliveryPlace | null
  goods: OrderedLines
  /** Name of the account's person. */
  buyer: string
  shipping: ChosenShipping
}

/** Between which days the checkout says that it arrives. */
function promisedDays({ shipping, goods }: OrderParts, environment: CountryCode, now: Date): DeliveryDates {
  const { min, max } = shipping.zip.deliveryTime
  const toMake = productionDaysOf(goods.priced)
  return deliveryDates(now, { min: min + toMake, max: max + toMake }, environment)
}

/** The shipment that a provider quoted is the one that it is told to carry. */
function carriedShipmentOf({ shipping, goods }: OrderParts): CarriedShipmentToSave | null {
  const { company } = shipping.option
  const packages = company ? packParcels(parcelsOf(goods.priced)) : []
  return company && !isRefusal(packages) ? { company, packages } : null
}

function composeOrder(request: CheckoutRequest, parts: OrderParts): OrderToSave | Refusal {
  const { shop, customerId, input, wish, now } = request
  const method = shop.config.partnerPaymentMethods.find((one) => one.code === input.payment)
  if (!method) return refuse('payment_method_not_offered')
  const { environment } = shop.config
  const { priced, lines, decorations, discount } = parts.goods
  const totals = orderTotals(priced.entries)
  const { shippingCost } = parts.shipping.zip
  const total = totals.total + shippingCost - discount
  const promised = promisedDays(parts, environment, now)
  const document = orderDocumentOf({ ...parts, totals, method, input, decorations, promised })
  const { name, lastName } = document.orderInvoiceFK
  const who = parts.buyer || `${name} ${lastName}`.trim()
  return {
    id: randomUUID(),
    paymentId: randomUUID(),
    customerId,
    who: { kind: 'customer', id: String(customerId), name: who },
    isDecorated: lines.some((line) => isCustomized(line.customization)),
    deliveryMethod: document.shipping.deliveryMethod,
    carried: carriedShipmentOf(parts),
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
    purchaseOrder: fieldValue(parts.details, 'Billing', 'purchaseOrder'),
    purchaseOrderFile: input.purchaseOrder?.file ?? null,
    lines,
    ...wish,
    placedAt: now,
    heldUntil: holdUntil(method.code, now, environment),
  }
}
