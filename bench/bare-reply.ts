import type { FastifyInstance } from 'fastify'

/** Mounts replies of so many bytes under given headers, which cost what the server around them costs. */
export function mountBareReply(app: FastifyInstance): void {
  const bodies = new Map<string, Buffer>()
  const headersOf = new Map<string, Record<string, string>>()
  app.get<{ Params: { bytes: string }; Querystring: { headers: string } }>(
    '/bare/:bytes',
    (request, reply) => {
      const { bytes } = request.params
      const { headers } = request.query
      const known = headersOf.get(headers) ?? JSON.parse(Buffer.from(headers, 'base64url').toString())
      const body = bodies.get(bytes) ?? Buffer.alloc(Number(bytes), 'x')
      headersOf.set(headers, known)
      bodies.set(bytes, body)
      return reply.headers(known).send(body)
    },
  )
}
