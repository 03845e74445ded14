import type { CallResult } from '@estampa/contract/client'
import type { staffShopSettings } from '@estampa/contract/staff'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../../session/account.ts'

export type ShopSettings = CallResult<(typeof staffShopSettings)['getShopSettings']>

export const settingsKey = (shop: string) => [shop, 'settings'] as const

export function useSettings(): UseQueryResult<ShopSettings> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: settingsKey(shop),
    queryFn: ({ signal }) => api.getShopSettings({}, { signal, isQuiet: true }),
  })
}
