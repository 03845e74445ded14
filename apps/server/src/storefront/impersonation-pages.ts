/** Where a browser begins and ends to see a shop as one of its customers. */
import { isRefusal } from '@estampa/domain/refusal'
import type { App } from '../http/app.ts'
import { impersonationCookie } from '../http/impersonation-cookie.ts'
import type { Services } from '../http/services.ts'
import { beginImpersonation, finishImpersonation } from '../staff/impersonate-customer.ts'
import { answerErrorPage } from './error-page.ts'
import { secretOf, shopOfLink } from './link-pages.ts'

const PATH = '/:shop/see-as-customer'

type BeginRequest = { Params: { shop: string }; Querystring: { link?: unknown } }

/** The link is spent by being opened, and what follows has another address. */
export function mountImpersonation(app: App, services: Services): void {
  const { config } = services
  app.get<BeginRequest>(PATH, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const shop = await shopOfLink(request, services)
    const link = secretOf(request.query.link)
    if (!shop || link === undefined) return answerErrorPage('link_over', request, reply)
    const visit = { ip: request.ip, requestId: request.id }
    const secret = await beginImpersonation(services, shop, link, visit)
    if (isRefusal(secret)) return answerErrorPage('link_over', request, reply)
    impersonationCookie.set(reply, config, secret)
    return reply.redirect(`/${shop.name}`, 303)
  })
  app.post<{ Params: { shop: string } }>(`${PATH}/end`, async (request, reply) => {
    const shop = await shopOfLink(request, services)
    const secret = impersonationCookie.read(request, config)
    if (shop && secret !== undefined) await finishImpersonation(services, shop.id, { secret })
    impersonationCookie.clear(reply, config)
    return reply.header('cache-control', 'no-store').code(204).send()
  })
}
