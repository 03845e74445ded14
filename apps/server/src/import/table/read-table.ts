/** Neighbouring rows of one product as one product; each row is one variant. */

import { fault } from '../faults.ts'
import { type ExportKind, exportColumns, recordsOf, toTableRow } from '../kinds/export-kind.ts'
import { exportKindOf, headingNames } from '../kinds/kinds.ts'
import type { ImportPriceRules } from '../normalize/numbers.ts'
import { plainOf } from '../normalize/text.ts'
import type { BadRow, ImportedImage, ImportedProduct, RecordResult } from '../product.ts'
import { columnsNotFound, findColumns, type Mapping, type TableColumns } from './columns.ts'
import { type ParsedRow, readRow } from './read-row.ts'
import { headingsWithin, type TableRow } from './rows.ts'

/** A file whose rows are all of one product must not fill the memory. */
const mostVariants = 5_000

export type TableRules = ImportPriceRules & {
  /** Hears that the table is the export of another shop system, before its first product. */
  readonly onExport?: (kind: ExportKind) => void
}

export async function* readTable(
  rows: AsyncIterable<TableRow>,
  mapping: Mapping | undefined,
  rules: TableRules,
): AsyncGenerator<RecordResult> {
  const iterator = rows[Symbol.asyncIterator]()
  try {
    const { columns, kind } = await findHead(iterator, mapping)
    if (kind) rules.onExport?.(kind)
    const body = restOf(iterator)
    yield* productsOf(
      kind ? exportedRows(kind, columns.headings, body) : body,
      kind ? columnsOfKind(kind, columns) : columns,
      rules,
    )
  } finally {
    await iterator.return?.()
  }
}

/** The headings, with what they mean; a mapping says that the operator knows what the columns of an export are. */
async function findHead(
  rows: AsyncIterator<TableRow>,
  mapping: Mapping | undefined,
): Promise<{ columns: TableColumns; kind: ExportKind | undefined }> {
  const above: string[][] = []
  while (above.length < headingsWithin) {
    const { value: row, done } = await rows.next()
    if (done) break
    const headings = row.cells.map((cell: unknown) => String(cell ?? ''))
    const kind = mapping?.columns ? undefined : exportKindOf(headings)
    if (kind) return { columns: { at: {}, prices: [], headings }, kind }
    const columns = findColumns(row.cells, mapping)
    if (columns) return { columns, kind: undefined }
    above.push(headings)
  }
  throw columnsNotFound(above[0] ?? [], mapping)
}

async function* restOf(rows: AsyncIterator<TableRow>): AsyncGenerator<TableRow> {
  for (;;) {
    const { value, done } = await rows.next()
    if (done) return
    yield value
  }
}

const columnsOfKind = (kind: ExportKind, { headings }: TableColumns) =>
  exportColumns(kind.fields(headingNames(headings)))

async function* exportedRows(
  kind: ExportKind,
  headings: readonly string[],
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<TableRow> {
  const fields = kind.fields(headingNames(headings))
  const spoiled: TableRow[] = []
  async function* sound() {
    for await (const row of rows) {
      if (row.spoiled === undefined) yield row
      else spoiled.push(row)
    }
  }
  for await (const row of kind.read(recordsOf(headings, sound()))) {
    yield* spoiled.splice(0)
    yield toTableRow(fields, row)
  }
  yield* spoiled
}

async function* productsOf(
  rows: AsyncIterable<TableRow>,
  columns: TableColumns,
  rules: ImportPriceRules,
): AsyncGenerator<RecordResult> {
  let group: ParsedRow[] = []
  for await (const row of rows) {
    if (row.notices && row.notices.length > 0) yield { bad: [], notices: row.notices }
    if (row.spoiled !== undefined) {
      yield { bad: [{ where: row.where, fault: fault('row_unreadable', { why: row.spoiled }) }], notices: [] }
      continue
    }
    if (row.notices && row.cells.length === 0) continue
    if (isNote(row, columns)) {
      yield { bad: [], notices: [{ notice: 'not_a_product', about: row.where }] }
      continue
    }
    const read = readRow(row, columns, rules)
    if (group.length > 0 && (group[0]?.group !== read.group || group.length >= mostVariants)) {
      yield productOf(group)
      group = []
    }
    if (read.code === '') yield { bad: badOf([read]), notices: [] }
    else group.push(read)
  }
  if (group.length > 0) yield productOf(group)
}

const total = /^(?:sub ?)?total(?:es)?\b/
/** In the column of codes: «TOTAL-100» is a code. */
const totalAsCode = /^(?:sub ?)?total(?:es)?(?: general| final| neto| bruto| de [a-z ]+)?$/

/** A total, a footnote or the heading of a section: no product, and no fault of the file. */
function isNote({ cells }: TableRow, { at }: TableColumns): boolean {
  const filled = cells.filter((cell) => cell !== null && String(cell).trim() !== '')
  if (filled.length <= 1) return true
  const codes = [at.external_id, at.sku].flatMap((list) => String(cells[list?.[0] ?? -1] ?? '').trim() || [])
  if (codes.length > 0) return codes.some((code) => !/\d/.test(code) && totalAsCode.test(plainOf(code)))
  return filled.some((cell) => total.test(plainOf(String(cell))))
}

function badOf(rows: readonly ParsedRow[]): BadRow[] {
  return rows.flatMap(({ where, code, faults }) =>
    faults.map((one) => ({ where, ...(code && { code }), fault: one })),
  )
}

function productOf(rows: readonly ParsedRow[]): RecordResult {
  const [first] = rows
  const bad: BadRow[] = badOf(rows)
  const seen = new Map<string, string>()
  const good = rows.filter(({ sku, where, code, variant }) => {
    const before = seen.get(sku)
    if (before === undefined) seen.set(sku, where)
    else if (variant) bad.push({ where, code, fault: fault('sku_repeated', { sku, first: before }) })
    return variant !== undefined && before === undefined
  })
  const notices = rows.flatMap((row) => row.notices)
  if (!first || good.length === 0) return { bad, notices }
  const kept = new Set(good.map((row) => row.sku))
  // the first row that says something wins
  const fields: ParsedRow['product'] = Object.assign({}, ...good.map((row) => row.product).reverse())
  const images = picturesOf(good)
  const product: ImportedProduct = {
    where: first.where,
    external_id: first.code,
    ...(good.every((row) => row.isBySku) && { isBySku: true }),
    ...fields,
    ...(images.length > 0 && { images }),
    variants: good.flatMap((row) => row.variant ?? []),
    spoiled: rows.map((row) => row.sku).filter((sku) => !kept.has(sku)),
  }
  return { product, bad, notices }
}

/** The first row's first picture is the main one; a picture of one row alone is that variant's. */
function picturesOf(rows: readonly ParsedRow[]): ImportedImage[] {
  const owners = new Map<string, string[]>()
  for (const { sku, pictures } of rows) {
    for (const url of pictures) owners.set(url, [...(owners.get(url) ?? []), sku])
  }
  return [...owners].map(([url, skus], at) => {
    const [only = null] = rows.length > 1 && skus.length === 1 ? skus : []
    return { url, main: at === 0, variant: only }
  })
}
