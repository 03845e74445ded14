import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type SiteMapFamily = { url: string; changed_at: string }
export type SiteMapAddresses = {
  /** When anything of the shop's pages changed last. */
  changed_at: string
  families: readonly SiteMapFamily[]
  /** Published products of the shop. */
  total: number
  /** The products of the page, in the order of their arrival. */
  listed: { readonly ids: readonly number[]; readonly changedMs: readonly number[] }
  /** The same products in any order. */
  named: NamedProducts
}

/**
 * A thousand products, column by column, which is put together and read in half the time of rows. Addresses are words of
 * letters, digits and dashes, between spaces. Arrays become JSON in half the time of `json_agg`, and `date_part` gives
 * floats, in which 13 digits of milliseconds are exact.
 */
export type NamedProducts = {
  readonly ids: readonly number[]
  readonly urls: string
  /** A letter for each: `c` is one of sizes, `s` a simple one. */
  readonly types: string
}

/**
 * The addresses of a page of the site map. Its first page begins with `PAGES` and the families. The bitmaps of
 * published say in which 64 slots a later page begins, so that it is read as quickly as the first. Products and their
 * names are not joined by PostgreSQL, which does not know how many there will be and would look each up by itself.
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
      select chunk, bits, sum(bit_count(bits)) over (order by chunk) - bit_count(bits) as before
      from generic_postings where facet = 'all' and value = ''
    ), start as materialized (
      select coalesce(max(chunk * 8192 + n * 64), 0) as slot,
        coalesce(max(before + bit_count(substring(bits from 1 for n * 64))), 0)::int as before
      from (
        select * from chunks where before <= (select skipped from page) order by chunk desc limit 1
      ) last cross join generate_series(0, 127) n
      where before + bit_count(substring(bits from 1 for n * 64)) <= (select skipped from page)
    ), listed as materialized (
      select slot, generic_id, changed_at from generic_listings
      where published and slot >= (select slot from start) order by slot
      limit (select wanted from page) offset (select skipped - before from page, start)
    ), named as materialized (
      select id, url, type from generics where id = any(array(select generic_id from listed))
    )
    select (select changed_at from shops where id = current_shop()) as changed_at,
      (select coalesce(json_agg(json_build_object('url', url, 'changed_at', changed_at)
        order by position, title), '[]') from shown) as families,
      coalesce((select docs from generic_facets where facet = 'all' and value = ''), 0) as total,
      (select json_build_object('ids', coalesce(array_agg(generic_id), '{}'), 'changedMs',
          coalesce(array_agg(floor(date_part('epoch', changed_at) * 1000)::bigint), '{}'))
        from listed) as listed,
      (select json_build_object('ids', coalesce(array_agg(id), '{}'), 'urls', coalesce(string_agg(url, ' '), ''),
          'types', coalesce(string_agg(case type when 'ProductoCurva' then 'c' else 's' end, ''), ''))
        from named) as named`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('the site map gave no row')
  return found
}

/** Pages that every shop has: home, the whole list, about and the policy. */
export const PAGES = 4
