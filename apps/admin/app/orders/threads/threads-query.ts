import { type ThreadFilter, threadFilters } from '@estampa/domain/orders/queues'
import {
  type ListedPage,
  readListedPage,
  toListedInput,
  writeListedPage,
} from '../../controls/listed-page.ts'

/** The list shows what its address says: `?show=waiting&q=paz&page=2`. */
export type ThreadsFilter = ListedPage & { show: ThreadFilter }

/** The filter that an address means; what it says wrongly is left out. */
export function readThreadsFilter(query: URLSearchParams): ThreadsFilter {
  return {
    show: threadFilters.find((name) => name === query.get('show')) ?? 'unread',
    ...readListedPage(query),
  }
}

/** The same as the end of an address; what is as usual is not written. */
export function writeThreadsFilter({ show, ...listed }: ThreadsFilter): string {
  const query = new URLSearchParams()
  if (show !== 'unread') query.set('show', show)
  return writeListedPage(listed, query)
}

/** The same as the call takes it. */
export function toThreadsInput({ show, ...listed }: ThreadsFilter) {
  return { ...toListedInput(listed), show }
}
