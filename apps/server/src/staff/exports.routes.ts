import type { staffExports } from '@estampa/contract/staff'
import { countries } from '@estampa/domain/countries'
import { type Minor, stepOf } from '@estampa/domain/money'
import { plainText } from '@estampa/domain/plain-text'
import type { Tx } from '../db/database.ts'
import type { Handler } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import {
  customerColumns,
  moveColumns,
  orderColumns,
  toCustomerRow,
  toMoveRow,
  toOrderRow,
} from './export-tables.ts'
import {
  type ExportedMove,
  listCustomersToExport,
  listMovesToExport,
  listOrdersToExport,
  type MovesPlace,
  type MovesRange,
} from './exports.store.ts'
import { listShopOrderIds, type StaffOrdersQuery } from './list-orders.store.ts'
import { staffOrdersQueryOf } from './orders.routes.ts'
import { writeExport } from './write-export.ts'

type Calls = typeof staffExports
type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

const CHUNK = 500
const MAX_ORDERS = 100_000
const MAX_WORDS = 8

/** What a shop knows, as tables for spreadsheets. */
export const exportHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  exportOrders: (context) => {
    const { shop, input, now } = context
    const { format, Filtro, ...filter } = input
    const query = { ...staffOrdersQueryOf(input, shop, now), skip: 0, take: MAX_ORDERS }
    return writeExport(context, {
      kind: 'orders',
      name: `pedidos-${todayOf(shop, now)}`,
      title: 'Pedidos',
      format,
      filter: { ...filter, ...(Filtro && { searched: true }) },
      columns: orderColumns,
      chunks: (read) => orderChunks(read, query),
    })
  },
  exportPayments: (context) => {
    const { shop, input } = context
    const { from, to, format } = input
    const { currency } = countries[shop.config.environment]
    const range = { from, to, timeZone: timeZoneOf(shop) }
    return writeExport(context, {
      kind: 'payments',
      name: `pagos-${from}-a-${to}`,
      title: 'Pagos',
      format,
      filter: { from, to },
      columns: moveColumns,
      chunks: (read) => moveChunks(read, range, stepOf(2, currency)),
    })
  },
  exportCustomers: (context) => {
    const { shop, input, now } = context
    const words = plainText(input.Filtro ?? '').split(/\s+/)
    const query = { words: words.filter(Boolean).slice(0, MAX_WORDS), timeZone: timeZoneOf(shop) }
    return writeExport(context, {
      kind: 'customers',
      name: `clientes-${todayOf(shop, now)}`,
      title: 'Clientes',
      format: input.format,
      filter: input.Filtro ? { searched: true } : {},
      columns: customerColumns,
      chunks: (read) => customerChunks(read, query),
    })
  },
}

const timeZoneOf = ({ config }: Shop) => countries[config.environment].timeZone
const todayOf = (shop: Shop, now: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timeZoneOf(shop), dateStyle: 'short' }).format(now)

/** Which orders they are is read once, so that none is missed or comes twice while others move. */
async function* orderChunks(read: Read, query: StaffOrdersQuery) {
  const ids = await read((tx) => listShopOrderIds(tx, query))
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK)
    const orders = await read((tx) => listOrdersToExport(tx, chunk, query.timeZone))
    yield orders.map(toOrderRow)
  }
}

async function* moveChunks(read: Read, range: MovesRange, step: Minor) {
  let after: MovesPlace | null = null
  for (;;) {
    const place: MovesPlace | null = after
    const moves: ExportedMove[] = await read((tx) =>
      listMovesToExport(tx, range, { after: place, take: CHUNK }),
    )
    if (moves.length > 0) yield moves.map((move) => toMoveRow(move, step))
    if (moves.length < CHUNK) return
    after = moves.at(-1) ?? null
  }
}

async function* customerChunks(read: Read, query: { words: readonly string[]; timeZone: string }) {
  for (let after = 0; ; ) {
    const people = await read((tx) => listCustomersToExport(tx, { ...query, after, take: CHUNK }))
    if (people.length > 0) yield people.map(toCustomerRow)
    if (people.length < CHUNK) return
    after = people.at(-1)?.id ?? after
  }
}
