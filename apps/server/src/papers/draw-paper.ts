import { writeHead, writeLetterhead } from './drawing/letterhead.ts'
import { writeEnd } from './drawing/parts.ts'
import { closeSheet, numberPages, openSheet, turnPage } from './drawing/sheet.ts'
import { sumsHeight, writeSums } from './drawing/sums.ts'
import { writeTable } from './drawing/table.ts'
import type { Paper } from './paper.ts'

export type PaperToDraw = { readonly paper: Paper; readonly made: Date }

/** The paper as PDF: A4, its letters embedded and selectable. */
export async function drawPaper({ paper, made }: PaperToDraw): Promise<Buffer> {
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
  writeEnd(sheet, paper)
  numberPages(sheet, title)
  return closeSheet(sheet)
}
