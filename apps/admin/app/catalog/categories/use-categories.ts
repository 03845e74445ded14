import type { CallResult } from '@estampa/contract/client'
import type { staffCategories } from '@estampa/contract/staff'
import { inTreeOrder } from '@estampa/domain/catalog/categories'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../../session/account.ts'

type Answer = CallResult<(typeof staffCategories)['getCategories']>
export type StaffCategory = Answer['items'][number]
/** `level` from 0: how many it stands in. */
export type ListedCategory = StaffCategory & { level: number }

const categoriesKey = (shop: string) => [shop, 'categories'] as const

/** Each right before those that stand in it. */
export function useCategories(): UseQueryResult<ListedCategory[]> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: categoriesKey(shop),
    queryFn: ({ signal }) => api.getCategories({}, { signal, isQuiet: true }),
    select: ({ items }) => inTreeOrder(items),
  })
}

/** Shows the categories as a call gave them back; lists of products and their filters ask again. */
export function useChangedCategories(): (answer: Answer) => void {
  const { shop } = useShop()
  const queries = useQueryClient()
  return (answer) => {
    queries.setQueryData(categoriesKey(shop), answer)
    void queries.invalidateQueries({
      queryKey: [shop],
      predicate: ({ queryKey: [, name] }) => typeof name === 'string' && name.startsWith('product'),
    })
  }
}

/** Categories as the options of a choice, each moved in under that in which it stands. */
export function categoryOptions(categories: readonly ListedCategory[]) {
  return categories.map(({ id, title, level }) => ({
    value: String(id),
    label: `${'\u2003'.repeat(level)}${title}`,
  }))
}
