import type { PdfContent, PdfSection } from '../pdf-content.ts'
import { heightOf, makeRoom, type PdfSheet, page, wide, write } from './pdf-sheet.ts'
import { drawQr } from './qr.ts'

const QR = 60
const CARD = QR + 20
const GAP = 12
const LINE = { size: 9, width: wide } as const

/** Conditions, comments and how to pay, each under its title, then where it is answered, which never stands alone. */
export function writeClosing(sheet: PdfSheet, { parts, link, notice }: PdfContent): void {
  const after = (link ? CARD + GAP : 0) + (notice ? 22 : 0)
  for (const [index, part] of parts.entries()) {
    const whole = part.lines.reduce((sum, line) => sum + heightOf(sheet, line, LINE) + 1.5, 32)
    const needed = whole + (index === parts.length - 1 ? after : 0)
    if (needed < page.bottom - page.top) makeRoom(sheet, needed)
    writePart(sheet, part)
  }
  writeLink(sheet, link)
  writeNotice(sheet, notice)
}

function writePart(sheet: PdfSheet, { title, lines }: PdfSection): void {
  makeRoom(sheet, 34 + heightOf(sheet, lines[0] ?? '', LINE))
  sheet.y += 14
  sheet.y += write(sheet, title, page.left, sheet.y, { size: 12, face: 'title' }) + 2
  for (const line of lines) {
    makeRoom(sheet, heightOf(sheet, line, LINE) + 2)
    sheet.y += write(sheet, line, page.left, sheet.y, { ...LINE, colour: sheet.ink.soft }) + 1.5
  }
}

function writeLink(sheet: PdfSheet, link: PdfContent['link']): void {
  if (!link) return
  makeRoom(sheet, CARD + GAP)
  sheet.y += GAP
  const { doc, radius, ink } = sheet
  doc.roundedRect(page.left, sheet.y, wide, CARD, radius.base).fillColor(ink.ground, 1).fill()
  doc
    .roundedRect(page.left + 5, sheet.y + 5, QR + 10, QR + 10, radius.small)
    .fillColor('#ffffff', 1)
    .fill()
  drawQr(doc, link.url, page.left + 10, sheet.y + 10, QR)
  const x = page.left + QR + 32
  const width = page.right - x - 16
  let y = sheet.y + 14
  y += write(sheet, link.title, x, y, { size: 13, face: 'title', width }) + 2
  y += write(sheet, link.text, x, y, { size: 9, colour: sheet.ink.soft, width }) + 4
  const taken = write(sheet, link.url, x, y, { size: 7.5, colour: sheet.ink.accent, width })
  doc.link(x, y, width, taken, link.url)
  sheet.y += CARD
}

function writeNotice(sheet: PdfSheet, notice: string): void {
  if (!notice) return
  const style = { size: 8, colour: sheet.ink.soft } as const
  makeRoom(sheet, heightOf(sheet, notice, style) + 10)
  sheet.y += 10
  sheet.y += write(sheet, notice, page.left, sheet.y, style)
}
