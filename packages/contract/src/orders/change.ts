import { z } from 'zod'
import { Money } from '../wire.ts'

const Nullable = z.string().nullable()

/** A variant of a line of an order, before or after a change. Money is of the whole row but `unitPrice`. */
export const ChangedRow = z.object({
  sku: z.string(),
  variantName: z.string(),
  quantity: z.int(),
  /** One unit with its share of the decoration, before taxes. */
  unitPrice: Money,
  /** Before taxes. */
  subTotal: Money,
  total: Money,
})

/** A line of an order, before or after a change. */
const ContentLine = z.object({
  shoppingCartUUID: z.string(),
  productName: z.string(),
  image: Nullable,
  rows: z.array(ChangedRow),
})

/** The part of an order that a change replaces. It is kept as it was and nothing in it is looked up again. */
export const OrderContentView = z.object({
  lines: z.array(ContentLine),
  subTotal: Money,
  taxes: Money,
  shippingCost: Money,
  discount: Money,
  total: Money,
  /** Where it goes, in one line; empty where nobody says it any more. */
  address: z.string(),
})

/** `proposed` waits for the buyer; `replaced` made way for another, and `ended` for what the order did meanwhile. */
export const orderChangeStates = ['proposed', 'done', 'refused', 'replaced', 'ended'] as const

export const OrderChange = z.object({
  /** Per order: 1, 2, 3 … */
  number: z.int(),
  state: z.enum(orderChangeStates),
  who: z.string(),
  at: z.iso.datetime(),
  /** Why, in the words of whoever changed it. */
  note: z.string(),
  /** Each difference in words: «Remera Azul M: de 50 a 60 unidades». */
  words: z.array(z.string()),
  /** How the buyer's yes came, where somebody of the shop recorded it. */
  evidence: Nullable,
  /** Who said yes or no, and when. */
  answer: z.object({ who: z.string(), at: z.iso.datetime() }).nullable(),
  /** The new total less the old one. */
  difference: Money,
  before: OrderContentView,
  after: OrderContentView,
})

const line = {
  shoppingCartUUID: '0b5f2a77-91c4-4f4e-8d6a-2f7f6f9f1f10',
  productName: 'Remera de algodón peinado',
  image: '/pictures/pampa/remera-algodon-azul.webp',
}
const row = { sku: 'REM-27-AZ-M', variantName: 'Azul M', unitPrice: 3_600 }
const content = {
  shippingCost: 8_712,
  discount: 0,
  address: 'Av. Mitre 1200 3 B, Ayacucho, Buenos Aires, 7150',
}

export const exampleOrderChange: z.input<typeof OrderChange> = {
  number: 1,
  state: 'done',
  who: 'Ana Ventas',
  at: '2026-11-24T12:00:00.000Z',
  note: 'Lo pidió por correo',
  words: ['Remera de algodón peinado Azul M: de 50 a 40 unidades'],
  evidence: null,
  answer: null,
  difference: -43_560,
  before: {
    ...content,
    lines: [{ ...line, rows: [{ ...row, quantity: 50, subTotal: 180_000, total: 217_800 }] }],
    subTotal: 180_000,
    taxes: 37_800,
    total: 226_512,
  },
  after: {
    ...content,
    lines: [{ ...line, rows: [{ ...row, quantity: 40, subTotal: 144_000, total: 174_240 }] }],
    subTotal: 144_000,
    taxes: 30_240,
    total: 182_952,
  },
}

export const exampleChangeAnswer: z.input<typeof OrderChange>['answer'] = {
  who: 'Lucía Paz',
  at: '2026-11-24T15:30:00.000Z',
}
