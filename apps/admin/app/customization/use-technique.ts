import type { CallInput, CallResult } from '@estampa/contract/client'
import type { staffTechniques } from '@estampa/contract/staff'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../session/account.ts'

export type StaffTechnique = CallResult<(typeof staffTechniques)['getTechnique']>
export type TechniqueFields = CallInput<(typeof staffTechniques)['tryTechnique']>['technique']
export type ListedTechnique = CallResult<(typeof staffTechniques)['getTechniques']>['items'][number]

const listKey = (shop: string) => [shop, 'technique-list'] as const
const techniqueKey = (shop: string, id: number) => [shop, 'technique', id] as const

/** Every technique of the shop. */
export function useTechniqueList(): UseQueryResult<ListedTechnique[]> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: listKey(shop),
    queryFn: async ({ signal }) => (await api.getTechniques({}, { signal, isQuiet: true })).items,
  })
}

export function useStaffTechnique(id: number): UseQueryResult<StaffTechnique> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: techniqueKey(shop, id),
    queryFn: ({ signal }) => api.getTechnique({ Id: id }, { signal, isQuiet: true }),
  })
}

/** Shows a technique as a call gave it back and lets the lists ask again; or asks for it anew. */
export function useChangedTechnique() {
  const { shop } = useShop()
  const queries = useQueryClient()
  const reloadList = () => queries.invalidateQueries({ queryKey: listKey(shop) })
  return {
    show: (technique: StaffTechnique) => {
      queries.setQueryData(techniqueKey(shop, technique.id), technique)
      void reloadList()
    },
    reload: (id: number) => queries.invalidateQueries({ queryKey: techniqueKey(shop, id) }),
    forget: (id: number) => {
      queries.removeQueries({ queryKey: techniqueKey(shop, id) })
      return reloadList()
    },
  }
}
