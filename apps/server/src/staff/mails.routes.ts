import type { staffMails } from '@estampa/contract/staff'
import { plainText } from '@estampa/domain/plain-text'
import { quoteNumber } from '@estampa/domain/quotes'
import { refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Context, Handler } from '../http/context.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import {
  type DeskMail,
  findDeskMail,
  listDeskMails,
  listFailedEvents,
  markAgain,
  type OpenedMail,
} from './mail-desk.store.ts'
import { findStaff, staffNumber } from './staff.store.ts'
import type { TestMailServices } from './test-mail.ts'

type Calls = typeof staffMails

const USUAL_PAGE = 25
const MAX_WORDS = 8
const MAX_AGAIN = 500
/** Within this time the same wish is a double click. */
const DOUBLE_CLICK_MS = 60_000

/** The mails of a shop: what was sent, what waits, and what the mail server refused. */
export const mailHandlers: { [Name in keyof Calls]: Handler<Calls[Name], TestMailServices> } = {
  getMails: async ({ tx, input, now }) => {
    const take = input.maxResultCount ?? USUAL_PAGE
    const skip = ((input.PaginaActual ?? 1) - 1) * take
    const words = plainText(input.Filtro ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, MAX_WORDS)
    const found = await listDeskMails(tx, { state: input.state ?? null, words, skip, take })
    return {
      ...found,
      items: found.items.map((mail) => toRow(mail, now)),
      total_pages: Math.ceil(found.totalCount / take),
    }
  },
  getMail: async ({ tx, input, now }) => {
    const mail = await findDeskMail(tx, input.Id, { toSend: false })
    return mail ? toPage(mail, now) : refuse('not_found')
  },
  resendMail: async (context) => {
    const { tx, input, now } = context
    const mail = await findDeskMail(tx, input.Id, { toSend: true })
    if (!mail) return refuse('not_found')
    const why = whyNotAgain(mail, now)
    if (why) return refuse(why)
    await sendAgain(context, mail)
    const again = await findDeskMail(tx, input.Id, { toSend: false })
    return again ? toPage(again, now) : refuse('not_found')
  },
  resendFailedMails: async (context) => {
    const { tx, now, record } = context
    const events = await listFailedEvents(tx, MAX_AGAIN)
    let sent = 0
    for (const event of events) {
      const mail = await findDeskMail(tx, event, { toSend: true })
      if (mail?.state !== 'failed' || whyNotAgain(mail, now)) continue
      await sendAgain(context, mail)
      sent += 1
    }
    const subject = { kind: 'mail', id: 'failed', name: '' }
    if (sent === 0) await record(tx, { subject, before: {}, after: { isSent: false } })
    return { sent, leftOut: events.length - sent }
  },
  sendTestMail: async ({ services, shop, person, now, record }) => {
    const staffId = person.kind === 'staff' ? staffNumber(person.staffId) : undefined
    if (staffId === undefined) return refuse('bad_token')
    const member = await services.database.readInShop(shop.id, (tx) => findStaff(tx, staffId))
    if (!member) return refuse('bad_token')
    const minute = Math.floor(now.getTime() / DOUBLE_CLICK_MS)
    const { event, subject, failure } = await services.sendTestMail(shop, member, `${staffId}.${minute}`)
    await services.database.inShop(shop.id, (tx) =>
      record(tx, {
        subject: { kind: 'mail', id: event, name: subject },
        before: {},
        after: { isSent: failure === null },
      }),
    )
    return { recipient: member.email, isSetUp: services.config.smtpUrl !== undefined, failure }
  },
}

type Sending = Pick<Context, 'shop' | 'now' | 'record'> & { tx: Tx }

async function sendAgain({ tx, shop, now, record }: Sending, mail: DeskMail): Promise<void> {
  await markAgain(tx, mail.id, now)
  await enqueue(tx, 'resend_mail', { shop: shop.id, event: mail.id }, `mail ${shop.id} ${mail.id}`)
  // whom it went to is told by the mail, which is forgotten with its person
  const subject = { kind: 'mail', id: mail.id, name: mail.kind }
  await record(tx, { subject, before: { mail: mail.state }, after: { mail: 'waiting' } })
}

function whyNotAgain({ recipient, isKept, againAt, createdAt, state }: DeskMail, now: Date) {
  if (recipient === '') return 'mail_of_nobody' as const
  if (!isKept) return 'mail_not_kept' as const
  // one that was just written is on its way by itself
  const since = Date.parse(againAt ?? (state === 'failed' ? '1970-01-01' : createdAt))
  return now.getTime() - since < DOUBLE_CLICK_MS ? ('mail_just_sent' as const) : null
}

const toRow = (mail: DeskMail, now: Date) => {
  const { againAt: _, isSecret: __, isKept: ___, about, ...row } = mail
  return {
    ...row,
    about: about && { ...about, number: numberOf(about) },
    cannotResend: whyNotAgain(mail, now),
  }
}

const numberOf = ({ kind, number }: NonNullable<DeskMail['about']>) =>
  kind === 'quote' ? quoteNumber(number) : String(number)

function toPage({ html, plain, ...mail }: OpenedMail, now: Date) {
  const shown = (text: string) => (mail.isKept ? withoutKeys(text) : null)
  return { ...toRow(mail, now), html: shown(html), plain: shown(plain) }
}

/** What opens something stands in a link after its «#». */
const withoutKeys = (text: string) => text.replace(/(https?:\/\/[^\s"'<>#]*)#[^\s"'<>]*/g, '$1')
