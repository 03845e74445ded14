import type { admin } from '@estampa/contract/admin'
import type { AdminClient } from '@estampa/contract/admin-client'
import type { CallResult } from '@estampa/contract/client'
import type { Permission } from '@estampa/domain/staff'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { adminApi, officeApi } from './api.ts'

export type OfficeAccount = CallResult<(typeof admin)['getAccount']>
export type AccountShop = OfficeAccount['shops'][number]

export const accountKey = ['account'] as const

/** Who is signed in; an error where nobody is. */
export function useAccountQuery(): UseQueryResult<OfficeAccount> {
  return useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => adminApi.getAccount({}, { signal, isQuiet: true }),
    staleTime: 60_000,
  })
}

export const AccountContext = createContext<OfficeAccount | undefined>(undefined)

/** The person in front of this page. */
export function useAccount(): OfficeAccount {
  const account = useContext(AccountContext)
  if (!account) throw new Error('this page is for people who have signed in')
  return account
}

export const ShopContext = createContext<AccountShop | undefined>(undefined)

/** The shop that the address names, with what the person may do in it. */
export function useShop(): AccountShop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('this page is of a shop')
  return shop
}

export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useShop()
  return (permission) => permissions.includes(permission)
}

/** The calls of this shop's people. */
export function useStaffApi(): AdminClient['staff'] {
  const { shop } = useShop()
  return useMemo(() => officeApi(shop).staff, [shop])
}
