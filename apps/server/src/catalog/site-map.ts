import type { SiteMap } from '@estampa/contract/catalog'
import { countsOf } from '@estampa/contract/paging'
import type { z } from 'zod'
import { PAGES, type SiteMapAddresses } from './site-map.store.ts'

type Entry = z.output<typeof SiteMap>['items'][number]

/** One page of the site map: first what every shop has, then its families, then its products. */
export function siteMapOf(
  address: string,
  { changed_at, families, total, listed, named }: SiteMapAddresses,
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
  addProducts(items, address, { listed, named })
  return { items, ...countsOf(PAGES + families.length + total, page) }
}

/** Without anything in between: a page of the map is the longest answer of the shop. */
function addProducts(
  items: Entry[],
  address: string,
  { listed, named }: Pick<SiteMapAddresses, 'listed' | 'named'>,
): void {
  const placeOf = new Map(named.ids.map((id, place) => [id, place]))
  const urls = named.urls.split(' ')
  // products that were imported together changed at one moment
  let [latestMs, lastmod] = [Number.NaN, '']
  for (const [at, id] of listed.ids.entries()) {
    const place = placeOf.get(id)
    const changedMs = listed.changedMs[at]
    if (place === undefined || changedMs === undefined) continue
    if (latestMs !== changedMs) [latestMs, lastmod] = [changedMs, timeOf(changedMs)]
    const kind = named.types[place] === 'c' ? 'curva' : 'simple'
    items.push({ loc: `${address}/product-detail/${kind}/${urls[place]}`, lastmod, kind: 'product' })
  }
}

function timeOf(moment: string | number): string {
  return new Date(moment).toISOString()
}
