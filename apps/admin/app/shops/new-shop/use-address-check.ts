import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../../controls/use-settled.ts'
import { operatorApi } from '../../session/api.ts'

/** Nobody is asked before the typing rests. */
const STILL_MS = 300

/** Whether an address can be had, asked while it is typed: why not, or null; undefined while it is not known. */
export function useAddressCheck(typed: string): { problem: string | null | undefined; isAsking: boolean } {
  const address = typed.trim().toLowerCase()
  const settled = useSettled(address, STILL_MS)
  const { data, isFetching } = useQuery({
    queryKey: ['shop-name', settled],
    queryFn: ({ signal }) => operatorApi.checkShopName({ shop: settled }, { signal, isQuiet: true }),
    enabled: settled !== '',
    staleTime: 30_000,
  })
  const isAsking = address !== '' && (isFetching || settled !== address)
  return { problem: isAsking ? undefined : data?.problem, isAsking }
}
