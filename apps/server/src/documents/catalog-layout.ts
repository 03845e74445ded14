/** Where the products of a catalog stand: a grid that begins anew with each family, over as many pages as it takes. */
import { page } from './drawing/pdf-sheet.ts'

export const COLUMNS = 3
export const TITLE = 46
export const ROW = 172
export const ENTRIES_PER_PAGE = 30

export type CatalogBlock =
  | { readonly kind: 'title'; readonly y: number; readonly section: number }
  /** `from` is the first product of the row within its section. */
  | { readonly kind: 'row'; readonly y: number; readonly section: number; readonly from: number }
export type CatalogLayout = {
  readonly indexPages: number
  readonly pages: readonly (readonly CatalogBlock[])[]
  /** Page of each section's title, counted from the cover, which is 1. */
  readonly firstPages: readonly number[]
}

/** `counts`: products of each section. No title stands alone at the foot of a page. */
export function layOutCatalog(counts: readonly number[]): CatalogLayout {
  const indexPages = counts.length > 1 ? Math.ceil(counts.length / ENTRIES_PER_PAGE) : 0
  const pages: CatalogBlock[][] = [[]]
  const firstPages: number[] = []
  let y: number = page.top
  const turn = () => {
    pages.push([])
    y = page.top
  }
  for (const [section, count] of counts.entries()) {
    if (y > page.top && y + TITLE + ROW > page.bottom) turn()
    pages.at(-1)?.push({ kind: 'title', y, section })
    firstPages.push(1 + indexPages + pages.length)
    y += TITLE
    for (let from = 0; from < count; from += COLUMNS) {
      if (y + ROW > page.bottom + 1) turn()
      pages.at(-1)?.push({ kind: 'row', y, section, from })
      y += ROW
    }
  }
  return { indexPages, pages: pages.filter((blocks) => blocks.length > 0), firstPages }
}
