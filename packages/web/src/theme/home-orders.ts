import type { TemplateId } from '@estampa/domain/shops'
import type { HomeSection } from '@estampa/domain/shops/look'

/** The blocks of each template's home page below the banners, for a shop that chose no order of its own. */
export const homeOrders: Record<TemplateId, readonly HomeSection[]> = {
  1: ['categories', 'featured', 'how', 'trending', 'occasions', 'clients', 'contact'],
  2: ['featured', 'categories', 'how', 'trending', 'clients', 'contact'],
  3: ['occasions', 'featured', 'trending', 'categories', 'how', 'clients', 'contact'],
  4: ['categories', 'featured', 'occasions', 'trending', 'how', 'clients', 'contact'],
  5: ['categories', 'featured', 'how', 'trending', 'clients', 'contact'],
  6: ['featured', 'occasions', 'categories', 'trending', 'how', 'clients', 'contact'],
  7: ['clients', 'categories', 'occasions', 'featured', 'how', 'trending', 'contact'],
  8: ['categories', 'how', 'featured', 'trending', 'clients', 'contact'],
  9: ['categories', 'featured', 'occasions', 'trending', 'how', 'clients', 'contact'],
  10: ['featured', 'categories', 'how', 'trending', 'clients', 'contact'],
}
