import { maskFormula, type SpreadsheetCell, type SpreadsheetColumn, type SpreadsheetRow } from './cells.ts'

/** In Spanish the comma belongs to numbers, so Excel expects a semicolon between fields. */
const SEPARATOR = ';'
/** By it Excel knows that the file is UTF-8. */
const BOM = '\ufeff'

export async function* streamCsv(
  columns: readonly SpreadsheetColumn[],
  chunks: AsyncIterable<readonly SpreadsheetRow[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${BOM}${columns.map(({ title }) => field(title)).join(SEPARATOR)}\r\n`)
  for await (const rows of chunks) yield Buffer.from(rows.map((row) => line(columns, row)).join(''))
}

function line(columns: readonly SpreadsheetColumn[], row: SpreadsheetRow): string {
  return `${columns.map(({ kind }, index) => textOf(kind, row[index] ?? null)).join(SEPARATOR)}\r\n`
}

function textOf(kind: SpreadsheetColumn['kind'], cell: SpreadsheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number')
    return kind === 'amount' ? (cell / 100).toFixed(2).replace('.', ',') : String(cell)
  return kind === 'moment' ? localDay(cell) : field(maskFormula(cell))
}

/** «24/11/2026 13:45» */
function localDay(moment: string): string {
  const [day = '', time] = moment.split(' ')
  return [day.split('-').toReversed().join('/'), time].filter(Boolean).join(' ')
}

const field = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
