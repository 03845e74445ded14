import type { BrandLook } from '@estampa/domain/shops/brand-look'
import { isLight } from '@estampa/domain/shops/theme'
import { type CatalogLayout, ENTRIES_PER_PAGE } from '../catalog-layout.ts'
import type { CatalogSection, CatalogToDraw } from '../catalog-to-draw.ts'
import type { PdfLogo } from '../pdf-content.ts'
import { OTHERS, sectionName } from './catalog-grid.ts'
import { plateOf } from './letterhead.ts'
import { type PdfSheet, page, rule, wide, write } from './pdf-sheet.ts'

export const COVER_TILES = 6
const GAP = 14
const TILE = (wide - 2 * GAP) / 3
const TILES_TOP = 330

/** The ground of the template's head over the whole page, the shop's name, and a few of its products. */
export function drawCover(sheet: PdfSheet, catalog: CatalogToDraw, tiles: readonly Buffer[]): void {
  const { doc, look } = sheet
  const { ground, on } = coverOf(look.brand)
  const { heading } = look.brand
  const align = heading === 'centered' ? 'center' : 'left'
  doc.addPage()
  doc.rect(0, 0, page.width, page.height).fillColor(ground, 1).fill()
  if (look.logo)
    drawLogo(sheet, look.logo, { x: align === 'center' ? (page.width - 214) / 2 : page.left, ground })
  else write(sheet, look.shop, page.left, 74, { size: 22, face: 'title', colour: on, width: wide, align })
  if (heading === 'ruled') rule(sheet, 160, { colour: on, weight: 2 })
  const size = heading === 'poster' ? 56 : 44
  const title = { size, face: 'title', colour: on, width: wide, gap: -4, height: 2.6 * size, align } as const
  const taken = write(sheet, catalog.title, page.left, 168, title)
  const below = 168 + taken + 8
  const text = { colour: on, width: wide, align } as const
  const height = write(sheet, catalog.subtitle, page.left, below, { ...text, size: 13 })
  write(sheet, catalog.rest, page.left, below + height + 4, { ...text, size: 10.5 })
  for (const [index, tile] of tiles.entries()) drawTile(sheet, tile, index)
  const contact = look.sender.slice(-2).join('  ·  ')
  write(sheet, contact, page.left, page.height - 62, { ...text, size: 9.5 })
}

/** The shop's color, unless its template has a dark head or a dark page. */
function coverOf({ head, theme }: BrandLook): { ground: string; on: string } {
  if (isLight(head.ground)) return { ground: theme.brand, on: theme.onBrand }
  return { ground: head.ground, on: head.ink }
}

/** Addresses of pictures that the cover may show: of each family one, then more; some may not be there. */
export function shownOnCover(sections: readonly CatalogSection[]): string[] {
  const firsts = sections.flatMap(({ cards }) => cards.slice(0, 1))
  const others = sections.flatMap(({ cards }) => cards.slice(1, COVER_TILES))
  const images = [...firsts, ...others].map(({ image }) => image).filter((image) => image !== '')
  return images.slice(0, 2 * COVER_TILES)
}

function drawLogo(
  { doc, radius }: PdfSheet,
  logo: PdfLogo,
  { x, ground }: { x: number; ground: string },
): void {
  const plate = plateOf(logo, ground)
  if (plate) doc.roundedRect(x, 62, 214, 70, radius.base).fillColor(plate, 1).fill()
  doc.image(Buffer.from(logo.bytes), x + 20, 75, { fit: [174, 44], align: 'center', valign: 'center' })
}

function drawTile({ doc, radius }: PdfSheet, tile: Buffer, index: number): void {
  const x = page.left + (index % 3) * (TILE + GAP)
  const y = TILES_TOP + Math.floor(index / 3) * (TILE + GAP)
  doc.roundedRect(x, y, TILE, TILE, radius.base).fillColor('#ffffff', 1).fill()
  doc.save().roundedRect(x, y, TILE, TILE, radius.base).clip()
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
    const right = { size: 9.5, colour: sheet.ink.soft, width: 120, align: 'right' } as const
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
  sheet.y += write(sheet, 'Contenido', page.left, sheet.y, { size: 23, face: 'title' }) + 14
}
