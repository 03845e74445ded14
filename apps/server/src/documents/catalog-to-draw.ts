import type { TileSize } from '../files/picture-tiles.ts'
import type { PdfBranding } from './pdf-content.ts'

export type CatalogCard = {
  readonly name: string
  readonly code: string
  /** '' where the shop shows none. */
  readonly price: string
  /** The same before taxes where the country wants both; ''. */
  readonly net: string
  /** '#rrggbb'. */
  readonly colours: readonly string[]
  /** Its page. */
  readonly url: string
  /** Address of its picture; '' where it has none. */
  readonly image: string
}
export type CatalogSection = { readonly title: string; readonly cards: readonly CatalogCard[] }
export type CatalogToDraw = {
  readonly look: PdfBranding
  readonly title: string
  /** Month and how many products. */
  readonly subtitle: string
  /** A sentence on the products that are left out, and where they are; '' where all are in it. */
  readonly rest: string
  /** A sentence on the prices; '' without prices. */
  readonly priceNote: string
  readonly tiles: TileSize
  readonly sections: readonly CatalogSection[]
  readonly made: Date
}
