import { answered, type Envelope } from '@estampa/contract/envelope'
import { localeOf } from '@estampa/domain/countries'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { Services } from '../services.ts'
import { answerRefusal } from './answer.ts'
import type { Route } from './context.ts'
import { execute } from './execute.ts'
import { TOKEN_AUTH, TOKEN_AUTH_TOO } from './openapi.ts'
import { mayCall } from './person.ts'
import { identify, readMultipart, shopNamed } from './request.ts'

/** When to come back: after the window of tries, or when the crowd is gone. */
const RETRY_AFTER_S: Record<number, number> = { 429: 900, 503: 5 }

export function mountRoute(app: App, services: Services, route: Route): void {
  const { method, path } = route.call
  const handler = (request: FastifyRequest, reply: FastifyReply) => serve(route, services, request, reply)
  app.route({ method, url: path, handler })
  if (path.startsWith(TOKEN_AUTH))
    app.route({ method, url: path.replace(TOKEN_AUTH, TOKEN_AUTH_TOO), handler })
}

async function serve(
  route: Route,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Envelope> {
  reply.header('x-request-id', request.id)
  const asksForToken = route.call.path.startsWith(TOKEN_AUTH)
  const who = await identify(request, services, { asksForToken })
  if (isRefusal(who)) {
    return send(reply, who, localeOf((await shopNamed(request, services))?.config.environment ?? 'ARG'))
  }
  const locale = localeOf(who.shop.config.environment)
  // whoever may not call is not listened to either: their files are not read
  const allowed = mayCall(who.person, route.call.who)
  if (isRefusal(allowed)) return send(reply, allowed, locale)
  const carried = await carriedBy(route, request)
  if (isRefusal(carried)) return send(reply, carried, locale)
  const answer = await execute(route, services, {
    ...who,
    ...carried,
    headers: request.headers as Record<string, string | undefined>,
    log: request.log,
    requestId: request.id,
    ip: request.ip,
  })
  return isRefusal(answer) ? send(reply, answer, locale) : answered(answer)
}

async function carriedBy(route: Route, request: FastifyRequest) {
  if (route.call.multipart) return readMultipart(request)
  const { body } = request
  const query = route.call.method === 'DELETE' ? withoutSecrets(request.query) : request.query
  if (route.call.method === 'GET' || isEmpty(body)) return { input: query, files: [] }
  const isDeletion = route.call.method === 'DELETE' && !Array.isArray(body)
  return { input: isDeletion ? { ...(query as object), ...(body as object) } : body, files: [] }
}

/** A deletion is named in its address, as the specification has it. A password there would be in every log. */
function withoutSecrets(query: unknown): unknown {
  const { password: _, ...named } = query as Record<string, unknown>
  return named
}

/** The specification sends one POST with everything in its query. */
function isEmpty(body: unknown): boolean {
  if (Array.isArray(body)) return false
  return typeof body !== 'object' || body === null || Object.keys(body).length === 0
}

function send(reply: FastifyReply, refusal: Refusal, locale: 'cl' | 'arg'): Envelope {
  const { status, body } = answerRefusal(refusal, locale, reply.request.id)
  reply.code(status)
  if (status in RETRY_AFTER_S && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', RETRY_AFTER_S[status])
  }
  return body
}

export function answerMissing(_request: FastifyRequest, reply: FastifyReply): Envelope {
  return send(reply, refuse('not_found'), 'arg')
}

/** What our code did not foresee. The person gets a sentence and the request's id, the log gets the rest. */
export function answerAccident(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Envelope {
  const refusal = refusalOf(error)
  if (refusal.refusal === 'accident')
    request.log.error({ err: error, path: request.routeOptions.url }, 'accident')
  return send(reply, refusal, 'arg')
}

function refusalOf(error: FastifyError): Refusal {
  const status = error.statusCode ?? 500
  if (status === 413) return refuse('too_large')
  if (status === 415) return refuse('unsupported_type')
  if (status === 429) return refuse('too_many_requests')
  if (status === 503) return refuse('busy')
  if (status >= 400 && status < 500) return refuse('malformed')
  return refuse('accident')
}
