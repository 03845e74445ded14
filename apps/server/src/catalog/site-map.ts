import type { SiteMap } from '@estampa/contract/catalog'
import { countsOf } from '@estampa/contract/paging'
import type { z } from 'zod'
import { PAGES, type SiteMapAddresses, type SiteMapProduct } from './site-map.store.ts'

type Entry = z.output<typeof SiteMap>['items'][number]

/** One page of the site map: first what every shop has, then its families, then its products. */
export function siteMapOf(
  address: string,
  { changed_at, families, total, products }: SiteMapAddresses,
  page: { offset: number; limit: number },
): z.output<typeof SiteMap> {
  const changed = timeOf(changed_at)
  const first: Entry[] = [
    { loc: address, lastmod: changed, kind: 'page' },
    { loc: `${address}/products-list/all`, lastmod: changed, kind: 'page' },
    // texts of the configuration, which has no time of its own
    { loc: `${address}/about`, lastmod: null, kind: 'page' },
    { loc: `${address}/policy`, lastmod: null, kind: 'page' },
    ...families.map(({ url, changed_at: at }): Entry => {
      return {
        loc: `${address}/products-list/${encodeURIComponent(url)}`,
        lastmod: timeOf(at),
        kind: 'category',
      }
    }),
  ]
  const { offset, limit } = page
  const items = first.slice(offset, offset + limit)
  // products that were imported together changed at one moment
  let latest = { changedMs: Number.NaN, lastmod: '' }
  for (const product of products) {
    const { changedMs } = product
    if (latest.changedMs !== changedMs) latest = { changedMs, lastmod: timeOf(changedMs) }
    items.push(productEntry(address, product, latest.lastmod))
  }
  return { items, ...countsOf(PAGES + families.length + total, page) }
}

function productEntry(address: string, { url, type }: SiteMapProduct, lastmod: string): Entry {
  const kind = type === 'ProductoCurva' ? 'curva' : 'simple'
  return {
    loc: `${address}/product-detail/${kind}/${encodeURIComponent(url)}`,
    lastmod,
    kind: 'product',
  }
}

function timeOf(moment: string | number): string {
  return new Date(moment).toISOString()
}
