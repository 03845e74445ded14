import { countries } from '@estampa/domain/countries'
import { permissionsOf } from '@estampa/domain/staff'
import { z } from 'zod'
import type { Services } from '../../http/services.ts'
import type { Job } from '../../jobs/job.ts'
import { settleEach } from '../../jobs/settle-each.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { findMailBranding } from '../../mail/template.ts'
import { listNoticeReaders } from '../../staff/notices.store.ts'
import { findImport } from '../desk/imports.store.ts'
import { beginFeed, isOpenImport } from './begin-feed.ts'
import { feedEmail } from './feed-email.ts'
import { findFeed, listDueFeeds, setNextFetch } from './feeds.store.ts'
import { nextFetchAt } from './schedule.ts'

const AboutImport = z.object({ shop: z.int(), id: z.int() })

/** Begins every catalog whose time has come; one whose last import still waits for somebody is left out this time. */
const fetchFeeds: Job<Services> = async (_payload, { database, shops, now }) => {
  await settleEach(await shops.all(), ({ id: shop, config }) =>
    database.inShop(shop, async (tx) => {
      const { timeZone } = countries[config.environment]
      for (const feed of await listDueFeeds(tx, now())) {
        await setNextFetch(tx, feed.id, nextFetchAt(now(), feed, timeZone))
        if (!isOpenImport(feed.last)) await beginFeed(tx, { shop, feed, who: 'Se trae sola', now: now() })
      }
    }),
  )
}

/** Told only where something is wrong, to whoever may do something about it. */
const mailOfFeed: Job<Services> = async (payload, services) => {
  const { shop: shopId, id } = AboutImport.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (!shop) return
  const { found, feed, readers, branding } = await services.database.readInShop(shopId, async (tx) => {
    const one = await findImport(tx, id)
    return {
      found: one,
      feed: one?.feedId ? await findFeed(tx, one.feedId) : undefined,
      readers: await listNoticeReaders(tx),
      branding: await findMailBranding(tx, services, shop),
    }
  })
  if (!found?.problem || !feed) return
  const { problem } = found
  const told = readers.filter(({ role }) => permissionsOf(role).includes('products.edit'))
  await settleEach(told, ({ staffId, email }) =>
    sendMail(
      services,
      shop,
      feedEmail(branding, { staffId, email, importId: id, supplier: feed.supplier, problem }),
    ),
  )
}

export const feedTasks: Record<string, Job<Services>> = { fetch_feeds: fetchFeeds, feed_mail: mailOfFeed }
