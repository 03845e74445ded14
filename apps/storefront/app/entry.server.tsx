import { renderToString } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { loadsTags } from './measurement/tags.ts'
import { pageServices } from './page-context.ts'
import { placeAtRoot } from './shop/root-routes.ts'

// The host takes these from the built bundle, so that handler, context keys and React are one copy.
export { createRequestHandler } from 'react-router'
export { pageContext } from './page-context.ts'
export { rootMark } from './shop/root-routes.ts'

type BuiltRoutes = Record<string, { path?: string | undefined }>

/** The same build for a host that a shop has to itself. */
export function buildAtRoot<Build extends { routes: BuiltRoutes; assets: { routes: BuiltRoutes } }>(
  build: Build,
): Build {
  const { routes, assets } = build
  return { ...build, routes: placeAtRoot(routes), assets: { ...assets, routes: placeAtRoot(assets.routes) } }
}

export const TAGS_HEADER = 'x-storefront-tags'

/**
 * Renders to a string: half the processor time of a stream, and the page is cached as a whole anyway. The framework
 * hands its loader data over in a stream that a string rendering would never wait for, and then the page
 * stays dead without any error. So the stream is read first and given to the framework as already read.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = context.get(pageServices)
  const handedOver = entry.serverHandoffStream && (await new Response(entry.serverHandoffStream).text())
  const render = () => {
    if (handedOver !== undefined) {
      const [page, end] = [
        { done: false, value: handedOver },
        { done: true, value: '' },
      ]
      entry.renderMeta = { streamCache: { 0: alreadyRead(page), 1: alreadyRead(end) } }
      entry.serverHandoffStream = new ReadableStream()
    }
    return renderToString(<ServerRouter context={entry} url={request.url} nonce={nonce} />)
  }
  const html = await withLoadedParts(render)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (loadsTags(entry.staticHandlerContext)) headers.set(TAGS_HEADER, 'yes')
  const response = new Response(null, { status, headers })
  pageTexts.set(response, `<!DOCTYPE html>${yieldToPicture(html)}`)
  return response
}

const pageTexts = new WeakMap<Response, string>()

/** The text of a rendered page goes to its host as it is: through the bytes of a response it would be made three times. */
export function textOf(response: Response): string | Promise<string> {
  return pageTexts.get(response) ?? response.text()
}

/**
 * The page is readable without its scripts: style sheet, typeface and main picture come before them. The framework
 * has no setting for it, and the links are not looked at again in the browser.
 */
const yieldToPicture = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** React's mark of a part that it left to the browser. */
const SUSPENDED_MARK = '<!--$!-->'
const LOADING_MS = 25
const MAX_TRIES = 8

/**
 * A string rendering waits for nothing: parts whose script is loaded where they are shown are left out the first time
 * that they are met, which the browser reports as an error. Their script is here a moment later, for good.
 */
async function withLoadedParts(render: () => string): Promise<string> {
  let html = render()
  for (let tries = 1; tries < MAX_TRIES && html.includes(SUSPENDED_MARK); tries++) {
    await new Promise((resolve) => setTimeout(resolve, LOADING_MS))
    html = render()
  }
  return html
}

const alreadyRead = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result })

export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }) {
  context.get(pageServices).report(error)
}
