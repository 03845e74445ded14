import { currencies } from '@estampa/domain/money'
import { z } from 'zod'
import { CartLine } from '../cart/lines.ts'
import { PriceEntry } from '../pricing.ts'
import { Money, Uuid } from '../wire.ts'

const Nullable = z.string().nullable()
const Moment = z.iso.datetime()

export const quoteStates = [
  'requested',
  'draft',
  'sent',
  'viewed',
  'accepted',
  'converted',
  'rejected',
  'expired',
  'cancelled',
  'superseded',
] as const

/** One variant as the document shows it; rows of one line share its uuid. Money is of the whole row; null where no price is shown. */
export const QuoteRow = z.object({
  shoppingCartUUID: z.string(),
  productName: z.string(),
  variantName: z.string(),
  sku: z.string(),
  /** The seller wrote it: it names no product, and its words are the name. */
  isFree: z.boolean(),
  quantity: z.int(),
  image: Nullable,
  /** Each decorated print area: «Frente: Serigrafía, 2 colores, 10 × 8 cm». */
  decorations: z.array(z.string()),
  /** Goods alone, of one unit, before taxes. */
  unitPrice: Money.nullable(),
  /** The same with its share of the decoration, before taxes and with them: to be read, not to be summed. */
  decoratedUnitPrice: Money.nullable(),
  decoratedUnitPriceWithTaxes: Money.nullable(),
  /** Goods alone, before taxes: unitPrice × quantity. */
  goods: Money.nullable(),
  /** Goods and decoration, before taxes. */
  subTotal: Money.nullable(),
  taxes: Money.nullable(),
  total: Money.nullable(),
})

/** Mock-up of a decorated print area. */
export const QuotePicture = z.object({
  shoppingCartUUID: z.string(),
  printing_area_id: z.int(),
  /** The name of the print area. */
  name: z.string(),
  /** Signed, good for an hour. */
  url: z.string(),
  preview_url: z.string(),
})

/**
 * subTotal + taxes − discount = total. The discount is a seller's, with the taxes on it. Delivery is priced when it
 * is ordered.
 */
export const QuoteTotals = z.object({ subTotal: Money, taxes: Money, discount: Money, total: Money })

export const QuoteContact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
})

/** A share such as 12.5: a number on the wire, ten-thousandths (1250) inside. */
export const Percent = z
  .codec(z.number(), z.int().positive().max(10_000), {
    decode: (percent) => Math.round(percent * 100),
    encode: (parts) => parts / 100,
  })
  .meta({ description: 'Porcentaje, con dos decimales como mucho' })

/** The seller's answer. */
export const QuoteAnswer = z.object({
  by: z.string(),
  note: z.string(),
  /** Of the whole after the discounts of lines, as the seller gave it; null where it was an amount, or there is none. */
  discountPercent: Percent.nullable(),
  /** Discount on the products, before taxes. `totals.discount` is this plus its taxes. */
  discountNet: Money,
  /** Those of single lines, before taxes; `discountNet` has them in it. */
  lineDiscounts: z.array(z.object({ shoppingCartUUID: z.string(), percent: Percent.nullable(), net: Money })),
  /** Working days until it leaves, from the approval of the proof; null where nobody said. */
  leadTimeDays: z.int().nullable(),
})

const document = {
  currency: z.enum(currencies),
  /** As a cart has them, to be added to one; frozen names, pictures and unit prices. */
  lines: z.array(CartLine),
  /** As a cart's prices, TOTAL last; empty where the seller has not answered or the shop shows no prices. */
  prices: z.array(PriceEntry),
  rows: z.array(QuoteRow),
  /** Empty while they are being drawn, which takes seconds. */
  pictures: z.array(QuotePicture),
  totals: QuoteTotals.nullable(),
  /** Null while the seller is asked. */
  expiresAt: Moment.nullable(),
}

/** A quote that is not stored. */
export const UnsavedQuote = z.object(document)

export const Quote = z.object({
  /** State of this version. */
  id: Uuid,
  /** «C-000123», per shop and without gaps; all versions share it. */
  number: z.string(),
  version: z.int(),
  state: z.enum(quoteStates),
  ...document,
  contact: QuoteContact,
  comment: z.string(),
  /** Null where no seller has answered. */
  answer: QuoteAnswer.nullable(),
  createdAt: Moment,
  /** Path in the shop that shows this version to whoever has it; what follows the # never reaches a log. */
  link: Nullable,
  /** Name of who accepted it. */
  acceptedBy: Nullable,
  /** The order that it became. */
  orderId: Uuid.nullable(),
  /** Every version, the newest first. */
  versions: z.array(
    z.object({
      id: Uuid,
      version: z.int(),
      state: z.enum(quoteStates),
      total: Money.nullable(),
      createdAt: Moment,
    }),
  ),
  history: z.array(
    z.object({
      from: z.enum(quoteStates).nullable(),
      to: z.enum(quoteStates),
      who: z.string(),
      note: Nullable,
      at: Moment,
    }),
  ),
  /** To whom this version was sent, the newest first. */
  mails: z.array(z.object({ to: z.string(), at: Moment })),
})

/** A line of the list. */
export const QuoteSummary = z.object({
  id: Uuid,
  number: z.string(),
  version: z.int(),
  state: z.enum(quoteStates),
  createdAt: Moment,
  expiresAt: Moment.nullable(),
  total: Money.nullable(),
  currency: z.enum(currencies),
  /** Units of all lines. */
  units: z.int(),
  /** Names of its products, in the order of the lines. */
  products: z.array(z.string()),
  image: Nullable,
  contact: QuoteContact,
  orderId: Uuid.nullable(),
})

/** The quote as the holder of its link sees it. An older version says that there is a newer one, and no more of it. */
export const PublicQuote = z.object({
  number: z.string(),
  version: z.int(),
  currentVersion: z.int(),
  state: z.enum(quoteStates),
  currency: z.enum(currencies),
  rows: z.array(QuoteRow),
  pictures: z.array(QuotePicture),
  totals: QuoteTotals.nullable(),
  /** The person who requested it. */
  from: z.string(),
  company: z.string(),
  comment: z.string(),
  /** Null where no seller has answered. */
  answer: QuoteAnswer.nullable(),
  createdAt: Moment,
  expiresAt: Moment.nullable(),
  acceptedBy: Nullable,
  /** Whether it is the asking person's own. */
  isOwn: z.boolean(),
})
