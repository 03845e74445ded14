/** The cells of a table that somebody has as a file. It is read in this browser: nothing of it travels before it is used. */
import { splitCells } from '@estampa/domain/customization/table-cells'

export const MAX_TABLE_FILE_BYTES = 2_000_000
/** What a file chooser offers. */
export const tableFileTypes = '.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values'
const MAX_COLUMNS = 30

export async function readTableFile(file: Blob, mostRows: number): Promise<string[][]> {
  const bytes = await file.arrayBuffer()
  return isZip(bytes) ? readSheet(bytes, mostRows) : splitCells(textOf(bytes), mostRows)
}

/** A workbook is a ZIP. */
const isZip = (bytes: ArrayBuffer) => bytes.byteLength > 4 && new DataView(bytes).getUint32(0) === 0x504b0304

/** UTF-8, UTF-16 as Excel writes «Texto Unicode», or what Windows writes in Spanish. */
function textOf(bytes: ArrayBuffer): string {
  const isUtf16 = bytes.byteLength > 1 && new DataView(bytes).getUint16(0) === 0xfffe
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The first sheet with anything on it. */
async function readSheet(bytes: ArrayBuffer, mostRows: number): Promise<string[][]> {
  const { default: readWorkbook } = await import('read-excel-file/browser')
  const sheets = await readWorkbook(bytes)
  const rows = sheets.find(({ data }) => data.length > 0)?.data ?? []
  return rows.slice(0, mostRows).map((row) => row.slice(0, MAX_COLUMNS).map(textOfCell))
}

function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
