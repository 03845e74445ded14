import type { CallResult } from '@estampa/contract/client'
import type { staffCustomers } from '@estampa/contract/staff'
import { notify, showError } from '@estampa/web/notices'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../session/account.ts'

export type CustomerPage = CallResult<(typeof staffCustomers)['getCustomer']>
export type CustomerRow = CallResult<(typeof staffCustomers)['getCustomers']>['items'][number]

const customerKey = (shop: string, id: number) => [shop, 'customer', id] as const

export function useCustomer(id: number): UseQueryResult<CustomerPage> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: customerKey(shop, id),
    queryFn: ({ signal }) => api.getCustomer({ Id: id }, { signal, isQuiet: true }),
  })
}

/** Shows the customer as a call gave it back, says what was done, and lets the lists ask again. */
export function useChangedCustomer(id: number): (customer: CustomerPage, said: string) => void {
  const { shop } = useShop()
  const queries = useQueryClient()
  return (customer, said) => {
    queries.setQueryData(customerKey(shop, id), customer)
    void queries.invalidateQueries({ queryKey: [shop, 'customers'] })
    notify(said)
  }
}

/** Does something that asks nothing, with its words where it worked and the error where it did not. */
export function useCustomerAct(id: number): (act: Promise<CustomerPage>, said: string) => Promise<void> {
  const show = useChangedCustomer(id)
  return async (act, said) => {
    try {
      show(await act, said)
    } catch (error) {
      showError(error)
    }
  }
}
