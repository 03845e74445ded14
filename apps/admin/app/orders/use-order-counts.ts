import type { CallResult } from '@estampa/contract/client'
import type { staffOrders } from '@estampa/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../session/account.ts'

export type OrderCounts = CallResult<(typeof staffOrders)['getOrderCounts']>['states']

const REFRESH_MS = 60_000

/** How many orders the shop has in each state; asked anew with the list. */
export function useOrderCounts(): OrderCounts | undefined {
  const { shop } = useShop()
  const api = useStaffApi()
  const { data } = useQuery({
    queryKey: [shop, 'orders', 'counts'],
    queryFn: ({ signal }) => api.getOrderCounts({}, { signal, isQuiet: true }),
    refetchInterval: REFRESH_MS,
  })
  return data?.states
}
