import type { CallResult } from '@estampa/contract/client'
import type { staffProductRuns } from '@estampa/contract/staff'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { productRunMessages } from '../messages/product-runs.ts'
import { useShop, useStaffApi } from '../session/account.ts'

type ProductRuns = CallResult<(typeof staffProductRuns)['getProductRuns']>
export type ProductRunRow = ProductRuns['items'][number]

/** The latest runs, or one of any time. */
export function useProductRuns(run: number | null = null): UseQueryResult<ProductRuns> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: [shop, 'products', 'runs', run],
    queryFn: ({ signal }) => api.getProductRuns(run === null ? {} : { run }, { signal, isQuiet: true }),
    refetchInterval: ({ state }) => (state.data?.items.some(isGoingOn) ? PROGRESS_MS : false),
  })
}

const PROGRESS_MS = 1_000

/** Whether products are being changed, or changed back. */
export const isGoingOn = ({ doneAt, undoneAt, undoDoneAt }: ProductRunRow): boolean =>
  doneAt === null || (undoneAt !== null && undoDoneAt === null)

/** Every list and page of a product asks again: many may have changed. */
export function useProductsMoved(): () => void {
  const { shop } = useShop()
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: [shop, 'products'] })
    void queries.invalidateQueries({ queryKey: [shop, 'product'] })
  }
}

/** Takes a run back and says what stayed. */
export function useUndoProductRun(): (id: number) => Promise<void> {
  const r = useMessages(productRunMessages)
  const api = useStaffApi()
  const moved = useProductsMoved()
  return async (id) => {
    try {
      const { kept, undoDoneAt } = await api.undoProductRun({ Id: id })
      if (undoDoneAt !== null) notify(kept.length > 0 ? r.undone_but(kept.length) : r.undone)
    } catch (error) {
      showError(error)
    }
    moved()
  }
}
