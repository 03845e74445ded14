/** What a file is, before anything is decided about it: its kind, its sheets, its columns with what stands in them. */

import { exportKindOf } from '../kinds/kinds.ts'
import { openNamedPictures } from '../pictures/named-pictures.ts'
import { plainLine } from '../plain-line.ts'
import { listsIn, parseJson, rowsOfList } from '../read/json-table.ts'
import { CannotImport, type ImportSource } from '../read/source.ts'
import { readXmlRows } from '../read/xml.ts'
import { findColumns, type TableColumns } from '../table/columns.ts'
import { headingsWithin, readRows, type SheetReader, type TableRow } from '../table/rows.ts'
import type { FileLook } from './imports.store.ts'

const samples = 3
const mostColumns = 200
/** The keys of a product as Zecat gives it: two of them are enough. */
const zecatKeys = ['external_id', 'families', 'products', 'printing_types', 'minimum_application_quantity']

export type FileToLookAt = {
  readonly source: ImportSource | undefined
  readonly picturesPath: string | undefined
  /** The one that somebody chose. */
  readonly sheet: string | undefined
  readonly readSheets: SheetReader
}

export async function lookAtFile({
  source,
  picturesPath,
  sheet,
  readSheets,
}: FileToLookAt): Promise<FileLook> {
  const pictures = picturesPath === undefined ? 0 : await countPictures(picturesPath)
  const base = { sheets: [], sheet: null, columns: [], hasStock: true, hasPrices: true, pictures }
  if (!source) return { ...base, kind: 'pictures' }
  if (source.format === 'lines') return { ...base, kind: 'zecat' }
  if (source.format === 'json') return lookAtJson(source, sheet, base)
  const sheets: { chosen: string | null; all: readonly string[] } = { chosen: sheet ?? null, all: [] }
  const rows =
    source.format === 'xml'
      ? readXmlRows(source, () => {})
      : readRows(
          source,
          {
            sheet,
            readSheets: async (path) => {
              const read = await readSheets(path)
              sheets.all = read.map((one) => one.sheet)
              return read
            },
            isList: (cells) => isHead(cells),
            onSheets: (chosen) => {
              sheets.chosen = chosen
            },
          },
          () => {},
        )
  const seen = await firstRows(rows)
  return {
    ...base,
    ...lookAtRows(seen, 'table'),
    sheets: [...sheets.all],
    sheet: sheets.chosen ?? sheets.all[0] ?? null,
  }
}

const isHead = (cells: TableRow['cells']) =>
  findColumns(cells, undefined) !== undefined ||
  exportKindOf(cells.map((cell) => String(cell ?? ''))) !== undefined

async function countPictures(path: string): Promise<number> {
  const pictures = await openNamedPictures(path)
  await pictures.close()
  return pictures.paths.length
}

async function lookAtJson(
  source: ImportSource,
  sheet: string | undefined,
  base: Omit<FileLook, 'kind'>,
): Promise<FileLook> {
  if (sheet === undefined && source.beginning.includes('"generic_products"'))
    return { ...base, kind: 'zecat' }
  const document = await parseJson(source)
  const lists = listsIn(document)
  const [longest] = lists
  if (!longest) throw new CannotImport('El JSON no trae ninguna lista de productos.')
  const isZecat = lists.some(
    ({ path, columns }) => path === '[]' && columns.filter((one) => zecatKeys.includes(one)).length >= 2,
  )
  if (sheet === undefined && isZecat) return { ...base, kind: 'zecat' }
  // the list with the most to say: products or their variants, not their prices or errors
  const best = lists.toSorted((a, b) => b.columns.length * b.count - a.columns.length * a.count)[0] ?? longest
  const chosen = sheet ?? best.path
  const rows = [...rowsOfList(document, chosen)].slice(0, headingsWithin + samples)
  return {
    ...base,
    ...lookAtRows(rows, 'json'),
    sheets: lists.map(({ path }) => path),
    sheet: chosen,
  }
}

async function firstRows(rows: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const seen: TableRow[] = []
  for await (const row of rows) {
    seen.push(row)
    if (seen.length >= headingsWithin + samples) break
  }
  return seen
}

function lookAtRows(
  rows: readonly TableRow[],
  kind: 'table' | 'json',
): Pick<FileLook, 'kind' | 'columns' | 'hasStock' | 'hasPrices'> {
  const found = rows.slice(0, headingsWithin).findIndex(({ cells }) => isHead(cells))
  const at = found < 0 ? fullestOf(rows) : found
  const head = rows[at]
  if (!head) throw new CannotImport('La hoja no trae ninguna fila.')
  const headings = head.cells.map((cell) => plainLine(String(cell ?? ''), 200).trim())
  const system = kind === 'table' ? exportKindOf(headings)?.system : undefined
  const columns = findColumns(head.cells, undefined)
  const below = rows
    .slice(at + 1)
    .filter(({ cells }) => cells.filter((cell) => cell !== null && cell !== '').length > 1)
  return {
    kind: system ?? kind,
    hasStock: system !== undefined || columns?.at.stock !== undefined,
    hasPrices: system !== undefined || columns === undefined || columns.prices.length > 0,
    columns: headings.slice(0, mostColumns).flatMap((heading, place) => {
      // of two with one name nobody could say which is meant
      if (heading === '' || headings.indexOf(heading) !== place) return []
      const shown = below.slice(0, samples).map(({ cells }) => sampleText(cells[place]))
      return [{ heading, use: columns ? useOf(columns, place) : '', samples: shown }]
    }),
  }
}

/** Without headings that are known, the row with the most texts. */
function fullestOf(rows: readonly TableRow[]): number {
  const counts = rows
    .slice(0, headingsWithin)
    .map(({ cells }) => cells.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length)
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

function sampleText(cell: TableRow['cells'][number] | undefined): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return plainLine(String(cell ?? ''), 80)
}

function useOf({ at, prices }: TableColumns, place: number): string {
  const priced = prices.find((one) => one.at === place)
  if (priced) return priced.isOfQuantity ? `price:${priced.min_quantity}` : 'price'
  return Object.entries(at).find(([, places]) => places.includes(place))?.[0] ?? ''
}
