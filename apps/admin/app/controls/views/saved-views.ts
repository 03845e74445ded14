import type { CallResult } from '@estampa/contract/client'
import type { staffListViews } from '@estampa/contract/staff'
import { useShop, useStaffApi } from '../../session/account.ts'

export type ListViews = CallResult<(typeof staffListViews)['getOrderViews']>
export type ListView = ListViews['items'][number]

/** The lists that have views. */
export type ViewedList = 'orders' | 'products'

/** The calls for the views of a list, and under what its views are kept. */
export function useViewCalls(list: ViewedList) {
  const api = useStaffApi()
  const { shop } = useShop()
  const calls = {
    orders: { get: api.getOrderViews, save: api.saveOrderView, remove: api.removeOrderView },
    products: { get: api.getProductViews, save: api.saveProductView, remove: api.removeProductView },
  }
  return { ...calls[list], key: [shop, 'views', list] as const }
}

/** From which view an address was narrowed: `?view=4`. */
export function readViewId(query: URLSearchParams): { view?: number } {
  const view = Number(query.get('view'))
  return Number.isInteger(view) && view > 0 ? { view } : {}
}

export function writeViewId(view: number | undefined, query: URLSearchParams): void {
  if (view !== undefined) query.set('view', String(view))
}

/** The view that shows exactly this; else the one that it was narrowed from, which is then changed. */
export function currentView(
  views: readonly ListView[],
  { view: from, query }: { view: number | undefined; query: string },
): { view: ListView | undefined; isChanged: boolean } {
  const named = views.find(({ id }) => id === from)
  const alike = named?.query === query ? named : views.find((view) => view.query === query)
  return { view: alike ?? named, isChanged: alike === undefined && named !== undefined }
}
