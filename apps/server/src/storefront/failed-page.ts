import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopClosed, ShopNotSetUp } from '../http/shop.ts'
import { answerClosed } from './closed-page.ts'
import { answerErrorPage, errorPage, errorPageHeaders, RETRY_AFTER_S } from './error-page.ts'
import { isTemporaryPageFault } from './temporary.ts'
import type { StoredPage } from './versioned-pages.ts'

/** One more page cannot be rendered now. */
export class TooBusy extends Error {}

/** A shop that is not set up says so; whatever else failed says only that it did. */
export function answerFailure(error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ShopClosed) return answerClosed(error, reply)
  if (error instanceof TooBusy) return answerErrorPage('busy', request, reply)
  request.log.error({ err: error, path: pathOf(request) }, 'A page failed')
  if (error instanceof ShopNotSetUp) return answerErrorPage('not_set_up', request, reply)
  return answerErrorPage(isTemporaryPageFault(error) ? 'away' : 'accident', request, reply)
}

/** Without its query, which may say who somebody is. */
function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? ''
}

export function answerFailedPage(page: StoredPage, request: FastifyRequest, reply: FastifyReply) {
  // one rendering may fail for many: each finds their own code in the log
  request.log.error({ path: pathOf(request), status: page.status }, 'A page in trouble was shown')
  reply
    .code(page.status)
    .headers(page.headers)
    .header('etag', page.body.etag)
    .header('x-request-id', request.id)
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S)
  if (page.body.bytes.byteLength === 0)
    return reply.headers(errorPageHeaders).send(errorPage('accident', request.id))
  const mark = `<meta name="request-id" content="${request.id.replace(/[^\w-]/g, '')}">`
  return reply.send(page.body.bytes.toString().replace('</head>', () => `${mark}</head>`))
}
