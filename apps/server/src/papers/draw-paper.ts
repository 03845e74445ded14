import { writeHead, writeLetterhead } from './drawing/letterhead.ts'
import { writeLink, writeNotice, writeParts } from './drawing/parts.ts'
import { closeSheet, numberPages, openSheet, turnPage } from './drawing/sheet.ts'
import { sumsHeight, writeSums } from './drawing/sums.ts'
import { writeTable } from './drawing/table.ts'
import type { Paper } from './paper.ts'

export type PaperToDraw = { readonly paper: Paper; readonly made: Date }

/** The paper as PDF: A4, its letters embedded and selectable. */
export async function drawPaper({ paper, made }: PaperToDraw): Promise<Buffer> {
  const { title, look, parts, link, notice } = paper
  const sheet = openSheet(look, { title: `${title} · ${look.shop}`, subject: title, made })
  turnPage(sheet)
  writeLetterhead(sheet)
  writeHead(sheet, paper)
  writeTable(sheet, paper, sumsHeight(sheet, paper))
  writeSums(sheet, paper)
  writeParts(sheet, parts)
  writeLink(sheet, link)
  writeNotice(sheet, notice)
  numberPages(sheet, title)
  return closeSheet(sheet)
}
