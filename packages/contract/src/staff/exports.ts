import { z } from 'zod'
import { post } from '../call.ts'
import { Day } from '../orders/payment.ts'
import { Text } from '../wire.ts'
import { OrderListQuery } from './orders.ts'

export const exportFormats = ['csv', 'xlsx'] as const
const format = z.enum(exportFormats).default('xlsx')

export const ExportFile = z.object({
  /** Signed, good for an hour; the file is deleted after two. */
  url: z.string(),
  name: z.string(),
  rows: z.int(),
})
const example = (name: string) => ({
  url: `/files/t4w1o0/Zm9v/shops/1/desk-files/5f0d/${name}`,
  name,
  rows: 1_204,
})

/** What a shop knows, as a table for a spreadsheet. Who took which, with how many rows, stands among the changes. */
export const staffExports = {
  exportOrders: post('/api/services/app/Staff/ExportOrders', {
    summary:
      'Los pedidos que encuentra el filtro de la lista, como CSV o XLSX; como mucho cien mil. Queda registrado quién lo pidió',
    who: 'staff',
    permission: 'orders.export',
    takes: OrderListQuery.omit({ PaginaActual: true, skipCount: true, maxResultCount: true }).extend({
      format,
    }),
    gives: ExportFile,
    refuses: ['busy'],
    opens: 'none',
    example: { takes: { format: 'xlsx', state: 'ready' }, gives: example('pedidos-2026-11-24.xlsx') },
  }),
  exportPayments: post('/api/services/app/Staff/ExportPayments', {
    summary:
      'El dinero que entró y salió entre dos días, con documento, neto e impuestos según su pedido, como CSV o XLSX. Queda registrado quién lo pidió',
    who: 'staff',
    permission: 'payments.export',
    takes: z.object({ from: Day, to: Day, format }),
    gives: ExportFile,
    refuses: ['busy'],
    opens: 'none',
    example: {
      takes: { from: '2026-11-01', to: '2026-11-30', format: 'csv' },
      gives: example('pagos-2026-11-01-a-2026-11-30.csv'),
    },
  }),
  exportCustomers: post('/api/services/app/Staff/ExportCustomers', {
    summary: 'Los clientes que encuentra la búsqueda, como CSV o XLSX. Queda registrado quién lo pidió',
    who: 'staff',
    permission: 'customers.export',
    takes: z.object({ Filtro: Text(100).optional(), format }),
    gives: ExportFile,
    refuses: ['busy'],
    opens: 'none',
    example: { takes: { format: 'xlsx' }, gives: example('clientes-2026-11-24.xlsx') },
  }),
}
