import type { PdfBranding, PdfContent } from '../pdf-content.ts'
import { ink, type PdfSheet, page, rule, wide, widthOf, write } from './pdf-sheet.ts'

const BAND = 7
const LOGO = { width: 170, height: 46 }
const SENDER = 280
const NAME = { size: 21, face: 'bold' } as const

/** The first page's head: the shop's band of color, its logo or its name, and who it is. */
export function writeLetterhead(sheet: PdfSheet): void {
  const { doc, look } = sheet
  doc.rect(0, 0, page.width, BAND).fillColor(look.colour, 1).fill()
  const top = 34
  const left = look.logo ? drawLogo(sheet, look.logo, top) : writeName(sheet, look, top)
  const style = { size: 8, colour: ink.soft, width: SENDER, align: 'right' } as const
  let y = top + 2
  for (const line of look.sender) y += write(sheet, line, page.right - SENDER, y, style)
  sheet.y = Math.max(top + left, y) + 16
}

function drawLogo({ doc }: PdfSheet, logo: Uint8Array, y: number): number {
  const { left: x } = page
  doc.image(Buffer.from(logo), x, y, { fit: [LOGO.width, LOGO.height], valign: 'center' })
  return LOGO.height
}

function writeName(sheet: PdfSheet, { shop, accent }: PdfBranding, y: number): number {
  return write(sheet, shop, page.left, y, { ...NAME, colour: accent, width: wide - SENDER - 24, gap: 0 })
}

/** Writes the document's title, its dates, and its parties. */
export function writeHead(sheet: PdfSheet, { title, badge, facts, parties, look }: PdfContent): void {
  const style = { size: 23, face: 'bold', gap: 0 } as const
  const taken = write(sheet, title, page.left, sheet.y, { ...style, width: wide - 110 })
  if (badge) writeBadge(sheet, badge, sheet.y + 5, look)
  sheet.y += taken + 12
  sheet.y +=
    writeColumns(
      sheet,
      facts.map(({ name, value }) => ({ title: name, lines: [value] })),
    ) + 12
  if (parties.length === 0) return
  rule(sheet, sheet.y)
  sheet.y += 12
  sheet.y += writeColumns(sheet, parties, { least: 2 }) + 16
}

/** On the right end of the title's line. */
function writeBadge(sheet: PdfSheet, text: string, y: number, { accent }: PdfBranding): void {
  const style = { size: 9, face: 'strong', colour: accent } as const
  const width = widthOf(sheet, text, style) + 20
  sheet.doc
    .roundedRect(page.right - width, y, width, 19, 9.5)
    .lineWidth(0.9)
    .strokeColor(accent, 1)
    .stroke()
  write(sheet, text, page.right - width, y + 4.4, { ...style, width, align: 'center' })
}

type LetterheadColumn = { readonly title: string; readonly lines: readonly string[] }

/** Side by side, as wide as each other; gives the height of the tallest. */
export function writeColumns(
  sheet: PdfSheet,
  columns: readonly LetterheadColumn[],
  { least = 3 } = {},
): number {
  const gap = 20
  const count = Math.max(columns.length, Math.min(least, 4))
  const width = (wide - gap * (count - 1)) / count
  const heights = columns.map(({ title, lines }, index) => {
    const x = page.left + index * (width + gap)
    let y = sheet.y + write(sheet, title, x, sheet.y, { size: 8, colour: ink.soft, width }) + 1.5
    for (const [row, line] of lines.entries()) {
      const face = row === 0 ? 'strong' : 'plain'
      y += write(sheet, line, x, y, { size: 9.5, face, width })
    }
    return y - sheet.y
  })
  return Math.max(0, ...heights)
}
