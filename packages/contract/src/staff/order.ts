import { z } from 'zod'
import { moneyStates, orderStates } from '../orders/states.ts'
import { Order, OrderRow } from '../orders.ts'
import { Money, Uuid } from '../wire.ts'

const Nullable = z.string().nullable()

/** The account that an order or a quote is of. A closed one has no words left. */
export const StaffCustomer = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  isClosed: z.boolean(),
})

/** What somebody of the shop has to look at. */
export const flagKinds = ['refund_owed', 'charged_back', 'payment_differs'] as const
export const Flag = z.object({
  kind: z.enum(flagKinds),
  /** For whoever looks at it. */
  sentence: z.string(),
  orderId: Uuid,
  number: z.int(),
  state: z.enum(orderStates),
  moneyState: z.enum(moneyStates),
  buyer: z.string(),
  /** What is owed back, was taken back, or was told. */
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
  /** Approved money that is here. */
  paid: Money,
  /** Messages of the buyer that nobody of the shop has seen. */
  unread: z.int(),
  buyer: z.object({ name: z.string(), email: z.string(), company: z.string() }),
})

export const StaffOrder = z.object({
  order: Order,
  customer: StaffCustomer,
  /** Where it can go now; money for it may still be missing. */
  nextStates: z.array(z.enum(orderStates)),
  flags: z.array(Flag),
  /** What somebody has seen to, oldest first. */
  settlements: z.array(
    z.object({
      kind: z.enum(flagKinds),
      amount: Money,
      note: z.string(),
      who: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** How its parcel is followed, where the shop sends it by itself: oldest first, the last one counts. */
  parcels: z.array(
    z.object({
      carrier: z.string(),
      number: z.string(),
      url: Nullable,
      who: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** Signed address of the ZIP for the workshop; null where nothing is decorated or it is still being made. */
  artworkUrl: Nullable,
})
