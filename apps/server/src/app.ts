import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { type FastifyError, LogController } from 'fastify'
import { mountDocumentation } from './api-docs/documentation.ts'
import { databaseReadiness } from './db/readiness.ts'
import { demoMercadoPago } from './demo/mercado-pago-pages.ts'
import type { App } from './http/app.ts'
import { answerBroken, answerUnrouted } from './http/broken-requests.ts'
import type { Route } from './http/context.ts'
import { answerPreflights } from './http/cross-origin.ts'
import { endSlowRequestBodies, refuseInvalidHosts } from './http/invalid-requests.ts'
import { readJsonBodies } from './http/json-body.ts'
import { mountMetrics } from './http/metrics.ts'
import { answerMissing, answerUnexpectedError, mountRoute } from './http/mount-route.ts'
import { mountProbes } from './http/probes.ts'
import { measureLoad } from './http/process-load.ts'
import { isPage, limitRequests } from './http/rate-limit.ts'
import { requestNames, trustOfProxies } from './http/request-id.ts'
import { nameLocales } from './http/request-locale.ts'
import { logRequests } from './http/request-log.ts'
import { secureAnswers } from './http/security-headers.ts'
import { serveFiles } from './http/serve-files.ts'
import { shedLoad } from './http/shed-load.ts'
import { BODY_MS, timeLimits } from './http/time-limits.ts'
import { emailPageRoutes } from './mail/emails-page.ts'
import { mailboxRoutes } from './mail/mailbox-page.ts'
import { routes } from './routes.ts'
import type { ServerServices } from './services.ts'
import { zippinWebhook } from './shipping/zippin.webhook.ts'
import { answerErrorPage } from './storefront/error-page.ts'

const MAX_BODY_BYTES = 1_000_000
const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Calls about orders: of who buys, and of the few who see to them. */
const orderPaths = ['/api/services/app/Orders/', '/api/services/app/Staff/']
const strangersPdfs = { receipts: 'comprobante.pdf', 'purchase-orders': 'orden-de-compra.pdf' }

/** The API with every route of the contract. It listens to nothing: main.ts and the tests decide that. */
export async function createApp(services: ServerServices): Promise<App> {
  const { config, database, log } = services
  const load = measureLoad(database.pool, { countsLateness: config.shedLoad })
  const app = fastify({
    ...timeLimits,
    loggerInstance: log,
    genReqId: requestNames(config.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustOfProxies(config.trustProxy),
    clientErrorHandler: answerBroken,
    frameworkErrors: answerUnrouted,
    // what still arrives while the server stops is answered, and its connection closed
    return503OnClosing: false,
    // the token calls carry tokens in their query: request-log.ts writes the lines
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  }) as unknown as App
  app.decorate('load', load)
  refuseInvalidHosts(app)
  endSlowRequestBodies(app, BODY_MS)
  mountProbes(app, databaseReadiness(database))
  logRequests(app)
  nameLocales(app, services.shops)
  secureAnswers(app, config.publicUrl)
  mountMetrics(app, services, load)
  shedLoad(app, load, orderPaths)
  readJsonBodies(app)
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 8, fields: 20, fieldSize: 20_000 },
  })
  await limitRequests(app, config.rateLimitPerMinute)
  answerPreflights(app, services)
  await compressAnswers(app)
  app.setErrorHandler((error: FastifyError, request, reply) =>
    isPage(request) && error.statusCode === 429
      ? answerErrorPage('too_many', request, reply)
      : answerUnexpectedError(error, request, reply),
  )
  app.setNotFoundHandler(answerMissing)
  if (config.apiDocs) await mountDocumentation(app)
  for (const route of routes) mountRoute(app, services, route)
  // what the API does not know is no page either
  app.get('/api/*', (_request, reply) => reply.callNotFound())
  zippinWebhook(app, services)
  serveFiles(app, services, strangersPdfs)
  mailboxRoutes(app, services)
  emailPageRoutes(app, services)
  await demoMercadoPago(app, config)
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

/** A route by its name in the contract, `feature.call`. */
export function routeNamed(name: string): Route<ServerServices> {
  const route = byName.get(name)
  if (!route) throw new Error(`no route ${name}`)
  return route
}

const byName = new Map(routes.map((route) => [route.name, route]))
