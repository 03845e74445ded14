import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The same question has the same answer, whoever asks. */
    isForEverybody?: boolean
  }
}

/** The headers that name the shop and the person of a call, and the encoding of its answer. */
const VARY = 'Authorization, Abp-TenantId, Abp.TenantId, Origin, Accept-Encoding'

/**
 * An answer that is for everybody carries the hash of its text: whoever has it already is told so, without its body.
 * It is kept by the browser alone and asked about each time: on a shared address the shop stands in a header.
 */
export function revalidateAnswers(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      !request.routeOptions.config.isForEverybody ||
      reply.statusCode !== 200 ||
      typeof payload !== 'string'
    )
      return payload
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: VARY })
    return isKnown(request, etag) ? withoutBody(reply) : payload
  })
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  return headers['if-none-match']?.includes(etag) ?? false
}

function withoutBody(reply: FastifyReply): null {
  reply.code(304).removeHeader('content-length')
  return null
}
