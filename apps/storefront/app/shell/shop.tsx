import { localeOf } from '@estampa/domain/countries/languages'
import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router'
import { getApi, notFound } from '../loaders.ts'
import { ErrorScreen } from '../loading/error-screen.tsx'
import { TagsSlot } from '../measurement/tags-slot.tsx'
import { shellMessages } from '../messages/shell.ts'
import { pageServices } from '../page-context.ts'
import { lookPreview } from '../session/look-preview.ts'
import { SessionProvider } from '../session/session-provider.tsx'
import { type ShopData, shopConfigOf } from '../shop/shop-data.ts'
import type { Route } from './+types/shop'
import { ImpersonationSlot } from './impersonation-slot.tsx'
import { PageLayout } from './layouts/page-layout.tsx'
import { ShopFrame } from './layouts/shop-frame.tsx'
import { LookPreviewSlot } from './look-preview-slot.tsx'
import { handleOf } from './page-handle.ts'

/** Before any loader: an address that names no shop asks nothing and shows nothing. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (!context.get(pageServices).shopKnown) throw notFound()
  },
]

/** Every page of a shop lies in here: configuration, theme, session, layout. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<ShopData> {
  const api = getApi(context)
  const [config, categories] = await Promise.all([
    api.shops.getConfig({}),
    api.catalog.getCategories({ isEcommerceClient: true }),
  ])
  return {
    shop: config.tenant.tenancyName,
    config: shopConfigOf(config),
    categories,
    origin: new URL(request.url).origin,
    apiOrigin: context.get(pageServices).apiOrigin,
  }
}

/**
 * It stays while the shop stays: walking through the pages does not ask for it again. Who tries another look of it asks
 * whenever that has changed.
 */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.tenantName !== nextParams.tenantName || lookPreview() !== null
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return []
  const { name, environment } = loaderData.config
  const t = shellMessages[localeOf(environment)]
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const failure = isMissing ? t.not_found : t.error_title
  return [{ title: error === undefined ? name : `${failure} · ${name}` }]
}

// biome-ignore lint/style/noDefaultExport: a route module
export default function Shop({ loaderData }: Route.ComponentProps) {
  const { shop, apiOrigin, config } = loaderData
  const { environment } = config
  const handle = handleOf(useMatches())
  return (
    <SessionProvider key={shop} shop={shop} origin={apiOrigin} environment={environment}>
      <ShopFrame handle={handle}>
        <Outlet />
      </ShopFrame>
      {!handle.private && <TagsSlot />}
      <ImpersonationSlot />
      <LookPreviewSlot />
    </SessionProvider>
  )
}

/** A page that failed is shown inside the shop's layout if the shop itself is known. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorScreen error={error} />
  return (
    <SessionProvider
      key={loaderData.shop}
      shop={loaderData.shop}
      origin={loaderData.apiOrigin}
      environment={loaderData.config.environment}
    >
      <PageLayout handle={{}}>
        <ErrorScreen error={error} />
      </PageLayout>
    </SessionProvider>
  )
}
