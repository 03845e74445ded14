import type { CallResult } from '@estampa/contract/client'
import type { staffGangSheets } from '@estampa/contract/staff'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../../session/account.ts'

export type GangSheets = CallResult<(typeof staffGangSheets)['getGangSheets']>
export type ReadyFilmPiece = GangSheets['pieces'][number]
export type ListedGangSheet = GangSheets['sheets'][number]
export type GangSheetView = CallResult<(typeof staffGangSheets)['getGangSheet']>

const REFRESH_MS = 60_000
/** While one is being made. */
const MAKING_MS = 2_000

const sheetsKey = (shop: string) => [shop, 'workshop', 'gang-sheets'] as const

export function useGangSheets(): UseQueryResult<GangSheets> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: sheetsKey(shop),
    queryFn: ({ signal }) => api.getGangSheets({}, { signal, isQuiet: true }),
    refetchInterval: ({ state }) =>
      state.data?.sheets.some((sheet) => sheet.state === 'making') ? MAKING_MS : REFRESH_MS,
  })
}

/** Where each copy of a sheet lies, once it is made. */
export function useGangSheet({
  id,
  state,
}: Pick<ListedGangSheet, 'id' | 'state'>): UseQueryResult<GangSheetView> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: [...sheetsKey(shop), id, state],
    queryFn: ({ signal }) => api.getGangSheet({ Id: id }, { signal, isQuiet: true }),
  })
}

/** Something was done with a sheet: pieces and sheets are asked for again. */
export function useForgetGangSheets(): () => Promise<void> {
  const { shop } = useShop()
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: sheetsKey(shop) })
}
