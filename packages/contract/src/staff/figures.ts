import { daysOf, MAX_SPAN_DAYS, saleGroups, spanSteps } from '@estampa/domain/staff/figures'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Day } from '../orders/payment.ts'
import { Money } from '../wire.ts'
import { ExportFile, exportFormats } from './exports.ts'

/** Days of the shop's calendar, both of them within. */
const span = { from: Day, to: Day }
type Span = { from: string; to: string }
const isSpan = (days: Span) => daysOf(days) >= 1 && daysOf(days) <= MAX_SPAN_DAYS
const notSpan = {
  path: ['to'],
  error: 'El último día no puede ser anterior al primero, y entre los dos hay como mucho tres años.',
}
const Span = z.object(span).refine(isSpan, notSpan)
const DaySpan = z.object({ from: z.iso.date(), to: z.iso.date() })

const Sales = z.object({
  orders: z.int(),
  units: z.int(),
  /** With taxes and delivery, without what was given back. */
  amount: Money,
})
const QuoteWay = z.object({
  asked: z.int(),
  answered: z.int(),
  seen: z.int(),
  accepted: z.int(),
  ordered: z.int(),
  /** From asking to the first answer of a person; null where nobody answered. */
  medianHours: z.number().nullable(),
})
const LeftCarts = z.object({ count: z.int(), amount: Money })

const exampleSpan = { from: '2026-11-16', to: '2026-11-22' }
const exampleBefore = { from: '2026-11-09', to: '2026-11-15' }

/** What a shop sold and where it stands; no person of a buyer is named. */
export const staffFigures = {
  getSales: get('/api/services/app/Staff/GetSales', {
    summary:
      'Lo que vendió la tienda entre dos días de su calendario, por día, semana o mes, junto al tramo anterior de la misma duración. Es venta un pedido confirmado o con dinero que no se canceló, venció ni se devolvió; lo reintegrado se descuenta',
    who: 'staff',
    permission: 'figures.view',
    isSameForAll: true,
    takes: z.object({ ...span, step: z.enum(spanSteps).default('day') }).refine(isSpan, notSpan),
    gives: z.object({
      span: DaySpan,
      before: DaySpan,
      /** Whether the shop has sold anything at any time. */
      hasSold: z.boolean(),
      sales: Sales,
      salesBefore: Sales,
      /** Oldest first, without gaps; the first and the last may be cut by the span. */
      parts: z.array(DaySpan.extend({ ...Sales.shape, amountBefore: Money })),
    }),
    example: {
      takes: { ...exampleSpan, step: 'week' },
      gives: {
        span: exampleSpan,
        before: exampleBefore,
        hasSold: true,
        sales: { orders: 8, units: 900, amount: 1_812_096 },
        salesBefore: { orders: 5, units: 610, amount: 1_132_560 },
        parts: [{ ...exampleSpan, orders: 8, units: 900, amount: 1_812_096, amountBefore: 1_132_560 }],
      },
    },
  }),
  getSalesBy: get('/api/services/app/Staff/GetSalesBy', {
    summary:
      'Lo que vendió la tienda entre dos días, por producto, técnica, familia o quien vendió; lo más vendido primero, como mucho cien filas. Los importes de productos, técnicas y familias no incluyen el envío, y lo que tiene dos técnicas o está en dos familias cuenta en ambas',
    who: 'staff',
    permission: 'figures.view',
    isSameForAll: true,
    takes: z.object({ ...span, by: z.enum(saleGroups) }).refine(isSpan, notSpan),
    gives: z.object({
      items: z.array(
        z.object({
          /** null: what has no technique, is in no family, was written by hand or sold by nobody. */
          key: z.string().nullable(),
          /** null as the key is; empty where the product or technique is gone. */
          name: z.string().nullable(),
          units: z.int(),
          amount: Money,
          unitsBefore: z.int(),
          amountBefore: Money,
        }),
      ),
      totalCount: z.int(),
    }),
    example: {
      takes: { ...exampleSpan, by: 'product' },
      gives: {
        items: [
          {
            key: '12',
            name: 'Polera Algodón',
            units: 300,
            amount: 906_048,
            unitsBefore: 120,
            amountBefore: 380_000,
          },
        ],
        totalCount: 1,
      },
    },
  }),
  getQuoteFigures: get('/api/services/app/Staff/GetQuoteFigures', {
    summary:
      'Hasta dónde llegaron las cotizaciones pedidas entre dos días, cuánto tardó la primera respuesta, y los carritos que quedaron sin terminar, junto al tramo anterior; sin nombrar a nadie',
    who: 'staff',
    permission: 'figures.view',
    isSameForAll: true,
    takes: Span,
    gives: z.object({
      quotes: QuoteWay,
      quotesBefore: QuoteWay,
      carts: LeftCarts,
      cartsBefore: LeftCarts,
    }),
    example: {
      takes: exampleSpan,
      gives: {
        quotes: { asked: 20, answered: 18, seen: 15, accepted: 9, ordered: 8, medianHours: 3.5 },
        quotesBefore: { asked: 14, answered: 14, seen: 10, accepted: 5, ordered: 5, medianHours: 6 },
        carts: { count: 6, amount: 482_000 },
        cartsBefore: { count: 9, amount: 730_000 },
      },
    },
  }),
  getRunningOut: get('/api/services/app/Staff/GetRunningOut', {
    summary:
      'Las variantes con stock contado que, al ritmo de los últimos sesenta días, se terminan en menos de catorce; lo que se termina antes primero, como mucho cincuenta',
    who: 'staff',
    permission: 'figures.view',
    isSameForAll: true,
    takes: Empty,
    gives: z.object({
      items: z.array(
        z.object({
          sku: z.string(),
          product: z.string(),
          /** Without what is held for orders. */
          available: z.int(),
          /** Units of the last sixty days. */
          sold: z.int(),
          daysLeft: z.int(),
        }),
      ),
      totalCount: z.int(),
    }),
    example: {
      takes: {},
      gives: {
        items: [{ sku: 'TA-1001', product: 'Taza Clásica', available: 40, sold: 600, daysLeft: 4 }],
        totalCount: 1,
      },
    },
  }),
  exportSales: post('/api/services/app/Staff/ExportSales', {
    summary:
      'Las ventas entre dos días como CSV o XLSX: por día, semana o mes, o por producto, técnica, familia o quien vendió. Queda registrado quién lo pidió',
    who: 'staff',
    permission: 'figures.view',
    takes: z
      .object({
        ...span,
        by: z.enum([...spanSteps, ...saleGroups]),
        format: z.enum(exportFormats).default('xlsx'),
      })
      .refine(isSpan, notSpan),
    gives: ExportFile,
    refuses: ['busy'],
    opens: 'none',
    example: {
      takes: { ...exampleSpan, by: 'product', format: 'csv' },
      gives: {
        url: '/files/t4w1o0/Zm9v/shops/1/desk-files/5f0d/ventas-2026-11-16-a-2026-11-22.csv',
        name: 'ventas-2026-11-16-a-2026-11-22.csv',
        rows: 41,
      },
    },
  }),
}
