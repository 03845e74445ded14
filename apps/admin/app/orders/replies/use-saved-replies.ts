import type { CallResult } from '@estampa/contract/client'
import type { staffSavedReplies } from '@estampa/contract/staff'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../../session/account.ts'

type SavedReplies = CallResult<(typeof staffSavedReplies)['getSavedReplies']>
export type SavedReply = SavedReplies['items'][number]

const repliesKey = (shop: string) => [shop, 'saved-replies'] as const

/** The saved replies of the shop. */
export function useSavedReplies(): UseQueryResult<SavedReplies> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: repliesKey(shop),
    queryFn: ({ signal }) => api.getSavedReplies({}, { signal, isQuiet: true }),
  })
}

/** Shows everywhere what was answered to a change of them. */
export function useTakeReplies(): (replies: SavedReplies) => void {
  const { shop } = useShop()
  const queries = useQueryClient()
  return (replies) => queries.setQueryData(repliesKey(shop), replies)
}
