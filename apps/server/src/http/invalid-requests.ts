import { defaultLocale } from '@estampa/domain/countries'
/** Requests that no browser sends: they are answered at once, so that nothing behind has to think of them. */
import { refuse } from '@estampa/domain/refusal'
import type { ConnectionError, FastifyRequest } from 'fastify'
import { answerRefusal } from './answer.ts'
import type { App } from './app.ts'
import { answerBroken } from './broken-requests.ts'

/** A name, an IPv4 address, or an IPv6 address in brackets; each may have a port. */
const HOST = /^([a-z0-9_]([a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i
/** The bytes that an upload must bring within the time limit, so that eight pictures over a telephone still arrive. */
const MIN_UPLOAD_BYTES = 64_000

/** Refuses a host that is none, and a request that names two: which one was meant would be anybody's guess. */
export function refuseInvalidHosts(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isHostFine(request)) return done()
    const { status, body } = answerRefusal(refuse('malformed'), defaultLocale, request.id)
    reply.code(status).send(body)
  })
}

function isHostFine({ host, raw }: FastifyRequest): boolean {
  // old probes name none, and ask for nothing that depends on it
  return timesNamed('host', raw.rawHeaders) <= 1 && (host === '' || HOST.test(host))
}

function timesNamed(header: string, namesAndValues: readonly string[]): number {
  let times = 0
  for (let at = 0; at < namesAndValues.length; at += 2) {
    const name = namesAndValues[at] ?? ''
    if (name.length === header.length && name.toLowerCase() === header) times++
  }
  return times
}

/** Ends a request whose body drips: a call has all the patience together, an upload as long as it goes on. */
export function endSlowRequestBodies(app: App, patienceMs: number): void {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody) watchBody(raw, /^multipart\//i.test(headers['content-type'] ?? ''), patienceMs)
    done()
  })
}

function watchBody(raw: FastifyRequest['raw'], isUpload: boolean, patienceMs: number): void {
  let before = raw.socket.bytesRead
  const look = () => {
    if (raw.complete || raw.readableEnded) return clearInterval(timer)
    const now = raw.socket.bytesRead
    if (isUpload && now - before >= MIN_UPLOAD_BYTES) {
      before = now
      return
    }
    clearInterval(timer)
    answerBroken({ code: 'ERR_HTTP_REQUEST_TIMEOUT' } as ConnectionError, raw.socket)
  }
  // after a standstill of this process, what arrived meanwhile is read before the next immediate
  const timer = setInterval(() => setImmediate(look), patienceMs)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}
