import type { PdfContent, PdfSection, PdfSum } from '../pdf-content.ts'
import { heightOf, type PdfSheet, page, write } from './pdf-sheet.ts'

const WIDTH = 262
const LEFT = page.right - WIDTH
const ROW = 17
const TOTAL = 34
const ASIDE = { size: 8.5, width: LEFT - page.left - 28 } as const

/** How much room the sums take: they stay with the last of the goods. */
export function sumsHeight(sheet: PdfSheet, { sums, sumsNote, aside }: PdfContent): number {
  const beside = aside ? asideHeight(sheet, aside) + 12 : 0
  const rows = sums.reduce((sum, { look }) => sum + (look === 'total' ? TOTAL + 8 : ROW), 0)
  const note = sumsNote ? heightOf(sheet, sumsNote, { size: 8, width: WIDTH }) + 6 : 0
  return Math.max(beside, sums.length === 0 ? 0 : 14 + rows + note)
}

/** Writes the sums at the right below the lines, the total on a surface of its own, and at the left what goes with them. */
export function writeSums(sheet: PdfSheet, content: PdfContent): void {
  const { sums, sumsNote, aside } = content
  const top = sheet.y
  if (sums.length > 0) writeRows(sheet, sums, sumsNote)
  if (aside) sheet.y = Math.max(sheet.y, writeAside(sheet, aside, top + 10))
}

function asideHeight(sheet: PdfSheet, { lines }: PdfSection): number {
  return lines.reduce((sum, line) => sum + heightOf(sheet, line, ASIDE) + 1.5, 18)
}

/** Gives where it ends. */
function writeAside(sheet: PdfSheet, { title, lines }: PdfSection, top: number): number {
  let y = top + write(sheet, title, page.left, top, { size: 10.5, face: 'title' }) + 2
  for (const line of lines) {
    y += write(sheet, line, page.left, y, { ...ASIDE, colour: sheet.ink.soft }) + 1.5
  }
  return y
}

function writeRows(sheet: PdfSheet, sums: readonly PdfSum[], sumsNote: string): void {
  sheet.y += 10
  for (const sum of sums) {
    if (sum.look === 'total') writeTotal(sheet, sum)
    else writeRow(sheet, sum)
  }
  if (!sumsNote) return
  const style = { size: 8, colour: sheet.ink.soft, width: WIDTH, align: 'right' } as const
  sheet.y += write(sheet, sumsNote, LEFT, sheet.y + 2, style) + 6
}

function writeRow(sheet: PdfSheet, { name, value, look }: PdfSum): void {
  const face = look === 'strong' ? 'strong' : 'plain'
  const colour = look === 'strong' ? sheet.ink.text : sheet.ink.soft
  write(sheet, name, LEFT + 12, sheet.y, { size: 9.5, face, colour })
  write(sheet, value, LEFT, sheet.y, { size: 9.5, face, width: WIDTH - 12, align: 'right' })
  sheet.y += ROW
}

function writeTotal(sheet: PdfSheet, { name, value }: PdfSum): void {
  const { doc, radius, ink, look } = sheet
  doc.roundedRect(LEFT, sheet.y, WIDTH, TOTAL, radius.base).fillColor(ink.accent, 1).fill()
  const text = { face: 'bold', colour: look.brand.onBrandInk } as const
  write(sheet, name, LEFT + 12, sheet.y + 10.5, { ...text, size: 10.5, face: 'strong' })
  write(sheet, value, LEFT, sheet.y + 7.5, { ...text, size: 15, width: WIDTH - 12, align: 'right' })
  sheet.y += TOTAL + 8
}
