import type { CallResult } from '@estampa/contract/client'
import type { staffProducts } from '@estampa/contract/staff'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../session/account.ts'

export type StaffProduct = CallResult<(typeof staffProducts)['getProduct']>
export type StaffVariant = StaffProduct['variants'][number]
export type ListedProduct = CallResult<(typeof staffProducts)['getProducts']>['items'][number]
type ProductCounts = CallResult<(typeof staffProducts)['getProductCounts']>

const productKey = (shop: string, id: number) => [shop, 'product', id] as const

export function useProduct(id: number): UseQueryResult<StaffProduct> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: productKey(shop, id),
    queryFn: ({ signal }) => api.getProduct({ Id: id }, { signal, isQuiet: true }),
  })
}

/** How many products each tab holds, and the categories. */
export function useProductCounts(): UseQueryResult<ProductCounts> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: [shop, 'products', 'counts'],
    queryFn: ({ signal }) => api.getProductCounts({}, { signal, isQuiet: true }),
  })
}

/** Shows a product as a call gave it back and lets the lists ask again; or asks for it anew. */
export function useChangedProduct(id: number) {
  const { shop } = useShop()
  const queries = useQueryClient()
  return {
    show: (product: StaffProduct) => {
      queries.setQueryData(productKey(shop, product.id), product)
      void queries.invalidateQueries({ queryKey: [shop, 'products'] })
    },
    reload: () => queries.invalidateQueries({ queryKey: productKey(shop, id) }),
  }
}
