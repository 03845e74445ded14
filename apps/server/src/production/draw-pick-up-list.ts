/** The list at the counter: who collects what, with a line for the signature of whoever took it. */
import {
  closeSheet,
  heightOf,
  makeRoom,
  numberPages,
  openSheet,
  type PdfSheet,
  rule,
  turnPage,
  write,
} from '../documents/drawing/pdf-sheet.ts'
import type { PickUpList } from './dispatch-papers/content.ts'

export type PickUpListToDraw = { readonly paper: PickUpList; readonly made: Date }

const TITLE = 'Lista de retiros'
/** Left edges and widths, in points from the left edge of the page's texts. */
const columns = {
  number: { name: 'Pedido', at: 0, width: 46 },
  receiver: { name: 'Retira', at: 50, width: 132 },
  what: { name: 'Productos', at: 188, width: 150 },
  signed: { name: 'Firma, aclaración y documento', at: 348, width: 155 },
} as const
const ROW = 46

export async function drawPickUpList({ paper, made }: PickUpListToDraw): Promise<Buffer> {
  const { look, rows, day } = paper
  const title = `${TITLE} del ${day}`
  const sheet = openSheet(
    look,
    { title: `${title} · ${look.shop}`, subject: title, made },
    { keepsPages: true },
  )
  turnPage(sheet)
  sheet.y += write(sheet, look.shop, sheet.page.left, sheet.y, { size: 8.5, colour: sheet.ink.soft })
  sheet.y += write(sheet, title, sheet.page.left, sheet.y, { size: 20, face: 'bold' }) + 8
  writeNames(sheet)
  sheet.repeat = () => writeNames(sheet)
  for (const row of rows) writeRow(sheet, row)
  numberPages(sheet, TITLE)
  return closeSheet(sheet)
}

function writeNames(sheet: PdfSheet): void {
  for (const { name, at, width } of Object.values(columns))
    write(sheet, name, sheet.page.left + at, sheet.y, {
      size: 8,
      face: 'strong',
      colour: sheet.ink.soft,
      width,
    })
  sheet.y += 14
  rule(sheet, sheet.y, { colour: sheet.ink.text, weight: 1.1 })
}

function writeRow(sheet: PdfSheet, row: PickUpList['rows'][number]): void {
  const { left } = sheet.page
  const { number, receiver, what, signed } = columns
  const under = row.buyer === row.receiver ? '' : row.buyer
  const heights = [
    heightOf(sheet, row.receiver, { size: 10, face: 'strong', width: receiver.width }) + (under ? 12 : 0),
    heightOf(sheet, row.what, { size: 9, width: what.width }) + 12,
  ]
  const height = Math.max(ROW, ...heights) + 12
  makeRoom(sheet, height)
  const y = sheet.y + 8
  write(sheet, row.number, left + number.at, y, { size: 13, face: 'bold', width: number.width })
  const taken = write(sheet, row.receiver, left + receiver.at, y, {
    size: 10,
    face: 'strong',
    width: receiver.width,
  })
  if (under)
    write(sheet, under, left + receiver.at, y + taken, {
      size: 8.5,
      colour: sheet.ink.soft,
      width: receiver.width,
    })
  const units = write(sheet, row.units, left + what.at, y, { size: 9, face: 'strong', width: what.width })
  write(sheet, row.what, left + what.at, y + units, { size: 9, width: what.width })
  const line = sheet.y + height - 10
  sheet.doc
    .lineWidth(0.8)
    .strokeColor(sheet.ink.text, 1)
    .moveTo(left + signed.at, line)
    .lineTo(left + signed.at + signed.width, line)
    .stroke()
  sheet.y += height
  rule(sheet, sheet.y)
}
