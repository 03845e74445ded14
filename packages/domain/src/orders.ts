/**
 * An order is a snapshot of what was bought, at the prices of that moment. Its production has one table of
 * moves; its money is derived from its payments, apart. Nothing is produced before the proof is approved,
 * and every move is kept with who and when.
 */
import type { CartMode, CartProduct, ServerProduct } from './cart.ts'
import type { PlaceId } from './countries.ts'
import type { Customization } from './customization.ts'
import type { Minor } from './money.ts'
import type { DeliveryMethod } from './orders/lifecycle.ts'
import { flattenLines } from './orders/lines.ts'
import { type PriceEntry, type Prices, totalOf } from './pricing.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { pickupServiceCode, type ZipData } from './shipping.ts'
import type { PaymentMethodCode } from './shops.ts'

export {
  type DeliveryMethod,
  moveOrder,
  nextStates,
  type OrderActor,
  type OrderLifecycle,
  type OrderMove,
  type OrderState,
  orderMoves,
} from './orders/lifecycle.ts'
export { flattenLines } from './orders/lines.ts'
export {
  amountOwedBack,
  amountToPay,
  depositOf,
  isCalledOff,
  type OrderBalance,
  type Payable,
  payableOf,
  restBeforeDispatch,
  type Split,
  splitOf,
} from './orders/money.ts'

export type OrderProductLine = {
  readonly productId: number
  readonly genericProductId: number
  readonly productName: string
  /** The three element descriptions joined (a curve row: color and size). */
  readonly variantName: string
  readonly sku: string
  readonly quantity: number
  readonly hasProductBuilding: boolean
  readonly customization: Customization | null
  readonly shoppingCartId: 0
  readonly shoppingCartUUID: string
  readonly principal: true
  readonly advance: false
  /** Goods at sale price, whole line, before taxes. */
  readonly priceBase: Minor
  /** Decoration at sale price, whole line, before taxes. */
  readonly priceAplication: Minor
  readonly tax: Minor
  readonly total: Minor
  readonly image: string | null
  readonly printingArea: null
}
export type OrderTotals = Pick<
  Prices,
  | 'total'
  | 'applicationCost'
  | 'applicationPrice'
  | 'basePrice'
  | 'subTotal'
  | 'taxes'
  | 'profit'
  | 'psmPrice'
  | 'psmPriceWithProfit'
>
export type OrderInvoice = {
  readonly name: string
  readonly document: string
  readonly direction: ''
  readonly lastName: string
  readonly phone: string
  readonly email: string
}
export type OrderAddress = {
  readonly provinceFKId: PlaceId
  readonly cityFKId: PlaceId
  readonly locationFKId: PlaceId
  readonly locality: string
  readonly zipCode: string
}
export type OrderCustomer = {
  readonly name: string
  readonly lastName: string
  readonly phone: string
  readonly street: string
  readonly streetNumber: string
  readonly apartment: string
  readonly email: string
}
/** Values that never vary in an order that comes from the cart. */
export type OrderFixedValues = {
  readonly customized: false
  readonly shippingCode: ''
  readonly deliveryComment: ''
  readonly discount: 0
  readonly discountPercent: 0
  readonly productionBusinessDays: 0
  readonly discountApplication: 0
  readonly deliveryDiscountPrice: 0
}
export type OrderShipping = Pick<
  ZipData,
  'shippingCost' | 'shippingServiceType' | 'shippingLogisticType' | 'shippingCarrierId' | 'pickupPointId'
> & {
  readonly MinDeliveryDays: number
  readonly MaxDeliveryDays: number
  readonly deliveryMethod: DeliveryMethod
}
export type OrderMoney = {
  readonly priceBase: Minor
  readonly taxes: Minor
  readonly subTotal: Minor
  readonly applicationCost: Minor
  readonly applicationPrice: Minor
  readonly profit: Minor
  /** Cart total plus shipping. */
  readonly total: Minor
}
export type OrderPayload = OrderAddress &
  OrderCustomer &
  OrderFixedValues &
  OrderShipping &
  OrderMoney & {
    readonly userId: number
    readonly shoppingCart: {
      readonly products: readonly OrderProductLine[]
      readonly shoppingCartMode: CartMode
    }
    readonly payment: PaymentMethodCode
    readonly orderInvoiceFK: OrderInvoice
  }
export type BuildOrderInput = {
  readonly userId: number
  readonly mode: CartMode
  readonly lines: readonly (CartProduct | ServerProduct)[]
  readonly entries: readonly PriceEntry[]
  readonly address: OrderAddress
  readonly customer: OrderCustomer
  readonly invoice: Omit<OrderInvoice, 'direction'>
  readonly shipping: ZipData
  readonly payment: PaymentMethodCode
  /** Rounding step of the shop, minor units: shares of a line stay payable. */
  readonly step: Minor
}

export const orderFixedValues: OrderFixedValues = {
  customized: false,
  shippingCode: '',
  deliveryComment: '',
  discount: 0,
  discountPercent: 0,
  productionBusinessDays: 0,
  discountApplication: 0,
  deliveryDiscountPrice: 0,
}

const totalsFields = [
  'total',
  'applicationCost',
  'applicationPrice',
  'basePrice',
  'subTotal',
  'taxes',
  'profit',
  'psmPrice',
  'psmPriceWithProfit',
] as const satisfies readonly (keyof OrderTotals)[]

/** The totals block of an order: the cart's TOTAL, without shipping. */
export function orderTotals(entries: readonly PriceEntry[]): OrderTotals {
  const prices = totalOf(entries)
  return Object.fromEntries(totalsFields.map((field) => [field, prices[field]])) as OrderTotals
}

/** The server's totals decide; a client that saw others is told the fresh ones. */
export function checkTotals(client: Partial<OrderTotals>, server: OrderTotals): Refusal | null {
  const differing = totalsFields.filter(
    (field) => client[field] !== undefined && client[field] !== server[field],
  )
  if (client.total !== undefined && differing.length === 0) return null
  return refuse('totals_changed', { fields: differing, totals: server })
}

/** The whole order from a priced cart; its total is the cart's plus shipping. */
export function buildOrder(input: BuildOrderInput): OrderPayload | Refusal {
  const products = flattenLines(input.lines, input.entries, input.step)
  if (isRefusal(products)) return products
  if (products.length === 0) return refuse('cart_empty')
  const { priceBase, ...money } = moneyOf(input.entries, input.shipping.shippingCost)
  return {
    userId: input.userId,
    shoppingCart: { products, shoppingCartMode: input.mode },
    ...input.address,
    ...orderFixedValues,
    ...shippingOf(input.shipping),
    payment: input.payment,
    ...input.customer,
    orderInvoiceFK: { ...input.invoice, direction: '' },
    priceBase,
    ...money,
  }
}

function moneyOf(entries: readonly PriceEntry[], shippingCost: Minor): OrderMoney {
  const { basePrice, taxes, subTotal, applicationCost, applicationPrice, profit, total } = totalOf(entries)
  return {
    priceBase: basePrice,
    taxes,
    subTotal,
    applicationCost,
    applicationPrice,
    profit,
    total: total + shippingCost,
  }
}

function shippingOf(zip: ZipData): OrderShipping {
  const { shippingCost, shippingServiceType, shippingLogisticType, shippingCarrierId, pickupPointId } = zip
  const { min, max } = zip.deliveryTime
  return {
    shippingCost,
    shippingServiceType,
    shippingLogisticType,
    shippingCarrierId,
    pickupPointId,
    MinDeliveryDays: Math.min(min, max),
    MaxDeliveryDays: Math.max(min, max),
    deliveryMethod: shippingServiceType === pickupServiceCode ? 'pickup' : 'shipping',
  }
}
