import { z } from 'zod'
import { checkPaging, counts, pagingOf } from '../paging.ts'

/** A sitemap file may name 50,000 addresses; a tenth of that is a megabyte and is made quickly. */
export const MAX_SITE_MAP_ENTRIES = 5_000

export const SiteMapInput = z.object(pagingOf(MAX_SITE_MAP_ENTRIES)).superRefine(checkPaging)

export const SiteMapEntry = z.object({
  /** Whole address of the page, on the shop's own host where it has one. */
  loc: z.string(),
  /** When what the page shows changed last; null: not known. */
  lastmod: z.string().nullable(),
  kind: z.enum(['page', 'category', 'product']),
})

export const SiteMap = z.object({ items: z.array(SiteMapEntry), ...counts })
