import type { CallResult } from '@estampa/contract/client'
import type { staffNotices } from '@estampa/contract/staff'
import type { Permission } from '@estampa/domain/staff'

export type Notices = CallResult<(typeof staffNotices)['getNotices']>
export type Notice = Notices['items'][number]

const MAX_KEPT = 30
/** The server counts one further than this. */
const MAX_COUNTED = 99

/** «3», or «99+», as far as the server counts; nothing where there is none. */
export function countText(count: number): string {
  if (count === 0) return ''
  return count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count)
}

/** The newest notices, of what was known and what has come since. */
export function mergeNotices(known: Notices | undefined, answer: Notices): Notices {
  const fresh = new Set(answer.items.map(({ id }) => id))
  const before = (known?.items ?? []).filter(({ id }) => !fresh.has(id))
  return { ...answer, items: [...answer.items, ...before].slice(0, MAX_KEPT) }
}

/** The page of what a notice is about, where this person sees it: the workshop has jobs where others have orders. */
export function noticePath(
  shop: string,
  { kind, order, quote }: Pick<Notice, 'kind' | 'order' | 'quote'>,
  may: (permission: Permission) => boolean,
): string {
  if (quote) return `/${shop}/quotes/${quote.id}`
  if (!may('orders.view')) return `/${shop}/workshop/${order?.number ?? ''}`
  const part = kind === 'message_received' ? '#messages' : ''
  return `/${shop}/orders/${order?.number ?? ''}${part}`
}
