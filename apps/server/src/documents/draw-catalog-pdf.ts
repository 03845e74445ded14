import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type CatalogBlock, type CatalogLayout, COLUMNS, layOutCatalog } from './catalog-layout.ts'
import type { CatalogSection, CatalogToDraw } from './catalog-to-draw.ts'
import { COVER_TILES, drawCover, drawIndex, shownOnCover } from './drawing/catalog-cover.ts'
import { drawCard, writeSection } from './drawing/catalog-grid.ts'
import { numberPage, openSheet, type PdfSheet } from './drawing/pdf-sheet.ts'
import { prefetch } from './prefetch.ts'

/** The surroundings of a drawing: the source of its pictures, the file of the PDF, and a listener to its progress. */
export type CatalogDrawContext = {
  /** JPEG. */
  readonly tileOf: (image: string) => Promise<Buffer | null>
  readonly out: Writable
  /** `done` cards of all. */
  readonly tell: (done: number) => void
}

/** Pictures that are on their way while others are drawn. */
const AHEAD = 4
const MAX_BYTES_WAITING = 2_000_000

/**
 * The catalog as PDF: cover, contents and the products by family, each a link to its page. It leaves page by
 * page, so that a large one takes no more memory than a small one.
 */
export async function drawCatalogPdf(catalog: CatalogToDraw, context: CatalogDrawContext): Promise<void> {
  const { look, title, sections, made } = catalog
  const layout = layOutCatalog(sections.map(({ cards }) => cards.length))
  const sheet = openSheet(look, { title: `${title} · ${look.shop}`, subject: title, made })
  const written = finished(sheet.doc.pipe(context.out))
  drawCover(sheet, catalog, await tilesOfCover(catalog, context))
  const paging = pagingOf(sheet, catalog, layout)
  if (layout.indexPages > 0) drawIndex(sheet, sections, layout, paging)
  const tiles = prefetch(
    sections.flatMap(({ cards }) => cards.map(({ image }) => image)),
    context.tileOf,
    AHEAD,
  )
  let done = 0
  for (const blocks of layout.pages) {
    sheet.doc.addPage()
    for (const block of blocks) done += await drawBlock(sheet, sections, block, tiles)
    paging()
    context.tell(done)
    await roomOnTheWay(sheet)
  }
  sheet.doc.end()
  await written
}

async function tilesOfCover(catalog: CatalogToDraw, { tileOf }: CatalogDrawContext): Promise<Buffer[]> {
  const tiles: Buffer[] = []
  for (const image of shownOnCover(catalog.sections)) {
    const tile = tiles.length < COVER_TILES ? await tileOf(image) : null
    if (tile) tiles.push(tile)
  }
  return tiles
}

/** Writes the foot of each further page; the cover is the first one and has none. */
function pagingOf(sheet: PdfSheet, { title, priceNote }: CatalogToDraw, layout: CatalogLayout): () => void {
  const of = 1 + layout.indexPages + layout.pages.length
  const foot = [title, priceNote].filter(Boolean).join('  ·  ')
  let number = 1
  return () => {
    number += 1
    numberPage(sheet, foot, { number, of })
  }
}

/** Gives how many cards there were. */
async function drawBlock(
  sheet: PdfSheet,
  sections: readonly CatalogSection[],
  block: CatalogBlock,
  tiles: () => Promise<Buffer | null | undefined>,
): Promise<number> {
  const section = sections[block.section]
  if (!section) return 0
  if (block.kind === 'title') {
    writeSection(sheet, section, block)
    return 0
  }
  const cards = section.cards.slice(block.from, block.from + COLUMNS)
  for (const [column, card] of cards.entries()) {
    drawCard(sheet, { card, picture: (await tiles()) ?? null }, { column, top: block.y })
  }
  return cards.length
}

/** Lets what is drawn go where it is written before more is added. */
async function roomOnTheWay({ doc }: PdfSheet): Promise<void> {
  do await delay(0)
  while (doc.readableLength > MAX_BYTES_WAITING)
}
