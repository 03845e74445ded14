import type { CallResult } from '@estampa/contract/client'
import type { staffOpening } from '@estampa/contract/staff'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { accountKey, useShop, useStaffApi } from '../../session/account.ts'

export type Opening = CallResult<(typeof staffOpening)['getOpening']>
export type OpeningStepName = Opening['steps'][number]['step']

const keyOf = (shop: string) => [shop, 'opening'] as const

export function useOpening(): UseQueryResult<Opening> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: keyOf(shop),
    queryFn: ({ signal }) => api.getOpening({}, { signal, isQuiet: true }),
  })
}

/** Shows the steps as a call has given them; a shop that has opened is another one to its people. */
export function useShowOpening(): (opening: Opening) => void {
  const { shop } = useShop()
  const queries = useQueryClient()
  return (opening) => {
    queries.setQueryData(keyOf(shop), opening)
    if (opening.state === 'open') void queries.invalidateQueries({ queryKey: accountKey })
  }
}
