import type { CallResult } from '@estampa/contract/client'
import type { staffLook } from '@estampa/contract/staff'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../session/account.ts'

export type LookDesk = CallResult<(typeof staffLook)['getLook']>
export type Look = LookDesk['published']
export type LookBanner = Look['banners'][number]
export type LookClientLogo = Look['clientLogos'][number]

export const lookKey = (shop: string) => [shop, 'look'] as const

export function useLook(): UseQueryResult<LookDesk> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: lookKey(shop),
    queryFn: ({ signal }) => api.getLook({}, { signal, isQuiet: true }),
  })
}
