import { mountDocumentation } from './api-docs/documentation.ts'
import { demoMercadoPago } from './demo/mercado-pago-pages.ts'
import type { App } from './http/app.ts'
import { mountCertificates } from './http/certificates.ts'
import type { Route } from './http/context.ts'
import { answerPreflights } from './http/cross-origin.ts'
import { mountMetrics } from './http/metrics.ts'
import { answerUnexpectedError } from './http/mount-route.ts'
import { mountRoutes } from './http/mount-routes.ts'
import { openServer, type ServerSetup } from './http/open-server.ts'
import { measureLoad } from './http/process-load.ts'
import { isPage } from './http/rate-limit.ts'
import { serveFiles } from './http/serve-files.ts'
import { emailPageRoutes } from './mail/emails-page.ts'
import { mailboxRoutes } from './mail/mailbox-page.ts'
import { strangersPdfs } from './payments/strangers-pdfs.ts'
import { routes } from './routes.ts'
import type { ServerServices } from './services.ts'
import { zippinWebhook } from './shipping/zippin.webhook.ts'
import { watchBusiness } from './staff/business-metrics.ts'
import { mountShopEntry } from './storefront/entry-pages.ts'
import { answerErrorPage } from './storefront/error-page.ts'
import { mountImpersonation } from './storefront/impersonation-pages.ts'

/** Calls about orders: of who buys, and of the few who see to them. */
const orderPaths = ['/api/services/app/Orders/', '/api/services/app/Staff/']

/** The API with every route of the contract. It listens to nothing: main.ts and the tests decide that. */
export async function createApp(services: ServerServices): Promise<App> {
  const { config } = services
  const app = await openWatched(services, {
    lastPaths: orderPaths,
    answerError: (error, request, reply) =>
      isPage(request) && error.statusCode === 429
        ? answerErrorPage('too_many', request, reply)
        : answerUnexpectedError(error, request, reply),
  })
  mountCertificates(app, services)
  answerPreflights(app, services)
  if (config.apiDocs) await mountDocumentation(app)
  await mountRoutes(app, services, routes)
  // what the API does not know is no page either
  app.get('/api/*', (_request, reply) => reply.callNotFound())
  mountImpersonation(app, services)
  mountShopEntry(app, services)
  zippinWebhook(app, services)
  serveFiles(app, services, strangersPdfs)
  mailboxRoutes(app, services)
  emailPageRoutes(app, services)
  await demoMercadoPago(app, config)
  return app
}

/** The server of a process that does jobs alone has its probes and metrics, and nothing else. */
export const createJobsApp = (services: ServerServices): Promise<App> =>
  openWatched(services, { lastPaths: [] })

/** A server of this process that knows how late it is and counts what it answers. */
function openWatched(
  services: ServerServices,
  setup: Pick<ServerSetup, 'lastPaths' | 'answerError'>,
): Promise<App> {
  const { config, database } = services
  const load = measureLoad(database.pool, { countsLateness: config.shedLoad })
  return openServer(services, {
    ...setup,
    url: config.publicUrl,
    load,
    watch: (watched) => mountMetrics(watched, services, load, watchBusiness),
  })
}

/** A route by its name in the contract, `feature.call`. */
export function routeNamed(name: string): Route<ServerServices> {
  const route = byName.get(name)
  if (!route) throw new Error(`no route ${name}`)
  return route
}

const byName = new Map(routes.map((route) => [route.name, route]))
