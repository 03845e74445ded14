import { feedHours, staffImportFeeds } from '@estampa/contract/staff'
import { countries } from '@estampa/domain/countries'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../../db/database.ts'
import { type Handler, handle } from '../../http/context.ts'
import { actorOf } from '../../staff/people.ts'
import { isHttpAddress } from '../desk/http-address.ts'
import { beginFeed, isOpenImport } from './begin-feed.ts'
import {
  deleteFeed,
  type FeedFields,
  findFeed,
  insertFeed,
  listFeeds,
  lockFeed,
  type StoredFeed,
  updateFeed,
} from './feeds.store.ts'
import { sealFeedKey } from './fetch-feed.ts'
import { nextFetchAt } from './schedule.ts'

type Calls = typeof staffImportFeeds

const MAX_FEEDS = 50

const handlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getImportFeeds: async ({ tx }) => ({ items: (await listFeeds(tx)).map(toFeedView) }),
  saveImportFeed: async ({ services, tx, shop, input, now, seenVersion, record }) => {
    const { Id: id, key, ...given } = input
    if (!isHttpAddress(given.address)) return refuse('import_address_wrong')
    const before = id === undefined ? undefined : await lockFeed(tx, id)
    if (id !== undefined && !before) return refuse('not_found')
    if (before && seenVersion !== null && seenVersion !== before.version) return refuse('import_feed_changed')
    if (!before && (await listFeeds(tx)).length >= MAX_FEEDS)
      return refuse('too_many_feeds', { most: MAX_FEEDS })
    const sealed = key === undefined || key === '' ? null : sealFeedKey(services.config, shop.id, key)
    const { timeZone } = countries[shop.config.environment]
    const fields: FeedFields = {
      ...given,
      // a key is for the server that it was typed for
      credentials: key === undefined && before?.address === given.address ? before.credentials : sealed,
      nextAt: nextFetchAt(now, given, timeZone),
    }
    const saved = before ? before.id : await insertFeed(tx, fields)
    if (before) await updateFeed(tx, before.id, fields)
    const after = await getFeed(tx, saved)
    await record(tx, {
      subject: subjectOf(after),
      before: before ? wordsOf(before) : {},
      after: wordsOf(after),
    })
    return toFeedView(after)
  },
  runImportFeed: async ({ tx, shop, person, input, now, record }) => {
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const feed = await lockFeed(tx, input.Id)
    if (!feed) return refuse('not_found')
    if (isOpenImport(feed.last)) return refuse('import_feed_busy')
    const id = await beginFeed(tx, { shop: shop.id, feed, who: who.name, now })
    await record(tx, { subject: subjectOf(feed), before: {}, after: { state: 'fetching' } })
    return { import: id }
  },
  removeImportFeed: async ({ tx, input, record }) => {
    const feed = await lockFeed(tx, input.Id)
    if (!feed) return refuse('not_found')
    await deleteFeed(tx, feed.id)
    await record(tx, { subject: subjectOf(feed), before: wordsOf(feed), after: {} })
    return {}
  },
}

export const feedRoutes = handle<Calls>('staff', staffImportFeeds, handlers)

async function getFeed(tx: Tx, id: number): Promise<StoredFeed> {
  const feed = await findFeed(tx, id)
  if (!feed) throw new Error(`feed ${id} is gone in its own transaction`)
  return feed
}

const subjectOf = ({ id, supplier }: StoredFeed) => ({ kind: 'import_feed', id: String(id), name: supplier })

/** The key is no word of the changes. */
const wordsOf = ({ supplier, address, hour, everyHours, isOn }: StoredFeed) => ({
  name: supplier,
  address,
  hour,
  everyHours,
  isOn,
})

function toFeedView({ credentials, decided, everyHours, ...feed }: StoredFeed) {
  const known = feedHours.find((hours) => hours === everyHours) ?? 24
  return { ...feed, everyHours: known, hasKey: credentials !== null, isDecided: decided !== null }
}
