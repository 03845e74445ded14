import type { Client, Received } from '@estampa/contract/client'
import { useParams, useRouteLoaderData } from 'react-router'

export type ShopConfig = Received<typeof import('@estampa/contract/shops').shops.getConfig>
export type Category = Awaited<ReturnType<Client['catalog']['getCategories']>>[number]

/** What every page of a shop knows: it is in the first byte and stays while the shop stays. */
export type ShopData = {
  config: ShopConfig
  categories: Category[]
  /** Scheme and host of the page, for canonical addresses. */
  origin: string
  /** Where the browser calls the API; '' is the page's own origin. */
  apiOrigin: string
}

export const SHOP_ROUTE = 'shop'

/** Undefined only where the shop could not be read: on error pages. */
export function useShopDataIfKnown(): ShopData | undefined {
  return useRouteLoaderData<ShopData>(SHOP_ROUTE)
}

export function useShopConfigIfKnown(): ShopConfig | undefined {
  return useShopDataIfKnown()?.config
}

export function useShopData(): ShopData {
  const data = useShopDataIfKnown()
  if (!data) throw new Error('useShopData outside of a shop')
  return data
}

export function useShopConfig(): ShopConfig {
  return useShopData().config
}

export function useTenantName(): string {
  return useParams().tenantName ?? ''
}

/** `path('/about')` is `/pampa/about`: every address starts with the shop. */
export function useShopPath(): (path: string) => string {
  const tenantName = useTenantName()
  return (path) => `/${tenantName}${path === '/' ? '' : path}`
}
