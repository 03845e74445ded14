import type { CallInput, CallResult } from '@estampa/contract/client'
import type { staffImportFeeds, staffImports } from '@estampa/contract/staff'
import { showError } from '@estampa/web/notices'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop, useStaffApi } from '../../session/account.ts'

export type CatalogImport = CallResult<(typeof staffImports)['getImport']>
export type ImportRow = CallResult<(typeof staffImports)['getImports']>['items'][number]
export type CheckedChoices = CallInput<(typeof staffImports)['checkImport']>['choices']
export type ImportLook = NonNullable<CatalogImport['look']>
export type ImportDigest = NonNullable<CatalogImport['digest']>

/** While the server works on it the page asks so often. */
const WORKING_MS = 800
const RESTING_MS = 15_000

export const isWorkingState = (state: CatalogImport['state']): boolean =>
  ['fetching', 'looking', 'checking', 'running'].includes(state)

export function useImports(): UseQueryResult<CallResult<(typeof staffImports)['getImports']>> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: [shop, 'imports'],
    queryFn: ({ signal }) => api.getImports({}, { signal, isQuiet: true }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => isWorkingState(item.state)) ? 2 * WORKING_MS : RESTING_MS,
  })
}

export function useImport(id: number): UseQueryResult<CatalogImport> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: [shop, 'import', id],
    queryFn: ({ signal }) => api.getImport({ Id: id }, { signal, isQuiet: true }),
    refetchInterval: ({ state }) =>
      state.data && isWorkingState(state.data.state) ? WORKING_MS : RESTING_MS,
  })
}

/** Does one step of an import and shows what came of it; a refusal is told, and the page is brought up to date. */
export function useImportStep(id: number): {
  isBusy: boolean
  take: (step: () => Promise<CatalogImport>) => Promise<boolean>
} {
  const { shop } = useShop()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const take = async (step: () => Promise<CatalogImport>) => {
    setIsBusy(true)
    try {
      queries.setQueryData([shop, 'import', id], await step())
      return true
    } catch (error) {
      showError(error)
      void queries.invalidateQueries({ queryKey: [shop, 'import', id] })
      return false
    } finally {
      setIsBusy(false)
      void queries.invalidateQueries({ queryKey: [shop, 'imports'] })
    }
  }
  return { isBusy, take }
}

export type ImportFeedRow = CallResult<(typeof staffImportFeeds)['getImportFeeds']>['items'][number]

export function useImportFeeds(): UseQueryResult<CallResult<(typeof staffImportFeeds)['getImportFeeds']>> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: [shop, 'import-feeds'],
    queryFn: ({ signal }) => api.getImportFeeds({}, { signal, isQuiet: true }),
  })
}

export function useFeedsMoved(): () => void {
  const { shop } = useShop()
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [shop, 'import-feeds'] })
}
