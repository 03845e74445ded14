/** The goods: pictures, names, variants and amounts, over as many pages as it takes, each with its header. */
import type { PdfContent, PdfGroup, PdfItem } from '../pdf-content.ts'
import { heightOf, makeRoom, type PdfSheet, page, rule, turnPage, widthOf, write } from './pdf-sheet.ts'

/** The height of pictures: where there are many lines they are smaller, so that they take fewer pages. */
const PICTURE = { few: 58, many: 40 }
const MANY = 9
/** The least that a column takes, and the room before its widest text. */
const LEAST = { quantity: 46, amount: 62 }
const BETWEEN = 14
/** Left for words at least: what is wider goes over two lines, as it must. */
const WORDS = 150
const CELL = { size: 9.5, face: 'plain' } as const
const PAD = { few: 9, many: 6.5 }

type PdfTable = {
  readonly columns: readonly string[]
  /** The widths of the columns of numbers, each as wide as its widest text. */
  readonly widths: readonly number[]
  /** Where words begin, and how wide they may be. */
  readonly text: number
  readonly textWidth: number
  /** Side of the pictures, and room above and below. */
  readonly picture: number
  readonly pad: number
}
type TablePiece = { readonly height: number; readonly draw: (y: number) => void }

/** `tail` is the height of what may not stand alone on the next page: the sums. */
export function writeTable(sheet: PdfSheet, { columns, groups }: PdfContent, tail: number): void {
  const size = groups.length < MANY ? 'few' : 'many'
  const text = page.left + PICTURE[size] + 14
  const widths = widthsOf(sheet, columns, groups)
  const textWidth = Math.max(WORDS, page.right - text - sumOf(widths) - 6)
  const table = { columns, widths, text, textWidth, picture: PICTURE[size], pad: PAD[size] }
  sheet.repeat = () => writeHeader(sheet, table)
  makeRoom(sheet, 24 + table.picture + 2 * table.pad)
  if (sheet.y > page.top + 24) writeHeader(sheet, table)
  for (const [index, group] of groups.entries()) {
    writeGroup(sheet, table, group, index === groups.length - 1 ? tail : 0)
  }
  sheet.repeat = null
}

function widthsOf(sheet: PdfSheet, columns: readonly string[], groups: readonly PdfGroup[]): number[] {
  const rows = groups.flatMap(({ cells, items, details }) => [
    cells,
    ...items.map((item) => item.cells),
    ...details.map(({ amount }) => columns.map((_, index) => (index === columns.length - 1 ? amount : ''))),
  ])
  return columns.map((name, index) => {
    const texts = rows.map((row) => widthOf(sheet, row[index] ?? '', CELL))
    const widest = Math.max(widthOf(sheet, name, headStyle(sheet)), ...texts)
    const least = index === 0 ? LEAST.quantity : LEAST.amount
    return Math.max(least, Math.ceil(widest) + 1 + BETWEEN)
  })
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

const headStyle = ({ ink }: PdfSheet) => ({ size: 8, face: 'strong', colour: ink.soft }) as const

function writeHeader(sheet: PdfSheet, { columns, widths }: PdfTable): void {
  write(sheet, 'Producto', page.left, sheet.y, headStyle(sheet))
  writeCells(sheet, { cells: columns, widths }, sheet.y, headStyle(sheet))
  sheet.y += 14
  rule(sheet, sheet.y, { colour: sheet.ink.accent, weight: 1.1 })
}

type CellStyle = { size: number; face: 'plain' | 'strong'; colour?: string }
type TableCells = { readonly cells: readonly string[]; readonly widths: readonly number[] }

/** The last one at the right edge; fewer cells than columns stand under the last ones. */
function writeCells(sheet: PdfSheet, { cells, widths }: TableCells, y: number, style: CellStyle): void {
  let right: number = page.right
  for (let back = 1; back <= cells.length; back++) {
    const width = widths.at(-back) ?? LEAST.amount
    write(sheet, cells.at(-back) ?? '', right - width, y, { ...style, width, align: 'right' })
    right -= width
  }
}

function writeGroup(sheet: PdfSheet, table: PdfTable, group: PdfGroup, tail: number): void {
  const { picture, pad } = table
  const pieces = piecesOf(sheet, table, group)
  const whole = Math.max(picture, heightOfAll(pieces)) + 2 * pad
  const room = page.bottom - page.top - 24
  // what fits on a page is not torn
  makeRoom(sheet, whole + tail <= room ? whole + tail : Math.min(whole, room / 3))
  sheet.y += pad
  let foot = sheet.y + picture
  drawPicture(sheet, group.picture, sheet.y, picture)
  for (const [index, piece] of pieces.entries()) {
    const needed = piece.height + (index === pieces.length - 1 ? tail + pad : 0)
    if (sheet.y + needed > page.bottom) {
      turnPage(sheet)
      sheet.y += pad
      foot = 0
    }
    piece.draw(sheet.y)
    sheet.y += piece.height
  }
  sheet.y = Math.max(sheet.y, foot) + pad
  rule(sheet, sheet.y)
}

const heightOfAll = (pieces: readonly TablePiece[]) => pieces.reduce((sum, { height }) => sum + height, 0)

function piecesOf(sheet: PdfSheet, table: PdfTable, { name, cells, items, details }: PdfGroup): TablePiece[] {
  const title = textPiece(sheet, table, name, { size: 10.5, face: 'strong' })
  const made = { size: 8.5, colour: sheet.ink.accent } as const
  return [
    withCells(sheet, title, { cells, widths: table.widths }, 9.5),
    ...items.map((item) => itemPiece(sheet, table, item)),
    ...details.map(({ text, amount }) =>
      withCells(
        sheet,
        textPiece(sheet, table, text, made),
        { cells: amount ? [amount] : [], widths: table.widths },
        9,
      ),
    ),
  ]
}

function withCells(sheet: PdfSheet, { height, draw }: TablePiece, row: TableCells, size: number): TablePiece {
  if (row.cells.length === 0) return { height, draw }
  return {
    height: Math.max(height, 13),
    draw: (y) => {
      draw(y)
      writeCells(sheet, row, y + 0.4, { size, face: 'plain' })
    },
  }
}

type TextStyle = { size: number; face?: 'plain' | 'strong'; colour?: string }

function textPiece(sheet: PdfSheet, table: PdfTable, text: string, textStyle: TextStyle): TablePiece {
  const gap = textStyle.face === 'strong' ? 0.6 : 1.6
  const style = { ...textStyle, gap, width: table.textWidth }
  return {
    height: heightOf(sheet, text, style) + 1.4,
    draw: (y) => void write(sheet, text, table.text, y, style),
  }
}

function itemPiece(sheet: PdfSheet, table: PdfTable, { text, cells }: PdfItem): TablePiece {
  const isRow = cells.length > 0
  const piece = textPiece(sheet, table, text, { size: isRow ? 9 : 8.5, colour: sheet.ink.soft })
  return withCells(sheet, piece, { cells, widths: table.widths }, 9)
}

function drawPicture(
  { doc, ink, radius }: PdfSheet,
  picture: Uint8Array | null,
  y: number,
  side: number,
): void {
  const x = page.left
  doc.save().roundedRect(x, y, side, side, radius.small)
  if (!picture) {
    doc.fillColor(ink.ground, 1).fill().restore()
    return
  }
  doc.clip()
  doc.image(Buffer.from(picture), x, y, { fit: [side, side], align: 'center', valign: 'center' })
  doc.restore()
  doc.roundedRect(x, y, side, side, radius.small).lineWidth(0.5).strokeColor(ink.line, 1).stroke()
}
