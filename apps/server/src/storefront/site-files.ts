/**
 * The files for search engines: `sitemap.xml` and `robots.txt` of a shop, under its name and at the root of its own
 * host. A shop of many products has an index of parts. They are kept under the shop's version, apart from the
 * pages, so that a big shop's parts never push pages out.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodeBody } from '../caching/encoded-body.ts'
import { answerStored } from './answer-page.ts'
import { decideHost, type ShopHosts } from './shop-hosts.ts'
import { robotsText, siteIndexXml, siteMapXml } from './site-text.ts'
import { type StoredPage, VersionedPages } from './versioned-pages.ts'

export type SitePage = {
  items: readonly { loc: string; lastmod: string | null }[]
  total_pages: number
}
export type SiteOptions = {
  /** Changes when anything that a page of the shop shows has changed; undefined: there is no such shop. */
  shopVersion: (shop: string) => Promise<string | undefined> | string | undefined
  /** One file's worth of the shop's addresses; pages count from 1. */
  siteMap: (shop: string, page: number) => Promise<SitePage>
  /** Where the shop's pages begin, without a slash at the end. */
  addressOf: (shop: string) => Promise<string>
  hosts: ShopHosts
  /** Whether the shop is open to everybody; search engines are told of no other. */
  isOpen?: (shop: string) => Promise<boolean>
  /** Demo mode only: the shops that the root tells of. */
  demoShops?: (() => Promise<readonly { shop: string }[]>) | undefined
}

const KEPT_BYTES = 8 * 1024 * 1024
const AGE = 'public, max-age=0, s-maxage=600'
const types = { xml: 'application/xml; charset=utf-8', txt: 'text/plain; charset=utf-8' }
type SiteFile = { type: keyof typeof types; text: string } | undefined

export function mountSiteFiles(app: FastifyInstance, options: SiteOptions): void {
  const kept = new VersionedPages(KEPT_BYTES)
  const answer = async (
    { shop, file }: { shop: string; file: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const decided = await decideHost(options.hosts, request, shop)
    if (decided !== 'missing' && 'redirect' in decided)
      return reply.redirect(decided.redirect, decided.status)
    const isServed =
      decided !== 'missing' && decided.serve === shop && ((await options.isOpen?.(shop)) ?? true)
    const version = isServed ? await options.shopVersion(shop) : undefined
    if (version === undefined) return reply.callNotFound()
    const page = await kept.get({ key: `${shop}/${file}`, version }, async () =>
      stored(version, await makeFile(options, shop, file)),
    )
    return answerStored(page, request, reply)
  }
  for (const path of ['sitemap.xml', 'robots.txt', 'sitemap-:part(^[1-9]\\d{0,4}$).xml']) {
    const fileOf = ({ url }: FastifyRequest) => url.slice(url.lastIndexOf('/') + 1).replace(/\?.*$/, '')
    app.get<{ Params: { shop: string } }>(`/:shop/${path}`, (request, reply) =>
      answer({ shop: request.params.shop, file: fileOf(request) }, request, reply),
    )
    app.get(`/${path}`, async (request, reply) => {
      const at = await options.hosts.shopAt(request.host)
      if (at !== undefined) return answer({ shop: at.shop, file: fileOf(request) }, request, reply)
      const made = await makeRootFile(options, fileOf(request))
      return made ? answerStored(stored('', made), request, reply) : reply.callNotFound()
    })
  }
}

/** Undefined: the shop has no such part. */
async function makeFile(options: SiteOptions, shop: string, file: string): Promise<SiteFile> {
  const address = await options.addressOf(shop)
  if (file === 'robots.txt') {
    const base = new URL(address).pathname.replace(/\/$/, '')
    return { type: 'txt', text: robotsText(base, [`${address}/sitemap.xml`]) }
  }
  const part = Number(/\d+/.exec(file)?.[0] ?? 1)
  const page = await options.siteMap(shop, part)
  if (part > 1 && part > page.total_pages) return undefined
  const isIndex = file === 'sitemap.xml' && page.total_pages > 1
  const parts = Array.from({ length: page.total_pages }, (_, index) => `${address}/sitemap-${index + 1}.xml`)
  return { type: 'xml', text: isIndex ? siteIndexXml(parts) : siteMapXml(page.items) }
}

/** At a host of many shops. Only the demo says which ones there are. */
async function makeRootFile({ demoShops, addressOf }: SiteOptions, file: string): Promise<SiteFile> {
  const shops = (await demoShops?.()) ?? []
  const maps = await Promise.all(shops.map(async ({ shop }) => `${await addressOf(shop)}/sitemap.xml`))
  if (file === 'robots.txt') return { type: 'txt', text: robotsText('/*', maps) }
  return file === 'sitemap.xml' && maps.length > 0 ? { type: 'xml', text: siteIndexXml(maps) } : undefined
}

function stored(version: string, made: SiteFile): StoredPage {
  return {
    version,
    status: made ? 200 : 404,
    headers: {
      'content-type': types[made?.type ?? 'txt'],
      'cache-control': AGE,
      vary: 'Accept-Encoding',
    },
    body: encodeBody(made?.text ?? ''),
  }
}
