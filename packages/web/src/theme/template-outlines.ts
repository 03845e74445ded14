/**
 * What is known of a template wherever a shop is shown or set up: the surface that a shop's color is fitted to, and the
 * order of its home page. How each part is drawn stands in the storefront's `theme/templates.ts`.
 */
import type { TemplateId } from '@estampa/domain/shops'
import type { HomeSection } from '@estampa/domain/shops/look'
import type { PageSurfaceName } from './surfaces.ts'

export type TemplateOutline = {
  readonly surface: PageSurfaceName
  /** The blocks below the banners, for a shop that chose no order of its own. */
  readonly home: readonly HomeSection[]
}

export const templateOutlines: Record<TemplateId, TemplateOutline> = {
  1: {
    surface: 'white',
    home: ['categories', 'featured', 'how', 'trending', 'occasions', 'contact'],
  },
  2: { surface: 'linen', home: ['featured', 'categories', 'how', 'trending', 'contact'] },
  3: { surface: 'steel', home: ['occasions', 'featured', 'trending', 'categories', 'how', 'contact'] },
  4: { surface: 'steel', home: ['categories', 'featured', 'occasions', 'trending', 'how', 'contact'] },
  5: { surface: 'sheet', home: ['categories', 'featured', 'how', 'trending', 'contact'] },
  6: {
    surface: 'white',
    home: ['featured', 'occasions', 'categories', 'trending', 'how', 'contact'],
  },
  7: { surface: 'cool', home: ['categories', 'occasions', 'featured', 'how', 'trending', 'contact'] },
  8: { surface: 'kraft', home: ['categories', 'how', 'featured', 'trending', 'contact'] },
  9: {
    surface: 'pop',
    home: ['categories', 'featured', 'occasions', 'trending', 'how', 'contact'],
  },
  10: { surface: 'night', home: ['featured', 'categories', 'how', 'trending', 'contact'] },
}
