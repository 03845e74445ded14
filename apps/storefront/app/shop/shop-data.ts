import type { CallResult, Client } from '@estampa/contract/client'
import { languages } from '@estampa/domain/countries/languages'
import { type Register, useLocation, useParams, useRouteLoaderData } from 'react-router'
import { basePathOf, pathInShop } from './base-path.ts'

type PublicConfig = CallResult<typeof import('@estampa/contract/shops').shops.getConfig>
type Presentation = NonNullable<PublicConfig['presentation']>

/** What every page needs of a shop's configuration. What one page shows, as the banners, comes with that page. */
export type StorefrontConfig = Omit<
  PublicConfig,
  | 'tenant'
  | 'designs'
  | 'families'
  | 'partnerConfigShippingMethod'
  | 'usePriceWithoutMinimun'
  | 'useFeaturedCategories'
  | 'productBuilder'
  | 'about'
  | 'policy'
  | 'presentation'
  | 'homeSections'
> & { presentation: Omit<Presentation, 'banners' | 'clientLogos'> | null }

export function shopConfigOf(config: PublicConfig): StorefrontConfig {
  const {
    tenant: _tenant,
    designs: _designs,
    families: _families,
    partnerConfigShippingMethod: _shippingMethod,
    usePriceWithoutMinimun: _withoutMinimum,
    useFeaturedCategories: _featured,
    productBuilder: _productBuilder,
    about: _about,
    policy: _policy,
    presentation,
    homeSections: _homeSections,
    ...everywhere
  } = config
  return {
    ...everywhere,
    presentation: presentation && {
      slogan: presentation.slogan,
      email: presentation.email,
      phone: presentation.phone,
      address: presentation.address,
      hours: presentation.hours,
    },
  }
}
export type Category = Awaited<ReturnType<Client['catalog']['getCategories']>>[number]

/** The data that every page of a shop has: part of the first response, and loaded once per shop. */
export type ShopData = {
  /** Its name, which its own host does not have in its addresses. */
  shop: string
  config: StorefrontConfig
  categories: readonly Category[]
  /** Scheme and host of the page, for canonical addresses. */
  origin: string
  /** The origin of the API for the browser; '' is the page's own origin. */
  apiOrigin: string
}

export const SHOP_ROUTE = 'shop'

/** Undefined only where the shop could not be read: on error pages. */
export function useShopDataIfKnown(): ShopData | undefined {
  return useRouteLoaderData<ShopData>(SHOP_ROUTE)
}

export function useShopConfigIfKnown(): StorefrontConfig | undefined {
  return useShopDataIfKnown()?.config
}

export function useShopData(): ShopData {
  const data = useShopDataIfKnown()
  if (!data) throw new Error('useShopData outside of a shop')
  return data
}

export function useShopConfig(): StorefrontConfig {
  return useShopData().config
}

export function useTenantName(): string {
  const { tenantName } = useParams()
  const data = useShopDataIfKnown()
  return tenantName ?? data?.shop ?? ''
}

/** A path of a page with its parameters filled in: `/orders/detail/:id?` is `/orders/detail` and `/orders/detail/${id}`. */
type Filled<Pattern extends string> = Pattern extends `${infer Before}/:${string}/${infer After}`
  ? Filled<
      `${Before}/${string}/${After}` | (Pattern extends `${string}?/${After}` ? `${Before}/${After}` : never)
    >
  : Pattern extends `${infer Before}/:${infer Name}`
    ? `${Before}/${string}` | (Name extends `${string}?` ? Before : never)
    : Pattern
type PathOfPage = Register['pages'] extends infer Pages
  ? keyof Pages extends infer Pattern
    ? Pattern extends `/:tenantName/${infer Path}`
      ? Path extends '*'
        ? never
        : Filled<`/${Path}`>
      : never
    : never
  : never
type ShopPath = '/' | PathOfPage | `${'/' | PathOfPage}${'?' | '#'}${string}`

/** A path that is written where it is used has to be one of a page; what comes from elsewhere is any text. */
export type CheckedPath<Path extends string> = string extends Path
  ? Path
  : Path extends ShopPath
    ? Path
    : ShopPath

/** `path('/about')` is `/pampa/about`, and `/about` at the shop's own host. */
export function useShopPath(): <Path extends string>(path: CheckedPath<Path>) => string {
  const base = useBasePath()
  return (path) => base + (path === '/' && base !== '' ? '' : path)
}

/** The path of the page that is shown, without what stands before every path of the shop. */
export function usePathInShop(): string {
  const { pathname } = useLocation()
  return pathInShop(pathname, useBasePath())
}

function useBasePath(): string {
  return basePathOf(useParams())
}

/** What the law of the shop's country wants before a price without taxes; undefined where it wants none. */
export function useNetPriceName(): string | undefined {
  return languages[useShopConfig().environment].netPrice
}
