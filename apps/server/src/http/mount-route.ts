import { type Envelope, successEnvelope } from '@estampa/contract/envelope'
import { localeOf } from '@estampa/domain/countries'
import type { Locale } from '@estampa/domain/messages'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { refuseQuota } from '@estampa/domain/shops'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { EncodedBody } from '../caching/encoded-body.ts'
import { isTemporary } from '../db/connection-faults.ts'
import { quotaFault } from '../db/quota-fault.ts'
import { createRounds, type Rounds } from '../files/single-flight.ts'
import type { MemoryNeed } from '../memory/memory-budget.ts'
import { memory, uploadBytes } from '../memory/process-memory.ts'
import { answerRefusal } from './answer.ts'
import type { App } from './app.ts'
import type { Route } from './context.ts'
import { type CallRequest, execute } from './execute.ts'
import { isReadOnly, mayCall } from './person.ts'
import { limitOf } from './rate-limit.ts'
import { type Caller, type Entrance, withMultipart } from './request.ts'
import type { Services } from './services.ts'
import { askShared, askTogether, isShared, sendBody, sendShared } from './shared-answer.ts'
import { ShopNotSetUp } from './shop.ts'
import { TOKEN_AUTH, TOKEN_AUTH_ABP } from './token-paths.ts'

/** When to come back: after the window of tries, or when the crowd is gone. */
const RETRY_AFTER_S: Record<number, number> = { 429: 900, 503: 5 }

export function mountRoute<Given extends Services>(
  app: App,
  services: Given,
  route: Route<Given>,
  entrance: Entrance,
): void {
  const { method, path } = route.call
  const shared = isShared(route)
  const together = route.call.isSameForAll && createRounds<EncodedBody | Refusal>()
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    serve({ route, services, shared, together, entrance }, request, reply)
  const config = limitOf(route.call)
  // what is made once for many is compressed once
  app.route({ method, url: path, handler, config, ...((shared || together) && { compress: false }) })
  if (path.startsWith(TOKEN_AUTH))
    app.route({ method, url: path.replace(TOKEN_AUTH, TOKEN_AUTH_ABP), handler, config })
}

type MountedRoute<Given extends Services> = {
  route: Route<Given>
  services: Given
  /** Whether the answer is the same for everybody: who asks says only which shop it is of. */
  shared: boolean
  /** Where whoever may ask is given the same, for those who ask at once. */
  together: Rounds<EncodedBody | Refusal> | undefined
  entrance: Entrance
}

async function serve<Given extends Services>(
  { route, services, shared, together, entrance }: MountedRoute<Given>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Envelope | FastifyReply> {
  const asksForToken = route.call.path.startsWith(TOKEN_AUTH)
  const { isUnattended = false, withQuery: isNotice } = route.call
  const who = await entrance.identify(request, services, { asksForToken, isUnattended, isNotice })
  if (isRefusal(who)) return sendRefusal(reply, who, request.locale)
  request.asker = { shop: who.shop.name, person: who.person.kind }
  entrance.admit(request, reply, who.shop)
  const locale = localeOf(who.shop.config.environment)
  // whoever may not call is not listened to either: their files are not read
  const allowed = mayCall(who.person, route.call)
  if (isRefusal(allowed)) return sendRefusal(reply, allowed, locale)
  if (shared) {
    const answer = await askShared(route, services, { shop: who.shop, input: request.query })
    return isRefusal(answer)
      ? sendRefusal(reply, answer, locale)
      : sendShared(answer, { request, reply, isCounted: !isReadOnly(who.person) })
  }
  if (together) {
    const body = await askTogether(route, services, { shop: who.shop, input: request.query, together })
    return isRefusal(body) ? sendRefusal(reply, body, locale) : sendBody(body, { request, reply })
  }
  const answer = route.call.multipart
    ? await memory.uploads.run(needOf(request), () => answerTo(route, services, request, who))
    : await answerTo(route, services, request, who)
  if (isRefusal(answer)) return sendRefusal(reply, answer, locale)
  if (route.call.isVersioned) sayVersion(reply, answer)
  return successEnvelope(answer)
}

/** What a client names as `If-Match` when it changes what it was given. */
function sayVersion(reply: FastifyReply, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return
  reply.header('etag', `"${String(answer.version)}"`)
}

function answerTo<Given extends Services>(
  route: Route<Given>,
  services: Given,
  request: FastifyRequest,
  who: Caller,
): Promise<unknown | Refusal> {
  const run = (carried: Pick<CallRequest, 'input' | 'files'>) =>
    execute(route, services, {
      ...who,
      ...carried,
      headers: request.headers as Record<string, string | undefined>,
      log: request.log,
      requestId: request.id,
      ip: request.ip,
    })
  if (route.call.multipart) return withMultipart(request, services.files, route.call.maxFileMb, run)
  return run({ input: inputOf(route, request), files: [] })
}

/** An upload waits with an unread body until there is memory for what it says that it brings. */
function needOf({ headers, ip }: FastifyRequest): MemoryNeed {
  const length = Number(headers['content-length'] ?? Number.NaN)
  return { bytes: uploadBytes(Number.isSafeInteger(length) ? length : undefined), owner: ip }
}

function inputOf({ call }: Pick<Route, 'call'>, request: FastifyRequest): unknown {
  const { body } = request
  const query = call.method === 'DELETE' ? withoutSecrets(request.query) : request.query
  if (call.method === 'GET' || isEmpty(body)) return query
  if (Array.isArray(body)) return body
  if (call.withQuery) return { ...(body as object), ...(query as object) }
  return call.method === 'DELETE' ? { ...(query as object), ...(body as object) } : body
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

export function sendRefusal(reply: FastifyReply, refusal: Refusal, locale: Locale): Envelope {
  const { status, body } = answerRefusal(refusal, locale, reply.request.id)
  reply.code(status)
  if (status in RETRY_AFTER_S && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', RETRY_AFTER_S[status])
  }
  return body
}

export function answerMissing(_request: FastifyRequest, reply: FastifyReply): Envelope {
  return sendRefusal(reply, refuse('not_found'), reply.request.locale)
}

/** Text that no column can hold, as the one character that PostgreSQL refuses. */
const DATABASE_UNREADABLE = new Set(['22021', '22P05'])

/** The disk of the files is full until somebody makes room: the log says so as an error. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

/** Answers an unexpected error. The person gets a sentence and the request's id, the log gets the rest. */
export function answerUnexpectedError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Envelope {
  const refusal = refusalOf(error)
  const { route } = request
  if (error instanceof ShopNotSetUp)
    request.log.error({ shop: error.shop, faults: error.faults, route }, error.message)
  if (NO_ROOM.has(error.code)) request.log.error({ err: error, route, ...request.asker }, 'busy')
  else if (refusal.refusal === 'accident')
    request.log.error({ err: error, route, ...request.asker }, 'accident')
  else if (refusal.refusal === 'busy') request.log.warn({ err: error, route, ...request.asker }, 'busy')
  return sendRefusal(reply, refusal, request.locale)
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof ShopNotSetUp) return refuse('shop_not_set_up')
  const quota = quotaFault(error)
  if (quota) return refuseQuota(quota.kind, quota.most)
  const status = error.statusCode ?? 500
  // A folder of files that is asked for itself is «Forbidden» to the plugin that serves them.
  if (status === 403 || status === 404) return refuse('not_found')
  if (status === 413) return refuse('too_large')
  if (status === 415) return refuse('unsupported_type')
  if (status === 429) return refuse('too_many_requests')
  if (status === 503 || isTemporary(error) || NO_ROOM.has(error.code)) return refuse('busy')
  if (DATABASE_UNREADABLE.has(error.code)) return refuse('malformed')
  if (status >= 400 && status < 500) return refuse('malformed')
  return refuse('accident')
}
