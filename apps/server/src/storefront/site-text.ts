import { escapeXml } from '@estampa/domain/markup'

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** First segments of a shop's pages that belong to a person. */
const privatePages = [
  'auth',
  'checkout',
  'confirm-purchase',
  'customize-product',
  'favorites',
  'orders',
  'pre-order',
  'shopping-cart',
]

/** `base` is the path before a shop's pages: `/pampa`, or `/*` for every shop of a host. */
export function robotsText(base: string, siteMaps: readonly string[]): string {
  const lines = [
    'User-agent: *',
    ...privatePages.map((page) => `Disallow: ${base}/${page}`),
    'Disallow: /api/',
    ...siteMaps.map((map) => `Sitemap: ${map}`),
  ]
  return `${lines.join('\n')}\n`
}

export function siteMapXml(items: readonly { loc: string; lastmod: string | null }[]): string {
  const urls = items.map(({ loc, lastmod }) => {
    return `<url><loc>${escapeAddress(loc)}</loc>${lastmod ? `<lastmod>${escapeAddress(lastmod)}</lastmod>` : ''}</url>`
  })
  return document('urlset', urls)
}

export function siteIndexXml(maps: readonly string[]): string {
  return document(
    'sitemapindex',
    maps.map((map) => `<sitemap><loc>${escapeAddress(map)}</loc></sitemap>`),
  )
}

function document(root: string, rows: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SCHEMA}">\n${rows.join('\n')}\n</${root}>\n`
}

/** The protocol of site maps asks for the apostrophe too. */
function escapeAddress(text: string): string {
  return escapeXml(text).replaceAll("'", '&apos;')
}
