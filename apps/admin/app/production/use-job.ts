import type { CallResult } from '@estampa/contract/client'
import type { staffProduction } from '@estampa/contract/staff'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../session/account.ts'

export type ProductionOrder = CallResult<(typeof staffProduction)['getProductionOrder']>
export type ProductionJob = ProductionOrder['jobs'][number]

const REFRESH_MS = 60_000
const jobKey = (shop: string, number: number) => [shop, 'workshop', 'order', number] as const

/** An order as the workshop sees it. */
export function useProductionOrder(number: number): UseQueryResult<ProductionOrder> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: jobKey(shop, number),
    queryFn: ({ signal }) => api.getProductionOrder({ number }, { signal, isQuiet: true }),
    refetchInterval: REFRESH_MS,
  })
}

/** Shows an order as a call gave it back. */
export function useShowOrder(): (order: ProductionOrder) => void {
  const { shop } = useShop()
  const queries = useQueryClient()
  return (order) => queries.setQueryData(jobKey(shop, order.number), order)
}
