import { useQuery } from '@tanstack/react-query'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { messagesKey } from './threads/threads-key.ts'

const REFRESH_MS = 60_000

/** The messages of an order, asked again once a minute while somebody looks; what is shown counts as read. */
export function useOrderMessages(id: string) {
  const { shop } = useShop()
  const api = useStaffApi()
  const may = useMay()
  return useQuery({
    queryKey: messagesKey(shop, id),
    queryFn: ({ signal }) => api.getOrderMessages({ Id: id }, { signal, isQuiet: true }),
    refetchInterval: REFRESH_MS,
    enabled: may('messages.view'),
  })
}
