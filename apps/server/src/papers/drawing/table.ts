/** The goods: pictures, names, variants and amounts, over as many pages as it takes, each with its header. */
import type { Paper, PaperGroup, PaperItem } from '../paper.ts'
import { heightOf, ink, makeRoom, page, rule, type Sheet, turnPage, write } from './sheet.ts'

const PICTURE = 58
const CELL = 78
const QUANTITY = 52
const TEXT = page.left + PICTURE + 14
const PAD = 9

type Table = { readonly columns: readonly string[]; readonly textWidth: number }
type Piece = { readonly height: number; readonly draw: (y: number) => void }

/** `tail` is the height of what may not stand alone on the next page: the sums. */
export function writeTable(sheet: Sheet, { columns, groups }: Paper, tail: number): void {
  const cells = columns.length > 0 ? QUANTITY + CELL * (columns.length - 1) : 0
  const table = { columns, textWidth: page.right - TEXT - cells - 10 }
  sheet.repeat = () => writeHeader(sheet, table)
  makeRoom(sheet, 24 + PICTURE + 2 * PAD)
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
    const width = index === 0 ? QUANTITY : CELL
    write(sheet, cell, right - width, y, { ...style, width, align: 'right' })
    right -= width
  }
}

function writeGroup(sheet: Sheet, table: Table, group: PaperGroup, tail: number): void {
  const pieces = piecesOf(sheet, table, group)
  const whole = Math.max(PICTURE, heightOfAll(pieces)) + 2 * PAD
  const room = page.bottom - page.top - 24
  // what fits on a page is not torn
  makeRoom(sheet, whole + tail <= room ? whole + tail : Math.min(whole, room / 3))
  sheet.y += PAD
  let foot = sheet.y + PICTURE
  drawPicture(sheet, group.picture, sheet.y)
  for (const [index, piece] of pieces.entries()) {
    const needed = piece.height + (index === pieces.length - 1 ? tail + PAD : 0)
    if (sheet.y + needed > page.bottom) {
      turnPage(sheet)
      sheet.y += PAD
      foot = 0
    }
    piece.draw(sheet.y)
    sheet.y += piece.height
  }
  sheet.y = Math.max(sheet.y, foot) + PAD
  rule(sheet, sheet.y)
}

const heightOfAll = (pieces: readonly Piece[]) => pieces.reduce((sum, { height }) => sum + height, 0)

function piecesOf(sheet: Sheet, table: Table, group: PaperGroup): Piece[] {
  const { items, details, name } = group
  const [only] = items
  const isSingle = items.length === 1
  const title = textPiece(sheet, name, { size: 10.5, face: 'strong', width: table.textWidth })
  const said = details.map((text) =>
    textPiece(sheet, text, { size: 8.5, colour: sheet.look.accent, width: table.textWidth }),
  )
  if (!isSingle || !only) return [title, ...items.map((item) => itemPiece(sheet, table, item)), ...said]
  const first: Piece = {
    height: Math.max(title.height, 13),
    draw: (y) => {
      title.draw(y)
      writeAmounts(sheet, only, y + 0.8, 9.5)
    },
  }
  const variant = textPiece(sheet, only.text, { size: 8.5, colour: ink.soft, width: table.textWidth })
  return [first, ...(only.text ? [variant] : []), ...said]
}

type TextStyle = { size: number; face?: 'plain' | 'strong'; colour?: string; width: number }

function textPiece(sheet: Sheet, text: string, style: TextStyle): Piece {
  const gap = style.face === 'strong' ? 0.6 : 1.6
  return {
    height: heightOf(sheet, text, { ...style, gap }) + 1.4,
    draw: (y) => void write(sheet, text, TEXT, y, { ...style, gap }),
  }
}

function itemPiece(sheet: Sheet, { textWidth }: Table, item: PaperItem): Piece {
  const style = { size: 9, width: textWidth } as const
  const height = Math.max(heightOf(sheet, item.text, style) + 2, item.note ? 25 : 14)
  return {
    height,
    draw: (y) => {
      write(sheet, item.text, TEXT, y, { ...style, colour: ink.soft })
      writeAmounts(sheet, item, y, 9)
    },
  }
}

function writeAmounts(sheet: Sheet, { cells, note }: PaperItem, y: number, size: number): void {
  writeCells(sheet, cells, y, { size, face: 'plain' })
  if (!note) return
  const width = CELL * 2 + 20
  const style = { size: 7.5, colour: ink.soft, width, align: 'right' } as const
  write(sheet, note, page.right - width, y + 13, style)
}

function drawPicture({ doc }: Sheet, picture: Uint8Array | null, y: number): void {
  doc.save().roundedRect(page.left, y, PICTURE, PICTURE, 5)
  if (!picture) {
    doc.fillColor(ink.ground, 1).fill().restore()
    return
  }
  doc.clip()
  doc.image(Buffer.from(picture), page.left, y, {
    fit: [PICTURE, PICTURE],
    align: 'center',
    valign: 'center',
  })
  doc.restore()
  doc.roundedRect(page.left, y, PICTURE, PICTURE, 5).lineWidth(0.5).strokeColor(ink.line, 1).stroke()
}
