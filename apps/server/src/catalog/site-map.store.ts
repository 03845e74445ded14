import type { ProductType } from '@estampa/domain/catalog'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type SiteMapProduct = { url: string; type: ProductType; changed_at: string }
export type SiteMapFamily = { url: string; changed_at: string }
export type SiteMapAddresses = {
  /** When anything of the shop's pages changed last. */
  changed_at: string
  families: readonly SiteMapFamily[]
  /** Published products of the shop. */
  total: number
  /** The products of the page, in the order of their arrival. */
  products: readonly SiteMapProduct[]
}

/**
 * The addresses of a page of the site map. Its first page begins with `PAGES` and the families. The bitmaps of
 * published say in which 8192 slots a later page begins, so that it is read as quickly as the first.
 */
export async function listSiteMapAddresses(
  tx: Tx,
  page: { offset: number; limit: number },
): Promise<SiteMapAddresses> {
  const { rows } = await sql<SiteMapAddresses>`
    with shown as materialized (
      select f.url, f.changed_at, f.position, f.title from families f
      join generic_facets v on v.facet = 'family' and v.value = f.id::text where v.docs > 0
    ), page as materialized (
      select greatest(0, ${page.offset}::int - before.rows) as skipped,
        greatest(0, ${page.limit}::int - greatest(0, before.rows - ${page.offset}::int)) as wanted
      from (select ${PAGES}::int + count(*)::int as rows from shown) before
    ), chunks as materialized (
      select chunk, sum(bit_count(bits)) over (order by chunk) - bit_count(bits) as before
      from generic_postings where facet = 'all' and value = ''
    ), start as materialized (
      select coalesce(max(chunk), 0) * 8192 as slot, coalesce(max(before), 0)::int as before
      from chunks where before <= (select skipped from page)
    )
    select (select changed_at from shops where id = current_shop()) as changed_at,
      (select coalesce(json_agg(json_build_object('url', url, 'changed_at', changed_at)
        order by position, title), '[]') from shown) as families,
      coalesce((select docs from generic_facets where facet = 'all' and value = ''), 0) as total,
      (select coalesce(json_agg(json_build_object('url', g.url, 'type', g.type, 'changed_at', l.changed_at)
          order by l.slot), '[]')
        from (select slot, generic_id, changed_at from generic_listings
          where published and slot >= (select slot from start) order by slot
          limit (select wanted from page) offset (select skipped - before from page, start)) l
        cross join lateral (select url, type from generics where id = l.generic_id offset 0) g) as products`.execute(
    tx,
  )
  const [found] = rows
  if (!found) throw new Error('the site map gave no row')
  return found
}

/** Pages that every shop has: home, the whole list, about and the policy. */
export const PAGES = 4
