import { z } from 'zod'
import { get, post } from './call.ts'
import { counts } from './paging.ts'
import { whyNoPrice } from './pricing.ts'
import * as example from './quotes/examples.ts'
import {
  AcceptQuoteInput,
  GenerateQuoteInput,
  QuotesInput,
  QuoteToken,
  RejectQuoteInput,
  SendQuoteInput,
  UnsavedQuoteInput,
} from './quotes/inputs.ts'
import { PublicQuote, Quote, QuoteSummary, quoteStates, UnsavedQuote } from './quotes/quote.ts'
import { Uuid } from './wire.ts'

export { PublicQuote, Quote, QuoteContact, QuoteSummary, UnsavedQuote } from './quotes/quote.ts'

const Moved = z.object({ state: z.enum(quoteStates) })
const whyNotMoved = ['not_found', 'quote_move_not_allowed'] as const
const { exampleQuoteId, exampleToken } = example

export const quotes = {
  createUnsavedQuote: post('/api/services/app/Orders/CreateUnsavedQuote', {
    summary: 'What a quote of this cart would say today; nothing is kept',
    who: 'guest',
    takes: UnsavedQuoteInput,
    gives: UnsavedQuote,
    refuses: ['switched_off', ...whyNoPrice],
    opens: 'read',
    example: { takes: { shoppingCart: example.exampleWanted }, gives: example.exampleUnsaved },
  }),
  generateQuote: post('/api/services/app/Orders/GenerateQuote', {
    summary:
      'Keeps a quote of these lines at today’s prices, or a new version of one’s own that takes its place. The same Idempotency-Key, or the same body within a minute, gives the same quote',
    who: 'customer',
    takes: GenerateQuoteInput,
    gives: Quote,
    refuses: [
      ...['no_token', 'switched_off', 'not_found', 'upload_not_found', 'too_many_quotes'],
      ...['quote_superseded', 'quote_already_converted', 'quote_move_not_allowed', 'quote_key_reused'],
      ...whyNoPrice,
    ],
    example: {
      takes: {
        shoppingCart: example.exampleWanted,
        contact: { company: 'Bodega del Sur' },
        comment: 'Para el evento de fin de año; necesitamos factura A.',
      },
      gives: example.exampleQuote,
    },
  }),
  getQuotes: get('/api/services/app/Orders/GetQuotes', {
    summary: 'One’s own quotes in their newest version, the newest first',
    who: 'customer',
    takes: QuotesInput,
    gives: z.object({ items: z.array(QuoteSummary), ...counts }),
    refuses: ['no_token'],
    example: {
      takes: { PaginaActual: 1, maxResultCount: 20, state: 'sent,viewed' },
      gives: { items: [example.exampleSummary], totalCount: 1, count: 1, page: 1, total_pages: 1 },
    },
  }),
  getQuoteById: get('/api/services/app/Orders/GetQuoteById', {
    summary: 'A quote of one’s own, with its lines, versions and history',
    who: 'customer',
    takes: z.object({ Id: Uuid }),
    gives: Quote,
    refuses: ['no_token', 'not_found'],
    example: { takes: { Id: exampleQuoteId }, gives: example.exampleQuote },
  }),
  sendEmailQuote: post('/api/services/app/Orders/SendEmailQuote', {
    summary: 'Mails a quote of one’s own with its link',
    who: 'customer',
    takes: SendQuoteInput,
    gives: z.object({ sent: z.int() }),
    refuses: [
      ...['no_token', 'switched_off', 'not_found', 'too_many_quote_mails'],
      ...['quote_expired', 'quote_superseded', 'quote_move_not_allowed'],
    ],
    example: {
      takes: {
        Id: exampleQuoteId,
        emails: ['compras@bodegadelsur.example'],
        message: '¿Te parece bien así?',
      },
      gives: { sent: 1 },
    },
  }),
  cancelQuote: post('/api/services/app/Orders/CancelQuote', {
    summary: 'Withdraws a quote of one’s own: its link no longer accepts it',
    who: 'customer',
    takes: z.object({ Id: Uuid }),
    gives: Moved,
    refuses: ['no_token', ...whyNotMoved],
    example: { takes: { Id: exampleQuoteId }, gives: { state: 'cancelled' } },
  }),
  getPublicQuote: get('/api/services/app/Orders/GetPublicQuote', {
    summary: 'What the holder of a link may see; changes nothing, however often mail scanners ask',
    who: 'public',
    takes: z.object({ token: QuoteToken }),
    gives: PublicQuote,
    refuses: ['not_found'],
    example: { takes: { token: exampleToken }, gives: example.examplePublicQuote },
  }),
  viewQuote: post('/api/services/app/Orders/ViewQuote', {
    summary: 'The page of a link tells that a person has opened it; the owner’s own look does not count',
    who: 'public',
    takes: z.object({ token: QuoteToken }),
    gives: Moved,
    refuses: ['not_found'],
    example: { takes: { token: exampleToken }, gives: { state: 'viewed' } },
  }),
  acceptQuote: post('/api/services/app/Orders/AcceptQuote', {
    summary: 'Accepts a quote by its link and a name, or one’s own',
    who: 'public',
    takes: AcceptQuoteInput,
    gives: Moved,
    refuses: ['no_token', 'switched_off', 'quote_expired', 'quote_superseded', ...whyNotMoved],
    example: { takes: { token: exampleToken, name: 'Martín Rojas' }, gives: { state: 'accepted' } },
  }),
  rejectQuote: post('/api/services/app/Orders/RejectQuote', {
    summary: 'Rejects a quote by its link, or one’s own, and says why',
    who: 'public',
    takes: RejectQuoteInput,
    gives: Moved,
    refuses: ['no_token', ...whyNotMoved],
    example: {
      takes: { token: exampleToken, name: 'Martín Rojas', reason: 'Elegimos otro modelo.' },
      gives: { state: 'rejected' },
    },
  }),
}
