/** Writes a small .xlsx for tests: sheets of numbers, texts, dates and formulas. */
import { crc32, deflateRawSync } from 'node:zlib'

/** A number that the sheet shows as a date; the cached value of a formula. */
export type SheetCell =
  | string
  | number
  | null
  | { date: number }
  | { formula: string; value?: string | number }

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

type SheetRows = readonly (readonly SheetCell[])[]

/** The first sheet is called Hoja1; `others` are by their names. */
export function spreadsheet(rows: SheetRows, others: Readonly<Record<string, SheetRows>> = {}): Buffer {
  const sheets: readonly [string, SheetRows][] = [['Hoja1', rows], ...Object.entries(others)]
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  const links = (...all: string[]) =>
    `${xml}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`
  return zipOf({
    '[Content_Types].xml': `${xml}<Types xmlns="${packaged}/content-types"/>`,
    '_rels/.rels': links(link('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links(
      ...sheets.map((_, at) => link(`r${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      link('styles', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map(([, own], at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(own)])),
  })
}

function sheetXml(rows: SheetRows): string {
  return `${xml}<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`
}

function rowXml(cells: readonly SheetCell[], at: number): string {
  return `<row r="${at + 1}">${cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`
}

function cellXml(cell: SheetCell, place: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('date' in cell) return `<c r="${place}" s="1"><v>${cell.date}</v></c>`
  const type = typeof cell.value === 'string' ? ' t="str"' : ''
  const value = cell.value === undefined ? '' : `<v>${escaped(String(cell.value))}</v>`
  return `<c r="${place}"${type}><f>${escaped(cell.formula)}</f>${value}</c>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Its entries may have any path: also those that no honest ZIP has. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const [parts, entries]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, raw] = [Buffer.from(path), Buffer.from(text as Uint8Array)]
    const packed = deflateRawSync(raw)
    const described = Buffer.alloc(26)
    described.writeUInt16LE(20, 0)
    described.writeUInt16LE(8, 4)
    described.writeUInt32LE(crc32(raw), 10)
    described.writeUInt32LE(packed.length, 14)
    described.writeUInt32LE(raw.length, 18)
    described.writeUInt16LE(name.length, 22)
    const start = Buffer.alloc(4)
    start.writeUInt32LE(offset)
    parts.push(Buffer.from('PK\u0003\u0004'), described, name, packed)
    entries.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), described, Buffer.alloc(10), start, name)
    offset += 30 + name.length + packed.length
  }
  const index = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  for (const at of [4, 6]) end.writeUInt16LE(Object.keys(files).length, at)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, index, Buffer.from('PK\u0005\u0006'), end])
}
