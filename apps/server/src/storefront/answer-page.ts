import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encodedBody, type StoredPage } from './page-cache.ts'

/** Sends a kept page, or says that the browser has it already. */
export async function answerStored(page: StoredPage, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(page.headers)
  if (request.headers['if-none-match']?.includes(page.headers.etag ?? '—')) return reply.code(304).send()
  if (page.status === 404) {
    reply.raw.statusMessage = 'This page could not be found'
    request.log.info({ url: request.url }, 'This page could not be found')
  }
  reply.code(page.status)
  const encoding = chooseEncoding(page, request.headers['accept-encoding'])
  if (!encoding) return reply.send(page.body)
  return reply.header('content-encoding', encoding).send(await encodedBody(page, encoding))
}
