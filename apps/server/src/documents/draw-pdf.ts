import { writeClosing } from './drawing/closing.ts'
import { writeHead, writeLetterhead } from './drawing/letterhead.ts'
import { closeSheet, numberPages, openSheet, turnPage } from './drawing/pdf-sheet.ts'
import { sumsHeight, writeSums } from './drawing/sums.ts'
import { writeTable } from './drawing/table.ts'
import type { PdfContent } from './pdf-content.ts'

export type PdfToDraw = { readonly paper: PdfContent; readonly made: Date }

/** The document as PDF: A4, its letters embedded and selectable. */
export async function drawPdf({ paper, made }: PdfToDraw): Promise<Buffer> {
  const { title, look } = paper
  const sheet = openSheet(
    look,
    { title: `${title} · ${look.shop}`, subject: title, made },
    { keepsPages: true },
  )
  turnPage(sheet)
  writeLetterhead(sheet)
  writeHead(sheet, paper)
  writeTable(sheet, paper, sumsHeight(sheet, paper))
  writeSums(sheet, paper)
  writeClosing(sheet, paper)
  numberPages(sheet, title)
  return closeSheet(sheet)
}
