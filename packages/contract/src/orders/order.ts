import { paymentMethodCodes } from '@estampa/domain/shops'
import { z } from 'zod'
import { Customization } from '../customization.ts'
import { PartnerPaymentMethod } from '../shops.ts'
import { Money, Uuid } from '../wire.ts'
import { OrderChange } from './change.ts'
import { OrderPayment } from './payment.ts'
import { OrderProof } from './proofs.ts'
import { OrderPurchaseOrder } from './purchase-order.ts'
import { moneyStates, orderStates } from './states.ts'

const Nullable = z.string().nullable()

/** One line of an order, as it was bought. Money is of the whole line. */
export const OrderProductLine = z.object({
  /** Null, and so the product: a free line of the quote that was ordered. */
  productId: z.int().nullable(),
  genericProductId: z.int().nullable(),
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

/** The same line as its buyer sees it. */
export const OrderLineView = OrderProductLine.extend({
  /** Each decorated print area: «Frente: Serigrafía, 2 colores, 10 × 8 cm». */
  decorations: z.array(z.string()),
  /** One unit of the line it was bought in, decorated, before taxes and with them: to be read, not to be summed. */
  decoratedUnitPrice: Money,
  decoratedUnitPriceWithTaxes: Money,
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
  moneyState: z.enum(moneyStates),
  placedAt: z.iso.datetime(),
  /** Until when stock is held for an order that is not paid; null once it is. */
  heldUntil: z.iso.datetime().nullable(),
  /** Rows that share a shoppingCartUUID were bought as one line. */
  lines: z.array(OrderLineView),
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
    /** Between which days it was said to arrive when it was bought; null where nobody said. */
    promised: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
  }),
  /** Tracking by the carrier, or by the shop where it ships by itself; null where there is none. */
  tracking: z
    .object({
      /** Name of the carrier, for people. */
      carrier: z.string(),
      /** The carrier's word, and what it means for people. */
      status: z.string(),
      name: z.string(),
      number: Nullable,
      url: Nullable,
      /** Oldest first. */
      events: z.array(z.object({ status: z.string(), name: z.string(), at: z.iso.datetime() })),
    })
    .nullable(),
  /** Where it leaves in several parcels: those that have left. */
  parcels: z.array(
    z.object({
      number: z.int(),
      carrier: z.string(),
      /** The carrier's number; '' where there is none. */
      tracking: z.string(),
      url: Nullable,
      leftAt: z.iso.datetime(),
      arrivedAt: z.iso.datetime().nullable(),
      units: z.int(),
      lines: z.array(z.object({ productName: z.string(), variantName: z.string(), units: z.int() })),
    }),
  ),
  /** How many units have left, of all. */
  dispatched: z.object({ left: z.int(), all: z.int() }),
  /** Between which days it arrives, while it is on its way. */
  expected: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
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
  purchaseOrder: OrderPurchaseOrder,
  payment: PartnerPaymentMethod,
  comment: z.string(),
  history: z.array(
    z.object({
      from: z.enum(orderStates).nullable(),
      to: z.enum(orderStates),
      who: z.string(),
      /** Why, where somebody said so. */
      note: Nullable,
      at: z.iso.datetime(),
    }),
  ),
  /** Oldest first. */
  payments: z.array(OrderPayment),
  /** Approved money that is here, without what went back of it. */
  paid: Money,
  /** Partial refunds of approved payments; they are not asked for again. */
  refunded: Money,
  /** The deposit that the shop asks before it confirms. */
  deposit: Money,
  /** The amount still to be paid; 0 for an order that will not be made. */
  toPay: Money,
  /** Where the shop asks a part before it confirms and the rest later; null where it asks everything at once. */
  split: z
    .object({
      /** Share of the total, in whole percent. */
      percent: z.int(),
      deposit: Money,
      /** The part of it that is still due. */
      depositDue: Money,
      rest: Money,
      restDue: Money,
      /** The rest may be paid after the goods have left; else they do not leave without it. */
      onCredit: z.boolean(),
    })
    .nullable(),
  /** The amounts that may be paid or reported now; `deposit` is null where it makes no difference. */
  payable: z.object({ deposit: Money.nullable(), all: Money }),
  /** The refund that the shop owes: money of an order that will not be made, or paid twice. */
  refundOwed: Money,
  /** Mock-ups of the decorated print areas, stored with the order; not ready while they are being copied. */
  artwork: z.object({
    ready: z.boolean(),
    files: z.array(
      z.object({
        shoppingCartUUID: z.string(),
        printing_area_id: z.int(),
        /** The name of the print area. */
        name: z.string(),
        /** Signed, good for an hour. */
        url: z.string(),
        preview_url: z.string(),
      }),
    ),
  }),
  /** What the shop changed in it, or proposed to; oldest first. */
  changes: z.array(OrderChange),
  /** Oldest first; the last one is what counts. */
  proofs: z.array(OrderProof),
  /** The next step, in a sentence for the buyer. */
  nextStep: z.string(),
  /** The actions that the buyer may take now. */
  actions: z.object({
    cancel: z.boolean(),
    changePayment: z.boolean(),
    reportPayment: z.boolean(),
    /** The last proof waits for a yes or a no. */
    answerProof: z.boolean(),
    /** The purchase order may be added, replaced or taken away. */
    changePurchaseOrder: z.boolean(),
  }),
})

/** An order in a list. */
export const OrderRow = z.object({
  id: Uuid,
  number: z.int(),
  state: z.enum(orderStates),
  moneyState: z.enum(moneyStates),
  total: Money,
  /** Units of all lines together. */
  pieces: z.int(),
  productName: z.string(),
  /** Picture of the first line: the product, or its decoration once that was frozen, at an address that expires. */
  image: Nullable,
  payment: z.enum(paymentMethodCodes),
  placedAt: z.iso.datetime(),
  heldUntil: z.iso.datetime().nullable(),
})
