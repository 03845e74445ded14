/** Where a browser begins and ends to see a shop as one of its customers. */
import { isRefusal } from '@estampa/domain/refusal'
import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app.ts'
import { clearImpersonation, impersonationSecretOf, setImpersonation } from '../http/impersonation-cookie.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { beginImpersonation, finishImpersonation } from '../staff/impersonate-customer.ts'
import { answerErrorPage } from './error-page.ts'

const PATH = '/:shop/see-as-customer'
const LINK = /^[\w-]{43}$/

type BeginRequest = { Params: { shop: string }; Querystring: { link?: unknown } }

/** The link is spent by being opened, and what follows has another address. */
export function mountImpersonation(app: App, services: Services): void {
  const { config } = services
  app.get<BeginRequest>(PATH, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const shop = await shopOf(request, services)
    const { link } = request.query
    if (!shop || typeof link !== 'string' || !LINK.test(link)) {
      return answerErrorPage('link_over', request, reply)
    }
    const visit = { ip: request.ip, requestId: request.id }
    const secret = await beginImpersonation(services, shop, link, visit)
    if (isRefusal(secret)) return answerErrorPage('link_over', request, reply)
    setImpersonation(reply, config, secret)
    return reply.redirect(`/${shop.name}`, 303)
  })
  app.post<{ Params: { shop: string } }>(`${PATH}/end`, async (request, reply) => {
    const shop = await shopOf(request, services)
    const secret = impersonationSecretOf(request, config)
    if (shop && secret !== undefined) await finishImpersonation(services, shop.id, { secret })
    clearImpersonation(reply, config)
    return reply.header('cache-control', 'no-store').code(204).send()
  })
}

/** At a shop's own host there is no other shop. */
async function shopOf(
  { host, params }: FastifyRequest<{ Params: { shop: string } }>,
  { shops }: Services,
): Promise<Shop | undefined> {
  const [named, hosted] = await Promise.all([shops.byName(params.shop), shops.byHost(host)])
  return hosted && hosted.id !== named?.id ? undefined : named
}
