import type { CallResult } from '@estampa/contract/client'
import type { staffNotices } from '@estampa/contract/staff'
import type { Permission } from '@estampa/domain/staff'

export type Notices = CallResult<(typeof staffNotices)['getNotices']>
export type Notice = Notices['items'][number]

const MAX_KEPT = 30

/** The newest notices, of what was known and what has come since. */
export function mergeNotices(known: Notices | undefined, answer: Notices): Notices {
  const fresh = new Set(answer.items.map(({ id }) => id))
  const before = (known?.items ?? []).filter(({ id }) => !fresh.has(id))
  return { ...answer, items: [...answer.items, ...before].slice(0, MAX_KEPT) }
}

/** The page of what a notice is about, where this person sees it: the workshop has jobs where others have orders. */
export function noticePath(
  shop: string,
  { order, quote }: Pick<Notice, 'order' | 'quote'>,
  may: (permission: Permission) => boolean,
): string {
  if (quote) return `/${shop}/quotes/${quote.id}`
  return `/${shop}/${may('orders.view') ? 'orders' : 'workshop'}/${order?.number ?? ''}`
}
