import type { Tx } from '../../db/database.ts'
import { blankImport } from '../desk/import-view.ts'
import { advanceImportLater } from '../desk/imports.jobs.ts'
import { insertImport } from '../desk/imports.store.ts'
import type { StoredFeed } from './feeds.store.ts'

/** The last import of a feed still works or waits for somebody: another one beside it would only confuse them. */
export const isOpenImport = (last: StoredFeed['last']): boolean =>
  last !== null && last.state !== 'done' && last.state !== 'failed'

type FeedToBegin = {
  readonly shop: number
  readonly feed: StoredFeed
  readonly who: string
  readonly now: Date
}

export async function beginFeed(tx: Tx, { shop, feed, who, now }: FeedToBegin): Promise<number> {
  const { id: feedId, address: source } = feed
  const id = await insertImport(tx, { ...blankImport, state: 'fetching', at: now, who, source, feedId })
  await advanceImportLater(tx, shop, id)
  return id
}
