/**
 * An order is a snapshot of what was bought, at the prices of that moment. Its production has one table of
 * moves; its money is derived from its payments, apart. Nothing is produced before the proof is approved,
 * and every move is kept with who and when.
 */
import type { CartMode, CartProduct, ServerProduct } from './cart.ts'
import type { PlaceId } from './countries.ts'
import type { Customization } from './customization.ts'
import type { Minor } from './money.ts'
import type { PriceEntry, Prices } from './pricing.ts'
import type { Refusal } from './refusal.ts'
import type { ZipData } from './shipping.ts'
import type { PaymentMethodCode } from './shops.ts'

export type OrderProductLine = {
  readonly productId: number
  readonly genericProductId: number
  readonly productName: string
  /** The three element descriptions joined (a curve row: colour and size). */
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
export type DeliveryMethod = 'shipping' | 'pickup'
/** What never varies in an order that comes from the cart. */
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
export type OrderParts = {
  readonly userId: number
  readonly mode: CartMode
  readonly lines: readonly (CartProduct | ServerProduct)[]
  readonly entries: readonly PriceEntry[]
  readonly address: OrderAddress
  readonly customer: OrderCustomer
  readonly invoice: Omit<OrderInvoice, 'direction'>
  readonly shipping: ZipData
  readonly payment: PaymentMethodCode
}
export type OrderState =
  | 'placed'
  | 'confirmed'
  | 'art_review'
  | 'proof_sent'
  | 'proof_approved'
  | 'proof_rejected'
  | 'in_production'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'expired'
  | 'cancelled'
export type OrderActor = {
  readonly kind: 'customer' | 'staff' | 'system'
  readonly id: string | null
  readonly name: string
}
export type OrderMove = {
  readonly from: OrderState
  readonly to: OrderState
  readonly who: OrderActor
  readonly at: Date
}
export type OrderLife = {
  readonly state: OrderState
  readonly history: readonly OrderMove[]
  readonly isDecorated: boolean
  readonly deliveryMethod: DeliveryMethod
  /** Approved money so far, and what the shop asks before it confirms. */
  readonly paid: Minor
  readonly deposit: Minor
}

export declare const orderFixedValues: OrderFixedValues
export declare const orderMoves: Readonly<Record<OrderState, readonly OrderState[]>>
export declare function moveOrder<O extends OrderLife>(
  order: O,
  to: OrderState,
  who: OrderActor,
  now: Date,
): O | Refusal
export declare function nextStates(order: OrderLife): OrderState[]
export declare function flattenLines(
  lines: readonly (CartProduct | ServerProduct)[],
  entries: readonly PriceEntry[],
  names?: ReadonlyMap<string, string>,
): OrderProductLine[] | Refusal
export declare function orderTotals(entries: readonly PriceEntry[]): OrderTotals
export declare function checkTotals(client: OrderTotals, server: OrderTotals): Refusal | null
export declare function buildOrder(parts: OrderParts): OrderPayload | Refusal
export declare function depositOf(total: Minor, percent: number, step: Minor): Minor
