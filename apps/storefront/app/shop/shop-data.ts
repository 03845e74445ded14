import type { CallResult, Client } from '@estampa/contract/client'
import { languages } from '@estampa/domain/countries/languages'
import { useParams, useRouteLoaderData } from 'react-router'

export type ShopConfig = CallResult<typeof import('@estampa/contract/shops').shops.getConfig>
export type Category = Awaited<ReturnType<Client['catalog']['getCategories']>>[number]

/** The data that every page of a shop has: part of the first response, and loaded once per shop. */
export type ShopData = {
  config: ShopConfig
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

/** What the law of the shop's country wants before a price without taxes; undefined where it wants none. */
export function useNetPriceName(): string | undefined {
  return languages[useShopConfig().environment].netPrice
}
