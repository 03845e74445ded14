import { randomBytes } from 'node:crypto'
import type { DemoShopEntry } from '@estampa/domain/shops'
import { encodeBody } from '../caching/encoded-body.ts'
import { addScriptHashes, contentPolicy } from './page-policy.ts'
import type { StoredPage } from './versioned-pages.ts'

/** The exports of the storefront's server bundle for its host (apps/storefront/app/entry.server.tsx). */
export type StorefrontBuild<Api> = {
  entry: {
    module: {
      createRequestHandler: (build: unknown, mode: string) => RequestHandler
      /** The same pages without the shop in their addresses, for a host that a shop has to itself. */
      buildAtRoot: (build: unknown) => unknown
      /** Says to the scripts of such a page what its addresses are like. */
      rootMark: string
      pageContext: (parts: PageContext<Api>) => unknown
      /** The text of a document, which its response does not carry, or of any other answer. */
      textOf: (response: Response) => string | Promise<string>
      /** Set on a document whose shop measures its visitors. */
      TAGS_HEADER: string
    }
  }
}

export type RequestHandler = (request: Request, context: unknown) => Promise<Response>

/** The context of a loader. */
export type PageContext<Api> = {
  /** False: the URL names no shop, and nothing is asked about it. */
  shopKnown: boolean
  api: Api
  nonce: string
  apiOrigin: string
  report: (error: unknown) => void
  demoShops: (() => Promise<DemoShopEntry[]>) | undefined
}

/** A shared cache may answer with a page this old while it fetches a new one. */
const PAGE_AGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** Without an age of its own a prefetched answer would be fetched again by the click. */
const DATA_AGE = 'public, max-age=30, s-maxage=60, stale-while-revalidate=600'
const MISSING_AGE = 'public, max-age=0, s-maxage=10'

function ageOf(status: number, isData: boolean): string {
  if (status >= 500) return 'no-store'
  if (status >= 400) return MISSING_AGE
  return isData ? DATA_AGE : PAGE_AGE
}

export type RenderSetup<Api> = {
  build: StorefrontBuild<Api>
  handler: RequestHandler
  handlerAtRoot: RequestHandler
  apiOrigin?: string | undefined
  mode: 'development' | 'production'
}

export type RenderRequest<Api> = {
  url: URL
  version: string
  /** Whether the shop has the host to itself, and no address names it. */
  isAtRoot: boolean
  parts: Omit<PageContext<Api>, 'nonce' | 'apiOrigin'>
}

/** Renders one URL for nobody in particular: no header or cookie of the visitor reaches a loader. */
export async function renderPage<Api>(
  rendering: RenderSetup<Api>,
  request: RenderRequest<Api>,
): Promise<StoredPage> {
  const { build, apiOrigin } = rendering
  const { pageContext, textOf, TAGS_HEADER, rootMark } = build.entry.module
  const handler = request.isAtRoot ? rendering.handlerAtRoot : rendering.handler
  const nonce = randomBytes(16).toString('hex')
  const response = await handler(
    new Request(request.url, { headers: { accept: 'text/html' } }),
    pageContext({ ...request.parts, nonce, apiOrigin: apiOrigin ?? '' }),
  )
  const isData = request.url.pathname.endsWith('.data')
  const headers: Record<string, string> = {
    'cache-control': ageOf(response.status, isData),
    'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  }
  for (const name of ['location', 'x-remix-response']) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  let text = await textOf(response)
  if (headers['content-type']?.startsWith('text/html')) {
    const hashed = addScriptHashes(text, nonce)
    text = request.isAtRoot ? hashed.html.replace('</head>', () => `${rootMark}</head>`) : hashed.html
    const tags = response.headers.has(TAGS_HEADER)
    // Vite's own scripts stand in the page of a developer
    if (rendering.mode === 'production') {
      headers['content-security-policy'] = contentPolicy({ hashes: hashed.hashes, tags, apiOrigin })
    }
  }
  return { version: request.version, status: response.status, headers, body: encodeBody(text) }
}
