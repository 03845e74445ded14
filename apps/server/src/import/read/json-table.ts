/**
 * A JSON of an unknown shape as a table: one of its lists, each record a row, each field a column by its path
 * («precio.lista»). A list inside of each record («productos[].variantes[]») gives a row for each of its own, with
 * the fields of the record around it.
 */
import { plainLine } from '../plain-line.ts'
import type { TableCell, TableRow } from '../table/rows.ts'
import { CannotImport, type ImportSource, readSourceText } from './source.ts'

type JsonObject = Readonly<Record<string, unknown>>
export type JsonList = { readonly path: string; readonly count: number; readonly columns: readonly string[] }

/** It is read whole. */
const mostBytes = 30_000_000
const mostDepth = 6
const mostColumns = 200

export async function parseJson(source: ImportSource): Promise<unknown> {
  if (source.bytes > mostBytes)
    throw new CannotImport('Un JSON con mapa se lee entero y éste pasa los 30 MB. Guardalo como CSV.')
  let text = ''
  for await (const piece of readSourceText(source, () => {})) text += piece
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (cause) {
    throw new CannotImport(`El JSON está roto: ${plainLine((cause as Error).message, 120)}`)
  }
}

/** The lists of records of a document, the longest first. */
export function listsIn(document: unknown): JsonList[] {
  const found: JsonList[] = []
  visit(document, '', 0, found)
  return found.toSorted((a, b) => b.count - a.count)
}

function visit(value: unknown, path: string, depth: number, found: JsonList[]): void {
  if (depth > mostDepth || found.length >= 40) return
  if (Array.isArray(value)) {
    const records = value.filter(isObject)
    if (records.length === 0) return
    const own = `${path}[]`
    const columns = columnsOf(records.slice(0, 50).map((record) => flat(record)))
    found.push({ path: own, count: records.length, columns })
    for (const [key, inner] of Object.entries(Object.assign({}, ...records.slice(0, 5).toReversed())))
      if (Array.isArray(inner)) visitInner(records, key, own, depth + 1, found)
    return
  }
  if (isObject(value))
    for (const [key, inner] of Object.entries(value))
      visit(inner, path === '' ? key : `${path}.${key}`, depth + 1, found)
}

/** The lists of all records of a list are one. */
function visitInner(
  records: readonly JsonObject[],
  key: string,
  path: string,
  depth: number,
  found: JsonList[],
): void {
  const all = records.flatMap((record) => (Array.isArray(record[key]) ? (record[key] as unknown[]) : []))
  visit(all, `${path}.${key}`, depth, found)
}

/** The rows of the list, the paths of its fields as headings before them. */
export function* rowsOfList(document: unknown, path: string): Generator<TableRow> {
  const rows = recordsAt(document, path)
  if (rows.length === 0) {
    const lists = listsIn(document).map((list) => `«${list.path}» (${list.count})`)
    const known =
      lists.length > 0
        ? ` Las que hay: ${lists.slice(0, 10).join(', ')}.`
        : ' No trae ninguna lista de productos.'
    throw new CannotImport(`El JSON no tiene la lista «${path}».${known}`)
  }
  const columns = columnsOf(rows)
  yield { where: 'encabezado', cells: columns }
  for (const [at, row] of rows.entries())
    yield { where: `registro ${at + 1}`, cells: columns.map((column) => row[column] ?? null) }
}

type FlatRecord = Record<string, TableCell>

function recordsAt(document: unknown, path: string): FlatRecord[] {
  const steps = path
    .split('[]')
    .slice(0, -1)
    .map((step) => step.replace(/^\./, ''))
  let rows: { value: unknown; around: FlatRecord }[] = [{ value: document, around: {} }]
  for (const [at, step] of steps.entries()) {
    rows = rows.flatMap(({ value, around }) => {
      const own = at === 0 || !isObject(value) ? around : { ...around, ...flat(value) }
      const list = valueAt(value, step)
      return Array.isArray(list) ? list.map((inner) => ({ value: inner, around: own })) : []
    })
  }
  const inner = steps.at(-1) ?? ''
  return rows.flatMap(({ value, around }) => (isObject(value) ? [merged(around, flat(value), inner)] : []))
}

/** A field that both have is the outer record's; the inner one's has the name of its list before it: «variantes.codigo». */
function merged(around: FlatRecord, own: FlatRecord, list: string): FlatRecord {
  const named = Object.entries(own).map(
    ([key, value]) => [key in around ? `${list}.${key}` : key, value] as const,
  )
  return { ...around, ...Object.fromEntries(named) }
}

function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  return path.split('.').reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
}

/** Lists of plain values are joined, as a cell with several pictures or categories is. */
function flat(record: JsonObject, before = '', depth = 0): FlatRecord {
  const cells: FlatRecord = {}
  for (const [key, value] of Object.entries(record)) {
    const path = before + key
    if (isObject(value) && depth < 3) Object.assign(cells, flat(value, `${path}.`, depth + 1))
    else if (Array.isArray(value)) {
      const plain = value.filter((one) => typeof one === 'string' || typeof one === 'number')
      if (plain.length > 0) cells[path] = plain.join(' | ')
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      cells[path] = value
  }
  return cells
}

function columnsOf(records: readonly FlatRecord[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))].slice(0, mostColumns)
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
