import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { isCall } from './is-call.ts'

/** Counts the calls of an address together, and its pages apart from them. Files and pictures are cheap and stay free. */
export async function limitRequests(app: App, max: number): Promise<void> {
  if (max === 0) return
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    allowList: (request: FastifyRequest) => !isCall(request) && !isPage(request),
    keyGenerator: (request) => (isCall(request) ? request.ip : `pages ${request.ip}`),
  })
}

/** The storefront answers whatever nothing else does. */
export function isPage({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/*'
}
