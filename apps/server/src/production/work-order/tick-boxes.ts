import { makeRoom, type PdfSheet, widthOf, write } from '../../documents/drawing/pdf-sheet.ts'
import type { TickBox } from './content.ts'
import type { WorkOrderSizes } from './sizes.ts'

const AFTER_BOX = 5
const BETWEEN = 16

/** Boxes with their names, one after the other over as many rows as it takes; a pen ticks what is not ticked yet. */
export function writeTickBoxes(sheet: PdfSheet, boxes: readonly TickBox[], sizes: WorkOrderSizes): void {
  const { left, right } = sheet.page
  const { box: side, text: size } = sizes
  const rowHeight = side + 8
  makeRoom(sheet, rowHeight)
  let x = left
  for (const { text, isTicked } of boxes) {
    const width = Math.min(widthOf(sheet, text, { size }) + 1, right - left - side - AFTER_BOX)
    if (x > left && x + side + AFTER_BOX + width > right) {
      x = left
      sheet.y += rowHeight
      makeRoom(sheet, rowHeight)
    }
    drawBox(sheet, { x, y: sheet.y, side, isTicked })
    const style = { size, width, height: size * 1.3, colour: isTicked ? sheet.ink.soft : sheet.ink.text }
    write(sheet, text, x + side + AFTER_BOX, sheet.y + (side - size) / 2 - 1, style)
    x += side + AFTER_BOX + width + BETWEEN
  }
  sheet.y += rowHeight
}

type Box = { readonly x: number; readonly y: number; readonly side: number; readonly isTicked: boolean }

export function drawBox({ doc, ink }: PdfSheet, { x, y, side, isTicked }: Box): void {
  doc.roundedRect(x, y, side, side, 1.5).lineWidth(0.9).strokeColor(ink.text, 1).stroke()
  if (!isTicked) return
  const at = (part: number) => part * side
  doc
    .moveTo(x + at(0.22), y + at(0.52))
    .lineTo(x + at(0.43), y + at(0.74))
    .lineTo(x + at(0.8), y + at(0.26))
    .lineWidth(1.4)
    .strokeColor(ink.text, 1)
    .stroke()
}
