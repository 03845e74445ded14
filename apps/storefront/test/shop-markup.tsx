import { configExample } from '@estampa/contract/shops/config-example'
import { localeOf } from '@estampa/domain/countries/languages'
import { FailureSentencesContext } from '@estampa/web/failures'
import { LocaleContext } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { CartProvider } from '../app/cart/cart-provider.tsx'
import { shellMessages } from '../app/messages/shell.ts'
import { SessionProvider } from '../app/session/session-provider.tsx'
import { SHOP_ROUTE, type StorefrontConfig } from '../app/shop/shop-data.ts'

/** What the server sends of a component on a page of the contract's example shop, which differs by `settings`. */
export async function shopMarkup(
  children: ReactNode,
  settings: Partial<StorefrontConfig> = {},
): Promise<string> {
  const config = { ...configExample, ...settings }
  const page = () => (
    <SessionProvider shop="andina" origin="" environment={config.environment}>
      <CartProvider>{children}</CartProvider>
    </SessionProvider>
  )
  const Shop = createRoutesStub([{ id: SHOP_ROUTE, path: '/:tenantName', Component: page }])
  const categories = [{ id: 9, title: 'Poleras', url: 'poleras', icon_url: null, parent_id: null, count: 24 }]
  const shop = { config, categories, origin: '', apiOrigin: '' }
  const locale = localeOf(config.environment)
  const { prelude } = await prerender(
    <LocaleContext value={locale}>
      <FailureSentencesContext value={shellMessages[locale]}>
        <Shop initialEntries={['/andina']} hydrationData={{ loaderData: { [SHOP_ROUTE]: shop } }} />
      </FailureSentencesContext>
    </LocaleContext>,
  )
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '')
}

/** The same as a person reads it. */
export async function shopText(children: ReactNode, settings?: Partial<StorefrontConfig>): Promise<string> {
  return (await shopMarkup(children, settings))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}
