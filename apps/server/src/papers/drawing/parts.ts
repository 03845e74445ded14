import type { Paper, PaperPart } from '../paper.ts'
import { drawQr } from './qr.ts'
import { heightOf, ink, makeRoom, page, type Sheet, wide, write } from './sheet.ts'

const QR = 76
const CARD = QR + 28
const LINE = { size: 9, width: wide } as const

/** Conditions, comments and how to pay, each under its title. */
export function writeParts(sheet: Sheet, parts: readonly PaperPart[]): void {
  for (const { title, lines } of parts) {
    const [first = ''] = lines
    makeRoom(sheet, 34 + heightOf(sheet, first, LINE))
    sheet.y += 14
    sheet.y += write(sheet, title, page.left, sheet.y, { size: 10.5, face: 'strong' }) + 2
    for (const line of lines) {
      makeRoom(sheet, heightOf(sheet, line, LINE) + 2)
      sheet.y += write(sheet, line, page.left, sheet.y, { ...LINE, colour: ink.soft }) + 1.5
    }
  }
}

/** Where it can be seen and answered: a code for phones, and the same as a link. */
export function writeLink(sheet: Sheet, link: Paper['link']): void {
  if (!link) return
  makeRoom(sheet, CARD + 18)
  sheet.y += 18
  const { doc, look } = sheet
  doc.roundedRect(page.left, sheet.y, wide, CARD, 8).fillColor(ink.ground, 1).fill()
  doc
    .roundedRect(page.left + 8, sheet.y + 8, QR + 12, QR + 12, 4)
    .fillColor('#ffffff', 1)
    .fill()
  drawQr(doc, link.url, page.left + 14, sheet.y + 14, QR)
  const x = page.left + QR + 40
  const width = page.right - x - 16
  let y = sheet.y + 18
  y += write(sheet, link.title, x, y, { size: 11.5, face: 'strong', width }) + 2
  y += write(sheet, link.text, x, y, { size: 9, colour: ink.soft, width }) + 4
  const taken = write(sheet, link.url, x, y, { size: 7.5, colour: look.accent, width })
  doc.link(x, y, width, taken, link.url)
  sheet.y += CARD
}

export function writeNotice(sheet: Sheet, notice: string): void {
  if (!notice) return
  const style = { size: 8, colour: ink.soft } as const
  makeRoom(sheet, heightOf(sheet, notice, style) + 16)
  sheet.y += 16
  sheet.y += write(sheet, notice, page.left, sheet.y, style)
}
