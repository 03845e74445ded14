/** The rows of a CSV or of a spreadsheet, with where each one is. */
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import type { SheetData } from 'read-excel-file/node'
import type { ImportNotice } from '../faults.ts'
import { plainLine } from '../plain-line.ts'
import { CannotImport, type ImportSource, readSourceText } from '../read/source.ts'
import { readWorkbook } from './read-workbook.ts'

export type TableCell = string | number | boolean | Date | null
export type TableRow = {
  readonly where: string
  readonly cells: readonly TableCell[]
  readonly spoiled?: string
  readonly notices?: readonly ImportNotice[]
}
/** The sheets of a workbook, with their cells. */
export type SheetReader = (path: string) => Promise<{ sheet: string; data: SheetData }[]>

const mostRecordCharacters = 1_000_000
/** A spreadsheet is read whole: past this a CSV is the better file. */
const mostSheetBytes = 30_000_000

/** Titles and notes may stand above the headings. */
export const headingsWithin = 20

export type TableOptions = {
  readonly delimiter?: string | undefined
  readonly sheet?: string | undefined
  /** Whether these are the headings of a list. */
  readonly isList?: (cells: readonly TableCell[]) => boolean
  /** Hears which of several sheets is read. */
  readonly onSheets?: (chosen: string, all: readonly string[]) => void
  readonly readSheets?: SheetReader | undefined
}

/** On this thread, which nobody else waits for. */
export const readSheetsHere: SheetReader = async (path) => readWorkbook(await readFile(path))

export async function* readRows(
  source: ImportSource,
  options: TableOptions,
  took: (bytes: number) => void,
): AsyncGenerator<TableRow> {
  yield* source.format === 'xlsx' ? readSpreadsheet(source, options, took) : readCsv(source, options, took)
}

async function* readCsv(
  source: ImportSource,
  options: TableOptions,
  took: (bytes: number) => void,
): AsyncGenerator<TableRow> {
  const spoiled: TableRow[] = []
  const rows = parse({
    delimiter: options.delimiter ?? delimiterOf(source.beginning),
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: mostRecordCharacters,
    skip_records_with_error: true,
    on_skip: (error) => {
      const line = (error as { lines?: number } | undefined)?.lines ?? 0
      spoiled.push({ where: `línea ${line}`, cells: [], spoiled: error?.message ?? '' })
    },
  })
  const text = Readable.from(readSourceText(source, took))
  const flow = pipeline(text, rows).catch((error: Error) => void rows.destroy(error))
  try {
    for await (const { info, record } of rows as AsyncIterable<{
      info: { lines: number }
      record: string[]
    }>) {
      yield* spoiled.splice(0)
      yield { where: `línea ${info.lines}`, cells: record }
    }
    yield* spoiled.splice(0)
  } finally {
    text.destroy()
    await flow
  }
}

/** The mark that is most often outside quotes in the first lines; Excel may say it («sep=;»). */
export function delimiterOf(beginning: string): string {
  const text = beginning.replace(/^\ufeff/, '')
  const separator = /^sep=(.)\r?\n/i.exec(text)?.[1]
  if (separator) return separator
  const lines = text.split(/\r?\n/, 12).map((line) => line.replace(/"[^"]*"/g, ''))
  const counted = [';', '\t', '|', ','].map((mark) => {
    const counts = lines.map((line) => line.split(mark).length - 1)
    return { mark, lines: counts.filter((count) => count > 0).length, most: Math.max(...counts) }
  })
  // a comma may be a decimal one in every row; a semicolon or a tab is hardly ever anything else
  const [best] = counted.sort((a, b) => b.lines - a.lines || b.most - a.most)
  const strong = counted.find(
    ({ mark, lines: there }) => mark !== ',' && there >= Math.ceil(lines.length / 2),
  )
  return strong?.mark ?? best?.mark ?? ','
}

async function* readSpreadsheet(
  source: ImportSource,
  options: TableOptions,
  took: (bytes: number) => void,
): AsyncGenerator<TableRow> {
  if (source.bytes > mostSheetBytes) {
    throw new CannotImport('La planilla pasa los 30 MB. Guardala como CSV: así se lee sin límite de tamaño.')
  }
  const rows = await sheetOf(source, options)
  for (const [at, cells] of rows.entries()) {
    took(source.bytes / rows.length)
    const shown = cellsIn(cells)
    if (shown.some((cell) => cell !== null && cell !== '')) yield { where: `fila ${at + 1}`, cells: shown }
  }
}

/** The sheet that is named, else the first that has the headings of a list, else the first. */
async function sheetOf(
  source: ImportSource,
  { sheet, isList, onSheets, readSheets = readSheetsHere }: TableOptions,
): Promise<SheetData> {
  const sheets = await readSheets(source.path).catch((cause: Error) => {
    if (cause instanceof CannotImport) throw cause
    throw new CannotImport(`No se puede leer la planilla: ${plainLine(cause.message)}`)
  })
  const names = sheets.map((one) => plainLine(one.sheet, 60))
  const chosen =
    sheet === undefined
      ? (sheets.find(({ data }) => data.slice(0, headingsWithin).some((row) => isList?.(cellsIn(row)))) ??
        sheets[0])
      : sheets.find((one) => one.sheet === sheet)
  if (!chosen)
    throw new CannotImport(`La planilla no tiene la hoja «${sheet}». Las que hay: ${names.join(', ')}.`)
  if (sheet === undefined && sheets.length > 1) onSheets?.(chosen.sheet, names)
  return chosen.data
}

// the library's type names the constructor of dates instead of dates
function cellsIn(row: SheetData[number]): TableCell[] {
  return row as unknown as TableCell[]
}
