/** The sales of a span as a table for a spreadsheet. */
import type { staffFigures } from '@estampa/contract/staff'
import { countries } from '@estampa/domain/countries'
import {
  type DaySpan,
  figuresOf,
  isSaleGroup,
  type SaleGroup,
  type SpanStep,
  spanBefore,
} from '@estampa/domain/staff/figures'
import type { Tx } from '../db/database.ts'
import type { SpreadsheetColumn, SpreadsheetRow } from '../files/spreadsheet/cells.ts'
import type { Handler } from '../http/context.ts'
import { listDaySales, listGroupSales } from './sales.store.ts'
import { writeExport } from './write-export.ts'

/** As many as a spreadsheet is still read with. */
const MAX_ROWS = 100_000

const column = (title: string, kind: SpreadsheetColumn['kind'] = 'text'): SpreadsheetColumn => ({
  title,
  kind,
})
const sumColumns = [
  column('Unidades', 'count'),
  column('Importe', 'amount'),
  column('Importe del tramo anterior', 'amount'),
]
const partColumns = [column('Desde', 'moment'), column('Hasta', 'moment'), column('Pedidos', 'count')]
const groupTitles: Readonly<Record<SaleGroup, string>> = {
  product: 'Producto',
  technique: 'Técnica',
  family: 'Familia',
  seller: 'Quién vendió',
}
/** What belongs to none of a group. */
const withoutGroup: Readonly<Record<SaleGroup, string>> = {
  product: 'Líneas libres',
  technique: 'Sin personalizar',
  family: 'Sin familia',
  seller: 'Tienda',
}

type SalesQuery = { span: DaySpan; timeZone: string }

export const exportSales: Handler<(typeof staffFigures)['exportSales']> = (context) => {
  const { shop, input } = context
  const { by, format, ...span } = input
  const query = { span, timeZone: countries[shop.config.environment].timeZone }
  return writeExport(context, {
    kind: 'sales',
    name: `ventas-${span.from}-a-${span.to}`,
    title: 'Ventas',
    format,
    filter: { by, ...span },
    columns: [...(isSaleGroup(by) ? [column(groupTitles[by])] : partColumns), ...sumColumns],
    chunks: async function* (read) {
      yield await read((tx) => (isSaleGroup(by) ? groupRows(tx, by, query) : partRows(tx, by, query)))
    },
  })
}

async function partRows(tx: Tx, step: SpanStep, { span, timeZone }: SalesQuery): Promise<SpreadsheetRow[]> {
  const both = { from: spanBefore(span).from, to: span.to }
  const { parts } = figuresOf(await listDaySales(tx, { span: both, timeZone }), span, step)
  return parts.map((part) => [part.from, part.to, part.orders, part.units, part.amount, part.amountBefore])
}

async function groupRows(tx: Tx, by: SaleGroup, { span, timeZone }: SalesQuery): Promise<SpreadsheetRow[]> {
  const before = spanBefore(span)
  const { items } = await listGroupSales(tx, { by, span, before, timeZone, limit: MAX_ROWS })
  return items.map(({ key, name, units, amount, amountBefore }) => [
    key === null ? withoutGroup[by] : name || 'Ya no está en la tienda',
    units,
    amount,
    amountBefore,
  ])
}
