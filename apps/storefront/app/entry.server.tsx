import { renderToString } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { pageParts } from './page-context.ts'
import { loadsTags } from './shell/tags.ts'

// The host takes these from the built bundle, so that handler, context keys and React are one copy.
export { createRequestHandler } from 'react-router'
export { pageContext } from './page-context.ts'

export const TAGS_HEADER = 'x-storefront-tags'

/**
 * Renders to a string: half the processor time of a stream, and the page is kept whole anyway. The framework
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
  const { nonce } = context.get(pageParts)
  if (entry.serverHandoffStream) {
    const value = await new Response(entry.serverHandoffStream).text()
    entry.renderMeta = {
      streamCache: { 0: alreadyRead({ done: false, value }), 1: alreadyRead({ done: true, value: '' }) },
    }
    entry.serverHandoffStream = new ReadableStream()
  }
  const html = renderToString(<ServerRouter context={entry} url={request.url} nonce={nonce} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (loadsTags(entry.staticHandlerContext)) headers.set(TAGS_HEADER, 'yes')
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

const alreadyRead = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result })

export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }) {
  context.get(pageParts).report(error)
}
