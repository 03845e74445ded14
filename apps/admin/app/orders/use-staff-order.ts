import { notify } from '@estampa/web/notices'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../session/account.ts'
import type { StaffOrder } from './order-types.ts'

const REFRESH_MS = 60_000

const orderKey = (shop: string, number: number) => [shop, 'order', number] as const

type Refreshing = { refreshMs?: number; enabled?: boolean }

/** The order of this number, asked again while the page is open: once a minute, or as often as somebody waits for it. */
export function useStaffOrder(
  number: number,
  { refreshMs = REFRESH_MS, enabled = true }: Refreshing = {},
): UseQueryResult<StaffOrder> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: orderKey(shop, number),
    queryFn: ({ signal }) => api.getOrder({ number }, { signal, isQuiet: true }),
    refetchInterval: refreshMs,
    enabled,
  })
}

type ChangedOrder = {
  /** Shows the order as a call gave it back, and says what was done. */
  show: (order: StaffOrder, notice: string, action?: { label: string; run: () => void }) => void
  /** Reads it anew: somebody changed it meanwhile, or the call gives something else. */
  reload: (notice?: string) => void
}

export function useChangedOrder(number: number): ChangedOrder {
  const { shop } = useShop()
  const queries = useQueryClient()
  const forgetList = () => void queries.invalidateQueries({ queryKey: [shop, 'orders'] })
  return {
    show(order, notice, action) {
      queries.setQueryData(orderKey(shop, number), order)
      forgetList()
      notify(notice, action)
    },
    reload(notice) {
      void queries.invalidateQueries({ queryKey: orderKey(shop, number) })
      forgetList()
      if (notice) notify(notice)
    },
  }
}
