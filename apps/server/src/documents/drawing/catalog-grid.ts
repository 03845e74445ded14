import { COLUMNS } from '../catalog-layout.ts'
import type { CatalogCard, CatalogSection } from '../catalog-to-draw.ts'
import { type PdfSheet, page, rule, wide, write } from './pdf-sheet.ts'
import { printable } from './printable.ts'

const GAP = 16
const WIDTH = (wide - GAP * (COLUMNS - 1)) / COLUMNS
const PICTURE = 106
const MAX_DOTS = 8
/** Products without a family. */
export const OTHERS = 'Otros productos'

/** The name by which an index leads to a section. */
export function sectionName(index: number): string {
  return `familia-${index + 1}`
}

export function writeSection(
  sheet: PdfSheet,
  { title }: CatalogSection,
  { y, section }: { y: number; section: number },
): void {
  sheet.doc.addNamedDestination(sectionName(section), 'XYZ', 0, y - 20, null)
  sheet.doc.outline.addItem(printable(title || OTHERS))
  const { heading } = sheet.look.brand
  const align = heading === 'centered' ? 'center' : 'left'
  const style = {
    size: heading === 'poster' ? 22 : 17,
    face: 'title',
    height: 26,
    align,
    width: wide,
  } as const
  if (heading === 'ruled') rule(sheet, y - 2, { colour: sheet.ink.text, weight: 1.6 })
  write(sheet, title || OTHERS, page.left, heading === 'ruled' ? y + 6 : y, {
    ...style,
    colour: sheet.ink.accent,
  })
  if (heading === 'plain') rule(sheet, y + 28, { colour: sheet.ink.accent, weight: 1.1 })
}

type Tiled = { readonly card: CatalogCard; readonly picture: Buffer | null }

export function drawCard(
  sheet: PdfSheet,
  { card, picture }: Tiled,
  { column, top }: { column: number; top: number },
): void {
  const { doc } = sheet
  const x = page.left + column * (WIDTH + GAP)
  drawPicture(sheet, picture, x, top)
  let y = top + PICTURE + 6
  y += write(sheet, card.name, x, y, { size: 9, face: 'strong', width: WIDTH, gap: 0.4, height: 23 }) + 1.5
  write(sheet, card.code, x, y, { size: 7.5, colour: sheet.ink.soft, width: WIDTH - 60, height: 10 })
  drawDots(sheet, card.colours, x + WIDTH, y + 4.6)
  y += 11.5
  if (card.price)
    y += write(sheet, card.price, x, y, {
      size: 10,
      face: 'bold',
      colour: sheet.ink.accent,
      width: WIDTH,
      gap: 0,
    })
  if (card.net) write(sheet, card.net, x, y, { size: 6.5, colour: sheet.ink.soft, width: WIDTH, height: 9 })
  doc.link(x, top, WIDTH, PICTURE + 54, card.url)
}

function drawPicture({ doc, ink, radius }: PdfSheet, picture: Buffer | null, x: number, y: number): void {
  doc.roundedRect(x, y, WIDTH, PICTURE, radius.base)
  if (picture) {
    doc.save().clip()
    const fit = [WIDTH, PICTURE] as [number, number]
    doc.image(picture, x, y, { fit, align: 'center', valign: 'center' })
    doc.restore()
    doc.roundedRect(x, y, WIDTH, PICTURE, radius.base).lineWidth(0.5).strokeColor(ink.line, 1).stroke()
  } else doc.fillColor(ink.ground, 1).fill()
}

/** The colors in which it comes, from the right. */
function drawDots({ doc, ink }: PdfSheet, colours: readonly string[], right: number, y: number): void {
  for (const [index, colour] of colours.slice(0, MAX_DOTS).reverse().entries()) {
    doc.circle(right - 3.2 - index * 8, y, 3).lineWidth(0.4)
    doc.fillAndStroke(colour, ink.line)
  }
}
