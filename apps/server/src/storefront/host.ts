import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DemoShopEntry } from '@estampa/domain/shops'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerStored } from './answer-page.ts'
import { answerErrorPage } from './error-page.ts'
import { answerFailedPage, answerFailure, TooBusy } from './failed-page.ts'
import { answerImpersonated, answerUnshared, type ImpersonatedView } from './impersonated-page.ts'
import { rememberVersions } from './last-versions.ts'
import { serveSources } from './live-sources.ts'
import { type PageView, pageViewOf } from './page-view.ts'
import { answerPreviewed, previewHeaders, previewIn } from './previewed-page.ts'
import { type RenderSetup, renderPage, type StorefrontBuild } from './render-page.ts'
import { decideHost, type HostDecision, type ShopHosts } from './shop-hosts.ts'
import { mountSiteFiles, type SiteOptions } from './site-files.ts'
import { type StandingOptions, StandingPages } from './standing-pages.ts'
import { isTemporaryPageFault } from './temporary.ts'
import { type KeptPlace, type StoredPage, VersionedPages } from './versioned-pages.ts'

/**
 * Serves the storefront: its hashed files, and its pages from the cache or freshly rendered.
 * The first segment of the URL names the shop; `shopVersion` says that it exists and when its pages are stale.
 */
export type StorefrontOptions<Api> = {
  /** The storefront's build directory, with `client/` and `server/` in it; `sources` is for developers. */
  build: string | 'sources'
  /** The API as nobody in particular sees it in that shop, for the rendering of one page. */
  api: (shop: string) => PageApi<Api>
  /** Changes when anything that a page of the shop shows has changed; undefined: there is no such shop. */
  shopVersion: (shop: string) => Promise<string | undefined> | string | undefined
  /** Demo mode only: the shops that the page at `/` lists. */
  demoShops?: () => Promise<DemoShopEntry[]>
  /** Where browsers call the API, when that is not this origin. */
  apiOrigin?: string
  /** The origin that a shop's pages write into their canonical links, when it is not the request's own. */
  originOf?: (shop: string) => Promise<string | undefined> | string | undefined
  /** The site for search engines; without it they are told nothing. */
  site?: Omit<SiteOptions, 'shopVersion' | 'demoShops' | 'hosts'>
  /** Says which shops have hosts of their own; without it none has. */
  hosts?: ShopHosts
  /** Whether one more page should not be rendered now, because the process is late. */
  isTooMuch?: () => boolean
  /** How somebody of the shop sees it as a customer in this browser; undefined: nobody does. */
  impersonationOf?: (request: FastifyRequest, shop: string) => Promise<ImpersonatedView | undefined>
  /** Gives what pages show to somebody of the shop who tries another look; undefined: the token opens nothing there. */
  previewOf?: (shop: string, token: string) => Promise<PreviewApi<Api> | undefined>
  /**
   * Whether this browser looks into a shop that is not open to everybody; throws `ShopClosed` for a browser that may
   * not. Without it every shop is open.
   */
  looksInside?: (request: FastifyRequest, shop: string) => Promise<boolean>
  /** Told of every look at a product's page. */
  onView?: (view: PageView) => void
  /** Lets what was decided for an address stand; without it everything is decided at every request. */
  standing?: StandingOptions
  /** Most bytes of rendered pages kept in this process. */
  cacheBytes?: number
}

export type PageApi<Api> = {
  api: Api
  /** Whether the stock that was read through it is still so. */
  isCurrent?: () => boolean
}

export type PreviewApi<Api> = { api: Api; office: string }

const noHosts: ShopHosts = { shopAt: async () => undefined, ownOriginOf: async () => undefined }

const CACHE_BYTES = 48 * 1024 * 1024
const NO_SHOP = 'none'
const PREVIEW = 'preview'
/** Longer addresses are no page of ours; they would only fill the cache's keys. */
const LONGEST_URL = 2_048

export async function mountStorefront<Api>(
  app: FastifyInstance,
  given: StorefrontOptions<Api>,
): Promise<void> {
  const options = { ...given, shopVersion: rememberVersions(given.shopVersion) }
  const pages = new Pages(await openRendering<Api>(app, options), options)
  if (options.site) mountSiteFiles(app, { ...options, ...options.site, hosts: options.hosts ?? noHosts })
  // pages are kept compressed
  app.get('/*', { compress: false }, (request, reply) => {
    const found = pages.standing?.find(request)
    if (!found) return answerPage(pages, options, request, reply)
    request.asker = { shop: found.shop, person: 'nobody' }
    return answerShared(found, options, request, reply)
  })
}

/** The rendering of pages: always the same build, or the sources as they are. */
async function openRendering<Api>(
  app: FastifyInstance,
  { build: folder, apiOrigin }: StorefrontOptions<Api>,
): Promise<() => Promise<RenderSetup<Api>>> {
  if (folder === 'sources') {
    const load = await serveSources<Api>(app)
    return async () => renderingOf(await load(), apiOrigin, 'development')
  }
  const build: StorefrontBuild<Api> = await import(pathToFileURL(join(folder, 'server', 'index.js')).href)
  await serveFiles(app, join(folder, 'client'))
  const rendering = renderingOf(build, apiOrigin, 'production')
  return async () => rendering
}

function renderingOf<Api>(
  build: StorefrontBuild<Api>,
  apiOrigin: string | undefined,
  mode: 'development' | 'production',
): RenderSetup<Api> {
  const { createRequestHandler, buildAtRoot } = build.entry.module
  return {
    build,
    apiOrigin,
    mode,
    handler: createRequestHandler(build, mode),
    handlerAtRoot: createRequestHandler(buildAtRoot(build), mode),
  }
}

/** File names carry the hash of their content, so they are kept for a year; their .br and .gz are made by the build. */
async function serveFiles(app: FastifyInstance, client: string): Promise<void> {
  for (const folder of ['assets', 'product-builder'].filter((name) => existsSync(join(client, name)))) {
    await app.register(fastifyStatic, {
      root: join(client, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '1y',
      setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
    })
  }
}

/** A shop's pages at its own host, or under its name. The page of no shop where `shop` is ''. */
type Place = { shop: string; isAtRoot: boolean }
type PageToRender<Api> = PageApi<Api> & Place & { version: string }

/** No person types what the database cannot hold: such an address is no page. */
const CONTROL_CHARACTERS = /%(0[0-8bcef]|1[0-9a-f])/i

class Pages<Api> {
  readonly #rendering: () => Promise<RenderSetup<Api>>
  readonly #options: StorefrontOptions<Api>
  readonly #kept: VersionedPages
  readonly standing: StandingPages | undefined

  constructor(rendering: () => Promise<RenderSetup<Api>>, options: StorefrontOptions<Api>) {
    this.#rendering = rendering
    this.#options = options
    this.#kept = new VersionedPages(options.cacheBytes ?? CACHE_BYTES)
    this.standing = options.standing && new StandingPages(options.standing, (where) => this.#kept.find(where))
  }

  async get(
    request: FastifyRequest,
    { shop, isAtRoot }: Place,
  ): Promise<{ page: StoredPage; where: KeptPlace }> {
    const version = shop === '' ? undefined : await this.#options.shopVersion(shop)
    if (version) request.asker = { shop, person: 'nobody' }
    const address = (await this.#originOf(request, version ? shop : '')) + request.url
    const where = {
      key: `${shop}${isAtRoot ? ' at root' : ''} ${address}`,
      version: this.#options.build === 'sources' ? null : (version ?? null),
    }
    const page = await this.#kept.get(where, () => {
      // what is kept costs little and goes on
      if (this.#options.isTooMuch?.()) throw new TooBusy()
      const { api, isCurrent } = this.#options.api(shop)
      const asked = { shop, isAtRoot, version: version ?? NO_SHOP, api, ...(isCurrent && { isCurrent }) }
      return this.#render(new URL(address), asked, request)
    })
    return { page, where }
  }

  /** A page as somebody tries it: made for them alone, and kept nowhere. */
  async preview(url: URL, { shop, isAtRoot }: Place, api: Api, request: FastifyRequest): Promise<StoredPage> {
    if (this.#options.isTooMuch?.()) throw new TooBusy()
    const origin = await this.#originOf(request, shop)
    return this.#render(
      new URL(url.pathname + url.search, origin),
      { shop, isAtRoot, version: PREVIEW, api },
      request,
    )
  }

  async #originOf({ protocol, host }: FastifyRequest, shop: string): Promise<string> {
    return (shop !== '' && (await this.#options.originOf?.(shop))) || `${protocol}://${host}`
  }

  async #render(url: URL, asked: PageToRender<Api>, request: FastifyRequest): Promise<StoredPage> {
    const { demoShops } = this.#options
    const { version, isAtRoot, api, isCurrent } = asked
    let isPassing = false
    const report = (error: unknown) => {
      isPassing ||= isTemporaryPageFault(error)
      request.log.error({ err: error, url: url.pathname }, 'A page failed')
    }
    const page = await renderPage(await this.#rendering(), {
      url,
      version,
      isAtRoot,
      parts: { shopKnown: version !== NO_SHOP, api, report, demoShops },
    })
    const status = isPassing && page.status === 500 ? 503 : page.status
    return { ...page, status, ...(isCurrent && { isCurrent }) }
  }
}

/** `/pampa/about`, `/pampa` and the framework's `/pampa.data` all belong to pampa. */
export function shopOf(url: URL): string {
  const first = url.pathname.split('/')[1] ?? ''
  const name = first.endsWith('.data') ? first.slice(0, -'.data'.length) : first
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}

async function answerPage<Api>(
  pages: Pages<Api>,
  options: StorefrontOptions<Api>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (request.url.length > LONGEST_URL) return answerErrorPage('too_long', request, reply)
  const { hosts = noHosts } = options
  const changes = options.standing?.changes()
  let got: Awaited<ReturnType<Pages<Api>['get']>>
  let place: Place = { shop: '', isAtRoot: false }
  let isInside = false
  try {
    const url = new URL(`http://any${request.url}`)
    const decided = await decideHost(hosts, request, shopOf(url))
    if (decided !== 'missing' && 'redirect' in decided) return redirect(reply, decided)
    if (decided !== 'missing') {
      place = { shop: decided.serve, isAtRoot: decided.isAtRoot }
      const preview = options.previewOf && previewIn(url)
      if (preview) return await answerPreview(pages, { ...preview, place }, options, request, reply)
      isInside = (await options.looksInside?.(request, place.shop)) ?? false
    }
    got = await pages.get(request, CONTROL_CHARACTERS.test(request.url) ? { ...place, shop: '' } : place)
  } catch (error) {
    return answerFailure(error as Error, request, reply)
  }
  const { page, where } = got
  if (page.status >= 500) return answerFailedPage(page, request, reply)
  const impersonated = await options.impersonationOf?.(request, place.shop)
  if (impersonated) return answerImpersonated(page, impersonated, reply)
  if (isInside) return answerUnshared(page, reply.header('x-robots-tag', 'noindex'))
  if (changes !== undefined) pages.standing?.keep(request, { ...where, shop: place.shop, changes })
  return answerShared({ page, shop: place.shop }, options, request, reply)
}

/** The page of everybody, which counts as looked at. */
function answerShared<Api>(
  { page, shop }: { page: StoredPage; shop: string },
  { onView }: Pick<StorefrontOptions<Api>, 'onView'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const view = onView && page.status === 200 && pageViewOf(request, shop)
  if (view) onView(view)
  return answerStored(page, request, reply)
}

type PreviewRequest = { token: string; url: URL; place: Place }

/** A token that is over, forged or another shop's shows nothing of the shop, neither of its draft nor of what is published. */
async function answerPreview<Api>(
  pages: Pages<Api>,
  { token, url, place }: PreviewRequest,
  options: StorefrontOptions<Api>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.headers(previewHeaders)
  const preview = await options.previewOf?.(place.shop, token)
  if (!preview) return answerErrorPage('preview_over', request, reply)
  const page = await pages.preview(url, place, preview.api, request)
  if (page.status >= 500) return answerFailedPage(page, request, reply)
  return answerPreviewed({ page, token, office: preview.office }, reply)
}

/**
 * Kept for a while by browsers, but not for ever: a shop's host may change. By no cache in between, for what somebody
 * brings along in the query is theirs.
 */
function redirect(reply: FastifyReply, to: Extract<HostDecision, { redirect: string }>) {
  return reply.header('cache-control', 'private, max-age=300').redirect(to.redirect, to.status)
}
