import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useShop, useStaffApi } from '../session/account.ts'
import { mergeNotices, type Notices } from './notices.ts'

/** How often a window that is looked at asks for what is new; one in the background does not. */
const ASK_MS = 20_000
/** The lists that a notice may be about. */
const lists = ['orders', 'quotes', 'today', 'threads'] as const

export const noticesKey = (shop: string) => [shop, 'notices'] as const

/** The newest notices of this person; only what came since the last time is asked for. */
export function useNotices(): UseQueryResult<Notices> {
  const { shop, inspectedUntil } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const queryKey = noticesKey(shop)
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = queries.getQueryData<Notices>(queryKey)
      const since = known?.items[0]?.id
      const asked = since === undefined ? {} : { since }
      return mergeNotices(known, await api.getNotices(asked, { signal, isQuiet: true }))
    },
    refetchInterval: ASK_MS,
    // they are for the people of the shop
    enabled: inspectedUntil === null,
  })
}

/** Marks all that is shown as seen, by this person alone. */
export function useSeeNotices(): (until: number) => void {
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (until: number) => api.seeNotices({ until }, { isQuiet: true }),
    onSuccess: (seen) =>
      queries.setQueryData<Notices>(noticesKey(shop), (known) => known && { ...known, ...seen }),
  })
  return mutate
}

/** How many came just now, while the window was open; open lists ask at once what they are missing. */
export function useArrivedNotices(notices: Notices | undefined): number {
  const { shop } = useShop()
  const queries = useQueryClient()
  const newest = notices && (notices.items[0]?.id ?? 0)
  const known = useRef(newest)
  const [arrived, setArrived] = useState(0)
  useEffect(() => {
    const before = known.current
    known.current = newest
    if (before === undefined || newest === undefined || newest <= before) return
    setArrived(notices?.items.filter(({ id }) => id > before).length ?? 0)
    for (const list of lists) void queries.invalidateQueries({ queryKey: [shop, list] })
  }, [newest, notices, queries, shop])
  return arrived
}
