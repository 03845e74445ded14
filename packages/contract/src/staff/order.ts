import { z } from 'zod'
import { Order, OrderRow } from '../orders/order.ts'
import { moneyStates, orderStates } from '../orders/states.ts'
import { Money, Uuid } from '../wire.ts'

const Nullable = z.string().nullable()

/** The account of an order or a quote. A closed one has no personal data left. */
export const StaffCustomer = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  isClosed: z.boolean(),
})

/** What the people of the shop did to an order since somebody looked at it, oldest first: in the refusal `order_changed`. */
export type OrderChanges = {
  version: number
  changes: readonly { who: string; call: string; at: string }[]
}

/** Exceptions that the staff has to look at. */
export const exceptionKinds = ['refund_owed', 'charged_back', 'payment_differs'] as const
export const OrderException = z.object({
  kind: z.enum(exceptionKinds),
  /** For whoever looks at it. */
  sentence: z.string(),
  orderId: Uuid,
  number: z.int(),
  state: z.enum(orderStates),
  moneyState: z.enum(moneyStates),
  buyer: z.string(),
  /** The amount that is owed back, was taken back, or was reported. */
  amount: Money,
  /** The payment that the bank took back. */
  paymentId: Uuid.nullable(),
  /** Mercado Pago's number of the payment. */
  mercadoPagoId: Nullable,
  at: z.iso.datetime(),
})

export const StaffOrderRow = z.object({
  ...OrderRow.shape,
  isDecorated: z.boolean(),
  deliveryMethod: z.enum(['shipping', 'pickup']),
  /** Approved payments without refunds. */
  paid: Money,
  /** Messages of the buyer that nobody of the shop has seen. */
  unread: z.int(),
  /** When its state last changed; in a queue, since when it stands there. */
  since: z.iso.datetime(),
  /** The last day for which it was promised; null where nobody said. */
  promisedUntil: z.iso.date().nullable(),
  buyer: z.object({ name: z.string(), email: z.string(), company: z.string() }),
})

export const StaffOrder = z.object({
  /** Grows with each change of what this shows but its messages; a write names it as `If-Match`. */
  version: z.int(),
  order: Order,
  customer: StaffCustomer,
  /** The state to which the last move can be taken back, and until when; null where it cannot. */
  undo: z.object({ to: z.enum(orderStates), until: z.iso.datetime() }).nullable(),
  /** States to which it can move now; money for it may still be missing. */
  nextStates: z.array(z.enum(orderStates)),
  /** Its production has not begun: it can be changed. */
  isChangeable: z.boolean(),
  flags: z.array(OrderException),
  /** Resolved exceptions, oldest first. */
  settlements: z.array(
    z.object({
      kind: z.enum(exceptionKinds),
      amount: Money,
      note: z.string(),
      who: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** Tracking of its parcel where the shop ships by itself: oldest first, the last one counts. */
  parcels: z.array(
    z.object({
      carrier: z.string(),
      number: z.string(),
      url: Nullable,
      who: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** When the buyer was last reminded of a proof that had no answer, by whom; null: by the clock. */
  proofReminders: z.array(z.object({ number: z.int(), at: z.iso.datetime(), by: Nullable })),
  /** When the clock will remind them of the proof that waits; null: it will not. */
  nextProofReminder: z.iso.datetime().nullable(),
  /** What is in which parcel, where it leaves in several, and what is in none yet. */
  packing: z.object({
    lines: z.array(
      z.object({
        position: z.int(),
        productName: z.string(),
        variantName: z.string(),
        sku: z.string(),
        units: z.int(),
        unpacked: z.int(),
      }),
    ),
    parcels: z.array(
      z.object({
        number: z.int(),
        state: z.enum(['packed', 'left', 'arrived']),
        carrier: z.string(),
        tracking: z.string(),
        url: Nullable,
        packedBy: z.string(),
        packedAt: z.iso.datetime(),
        leftAt: z.iso.datetime().nullable(),
        arrivedAt: z.iso.datetime().nullable(),
        units: z.int(),
        lines: z.array(
          z.object({
            position: z.int(),
            units: z.int(),
            productName: z.string(),
            variantName: z.string(),
            sku: z.string(),
          }),
        ),
      }),
    ),
  }),
  /** Signed address of the ZIP for the workshop; null where nothing is decorated or it is still being made. */
  artworkUrl: Nullable,
})
