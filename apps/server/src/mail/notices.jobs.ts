import { countries } from '@estampa/domain/countries'
import {
  NOTICE_DAYS,
  type NoticeKind,
  type NoticeMail,
  noticeMailOf,
  noticesHeardBy,
  permissionsOf,
} from '@estampa/domain/staff'
import { DAY_MS } from '@estampa/domain/time'
import { z } from 'zod'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { Job } from '../jobs/job.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { settleEach } from '../jobs/settle-each.ts'
import {
  findNotice,
  forgetOldNotices,
  listNoticeReaders,
  listNoticesAfter,
  markMailed,
  type NoticeReader,
  type StoredNotice,
} from '../staff/notices.store.ts'
import { morningEmail, noticeEmail } from './notice-emails.ts'
import { sendMail } from './send-mail.ts'
import { findMailBranding } from './template.ts'

const AboutNotice = z.object({ shop: z.int(), notice: z.int() })
const AboutMorning = z.object({ shop: z.int(), staffId: z.int() })

/** In the shop's calendar. */
const MORNING_HOUR = 8
/** What is older is no news of a morning, also where mails were not sent for some days. */
const MORNING_MS = 3 * DAY_MS
const MAX_IN_MAIL = 40

/** The kinds that come to this person in this way; none of what their role does not see. */
function kindsMailed(reader: NoticeReader, mail: NoticeMail): NoticeKind[] {
  const heard = noticesHeardBy(permissionsOf(reader.role))
  return heard.filter((kind) => noticeMailOf(kind, reader.role, reader) === mail)
}

/** One event to everybody who wants it at once, each once however often the job is done. */
const noticeMail: Job<Services> = async (payload, services) => {
  const { shop: shopId, notice: id } = AboutNotice.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (!shop) return
  const { notice, readers, branding } = await services.database.readInShop(shopId, async (tx) => ({
    notice: await findNotice(tx, id),
    readers: await listNoticeReaders(tx),
    branding: await findMailBranding(tx, services, shop),
  }))
  if (!notice) return
  const told = readers.filter((reader) => kindsMailed(reader, 'now').includes(notice.kind))
  await settleEach(told, (reader) =>
    sendMail(services, shop, noticeEmail(branding, reader, asSeenBy(reader, notice))),
  )
}

/** Every hour: the people of shops where it is morning get the mail of what they have not seen. */
const mailMornings: Job<Services> = async (_payload, { database, shops, now }) => {
  const mornings = (await shops.all()).filter((shop) => isMorning(shop, now()))
  await settleEach(mornings, ({ id: shop }) =>
    database.inShop(shop, async (tx) => {
      for (const reader of await listNoticeReaders(tx)) {
        if (kindsMailed(reader, 'morning').length === 0) continue
        const { staffId } = reader
        await enqueue(tx, 'morning_mail', { shop, staffId }, `morning of ${shop} ${staffId}`)
      }
    }),
  )
}

function isMorning({ config }: Shop, now: Date): boolean {
  const { timeZone } = countries[config.environment]
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now)
  return Number(hour) === MORNING_HOUR
}

const morningMail: Job<Services> = async (payload, services) => {
  const { shop: shopId, staffId } = AboutMorning.parse(payload)
  const { shops, database, now } = services
  const shop = await shops.byId(shopId)
  if (!shop) return
  const since = new Date(now().getTime() - MORNING_MS).toISOString()
  const found = await database.readInShop(shopId, async (tx) => {
    const reader = (await listNoticeReaders(tx)).find((one) => one.staffId === staffId)
    if (!reader) return undefined
    const after = Math.max(reader.seenUntil, reader.mailedUntil)
    const kinds = kindsMailed(reader, 'morning')
    const listed = await listNoticesAfter(tx, after, { kinds, since, most: MAX_IN_MAIL + 1 })
    return { reader, listed, branding: await findMailBranding(tx, services, shop) }
  })
  if (!found || found.listed.length === 0) return
  const { reader, listed, branding } = found
  const notices = listed.slice(0, MAX_IN_MAIL).map((notice) => asSeenBy(reader, notice))
  const email = morningEmail(branding, reader, {
    notices,
    hasMore: listed.length > MAX_IN_MAIL,
  })
  await sendMail(services, shop, email)
  await database.inShop(shopId, (tx) => markMailed(tx, staffId, listed.at(-1)?.id ?? 0))
}

/** Without the buyer for whoever sees none. */
function asSeenBy({ role }: NoticeReader, notice: StoredNotice): StoredNotice {
  return permissionsOf(role).includes('orders.view') ? notice : { ...notice, who: '' }
}

const sweepNotices: Job<Services> = async (_payload, { database, shops, now }) => {
  const before = new Date(now().getTime() - NOTICE_DAYS * DAY_MS)
  await settleEach(await shops.all(), ({ id }) => database.inShop(id, (tx) => forgetOldNotices(tx, before)))
}

export const noticeTasks: Record<string, Job<Services>> = {
  notice_mail: noticeMail,
  mail_mornings: mailMornings,
  morning_mail: morningMail,
  sweep_notices: sweepNotices,
}
