import type { CallResult } from '@estampa/contract/client'
import type { operator } from '@estampa/contract/operator'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { operatorMessages } from '../../messages/operator.ts'
import { operatorApi } from '../../session/api.ts'

type ShopList = CallResult<(typeof operator)['listShops']>
export type OperatedShop = ShopList['items'][number]

export const operatedShopsKey = ['operated-shops'] as const

export function useOperatedShops() {
  return useQuery({
    queryKey: operatedShopsKey,
    queryFn: ({ signal }) => operatorApi.listShops({}, { signal }),
  })
}

/** Shows the list as a call has given it. */
export function useShowShops(): (list: ShopList) => void {
  const queries = useQueryClient()
  return (list) => queries.setQueryData(operatedShopsKey, list)
}

export function useReopenShop(): (shop: OperatedShop) => Promise<void> {
  const t = useMessages(operatorMessages)
  const show = useShowShops()
  return async ({ shop, name }) => {
    try {
      show(await operatorApi.reopenShop({ shop }))
      notify(t.reopened(name ?? shop))
    } catch (error) {
      showError(error)
    }
  }
}
