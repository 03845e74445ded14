import { type CatalogBlock, COLUMNS, layOutCatalog } from './catalog-layout.ts'
import { drawCover, drawIndex } from './drawing/catalog-cover.ts'
import { drawCard, writeSection } from './drawing/catalog-grid.ts'
import { closeSheet, numberPages, openSheet, type Sheet } from './drawing/sheet.ts'
import type { PaperLook } from './paper.ts'

export type CatalogCard = {
  readonly name: string
  readonly code: string
  /** '' where the shop shows none. */
  readonly price: string
  /** '#rrggbb'. */
  readonly colours: readonly string[]
  /** Its page. */
  readonly url: string
  /** JPEG. */
  readonly picture: Uint8Array | null
}
export type CatalogSection = { readonly title: string; readonly cards: readonly CatalogCard[] }
export type CatalogToDraw = {
  readonly look: PaperLook
  readonly title: string
  /** Month and how many products. */
  readonly subtitle: string
  /** What the prices are. '' without prices. */
  readonly priceNote: string
  readonly sections: readonly CatalogSection[]
  readonly made: Date
}

/** The catalogue as PDF: cover, contents and the products by family, each a link to its page. */
export async function drawCatalog(catalog: CatalogToDraw): Promise<Buffer> {
  const { look, title, sections, made, priceNote } = catalog
  const layout = layOutCatalog(sections.map(({ cards }) => cards.length))
  const sheet = openSheet(look, { title: `${title} · ${look.shop}`, subject: title, made })
  drawCover(sheet, catalog)
  if (layout.indexPages > 0) drawIndex(sheet, sections, layout)
  for (const blocks of layout.pages) drawPage(sheet, sections, blocks)
  numberPages(sheet, [title, priceNote].filter(Boolean).join('  ·  '), 1)
  return closeSheet(sheet)
}

function drawPage(sheet: Sheet, sections: readonly CatalogSection[], blocks: readonly CatalogBlock[]): void {
  sheet.doc.addPage()
  for (const block of blocks) {
    const section = sections[block.section]
    if (!section) continue
    if (block.kind === 'title') writeSection(sheet, section, block)
    else {
      const cards = section.cards.slice(block.from, block.from + COLUMNS)
      for (const [column, card] of cards.entries()) drawCard(sheet, card, column, block.y)
    }
  }
}
