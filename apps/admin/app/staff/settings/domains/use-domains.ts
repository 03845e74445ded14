import type { CallResult } from '@estampa/contract/client'
import type { staffDomains } from '@estampa/contract/staff'
import { notify, showError } from '@estampa/web/notices'
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../../../session/account.ts'

export type ShopDomains = CallResult<(typeof staffDomains)['getDomains']>
export type ShopDomain = ShopDomains['domains'][number]

const WAITING_MS = 15_000

const domainsKey = (shop: string) => [shop, 'domains'] as const

/** While a domain waits for its records, the page looks by itself whether they were found. */
export function useDomains() {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: domainsKey(shop),
    queryFn: ({ signal }) => api.getDomains({}, { signal, isQuiet: true }),
    refetchInterval: ({ state }) => (state.data?.domains.every(isSettled) === false ? WAITING_MS : false),
  })
}

export function isSettled({ state, proof }: ShopDomain): boolean {
  return proof === null || (state === 'ready' && proof.pointsHere === true)
}

/** What a call gave back stands at once. */
export function useShowDomains(): (domains: ShopDomains) => void {
  const { shop } = useShop()
  const queries = useQueryClient()
  return (domains) => queries.setQueryData(domainsKey(shop), domains)
}

export function useCheckDomain(host: string, ready: string): UseMutationResult<ShopDomains, Error, void> {
  const api = useStaffApi()
  const show = useShowDomains()
  return useMutation({
    mutationFn: () => api.checkDomain({ host }),
    onSuccess: (domains) => {
      show(domains)
      if (domains.domains.some((one) => one.host === host && one.state === 'ready')) notify(ready)
    },
    onError: (failure) => showError(failure),
  })
}
