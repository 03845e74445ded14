import { themeOf } from '@estampa/domain/shops'
import { type CatalogLayout, ENTRIES_PER_PAGE } from '../catalog-layout.ts'
import type { CatalogSection, CatalogToDraw } from '../catalog-to-draw.ts'
import { OTHERS, sectionName } from './catalog-grid.ts'
import { ink, type PdfSheet, page, rule, wide, write } from './pdf-sheet.ts'

export const COVER_TILES = 6
const GAP = 14
const TILE = (wide - 2 * GAP) / 3
const TILES_TOP = 330

/** The shop's color over the whole page, its name, and a few of its products. */
export function drawCover(sheet: PdfSheet, catalog: CatalogToDraw, tiles: readonly Buffer[]): void {
  const { doc, look } = sheet
  const on = themeOf(look.colour).onPrimary
  doc.addPage()
  doc.rect(0, 0, page.width, page.height).fillColor(look.colour, 1).fill()
  if (look.logo) drawLogo(sheet, look.logo)
  else write(sheet, look.shop, page.left, 74, { size: 20, face: 'strong', colour: on, width: wide })
  const taken = write(sheet, catalog.title, page.left, 168, {
    size: 44,
    face: 'bold',
    colour: on,
    width: wide,
    gap: -4,
    height: 110,
  })
  const below = 168 + taken + 8
  const height = write(sheet, catalog.subtitle, page.left, below, { size: 13, colour: on, width: wide })
  write(sheet, catalog.rest, page.left, below + height + 4, { size: 10.5, colour: on, width: wide })
  for (const [index, tile] of tiles.entries()) drawTile(sheet, tile, index)
  const contact = look.sender.slice(-2).join('  ·  ')
  write(sheet, contact, page.left, page.height - 62, { size: 9.5, colour: on, width: wide })
}

/** Addresses of pictures that the cover may show: of each family one, then more; some may not be there. */
export function shownOnCover(sections: readonly CatalogSection[]): string[] {
  const firsts = sections.flatMap(({ cards }) => cards.slice(0, 1))
  const others = sections.flatMap(({ cards }) => cards.slice(1, COVER_TILES))
  const images = [...firsts, ...others].map(({ image }) => image).filter((image) => image !== '')
  return images.slice(0, 2 * COVER_TILES)
}

function drawLogo({ doc }: PdfSheet, logo: Uint8Array): void {
  doc.roundedRect(page.left, 62, 214, 70, 10).fillColor('#ffffff', 1).fill()
  doc.image(Buffer.from(logo), page.left + 20, 75, { fit: [174, 44], align: 'center', valign: 'center' })
}

function drawTile({ doc }: PdfSheet, tile: Buffer, index: number): void {
  const x = page.left + (index % 3) * (TILE + GAP)
  const y = TILES_TOP + Math.floor(index / 3) * (TILE + GAP)
  doc.roundedRect(x, y, TILE, TILE, 10).fillColor('#ffffff', 1).fill()
  doc.save().roundedRect(x, y, TILE, TILE, 10).clip()
  const cover = [TILE, TILE] as [number, number]
  doc.image(tile, x, y, { cover, align: 'center', valign: 'center' })
  doc.restore()
}

/** The families with their pages; each line leads there. */
export function drawIndex(
  sheet: PdfSheet,
  sections: readonly CatalogSection[],
  { firstPages }: CatalogLayout,
  paging: () => void,
): void {
  for (const [index, { title, cards }] of sections.entries()) {
    if (index % ENTRIES_PER_PAGE === 0) {
      if (index > 0) paging()
      beginIndex(sheet)
    }
    const [y, name] = [sheet.y, sectionName(index)]
    const count = cards.length === 1 ? '1 producto' : `${cards.length} productos`
    write(sheet, title || OTHERS, page.left, y, { size: 10.5, face: 'strong', width: 330, height: 13 })
    const right = { size: 9.5, colour: ink.soft, width: 120, align: 'right' } as const
    write(sheet, count, page.right - 160, y + 0.6, right)
    write(sheet, String(firstPages[index] ?? ''), page.right - 40, y, {
      size: 10.5,
      face: 'strong',
      width: 40,
      align: 'right',
    })
    sheet.doc.goTo(page.left, y - 3, wide, 19, name)
    sheet.y += 15.5
    rule(sheet, sheet.y)
    sheet.y += 6
  }
  paging()
}

function beginIndex(sheet: PdfSheet): void {
  sheet.doc.addPage()
  sheet.y = page.top
  sheet.y += write(sheet, 'Contenido', page.left, sheet.y, { size: 23, face: 'bold' }) + 14
}
