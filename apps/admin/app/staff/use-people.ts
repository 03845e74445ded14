import type { AdminClient } from '@estampa/contract/admin-client'
import type { CallResult } from '@estampa/contract/client'
import type { staffPeople } from '@estampa/contract/staff'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../session/account.ts'

export type ShopPeople = CallResult<(typeof staffPeople)['getPeople']>
export type ShopPerson = ShopPeople['items'][number]

const peopleKey = (shop: string) => [shop, 'people'] as const

export function usePeople(): UseQueryResult<ShopPeople> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: peopleKey(shop),
    queryFn: ({ signal }) => api.getPeople({}, { signal, isQuiet: true }),
  })
}

/** The calls, and how to show the people as one of them gave them back. */
export function usePeopleAct(): { api: AdminClient['staff']; show: (people: ShopPeople) => void } {
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  return { api, show: (people) => queries.setQueryData(peopleKey(shop), people) }
}
