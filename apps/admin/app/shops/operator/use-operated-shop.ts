import type { CallResult } from '@estampa/contract/client'
import type { operator } from '@estampa/contract/operator'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { offboardingMessages } from '../../messages/offboarding.ts'
import { operatorApi } from '../../session/api.ts'
import { operatedShopsKey } from './use-operated-shops.ts'

export type OperatedShopPage = CallResult<(typeof operator)['getOperatedShop']>
export type ShopCopy = OperatedShopPage['exports'][number]

const WORKING_MS = 2_000
const keyOf = (shop: string) => ['operated-shop', shop] as const
const isAtWork = ({ state }: ShopCopy) => state === 'waiting' || state === 'running'

/** The shop as it is; while a copy of it is being made it is asked again and again. */
export function useOperatedShop(shop: string) {
  return useQuery({
    queryKey: keyOf(shop),
    queryFn: ({ signal }) => operatorApi.getOperatedShop({ shop }, { signal, isQuiet: true }),
    refetchInterval: ({ state }) => (state.data?.exports.some(isAtWork) ? WORKING_MS : false),
  })
}

/** Shows the shop as a call has given it; the list of all of them is asked anew. */
export function useShowShop(): (page: OperatedShopPage) => void {
  const queries = useQueryClient()
  return (page) => {
    queries.setQueryData(keyOf(page.shop.shop), page)
    void queries.invalidateQueries({ queryKey: operatedShopsKey })
  }
}

export function useCopies() {
  const t = useMessages(offboardingMessages)
  const show = useShowShop()
  const queries = useQueryClient()
  const orError = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      showError(error)
    }
  }
  return {
    make: (shop: string) =>
      orError(async () => {
        show(await operatorApi.exportShop({ shop }))
        notify(t.copy_asked)
      }),
    download: ({ id }: ShopCopy) =>
      orError(async () => {
        const { url } = await operatorApi.getExportLink({ id })
        window.location.assign(url)
      }),
    remove: ({ id }: ShopCopy) =>
      orError(async () => {
        await operatorApi.deleteExport({ id })
        notify(t.copy_deleted)
        await queries.invalidateQueries({ queryKey: ['operated-shop'] })
        await queries.invalidateQueries({ queryKey: deletionsKey })
      }),
  }
}

export const deletionsKey = ['deleted-shops'] as const
