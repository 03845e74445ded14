/** A workbook of one sheet, written as it is read: however many rows there are, only some of them are in memory. */
import { escapeXml } from '@estampa/domain/markup'
import { maskFormula, type SpreadsheetCell, type SpreadsheetColumn, type SpreadsheetRow } from './cells.ts'
import { streamZip, type ZipEntry } from './zip.ts'

const DAY_MS = 86_400_000
/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30)
/** The places of the formats in `styles`. */
const STYLE = { head: 1, amount: 2, moment: 3, day: 4 } as const
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

export function streamXlsx(
  sheet: string,
  columns: readonly SpreadsheetColumn[],
  chunks: AsyncIterable<readonly SpreadsheetRow[]>,
): AsyncGenerator<Buffer> {
  return streamZip([...frame(sheet), { name: 'xl/worksheets/sheet1.xml', content: sheetOf(columns, chunks) }])
}

async function* sheetOf(
  columns: readonly SpreadsheetColumn[],
  chunks: AsyncIterable<readonly SpreadsheetRow[]>,
): AsyncGenerator<Buffer> {
  const widths = columns
    .map(({ kind, title }, at) => {
      const width = Math.max(title.length + 2, kind === 'text' ? 22 : 14)
      return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
    })
    .join('')
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const head = columns.map(({ title }, at) => inline(title, placeOf(at, 1), STYLE.head)).join('')
  yield Buffer.from(
    `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${head}</row>`,
  )
  let number = 1
  const rowOf = (row: SpreadsheetRow) => {
    number += 1
    const cells = columns.map((column, at) => cellOf(column, row[at] ?? null, placeOf(at, number)))
    return `<row r="${number}">${cells.join('')}</row>`
  }
  for await (const rows of chunks) yield Buffer.from(rows.map(rowOf).join(''))
  yield Buffer.from('</sheetData></worksheet>')
}

/** «B7»; no table here has more columns than letters. */
const placeOf = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row}`

function cellOf({ kind }: SpreadsheetColumn, cell: SpreadsheetCell, place: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string')
    return kind === 'moment' ? momentCell(cell, place) : inline(maskFormula(cell), place, 0)
  const isAmount = kind === 'amount'
  return `<c r="${place}" s="${isAmount ? STYLE.amount : 0}"><v>${isAmount ? cell / 100 : cell}</v></c>`
}

function momentCell(moment: string, place: string): string {
  const [day = '', time] = moment.split(' ')
  const at = Date.parse(`${day}T${time ?? '00:00'}:00Z`)
  return `<c r="${place}" s="${time ? STYLE.moment : STYLE.day}"><v>${(at - EPOCH) / DAY_MS}</v></c>`
}

const inline = (text: string, place: string, style: number) =>
  `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

/** Everything of a workbook but its rows. */
function frame(sheet: string): ZipEntry[] {
  const part = (name: string, content: string) => ({ name, content: one(xml + content) })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return [
    part(
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    part('xl/styles.xml', styles),
  ]
}

const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`

async function* one(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}
