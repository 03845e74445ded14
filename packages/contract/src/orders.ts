import { z } from 'zod'
import { get } from './call.ts'
import { Customization } from './customization.ts'
import { PartnerPaymentMethod } from './shops.ts'
import { Money, Uuid } from './wire.ts'

const Nullable = z.string().nullable()

export const orderStates = [
  'placed',
  'confirmed',
  'art_review',
  'proof_sent',
  'proof_approved',
  'proof_rejected',
  'in_production',
  'ready',
  'shipped',
  'delivered',
  'returned',
  'expired',
  'cancelled',
] as const

/** One line of an order, as it was bought. Money is of the whole line. */
export const OrderProductLine = z.object({
  productId: z.int(),
  genericProductId: z.int(),
  productName: z.string(),
  variantName: z.string(),
  sku: z.string(),
  quantity: z.int(),
  hasProductBuilding: z.boolean(),
  customization: Customization.nullable(),
  shoppingCartId: z.literal(0),
  shoppingCartUUID: z.string(),
  principal: z.literal(true),
  advance: z.literal(false),
  priceBase: Money,
  priceAplication: Money,
  tax: Money,
  total: Money,
  image: Nullable,
  printingArea: z.null(),
})

export const OrderTotals = z.object({
  total: Money,
  applicationCost: Money,
  applicationPrice: Money,
  basePrice: Money,
  subTotal: Money,
  taxes: Money,
  profit: Money,
  psmPrice: Money,
  psmPriceWithProfit: Money,
})

export const OrderInvoice = z.object({
  name: z.string(),
  lastName: z.string(),
  document: z.string(),
  direction: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The country's own: invoiceKind, businessName, giro. */
  extra: z.record(z.string(), z.string()),
})

export const Order = z.object({
  id: Uuid,
  /** Per shop, without gaps: 1, 2, 3 … */
  number: z.int(),
  state: z.enum(orderStates),
  moneyState: z.enum(['unpaid', 'in_review', 'partial', 'paid', 'refunded']),
  placedAt: z.iso.datetime(),
  /** Until when stock is held for an order that is not paid; null once it is. */
  heldUntil: z.iso.datetime().nullable(),
  lines: z.array(OrderProductLine),
  totals: OrderTotals,
  shippingCost: Money,
  discount: Money,
  /** Σ lines + shipping − discount. */
  total: Money,
  shipping: z.object({
    deliveryMethod: z.enum(['shipping', 'pickup']),
    carrier: z.string(),
    service: z.string(),
    shippingCarrierId: z.int(),
    shippingServiceType: z.string(),
    shippingLogisticType: z.string(),
    pickupPointId: Nullable,
    deliveryComment: z.string(),
    MinDeliveryDays: z.int(),
    MaxDeliveryDays: z.int(),
  }),
  address: z.object({
    name: z.string(),
    lastName: z.string(),
    phone: z.string(),
    email: z.string(),
    street: z.string(),
    streetNumber: z.string(),
    apartment: z.string(),
    province: z.string(),
    city: z.string(),
    locality: z.string(),
    zipCode: z.string(),
  }),
  orderInvoiceFK: OrderInvoice,
  payment: PartnerPaymentMethod,
  comment: z.string(),
  history: z.array(
    z.object({
      from: z.enum(orderStates).nullable(),
      to: z.enum(orderStates),
      who: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})

export const orders = {
  getOrderById: get('/api/services/app/Orders/GetOrderById', {
    summary: 'An order of one’s own',
    who: 'customer',
    takes: z.object({ Id: Uuid }),
    gives: Order,
    refuses: ['not_found'],
  }),
}
