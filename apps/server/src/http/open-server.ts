import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import { databaseReadiness } from '../db/readiness.ts'
import type { App } from './app.ts'
import { answerBroken, answerUnrouted } from './broken-requests.ts'
import { endSlowRequestBodies, refuseInvalidHosts } from './invalid-requests.ts'
import { readJsonBodies } from './json-body.ts'
import { answerMissing, answerUnexpectedError } from './mount-route.ts'
import { mountProbes } from './probes.ts'
import type { ProcessLoad } from './process-load.ts'
import { limitRequests } from './rate-limit.ts'
import { requestNames, trustOfProxies } from './request-id.ts'
import { type LocaleOf, nameLocales } from './request-locale.ts'
import { logRequests } from './request-log.ts'
import { requestLogging } from './request-logger.ts'
import { secureAnswers } from './security-headers.ts'
import type { Services } from './services.ts'
import { shedLoad } from './shed-load.ts'
import { BODY_MS, timeLimits } from './time-limits.ts'
import { traceRequests } from './trace-requests.ts'

const MAX_BODY_BYTES = 1_000_000

export type ServerSetup = {
  /** The address that browsers know this server by. */
  url: string
  load: ProcessLoad
  /** Calls that are turned away last when the server is late. */
  lastPaths: readonly string[]
  /** How people are spoken to where no shop is known. */
  localeOf?: LocaleOf
  /** The answer of a fault, where it is not that of a call. */
  answerError?: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => unknown
  /** What looks at every request, with those that are turned away. */
  watch?: (app: App) => void
}

/**
 * An HTTP server without routes: limits, logs, security headers, bodies and the answers of faults, the same for the
 * shops and for the back office.
 */
export async function openServer(services: Services, setup: ServerSetup): Promise<App> {
  const { config, database, log } = services
  const app = fastify({
    ...timeLimits,
    ...requestLogging(log),
    genReqId: requestNames(config.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustOfProxies(config.trustProxy),
    clientErrorHandler: answerBroken,
    frameworkErrors: answerUnrouted,
    // what still arrives while the server stops is answered, and its connection closed
    return503OnClosing: false,
  }) as unknown as App
  app.decorate('load', setup.load)
  traceRequests(app)
  logRequests(app)
  refuseInvalidHosts(app)
  endSlowRequestBodies(app, BODY_MS)
  mountProbes(app, databaseReadiness(database), () => ({ standby: services.standby?.state() }))
  nameLocales(app, services.shops, setup.localeOf)
  secureAnswers(app, setup.url)
  setup.watch?.(app)
  shedLoad(app, setup.load, setup.lastPaths)
  readJsonBodies(app)
  await limitRequests(app, database, config.rateLimitPerMinute)
  await compressAnswers(app)
  app.setErrorHandler(setup.answerError ?? answerUnexpectedError)
  app.setNotFoundHandler(answerMissing)
  return app
}

const MIN_COMPRESSED_BYTES = 1_024
/** Brotli's own default takes a hundred times as long for a tenth less. */
const BROTLI_QUALITY = 4

/** Answers in JSON travel compressed; pages and pictures bring their own encoding. */
async function compressAnswers(app: App): Promise<void> {
  await app.register(compress, {
    threshold: MIN_COMPRESSED_BYTES,
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: 5 },
    // requests that come compressed are none of ours
    globalDecompression: false,
  })
}
