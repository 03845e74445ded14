import { z } from 'zod'
import { get, post } from './call.ts'
import { measureRefusals, rosterRefusals } from './customization/designs.ts'
import { counts } from './paging.ts'
import { priceRefusals } from './pricing.ts'
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

export { GenerateQuoteInput } from './quotes/inputs.ts'
export { PublicQuote, Quote, QuoteContact, QuoteRow, QuoteSummary, UnsavedQuote } from './quotes/quote.ts'

const QuoteMoved = z.object({ state: z.enum(quoteStates) })
const moveRefusals = ['not_found', 'quote_move_not_allowed'] as const
const { exampleQuoteId, exampleToken } = example

export const quotes = {
  createUnsavedQuote: post('/api/services/app/Orders/CreateUnsavedQuote', {
    summary: 'Lo que diría hoy una cotización de este carrito; nada se guarda',
    who: 'guest',
    hasSharedLimit: true,
    takes: UnsavedQuoteInput,
    gives: UnsavedQuote,
    refuses: ['switched_off', ...priceRefusals, ...measureRefusals, 'design_empty'],
    opens: 'none',
    example: { takes: { shoppingCart: example.exampleGenerateInput }, gives: example.exampleUnsaved },
  }),
  generateQuote: post('/api/services/app/Orders/GenerateQuote', {
    summary:
      'Guarda una cotización de estas líneas a los precios de hoy, o una versión nueva de una propia que toma su lugar. Si esa tenía un descuento de la tienda, la nueva no lo tiene: hay que confirmarlo con dropsDiscount. El mismo Idempotency-Key, o el mismo cuerpo dentro de un minuto, da la misma cotización',
    who: 'buyer',
    hasSharedLimit: true,
    takes: GenerateQuoteInput,
    gives: Quote,
    refuses: [
      'guest_unconfirmed',
      'no_token',
      'switched_off',
      'not_found',
      'upload_not_found',
      'too_many_quotes',
      'quote_superseded',
      'quote_already_converted',
      'quote_move_not_allowed',
      'quote_key_reused',
      'quote_discount_dropped',
      ...priceRefusals,
      ...measureRefusals,
      'design_empty',
      'design_refused',
      ...rosterRefusals,
    ],
    opens: 'none',
    example: {
      takes: {
        shoppingCart: example.exampleGenerateInput,
        contact: { company: 'Bodega del Sur' },
        comment: 'Para el evento de fin de año; necesitamos factura A.',
      },
      gives: example.exampleQuote,
    },
  }),
  getQuotes: get('/api/services/app/Orders/GetQuotes', {
    summary: 'Las cotizaciones propias en su última versión, la más nueva primero',
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
    summary: 'Una cotización propia, con sus líneas, versiones e historia',
    who: 'buyer',
    takes: z.object({ Id: Uuid }),
    gives: Quote,
    refuses: ['no_token', 'not_found'],
    example: { takes: { Id: exampleQuoteId }, gives: example.exampleQuote },
  }),
  sendEmailQuote: post('/api/services/app/Orders/SendEmailQuote', {
    summary: 'Manda por correo una cotización propia con su enlace',
    who: 'customer',
    hasSharedLimit: true,
    takes: SendQuoteInput,
    gives: z.object({ sent: z.int() }),
    refuses: [
      'no_token',
      'switched_off',
      'not_found',
      'too_many_quote_mails',
      'quote_expired',
      'quote_superseded',
      'quote_move_not_allowed',
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
    summary: 'Retira una cotización propia: su enlace ya no la acepta',
    who: 'buyer',
    takes: z.object({ Id: Uuid }),
    gives: QuoteMoved,
    refuses: ['no_token', ...moveRefusals],
    example: { takes: { Id: exampleQuoteId }, gives: { state: 'cancelled' } },
  }),
  getPublicQuote: get('/api/services/app/Orders/GetPublicQuote', {
    summary:
      'Lo que puede ver quien tiene el enlace; no cambia nada, por más que lo abra un antivirus de correo',
    who: 'public',
    takes: z.object({ token: QuoteToken }),
    gives: PublicQuote,
    refuses: ['not_found'],
    example: { takes: { token: exampleToken }, gives: example.examplePublicQuote },
  }),
  viewQuote: post('/api/services/app/Orders/ViewQuote', {
    summary: 'La página de un enlace avisa que una persona lo abrió; la mirada del dueño no cuenta',
    who: 'public',
    takes: z.object({ token: QuoteToken }),
    gives: QuoteMoved,
    refuses: ['not_found'],
    example: { takes: { token: exampleToken }, gives: { state: 'viewed' } },
  }),
  acceptQuote: post('/api/services/app/Orders/AcceptQuote', {
    summary: 'Acepta una cotización con su enlace y un nombre, o una propia',
    who: 'public',
    takes: AcceptQuoteInput,
    gives: QuoteMoved,
    refuses: ['no_token', 'switched_off', 'quote_expired', 'quote_superseded', ...moveRefusals],
    example: { takes: { token: exampleToken, name: 'Martín Rojas' }, gives: { state: 'accepted' } },
  }),
  rejectQuote: post('/api/services/app/Orders/RejectQuote', {
    summary: 'Rechaza una cotización con su enlace, o una propia, y dice por qué',
    who: 'public',
    takes: RejectQuoteInput,
    gives: QuoteMoved,
    refuses: ['no_token', ...moveRefusals],
    example: {
      takes: { token: exampleToken, name: 'Martín Rojas', reason: 'Elegimos otro modelo.' },
      gives: { state: 'rejected' },
    },
  }),
}
