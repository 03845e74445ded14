/** The papers that lie in the boxes: for whom, how many of each variant with a box to tick, and a code that opens the order. */
import {
  closeSheet,
  numberPages,
  openSheet,
  type PdfSheet,
  rule,
  turnPage,
  write,
} from '../documents/drawing/pdf-sheet.ts'
import type { PackingSlip, PackingSlips } from './dispatch-papers/content.ts'
import { writeTitle } from './work-order/head.ts'
import { writeLine, writeParagraphs } from './work-order/line.ts'
import { workOrderSizes } from './work-order/sizes.ts'

export type PackingSlipsToDraw = { readonly paper: PackingSlips; readonly made: Date }

/** What is packed is told apart by its variants; the picture only says what to look for. */
const sizes = { ...workOrderSizes.A4, picture: 84, number: 34 }
const TITLE = 'Remito de empaque'

/** One slip after the other, each on pages of its own. */
export async function drawPackingSlips({ paper, made }: PackingSlipsToDraw): Promise<Buffer> {
  const { look, slips } = paper
  const info = { title: `${TITLE} · ${look.shop}`, subject: TITLE, made }
  const sheet = openSheet(look, info, { keepsPages: true, paper: sizes.page })
  for (const slip of slips) {
    sheet.repeat = null
    turnPage(sheet)
    writeHead(sheet, slip)
    sheet.repeat = () => writeShortHead(sheet, slip)
    if (slip.comment) writeParagraphs(sheet, { title: 'Indicaciones de entrega', text: slip.comment }, sizes)
    for (const line of slip.lines) writeLine(sheet, line, sizes)
  }
  numberPages(sheet, TITLE)
  return closeSheet(sheet)
}

const nameOf = ({ number, parcel }: PackingSlip) => [`Nº ${number}`, parcel].filter(Boolean).join(' · ')

function writeHead(sheet: PdfSheet, slip: PackingSlip): void {
  const { page } = sheet
  const { small, text } = sizes
  writeTitle(sheet, { title: TITLE, name: nameOf(slip), url: slip.url }, sizes)
  const half = (page.right - page.left) / 2
  const left = writeColumn(sheet, {
    title: 'Entregar a',
    lines: slip.receiver,
    x: page.left,
    width: half - 16,
  })
  let right = 0
  for (const { name, value } of slip.facts) {
    const x = page.left + half
    write(sheet, name, x, sheet.y + right, { size: small, colour: sheet.ink.soft, width: 90 })
    right += write(sheet, value, x + 92, sheet.y + right - 1, { size: text, width: half - 92 }) + 2
  }
  sheet.y += Math.max(left, right) + 8
  rule(sheet, sheet.y)
  sheet.y += 10
}

type Column = { title: string; lines: readonly string[]; x: number; width: number }

function writeColumn(sheet: PdfSheet, { title, lines, x, width }: Column): number {
  let height = write(sheet, title, x, sheet.y, { size: sizes.small, colour: sheet.ink.soft, width })
  for (const [index, line] of lines.entries()) {
    const face = index === 0 ? 'strong' : 'plain'
    height += write(sheet, line, x, sheet.y + height, { size: sizes.text, face, width })
  }
  return height
}

/** At the top of each further page, so that loose sheets find each other. */
function writeShortHead(sheet: PdfSheet, slip: PackingSlip): void {
  const size = sizes.text
  write(sheet, `${nameOf(slip)} · ${slip.receiver[0] ?? ''}`, sheet.page.left, sheet.y, {
    size,
    face: 'strong',
    height: size * 1.3,
  })
  sheet.y += size * 1.3 + 5
  rule(sheet, sheet.y)
  sheet.y += 10
}
