import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { MAX_SITE_MAP_ENTRIES } from '@estampa/contract/catalog'
import { type CallFailure, client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import proxy from '@fastify/http-proxy'
import fastify from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { App } from '../http/app.ts'
import { endSlowRequestBodies, refuseInvalidHosts } from '../http/invalid-requests.ts'
import { mountProbes } from '../http/probes.ts'
import { requestNames, trustOfProxies } from '../http/request-id.ts'
import { logRequests } from '../http/request-log.ts'
import { requestLogging } from '../http/request-logger.ts'
import { secureAnswers } from '../http/security-headers.ts'
import { type ClosedState, ShopClosed, ShopNotSetUp } from '../http/shop.ts'
import { BODY_MS, timeLimits } from '../http/time-limits.ts'
import { mountStorefront } from '../storefront/host.ts'

/** Nobody tells this process of a change of the catalog: a page is asked for anew after so long. */
const PAGE_AGE_MS = 30_000

/**
 * The storefront alone, on a backend elsewhere that speaks the contract. What browsers ask of the API goes
 * through here, so that a shop stays one origin.
 */
export async function openStorefrontAlone(
  apiUrl: string,
  config: Config,
  log: Logger,
  build: string,
): Promise<App> {
  const app = fastify({
    ...timeLimits,
    ...requestLogging(log),
    genReqId: requestNames(config.trustProxy),
    return503OnClosing: false,
    trustProxy: trustOfProxies(config.trustProxy),
  }) as unknown as App
  logRequests(app)
  refuseInvalidHosts(app)
  endSlowRequestBodies(app, BODY_MS)
  mountProbes(app, () => backendReadiness(apiUrl))
  secureAnswers(app, config.publicUrl)
  // the backend hears who asks, and names the request as we do
  const replyOptions = {
    rewriteRequestHeaders: ({ id, ip }: { id: string; ip: string }, headers: IncomingHttpHeaders) => ({
      ...headers,
      'x-request-id': id,
      'x-forwarded-for': ip,
    }),
  }
  for (const prefix of ['/api', '/pictures', '/files', '/users', '/color-palette']) {
    await app.register(proxy, { upstream: apiUrl, prefix, rewritePrefix: prefix, replyOptions })
  }
  // pages are only read: what is posted to the root is a look-up
  await app.register(proxy, {
    upstream: apiUrl,
    prefix: '/',
    rewritePrefix: '/',
    httpMethods: ['POST'],
    replyOptions,
  })
  const api = (shop: string) => client(httpTransport({ origin: apiUrl, shop }))
  await mountStorefront(app, {
    build,
    api: (shop) => ({ api: api(shop) }),
    shopVersion: (shop) => versionOf(shop, api(shop)),
    originOf: () => config.publicUrl,
    site: {
      siteMap: (shop, page) => siteMapHere(api(shop), config.publicUrl, page),
      addressOf: async (shop) => `${config.publicUrl}/${shop}`,
    },
  })
  return app
}

/** The backend's addresses, as they are here. */
async function siteMapHere(api: ReturnType<typeof client>, publicUrl: string, page: number) {
  const { items, total_pages } = await api.catalog.siteMap({ page, limit: MAX_SITE_MAP_ENTRIES })
  const here = items.map(({ loc, lastmod }) => ({ loc: publicUrl + new URL(loc).pathname, lastmod }))
  return { items: here, total_pages }
}

/**
 * Changes with the configuration at once, so that nothing is shown that was switched off, and with the clock.
 * Undefined where the backend knows no such shop.
 */
async function versionOf(shop: string, api: ReturnType<typeof client>): Promise<string | undefined> {
  const config = await api.shops.getConfig({}).catch((error: CallFailure) => {
    const closed = closedStates[error.fault?.refusal ?? '']
    if (closed) throw new ShopClosed(shop, closed)
    if (error.status === 404) return undefined
    if (error.fault?.refusal === 'shop_not_set_up') throw new ShopNotSetUp(shop, [])
    throw error
  })
  if (!config?.tenant) return undefined
  return `${hash('sha1', JSON.stringify(config))}.${Math.floor(Date.now() / PAGE_AGE_MS)}`
}

const closedStates: Readonly<Record<string, ClosedState>> = {
  shop_preparing: 'preparing',
  shop_suspended: 'suspended',
}

async function backendReadiness(apiUrl: string): Promise<string | undefined> {
  const isThere = await fetch(`${apiUrl}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
    (answer) => answer.ok,
    () => false,
  )
  return isThere ? undefined : 'backend'
}
