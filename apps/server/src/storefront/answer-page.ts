import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, compressedBody } from '../caching/encoded-body.ts'
import type { StoredPage } from './versioned-pages.ts'

/** Sends a kept page, or says that the browser has it already. */
export function answerStored(
  { headers, status, body }: StoredPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(headers).header('etag', body.etag)
  if (request.headers['if-none-match']?.includes(body.etag)) return reply.code(304).send()
  if (status === 404) {
    reply.raw.statusMessage = 'This page could not be found'
    request.log.info({ url: request.url }, 'This page could not be found')
  }
  reply.code(status)
  const encoding = chooseEncoding(body, request.headers['accept-encoding'])
  if (!encoding) return reply.send(body.bytes)
  reply.header('content-encoding', encoding)
  const compressed = compressedBody(body, encoding)
  return Buffer.isBuffer(compressed) ? reply.send(compressed) : compressed.then((bytes) => reply.send(bytes))
}
