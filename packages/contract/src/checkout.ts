import { paymentMethodCodes } from '@estampa/domain/shops'
import { z } from 'zod'
import { post } from './call.ts'
import { AddressLabel, addresseeFields, addresses } from './checkout/addresses.ts'
import { completeOrderExample, conversionExample } from './checkout/example.ts'
import { measureRefusals, rosterRefusals } from './customization/designs.ts'
import { Customization } from './customization.ts'
import { exampleChangeAnswer, exampleOrderChange } from './orders/change.ts'
import { orderExample } from './orders/example.ts'
import { Order } from './orders/order.ts'
import { NewPurchaseOrder } from './orders/purchase-order.ts'
import { priceRefusals } from './pricing.ts'
import { CountingNumber, Id, Money, Text, Uuid } from './wire.ts'

export { addresses } from './checkout/addresses.ts'

const Quantity = z.int().min(1).max(1_000_000)

/**
 * A line as the specification flattens it. Rows of one curve line share their shoppingCartUUID; those after the
 * first may leave out its customization.
 */
const OrderedLine = z.object({
  productId: Id,
  genericProductId: Id,
  sku: Text(100).optional(),
  quantity: Quantity,
  shoppingCartUUID: Uuid,
  customization: Customization.nullable().optional(),
  hasProductBuilding: z.boolean().optional(),
  productName: z.string().max(300).optional(),
  variantName: z.string().max(300).optional(),
  image: z.string().max(2_000).nullable().optional(),
})

/** The checkout's fields beside the products. */
export const CheckoutInput = z.object({
  // who receives it, and where; goods that are collected need no address
  ...addresseeFields,
  locality: Text(120).default(''),
  /** Keeps the address for the next order: with an Id in the place of that one. */
  keepAddress: z.object({ Id: Uuid.optional(), label: AddressLabel.default('') }).optional(),
  // delivery
  shippingCost: Money,
  shippingServiceType: Text(60),
  shippingLogisticType: Text(60),
  shippingCarrierId: z.int(),
  pickupPointId: Text(60).nullable().default(null),
  MinDeliveryDays: z.int().min(0).max(365).optional(),
  MaxDeliveryDays: z.int().min(0).max(365).optional(),
  deliveryComment: Text(500).default(''),
  orderInvoiceFK: z.object({
    name: Text(160),
    lastName: Text(120).default(''),
    document: Text(20),
    phone: Text(40),
    email: Text(256),
    direction: z.string().max(200).default(''),
    /** The country's own billing fields: invoiceKind, businessName, giro. */
    extra: z.record(z.string().regex(/^\w{1,40}$/), Text(160)).default({}),
  }),
  /** The purchase order of the company that buys; left out where it buys without one. */
  purchaseOrder: NewPurchaseOrder.optional(),
  payment: z.enum(paymentMethodCodes),
  comment: Text(500).default(''),
  /** `hash` of GetTerms, as it was accepted. Only where GetTerms says `required` it may not be left out. */
  acceptedTerms: Text(64).optional(),
  // what the person saw: compared with the server's own, to the unit
  subTotal: Money,
  taxes: Money,
  /** Cart total plus shipping. */
  total: Money,
  priceBase: Money.optional(),
  applicationCost: Money.optional(),
  applicationPrice: Money.optional(),
  profit: Money.optional(),
})

export const CompleteOrderInput = CheckoutInput.extend({
  shoppingCart: z.object({
    products: z.array(OrderedLine).min(1).max(400),
    shoppingCartMode: z.enum(['cart', 'direct']).nullable().default('cart'),
  }),
})

/** The goods and their prices are those of the quote. */
export const ConvertQuoteInput = CheckoutInput.extend({ Id: Uuid })

export const OrderPlaced = z.object({
  orderId: Uuid,
  number: z.int(),
  total: Money,
  payment: z.enum(paymentMethodCodes),
})

export const orderRefusals = [
  'guest_has_ordered',
  'too_many_guest_orders',
  'no_token',
  'switched_off',
  'totals_differ',
  'shipping_differs',
  'out_of_stock',
  'payment_method_not_offered',
  'place_not_found',
  'upload_not_found',
  'purchase_order_file_not_found',
  'invalid_checkout',
  'idempotency_key_reused',
  'already_ordered',
  'conflict',
  'no_rate_for_zone',
  'carrier_down',
  'weight_unknown',
  'pickup_point_missing',
  'terms_not_accepted',
  'terms_changed',
  'too_many_orders',
] as const

export const checkout = {
  answerOrderChange: post('/api/services/app/Orders/AnswerOrderChange', {
    summary:
      'Quien compró acepta un cambio que la tienda le propuso, a los precios de la propuesta, o deja el pedido como estaba',
    who: 'buyer',
    takes: z.object({ Id: Uuid, number: CountingNumber, accepts: z.boolean() }),
    gives: Order,
    refuses: ['not_found', 'order_change_closed', 'order_not_changeable', 'out_of_stock'],
    example: {
      takes: { Id: orderExample.gives.id, number: 1, accepts: true },
      gives: { ...orderExample.gives, changes: [{ ...exampleOrderChange, answer: exampleChangeAnswer }] },
    },
  }),
  completeOrder: post('/api/services/app/Orders/CompleteOrder', {
    summary:
      'Hace un pedido. El mismo Idempotency-Key da otra vez el mismo pedido; una línea se pide una sola vez, con cualquier clave: 409 dice en qué pedido está',
    who: 'buyer',
    takes: CompleteOrderInput,
    gives: OrderPlaced,
    refuses: [
      ...orderRefusals,
      ...priceRefusals,
      ...measureRefusals,
      'design_empty',
      'design_refused',
      ...rosterRefusals,
    ],
    opens: 'none',
    example: completeOrderExample,
  }),
  convertQuoteToOrder: post('/api/services/app/Orders/ConvertQuoteToOrder', {
    summary:
      'Hace el pedido de una cotización a sus precios fijos, una sola vez. Un segundo intento recibe el pedido en `error.data`; el mismo Idempotency-Key o cuerpo da el mismo pedido',
    who: 'buyer',
    takes: ConvertQuoteInput,
    gives: OrderPlaced,
    refuses: [
      ...orderRefusals,
      'not_found',
      'quote_expired',
      'quote_superseded',
      'quote_already_converted',
      'quote_move_not_allowed',
      'product_not_found',
      'variant_not_offered',
      'line_repeated',
      'line_empty',
    ],
    opens: 'none',
    example: conversionExample,
  }),
  ...addresses,
}
