/** The goods: pictures, names, variants and amounts, over as many pages as it takes, each with its header. */
import type { Paper, PaperGroup, PaperItem } from '../paper.ts'
import { heightOf, ink, makeRoom, page, rule, type Sheet, turnPage, write } from './sheet.ts'

/** Of many goods smaller, so that they take fewer pages. */
const PICTURE = { few: 58, many: 40 }
const MANY = 9
const CELL = 78
const QUANTITY = 52
const PAD = { few: 9, many: 6.5 }

type Table = {
  readonly columns: readonly string[]
  /** Where words begin, and how wide they may be. */
  readonly text: number
  readonly textWidth: number
  /** Side of the pictures, and room above and below. */
  readonly picture: number
  readonly pad: number
}
type Piece = { readonly height: number; readonly draw: (y: number) => void }

/** `tail` is the height of what may not stand alone on the next page: the sums. */
export function writeTable(sheet: Sheet, { columns, groups }: Paper, tail: number): void {
  const cells = columns.length > 0 ? QUANTITY + CELL * (columns.length - 1) : 0
  const size = groups.length < MANY ? 'few' : 'many'
  const text = page.left + PICTURE[size] + 14
  const textWidth = page.right - text - cells - 10
  const table = { columns, text, textWidth, picture: PICTURE[size], pad: PAD[size] }
  sheet.repeat = () => writeHeader(sheet, table)
  makeRoom(sheet, 24 + table.picture + 2 * table.pad)
  if (sheet.y > page.top + 24) writeHeader(sheet, table)
  for (const [index, group] of groups.entries()) {
    writeGroup(sheet, table, group, index === groups.length - 1 ? tail : 0)
  }
  sheet.repeat = null
}

function writeHeader(sheet: Sheet, { columns }: Table): void {
  const style = { size: 8, face: 'strong', colour: ink.soft } as const
  write(sheet, 'Producto', page.left, sheet.y, style)
  writeCells(sheet, columns, sheet.y, style)
  sheet.y += 14
  rule(sheet, sheet.y, { colour: sheet.look.accent, weight: 1.1 })
}

type CellStyle = { size: number; face: 'plain' | 'strong'; colour?: string }

/** The last one at the right edge. */
function writeCells(sheet: Sheet, cells: readonly string[], y: number, style: CellStyle): void {
  let right: number = page.right
  for (const [index, cell] of [...cells.entries()].reverse()) {
    const width = index === 0 && cells.length !== 1 ? QUANTITY : CELL
    write(sheet, cell, right - width, y, { ...style, width, align: 'right' })
    right -= width
  }
}

function writeGroup(sheet: Sheet, table: Table, group: PaperGroup, tail: number): void {
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

const heightOfAll = (pieces: readonly Piece[]) => pieces.reduce((sum, { height }) => sum + height, 0)

function piecesOf(sheet: Sheet, table: Table, { name, cells, items, details }: PaperGroup): Piece[] {
  const title = textPiece(sheet, table, name, { size: 10.5, face: 'strong' })
  const made = { size: 8.5, colour: sheet.look.accent } as const
  return [
    withCells(sheet, title, cells, 9.5),
    ...items.map((item) => itemPiece(sheet, table, item)),
    ...details.map(({ text, amount }) =>
      withCells(sheet, textPiece(sheet, table, text, made), amount ? [amount] : [], 9),
    ),
  ]
}

function withCells(sheet: Sheet, { height, draw }: Piece, cells: readonly string[], size: number): Piece {
  if (cells.length === 0) return { height, draw }
  return {
    height: Math.max(height, 13),
    draw: (y) => {
      draw(y)
      writeCells(sheet, cells, y + 0.4, { size, face: 'plain' })
    },
  }
}

type TextStyle = { size: number; face?: 'plain' | 'strong'; colour?: string }

function textPiece(sheet: Sheet, table: Table, text: string, said: TextStyle): Piece {
  const gap = said.face === 'strong' ? 0.6 : 1.6
  const style = { ...said, gap, width: table.textWidth }
  return {
    height: heightOf(sheet, text, style) + 1.4,
    draw: (y) => void write(sheet, text, table.text, y, style),
  }
}

function itemPiece(sheet: Sheet, table: Table, { text, cells }: PaperItem): Piece {
  const isRow = cells.length > 0
  const piece = textPiece(sheet, table, text, { size: isRow ? 9 : 8.5, colour: ink.soft })
  return withCells(sheet, piece, cells, 9)
}

function drawPicture({ doc }: Sheet, picture: Uint8Array | null, y: number, side: number): void {
  const x = page.left
  doc.save().roundedRect(x, y, side, side, 5)
  if (!picture) {
    doc.fillColor(ink.ground, 1).fill().restore()
    return
  }
  doc.clip()
  doc.image(Buffer.from(picture), x, y, { fit: [side, side], align: 'center', valign: 'center' })
  doc.restore()
  doc.roundedRect(x, y, side, side, 5).lineWidth(0.5).strokeColor(ink.line, 1).stroke()
}
