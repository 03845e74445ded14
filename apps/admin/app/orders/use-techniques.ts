import type { CallResult } from '@estampa/contract/client'
import type { staffListViews } from '@estampa/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../session/account.ts'

type Techniques = CallResult<(typeof staffListViews)['getOrderTechniques']>['items']

const KEPT_MS = 600_000
const none: Techniques = []

/** The shop's techniques; none while they come. */
export function useTechniques(): Techniques {
  const { shop } = useShop()
  const api = useStaffApi()
  const { data } = useQuery({
    queryKey: [shop, 'order-techniques'],
    queryFn: ({ signal }) => api.getOrderTechniques({}, { signal, isQuiet: true }),
    staleTime: KEPT_MS,
  })
  return data?.items ?? none
}
