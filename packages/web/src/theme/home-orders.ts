import type { TemplateId } from '@estampa/domain/shops'
import type { HomeSection } from '@estampa/domain/shops/look'

/** The blocks of each template's home page below the banners, for a shop that chose no order of its own. */
export const homeOrders: Record<TemplateId, readonly HomeSection[]> = {
  1: ['categories', 'featured', 'how', 'trending', 'occasions', 'contact'],
  2: ['featured', 'categories', 'how', 'trending', 'contact'],
  3: ['occasions', 'featured', 'trending', 'categories', 'how', 'contact'],
  4: ['categories', 'featured', 'occasions', 'trending', 'how', 'contact'],
  5: ['categories', 'featured', 'how', 'trending', 'contact'],
  6: ['featured', 'occasions', 'categories', 'trending', 'how', 'contact'],
  7: ['categories', 'occasions', 'featured', 'how', 'trending', 'contact'],
  8: ['categories', 'how', 'featured', 'trending', 'contact'],
  9: ['categories', 'featured', 'occasions', 'trending', 'how', 'contact'],
  10: ['featured', 'categories', 'how', 'trending', 'contact'],
}
