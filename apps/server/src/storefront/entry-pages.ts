/** Where a browser of somebody of the shop begins to look at it before it is open. */
import type { App } from '../http/app.ts'
import { entryCookie } from '../http/entry-cookie.ts'
import type { Services } from '../http/services.ts'
import { beginShopEntry } from '../staff/enter-shop.ts'
import { answerErrorPage } from './error-page.ts'
import { secretOf, shopOfLink } from './link-pages.ts'

type EntryRequest = { Params: { shop: string }; Querystring: { link?: unknown } }

/** The link is spent by being opened, and what follows has another address. */
export function mountShopEntry(app: App, services: Services): void {
  app.get<EntryRequest>('/:shop/enter', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const shop = await shopOfLink(request, services)
    const link = secretOf(request.query.link)
    const secret = shop && link !== undefined ? await beginShopEntry(services, shop, link) : undefined
    if (!shop || secret === undefined) return answerErrorPage('entry_over', request, reply)
    entryCookie.set(reply, services.config, secret)
    return reply.redirect(`/${shop.name}`, 303)
  })
}
