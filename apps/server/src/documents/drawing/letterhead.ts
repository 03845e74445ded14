import { darkBand } from '@estampa/domain/shops/theme'
import { isSeenOn } from '../../shops/logo-colors.ts'
import type { PdfBranding, PdfContent, PdfLogo } from '../pdf-content.ts'
import { heightOf, type PdfSheet, page, rule, wide, widthOf, write } from './pdf-sheet.ts'

const BAND = 7
const TOP = 30
const LOGO = { width: 170, height: 46, pad: 8 }
const SENDER = 280
const NAME = { size: 22, face: 'title', gap: 0 } as const

/** The first page's head on the ground of the template's: the shop's logo or its name, and who it is. */
export function writeLetterhead(sheet: PdfSheet): void {
  const { doc, look } = sheet
  const { ground, ink } = headOf(look)
  const sender = { size: 8, colour: ink, width: SENDER, align: 'right' } as const
  const name = { ...NAME, colour: ink, width: wide - SENDER - 24 }
  const senderHeight = look.sender.reduce((sum, line) => sum + heightOf(sheet, line, sender), 2)
  const left = look.logo ? LOGO.height : heightOf(sheet, look.shop, name)
  const height = TOP + Math.max(left, senderHeight) + 20
  doc.rect(0, 0, page.width, height).fillColor(ground, 1).fill()
  doc.rect(0, 0, page.width, BAND).fillColor(look.brand.theme.brand, 1).fill()
  if (look.logo) drawLogo(sheet, look.logo, ground)
  else write(sheet, look.shop, page.left, TOP, name)
  let y = TOP + 2
  for (const line of look.sender) y += write(sheet, line, page.right - SENDER, y, sender)
  sheet.y = height + 22
}

/** A head as light as the page is set off from it by the template's wash. */
function headOf({ brand: { head, surface } }: PdfBranding): { ground: string; ink: string } {
  return head.ground === surface.paper ? { ground: surface.wash, ink: surface.ink } : head
}

function drawLogo({ doc, radius }: PdfSheet, logo: PdfLogo, ground: string): void {
  const plate = plateOf(logo, ground)
  const { width, height, pad } = LOGO
  const x = page.left + (plate ? pad : 0)
  const scale = Math.min(width / logo.width, height / logo.height)
  const [w, h] = [logo.width * scale, logo.height * scale]
  const y = TOP + (height - h) / 2
  if (plate) {
    doc
      .roundedRect(x - pad, y - pad, w + 2 * pad, h + 2 * pad, radius.small)
      .fillColor(plate, 1)
      .fill()
  }
  doc.image(Buffer.from(logo.bytes), x, y, { width: w, height: h })
}

/** What a logo needs behind it where it would not be seen whole: white, or a dark that one for dark grounds is seen on. */
export function plateOf(logo: PdfLogo, ground: string): string | null {
  if (isSeenOn(logo.colors, ground)) return null
  return isSeenOn(logo.colors, '#ffffff') ? '#ffffff' : darkBand
}

/** Writes the document's title, its dates, and its parties. */
export function writeHead(sheet: PdfSheet, { title, badge, facts, parties, look }: PdfContent): void {
  const style = { size: look.brand.heading === 'poster' ? 28 : 23, face: 'title', gap: 0 } as const
  const taken = write(sheet, title, page.left, sheet.y, { ...style, width: wide - 110 })
  if (badge) writeBadge(sheet, badge, sheet.y + 5)
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
function writeBadge(sheet: PdfSheet, text: string, y: number): void {
  const { accent } = sheet.ink
  const style = { size: 9, face: 'strong', colour: accent } as const
  const width = widthOf(sheet, text, style) + 20
  sheet.doc
    .roundedRect(page.right - width, y, width, 19, Math.min(sheet.radius.base * 3, 9.5))
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
    let y = sheet.y + write(sheet, title, x, sheet.y, { size: 8, colour: sheet.ink.soft, width }) + 1.5
    for (const [row, line] of lines.entries()) {
      const face = row === 0 ? 'strong' : 'plain'
      y += write(sheet, line, x, y, { size: 9.5, face, width })
    }
    return y - sheet.y
  })
  return Math.max(0, ...heights)
}
