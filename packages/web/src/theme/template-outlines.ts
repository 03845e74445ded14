/**
 * What is known of a template wherever a shop is shown or set up: its name, the surface that a shop's color is fitted
 * to, and the order of its home page. How each part is drawn stands in the storefront's `theme/templates.ts`.
 */
import type { TemplateId } from '@estampa/domain/shops'
import type { HomeSection } from '@estampa/domain/shops/look'
import type { PageSurfaceName } from './surfaces.ts'

export type TemplateOutline = {
  readonly name: string
  readonly surface: PageSurfaceName
  /** The blocks below the banners, for a shop that chose no order of its own. */
  readonly home: readonly HomeSection[]
}

export const templateOutlines: Record<TemplateId, TemplateOutline> = {
  1: {
    name: 'Clásica',
    surface: 'white',
    home: ['categories', 'featured', 'how', 'trending', 'occasions', 'contact'],
  },
  2: { name: 'Boutique', surface: 'linen', home: ['featured', 'categories', 'trending', 'how', 'contact'] },
  3: { name: 'Mayorista', surface: 'steel', home: ['featured', 'categories', 'trending', 'how', 'contact'] },
  4: { name: 'Industrial', surface: 'steel', home: ['categories', 'featured', 'trending', 'how', 'contact'] },
  5: { name: 'Catálogo', surface: 'sheet', home: ['categories', 'featured', 'trending', 'how', 'contact'] },
  6: {
    name: 'Textil',
    surface: 'white',
    home: ['featured', 'categories', 'trending', 'how', 'occasions', 'contact'],
  },
  7: { name: 'Corporativa', surface: 'cool', home: ['categories', 'how', 'featured', 'trending', 'contact'] },
  8: { name: 'Eco', surface: 'kraft', home: ['categories', 'featured', 'how', 'trending', 'contact'] },
  9: {
    name: 'Joven',
    surface: 'pop',
    home: ['featured', 'categories', 'trending', 'occasions', 'how', 'contact'],
  },
  10: { name: 'Premium', surface: 'night', home: ['featured', 'categories', 'trending', 'how', 'contact'] },
}
