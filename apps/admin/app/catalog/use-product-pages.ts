import type { CallResult } from '@estampa/contract/client'
import type { staffProducts } from '@estampa/contract/staff'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useShop, useStaffApi } from '../session/account.ts'
import { type ProductsFilter, toProductsInput } from './products-query.ts'

type ProductsPage = CallResult<(typeof staffProducts)['getProducts']>
/** By its number where the list begins or goes on upwards; what follows, by the place of the last row that is known. */
type PageName = number | string

/** The list from the page that the address names, with what was asked for since above and below. */
export function useProductPages(filter: ProductsFilter) {
  const listOf = useListOf()
  return useInfiniteQuery({ ...listOf(filter), placeholderData: keepPreviousData, select: joinPages })
}

/** Asks for a list before its address is there, which takes a frame or two. */
export function useAskAhead(): (filter: ProductsFilter) => void {
  const listOf = useListOf()
  const queries = useQueryClient()
  return (filter) => void queries.prefetchInfiniteQuery(listOf(filter))
}

function useListOf() {
  const { shop } = useShop()
  const api = useStaffApi()
  return (filter: ProductsFilter) => {
    const { PaginaActual: start, ...input } = toProductsInput(filter)
    return infiniteQueryOptions({
      queryKey: [shop, 'products', 'list', input, start],
      queryFn: ({ signal, pageParam }) =>
        api.getProducts(
          {
            ...input,
            ...(typeof pageParam === 'number' ? { PaginaActual: pageParam } : { after: pageParam }),
          },
          { signal, isQuiet: true },
        ),
      initialPageParam: start as PageName,
      getNextPageParam: ({ next }: ProductsPage): PageName | null => next,
      getPreviousPageParam: (_page, _pages, name) => (typeof name === 'number' && name > 1 ? name - 1 : null),
    })
  }
}

function joinPages({ pages }: InfiniteData<ProductsPage, PageName>) {
  return {
    pages: pages.map(({ items }) => items),
    items: pages.flatMap(({ items }) => items),
    totalCount: pages.at(-1)?.totalCount ?? 0,
  }
}
