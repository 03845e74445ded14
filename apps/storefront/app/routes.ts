import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { checkGuard, guardNames } from './shell/guards/names.ts'

/** One row per address of a shop. The file lies in pages/; a guard stands before it (shell/guards/). */
type PageRoute = { path: string; page: string; guard?: string }

const pageRoutes: PageRoute[] = [
  { path: 'policy', page: 'policy' },
  { path: 'about', page: 'about' },
  { path: 'terms', page: 'terms' },
  { path: 'privacy', page: 'privacy' },
  { path: 'arrepentimiento', page: 'arrepentimiento' },
  { path: 'baja', page: 'baja' },
  { path: 'products-list/:categoryDesc', page: 'products-list' },
  { path: 'product-detail/:productType?/simple/:productDesc', page: 'product-simple' },
  { path: 'product-detail/:productType?/curva/:productDesc', page: 'product-curve' },
  { path: 'favorites', page: 'favorites' },
  { path: 'customize-product', page: 'customize-product' },
  { path: 'product-builder', page: 'product-builder' },
  { path: 'shopping-cart', page: 'shopping-cart' },
  { path: 'auth', page: 'auth' },
  { path: 'quote', page: 'quote' },
  { path: 'guest', page: 'guest' },
  { path: 'account', page: 'account', guard: 'customer' },
  { path: 'checkout', page: 'checkout', guard: 'checkout' },
  { path: 'pre-order', page: 'pre-order', guard: 'checkout' },
  { path: 'confirm-purchase', page: 'confirm-purchase', guard: 'buyer' },
  { path: 'orders/list', page: 'orders-list', guard: 'customer' },
  { path: 'orders/detail/:id?', page: 'order-detail', guard: 'buyer' },
  { path: 'orders/quote/list', page: 'quotes-list', guard: 'customer' },
  { path: 'orders/quote/detail/:id?', page: 'quote-detail', guard: 'buyer' },
]

function guarded(name: string): RouteConfigEntry[] {
  const pages = pageRoutes.filter((row) => row.guard === name).map(entry)
  return pages.length === 0
    ? []
    : [{ id: `guard-${name}`, file: `shell/guards/${name}.tsx`, children: pages }]
}

const entry = ({ path, page }: PageRoute) => route(path, `pages/${page}.tsx`)

for (const { guard } of pageRoutes) if (guard !== undefined) checkGuard(guard)

export default [
  index('pages/demo-shops.tsx'),
  route('demo/system/:template?', 'pages/demo-system.tsx'),
  route(':tenantName', 'shell/shop.tsx', { id: 'shop' }, [
    index('pages/home.tsx'),
    ...pageRoutes.filter((row) => !row.guard).map(entry),
    ...guardNames.flatMap(guarded),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
