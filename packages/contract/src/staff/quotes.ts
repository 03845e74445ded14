import { z } from 'zod'
import { get, post } from '../call.ts'
import { measureRefusals } from '../customization/designs.ts'
import { counts } from '../paging.ts'
import { priceRefusals } from '../pricing.ts'
import { exampleQuote, exampleQuoteId, exampleSummary } from '../quotes/examples.ts'
import { QuotesInput } from '../quotes/inputs.ts'
import { Percent, Quote, QuoteSummary } from '../quotes/quote.ts'
import { Money, Text, Uuid } from '../wire.ts'
import { exampleCustomer } from './example.ts'
import { StaffCustomer } from './order.ts'

export const StaffQuote = z.object({ quote: Quote, customer: StaffCustomer })
const exampleStaffQuote = { quote: exampleQuote, customer: exampleCustomer }

/** Discount on the products and their decoration, before taxes; the taxes on it go with it. */
const Discount = z
  .object({
    percent: Percent.optional(),
    amount: Money.refine((minor) => minor > 0 && minor <= 1e13).optional(),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    error: 'Va un porcentaje o un importe, no los dos.',
  })

export const staffQuotes = {
  getQuotes: get('/api/services/app/Staff/GetQuotes', {
    summary: 'Las cotizaciones de la tienda en su última versión, la más nueva primero',
    who: 'staff',
    permission: 'quotes.view',
    takes: QuotesInput,
    gives: z.object({ items: z.array(QuoteSummary), ...counts }),
    example: {
      takes: { PaginaActual: 1, maxResultCount: 20, state: 'requested' },
      gives: { items: [exampleSummary], totalCount: 1, count: 1, page: 1, total_pages: 1 },
    },
  }),
  getQuote: get('/api/services/app/Staff/GetQuote', {
    summary: 'Una cotización con su cliente, sus líneas, versiones e historia',
    who: 'staff',
    permission: 'quotes.view',
    takes: z.object({ Id: Uuid }),
    gives: StaffQuote,
    refuses: ['not_found'],
    example: { takes: { Id: exampleQuoteId }, gives: exampleStaffQuote },
  }),
  answerQuote: post('/api/services/app/Staff/AnswerQuote', {
    summary:
      'Responde una cotización a los precios de hoy, con descuento, validez y una nota: la que se pidió recibe sus precios, una enviada se reemplaza por una versión nueva. Se manda por correo a quien la pidió',
    who: 'staff',
    permission: 'quotes.answer',
    takes: z.object({
      Id: Uuid,
      discount: Discount.optional(),
      /** For how many days it can be accepted; without, as the shop's others. */
      days: z.int().min(1).max(365).optional(),
      /** To the buyer, in the seller's words. */
      note: Text(1_000).default(''),
    }),
    gives: StaffQuote,
    refuses: [
      'bad_token',
      'not_found',
      'upload_not_found',
      'discount_too_large',
      'discount_too_small',
      'quote_superseded',
      'quote_already_converted',
      'quote_move_not_allowed',
      ...priceRefusals,
      ...measureRefusals,
      'design_empty',
      'design_refused',
    ],
    opens: 'none',
    example: {
      takes: {
        Id: exampleQuoteId,
        discount: { percent: 10 },
        days: 20,
        note: 'Te hicimos un precio especial por la cantidad.',
      },
      gives: exampleStaffQuote,
    },
  }),
}
