import { currencies } from '@estampa/domain/money'
import { lossReasons, quoteStages } from '@estampa/domain/quotes'
import { z } from 'zod'
import { guestPerson } from '../customers/guests.ts'
import { exampleQuote, exampleQuoteId, exampleSummary } from '../quotes/examples.ts'
import { QuotesInput } from '../quotes/inputs.ts'
import { Percent, Quote, QuoteRow, QuoteSummary, QuoteTotals, quoteStates } from '../quotes/quote.ts'
import { Id, Money, Text, Uuid } from '../wire.ts'
import { exampleCustomer } from './example.ts'
import { StaffCustomer } from './order.ts'

const MAX_LINES = 100
const MAX_ROWS = 200
const MAX_FREE_LINES = 50
const Moment = z.iso.datetime()

/** Why the shop set a quote down as lost. */
const QuoteLoss = z.object({
  reason: z.enum(lossReasons),
  note: z.string(),
  by: z.string(),
  at: Moment,
})

/** A quote in the pipeline. */
export const StaffQuoteRow = z.object({
  ...QuoteSummary.shape,
  stage: z.enum(quoteStages),
  /** Since when it is in its state. */
  since: Moment,
  lost: QuoteLoss.nullable(),
})

export const StaffQuote = z.object({
  quote: Quote.extend({
    /** With what the goods cost, so only for who may see margins; the rows and totals are for everybody. */
    prices: Quote.shape.prices.optional(),
  }),
  customer: StaffCustomer,
  /** Null: an older version, which is in no stage. */
  stage: z.enum(quoteStages).nullable(),
  lost: QuoteLoss.nullable(),
  /** When the buyer was last reminded to answer, and by whom; null: by the clock. */
  remindedAt: Moment.nullable(),
  remindedBy: z.string().nullable(),
  /** When the buyer was told that it ends soon. */
  endRemindedAt: Moment.nullable(),
  /** When the people of the shop were told that it waits for their answer. */
  teamNoticedAt: Moment.nullable(),
  /** What the clock will do next if nothing happens: tell the team, ask the buyer, tell them that it ends. */
  nextReminder: z.object({ kind: z.enum(['team', 'answer', 'end']), at: Moment }).nullable(),
})

export const StaffQuotesInput = QuotesInput.safeExtend({ stage: z.enum(quoteStages).optional() })

/** How many quotes are in each stage. */
export const StageCounts = z.object({
  asked: z.int(),
  answered: z.int(),
  seen: z.int(),
  accepted: z.int(),
  ordered: z.int(),
  lost: z.int(),
  expired: z.int(),
})

/** Discount on the products and their decoration, before taxes; the taxes on it go with it. */
const Discount = z
  .object({
    percent: Percent.optional(),
    amount: Money.refine((minor) => minor > 0 && minor <= 1e13).optional(),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    error: 'Va un porcentaje o un importe, no los dos.',
  })

const VariantRow = z.object({ sku: Text(60).min(1), quantity: z.int().min(1) })

/** A line of the quote, or a new one of the product of its first sku. */
const AnswerLine = z
  .object({
    /** Of a line of the quote; without it the line is new. */
    shoppingCartUUID: Uuid.optional(),
    /** Its variants and quantities; without them as the quote has them. */
    rows: z.array(VariantRow).min(1).max(MAX_ROWS).optional(),
    discount: Discount.optional(),
  })
  .refine(({ shoppingCartUUID, rows }) => shoppingCartUUID !== undefined || rows !== undefined, {
    error: 'Una línea nueva necesita sus productos.',
  })

/** A line of a quote that nobody asked for on the page: of the product of its first sku. */
const NewLine = z.object({
  rows: z.array(VariantRow).min(1).max(MAX_ROWS),
  discount: Discount.optional(),
})

/** A line that names no product: what the seller writes, at a price before taxes in the shop's rounding step. */
const FreeLine = z.object({
  text: Text(200).min(1),
  quantity: z.int().min(1).max(1_000_000),
  unitPrice: Money.refine((minor) => minor > 0 && minor <= 1e12, {
    error: 'El precio va por unidad y es mayor que cero.',
  }),
  discount: Discount.optional(),
})

const FreeAnswerLine = FreeLine.extend({
  /** Of a free line of the quote; without it the line is new. */
  shoppingCartUUID: Uuid.optional(),
})

const terms = {
  /** Of the whole, after the discounts of the lines. */
  discount: Discount.optional(),
  /** Working days until it leaves, from the approval of the proof. */
  leadTimeDays: z.int().min(1).max(180).optional(),
  /** For how many days it can be accepted; without, as the shop's others. */
  days: z.int().min(1).max(365).optional(),
  /** To the buyer, in the seller's words. */
  note: Text(1_000).default(''),
}

/** What the seller offers; what is not said stays as it is. */
export const AnswerInput = z.object({
  Id: Uuid,
  /** The state that the seller saw. If it is another by now, or there is a newer version, the answer is refused. */
  state: z.enum(quoteStates).optional(),
  /** The lines of the offer in their order; those of the quote that are not here are taken out. */
  lines: z.array(AnswerLine).min(1).max(MAX_LINES).optional(),
  /** The free lines of the offer; without them as the quote has them. */
  freeLines: z.array(FreeAnswerLine).max(MAX_FREE_LINES).optional(),
  ...terms,
})

/** The caller for whom a quote is typed: a customer of the shop, or somebody who has no account and gets none. */
const Caller = z
  .object({
    /** Of an account, or of a guest, whose name and e-mail are taken for another one. */
    Id: Id.optional(),
    person: z.object(guestPerson).optional(),
  })
  .refine(({ Id: id, person }) => (id === undefined) !== (person === undefined), {
    error: 'Va un cliente o los datos de una persona, no los dos.',
  })

/** A quote that somebody of the shop types, whole. */
export const NewQuoteInput = z.object({
  customer: Caller,
  lines: z.array(NewLine).min(1).max(MAX_LINES),
  freeLines: z.array(FreeLine).max(MAX_FREE_LINES).default([]),
  ...terms,
})

export const NewQuotePreviewInput = NewQuoteInput.omit({ customer: true, leadTimeDays: true, note: true })

/** The offer as it would be sent, at today's prices. */
export const AnswerPreview = z.object({
  currency: z.enum(currencies),
  rows: z.array(QuoteRow),
  totals: QuoteTotals,
  lineDiscounts: z.array(z.object({ shoppingCartUUID: z.string(), net: Money })),
  /** Discount of all, before taxes. */
  discountNet: Money,
  /** Lines that are sold for less than they cost. */
  belowCost: z.array(z.string()),
  expiresAt: Moment,
})

/** A variant that can be added to a quote. */
export const QuotableVariant = z.object({
  sku: z.string(),
  productName: z.string(),
  variantName: z.string(),
  image: z.string().nullable(),
  stock: z.int(),
})

export const exampleStaffQuote: z.input<typeof StaffQuote> = {
  quote: exampleQuote,
  customer: exampleCustomer,
  stage: 'answered',
  lost: null,
  remindedAt: null,
  remindedBy: null,
  endRemindedAt: null,
  teamNoticedAt: null,
  nextReminder: { kind: 'answer', at: '2026-11-29T14:23:00.000Z' },
}
const exampleLoss = {
  reason: 'price',
  note: 'Consiguieron tazas más baratas',
  by: 'Ana Ventas',
  at: '2026-11-24T12:00:00.000Z',
} as const
export const exampleLostQuote: z.input<typeof StaffQuote> = {
  ...exampleStaffQuote,
  stage: 'lost',
  lost: exampleLoss,
}
export const exampleStaffQuoteRow: z.input<typeof StaffQuoteRow> = {
  ...exampleSummary,
  stage: 'answered',
  since: exampleSummary.createdAt,
  lost: null,
}
export const exampleAnswer: z.input<typeof AnswerInput> = {
  Id: exampleQuoteId,
  state: 'requested',
  lines: [
    {
      shoppingCartUUID: exampleQuote.rows[0]?.shoppingCartUUID,
      rows: [{ sku: 'TAZ-031-BL', quantity: 120 }],
      discount: { percent: 10 },
    },
  ],
  leadTimeDays: 8,
  days: 20,
  note: 'Te hicimos un precio especial por la cantidad.',
}
export const exampleNewQuote: z.input<typeof NewQuoteInput> = {
  customer: {
    person: { name: 'Lucía Paz', emailAddress: 'lucia@empresa.example', phoneNumber: '+54 9 11 2345 6789' },
  },
  lines: [{ rows: [{ sku: 'TAZ-031-BL', quantity: 120 }], discount: { percent: 10 } }],
  freeLines: [{ text: 'Caja de regalo con moño', quantity: 120, unitPrice: 850 }],
  leadTimeDays: 8,
  days: 20,
  note: 'Como hablamos por teléfono.',
}
export const examplePreview: z.input<typeof AnswerPreview> = {
  currency: 'ARS',
  rows: exampleQuote.rows,
  totals: { subTotal: 560_000, taxes: 117_600, discount: 67_760, total: 609_840 },
  lineDiscounts: [{ shoppingCartUUID: exampleQuote.rows[0]?.shoppingCartUUID ?? '', net: 56_000 }],
  discountNet: 56_000,
  belowCost: [],
  expiresAt: '2026-12-10T15:04:05.000Z',
}
