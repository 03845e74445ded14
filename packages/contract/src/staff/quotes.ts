import { lossReasons } from '@estampa/domain/quotes'
import { z } from 'zod'
import { get, post } from '../call.ts'
import { measureRefusals, rosterRefusals } from '../customization/designs.ts'
import { PdfFile } from '../documents.ts'
import { counts } from '../paging.ts'
import { priceRefusals } from '../pricing.ts'
import { exampleQuoteId } from '../quotes/examples.ts'
import { Text, Uuid } from '../wire.ts'
import * as quote from './quote.ts'

const { AnswerInput, AnswerPreview, exampleStaffQuote, QuotableVariant, StaffQuote } = quote

const answerRefusals = [
  'not_found',
  'quote_changed',
  'quote_line_unknown',
  'discount_too_large',
  'discount_too_small',
  'free_line_price',
  'quote_superseded',
  'quote_already_converted',
  'quote_move_not_allowed',
  ...priceRefusals,
  ...measureRefusals,
  'design_empty',
  'design_refused',
  ...rosterRefusals,
]

const newQuoteRefusals = [
  'switched_off',
  'free_line_price',
  'discount_too_large',
  'discount_too_small',
  ...priceRefusals,
]

export const staffQuotes = {
  getQuotes: get('/api/services/app/Staff/GetQuotes', {
    summary:
      'Las cotizaciones de la tienda en su última versión, la más nueva primero; por etapa, por estado o por palabras, con cuántas hay en cada etapa',
    who: 'staff',
    permission: 'quotes.view',
    takes: quote.StaffQuotesInput,
    gives: z.object({ items: z.array(quote.StaffQuoteRow), stages: quote.StageCounts, ...counts }),
    example: {
      takes: { PaginaActual: 1, maxResultCount: 20, stage: 'answered' },
      gives: {
        items: [quote.exampleStaffQuoteRow],
        stages: { asked: 2, answered: 1, seen: 0, accepted: 0, ordered: 4, lost: 1, expired: 3 },
        totalCount: 1,
        count: 1,
        page: 1,
        total_pages: 1,
      },
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
  getQuotePdf: get('/api/services/app/Staff/GetQuotePdf', {
    summary: 'Una versión de una cotización en PDF, como la recibe quien la pidió, con su enlace',
    who: 'staff',
    permission: 'quotes.answer',
    takes: z.object({ Id: Uuid }),
    gives: PdfFile,
    refuses: ['not_found', 'busy', 'too_complex'],
    opens: 'none',
    example: {
      takes: { Id: exampleQuoteId },
      gives: {
        url: '/files/t4w1o0/Zm9v/shops/1/papers/9f86d081884c/cotizacion-C-000123.pdf',
        name: 'cotizacion-C-000123.pdf',
      },
    },
  }),
  getQuotableVariants: get('/api/services/app/Staff/GetQuotableVariants', {
    summary: 'Variantes que se pueden agregar a una cotización, por su SKU o palabras de su nombre',
    who: 'staff',
    permission: 'quotes.answer',
    takes: z.object({ Filtro: Text(120).min(1) }),
    gives: z.object({ items: z.array(QuotableVariant) }),
    example: {
      takes: { Filtro: 'taza blanca' },
      gives: {
        items: [
          {
            sku: 'TAZ-031-BL',
            productName: 'Taza de cerámica Aurora',
            variantName: 'Blanco 350 ml',
            image: '/pictures/taza-aurora-blanca.webp',
            stock: 480,
          },
        ],
      },
    },
  }),
  previewAnswer: post('/api/services/app/Staff/PreviewAnswer', {
    summary: 'Lo que diría la respuesta a una cotización a los precios de hoy; nada se guarda ni se manda',
    who: 'staff',
    permission: 'quotes.answer',
    takes: AnswerInput,
    gives: AnswerPreview,
    refuses: answerRefusals,
    opens: 'none',
    example: { takes: quote.exampleAnswer, gives: quote.examplePreview },
  }),
  answerQuote: post('/api/services/app/Staff/AnswerQuote', {
    summary:
      'Responde una cotización a los precios de hoy, con sus líneas, descuentos por línea y en total, plazo, validez y una nota: la que se pidió recibe sus precios, una enviada se reemplaza por una versión nueva. Se manda por correo a quien la pidió',
    who: 'staff',
    permission: 'quotes.answer',
    takes: AnswerInput,
    gives: StaffQuote,
    refuses: ['bad_token', 'upload_not_found', ...answerRefusals],
    opens: 'none',
    example: { takes: quote.exampleAnswer, gives: exampleStaffQuote },
  }),
  previewQuote: post('/api/services/app/Staff/PreviewQuote', {
    summary: 'Lo que diría una cotización nueva a los precios de hoy; nada se guarda ni se manda',
    who: 'staff',
    permission: 'quotes.create',
    takes: quote.NewQuotePreviewInput,
    gives: AnswerPreview,
    refuses: newQuoteRefusals,
    opens: 'none',
    example: {
      takes: { lines: quote.exampleNewQuote.lines, days: 20 },
      gives: quote.examplePreview,
    },
  }),
  createQuote: post('/api/services/app/Staff/CreateQuote', {
    summary:
      'Cotiza para quien llamó, a los precios de hoy, y se la manda por correo con su enlace; sin cuenta, si no la tiene. El mismo Idempotency-Key, o el mismo cuerpo dentro de un minuto, da la misma cotización',
    who: 'staff',
    permission: 'quotes.create',
    takes: quote.NewQuoteInput,
    gives: StaffQuote,
    refuses: ['bad_token', 'not_found', 'customer_blocked', 'quote_key_reused', ...newQuoteRefusals],
    opens: 'none',
    example: { takes: quote.exampleNewQuote, gives: exampleStaffQuote },
  }),
  remindQuote: post('/api/services/app/Staff/RemindQuote', {
    summary: 'Manda un correo a quien pidió una cotización que todavía no respondió; uno por día',
    who: 'staff',
    permission: 'quotes.answer',
    takes: z.object({ Id: Uuid }),
    gives: StaffQuote,
    refuses: ['bad_token', 'not_found', 'quote_not_open', 'quote_reminded', 'reminders_stopped'],
    example: {
      takes: { Id: exampleQuoteId },
      gives: { ...exampleStaffQuote, remindedAt: '2026-11-24T12:00:00.000Z', remindedBy: 'Ana Ventas' },
    },
  }),
  loseQuote: post('/api/services/app/Staff/LoseQuote', {
    summary:
      'Anota una cotización como perdida, con el motivo. Quien la pidió no se entera: si la acepta igual, vuelve a contar',
    who: 'staff',
    permission: 'quotes.answer',
    takes: z.object({ Id: Uuid, reason: z.enum(lossReasons), note: Text(300).default('') }),
    gives: StaffQuote,
    refuses: ['bad_token', 'not_found', 'quote_superseded', 'quote_move_not_allowed'],
    example: {
      takes: { Id: exampleQuoteId, reason: 'price', note: 'Consiguieron tazas más baratas' },
      gives: quote.exampleLostQuote,
    },
  }),
  reopenQuote: post('/api/services/app/Staff/ReopenQuote', {
    summary: 'Borra la nota de que una cotización se perdió: vuelve a la etapa en la que estaba',
    who: 'staff',
    permission: 'quotes.answer',
    takes: z.object({ Id: Uuid }),
    gives: StaffQuote,
    refuses: ['bad_token', 'not_found', 'quote_not_lost'],
    example: { takes: { Id: exampleQuoteId }, gives: exampleStaffQuote },
  }),
}
