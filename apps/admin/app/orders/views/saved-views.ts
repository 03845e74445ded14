import type { CallResult } from '@estampa/contract/client'
import type { staffOrderViews } from '@estampa/contract/staff'

export type OrderViews = CallResult<(typeof staffOrderViews)['getOrderViews']>
export type OrderView = OrderViews['items'][number]

export const viewsKey = (shop: string) => [shop, 'order-views'] as const
