import { heightOf, makeRoom, type PdfSheet, rule, write } from '../../documents/drawing/pdf-sheet.ts'
import type { WorkOrderDecoration, WorkOrderLine } from './content.ts'
import type { WorkOrderSizes } from './sizes.ts'
import { drawBox } from './tick-boxes.ts'

const GAP = 16
const SWATCH = 10
const INSTRUCTIONS = 'Indicaciones'

/** Short instructions stand beside the picture, as a fact. */
const isShort = (text: string) => text.length <= 160 && !text.includes('\n')
const shortInstructions = ({ instructions }: WorkOrderDecoration) =>
  isShort(instructions) ? instructions : ''

/** A product: how each of its places is decorated, and how many of each variant. */
export function writeLine(sheet: PdfSheet, line: WorkOrderLine, sizes: WorkOrderSizes): void {
  const [first] = line.decorations
  const title = { size: sizes.title, face: 'bold' } as const
  makeRoom(sheet, 40 + (first ? blockHeight(sheet, first, sizes) : 3 * sizes.title))
  const { left, right } = sheet.page
  rule(sheet, sheet.y, { colour: sheet.ink.text, weight: 1.2 })
  sheet.y += 8
  const units = { ...title, width: 130, align: 'right' } as const
  write(sheet, line.units, right - 130, sheet.y, units)
  sheet.y += write(sheet, line.name, left, sheet.y, { ...title, width: right - left - 140 }) + 8
  for (const decoration of line.decorations) writeDecoration(sheet, decoration, sizes)
  writeTally(sheet, line, sizes)
}

/** The picture with the facts beside it stays in one piece; long instructions follow below. */
function writeDecoration(sheet: PdfSheet, decoration: WorkOrderDecoration, sizes: WorkOrderSizes): void {
  const height = blockHeight(sheet, decoration, sizes)
  makeRoom(sheet, height)
  const { picture: side } = sizes
  const top = sheet.y
  drawPicture(sheet, decoration.picture, side)
  writeFacts(sheet, decoration, sizes)
  sheet.y = top + height + 8
  const { instructions } = decoration
  if (instructions && !isShort(instructions)) {
    writeParagraphs(sheet, { title: INSTRUCTIONS, text: instructions }, sizes)
  }
}

/** A text that somebody wrote, under its title, over as many pages as it takes. */
export function writeParagraphs(
  sheet: PdfSheet,
  { title, text }: { title: string; text: string },
  sizes: WorkOrderSizes,
): void {
  const style = { size: sizes.text }
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim())
  makeRoom(sheet, sizes.text * 1.6 + heightOf(sheet, first, style))
  sheet.y += write(sheet, title, sheet.page.left, sheet.y, { size: sizes.small, colour: sheet.ink.soft })
  for (const line of [first, ...others]) {
    makeRoom(sheet, heightOf(sheet, line, style))
    sheet.y += write(sheet, line, sheet.page.left, sheet.y, style)
  }
  sheet.y += 8
}

function drawPicture({ doc, page, ink, y }: PdfSheet, picture: Uint8Array | null, side: number): void {
  const x = page.left
  doc.roundedRect(x, y, side, side, 4).fillColor(ink.ground, 1).fill()
  if (!picture) return
  doc.save().roundedRect(x, y, side, side, 4).clip()
  doc.image(Buffer.from(picture), x, y, { fit: [side, side], align: 'center', valign: 'center' })
  doc.restore()
  doc.roundedRect(x, y, side, side, 4).lineWidth(0.5).strokeColor(ink.line, 1).stroke()
}

/** The columns beside the picture. */
function columnsOf({ page }: PdfSheet, { picture, names }: WorkOrderSizes) {
  const x = page.left + picture + GAP
  const value = x + names
  return { x, value, width: page.right - x, valueWidth: page.right - value }
}

const headingOf = ({ title, text }: WorkOrderSizes) => ({ size: (title + text) / 2, face: 'strong' }) as const

function blockHeight(sheet: PdfSheet, decoration: WorkOrderDecoration, sizes: WorkOrderSizes): number {
  const { width, valueWidth } = columnsOf(sheet, sizes)
  const style = { size: sizes.text, width: valueWidth }
  const colorStyle = { ...style, width: valueWidth - SWATCH - 6 }
  const facts = decoration.facts.reduce((sum, { value }) => sum + heightOf(sheet, value, style) + 4, 0)
  const colors = decoration.colors.reduce((sum, { name }) => sum + heightOf(sheet, name, colorStyle) + 3, 0)
  const notes = shortInstructions(decoration)
  const noted = notes ? heightOf(sheet, notes, style) + 4 : 0
  const heading = heightOf(sheet, decoration.title, { ...headingOf(sizes), width }) + 6
  return Math.max(sizes.picture, heading + facts + colors + noted)
}

function writeFacts(sheet: PdfSheet, decoration: WorkOrderDecoration, sizes: WorkOrderSizes): void {
  const { x, value, width, valueWidth } = columnsOf(sheet, sizes)
  const nameStyle = { size: sizes.small, colour: sheet.ink.soft, width: sizes.names - 6 }
  const style = { size: sizes.text, face: 'strong', width: valueWidth } as const
  const lift = (sizes.text - sizes.small) * 0.75
  let { y } = sheet
  y += write(sheet, decoration.title, x, y, { ...headingOf(sizes), width }) + 6
  for (const fact of decoration.facts) {
    write(sheet, fact.name, x, y + lift, nameStyle)
    y += write(sheet, fact.value, value, y, { ...style, face: 'plain' }) + 4
  }
  for (const [index, { name, hex }] of decoration.colors.entries()) {
    if (index === 0) write(sheet, 'Colores', x, y + lift, nameStyle)
    if (hex) drawSwatch(sheet, hex, value, y + 1)
    y += write(sheet, name, value + SWATCH + 6, y, { ...style, width: valueWidth - SWATCH - 6 }) + 3
  }
  const notes = shortInstructions(decoration)
  if (!notes) return
  write(sheet, INSTRUCTIONS, x, y + lift, nameStyle)
  write(sheet, notes, value, y, { ...style, face: 'plain' })
}

function drawSwatch({ doc, ink }: PdfSheet, hex: string, x: number, y: number): void {
  doc.roundedRect(x, y, SWATCH, SWATCH, 2).lineWidth(0.6).fillAndStroke(hex, ink.soft)
}

/** A row for each variant, with a box for whoever counts them. */
function writeTally(sheet: PdfSheet, { tally }: WorkOrderLine, sizes: WorkOrderSizes): void {
  const { left, right } = sheet.page
  const height = sizes.text * 1.3 + 7
  for (const { name, sku, units } of tally) {
    makeRoom(sheet, height)
    rule(sheet, sheet.y)
    const y = sheet.y + 4
    drawBox(sheet, { x: left, y, side: sizes.box, isTicked: false })
    const oneLine = { size: sizes.text, height: sizes.text * 1.3 } as const
    const wide = right - left - 150
    write(sheet, name || sku, left + 20, y, { ...oneLine, face: 'strong', width: wide })
    const code = { size: sizes.small, colour: sheet.ink.soft, height: sizes.small * 1.3, width: 84 }
    if (name) write(sheet, sku, right - 134, y + 1, { ...code, align: 'right' })
    write(sheet, units, right - 44, y, { ...oneLine, face: 'bold', width: 44, align: 'right' })
    sheet.y += height
  }
  rule(sheet, sheet.y)
  sheet.y += 16
}
