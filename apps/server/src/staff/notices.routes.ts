import type { staffNotices } from '@estampa/contract/staff'
import { isRefusal } from '@estampa/domain/refusal'
import { type NoticeChoices, noticeMailOf, noticesHeardBy, type RoleId } from '@estampa/domain/staff'
import type { Context, Handler } from '../http/context.ts'
import { grantedTo, type Person } from '../http/person.ts'
import { findNoticeChoices, listNotices, markSeen, saveNoticeChoices } from './notices.store.ts'
import { actorOf } from './people.ts'
import { findStaff, staffNumber } from './staff.store.ts'

type Calls = typeof staffNotices

/** What a person of the shop hears of, and how. */
export const noticeHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getNotices: ({ tx, person, input }) => listNotices(tx, { ...readerOf(person), since: input.since ?? 0 }),
  seeNotices: async ({ services, shop, person, input }) => {
    const reader = readerOf(person)
    const { unseen, seenUntil } = await services.database.inShop(shop.id, async (tx) => {
      await markSeen(tx, reader.staffId, input.until)
      return listNotices(tx, { ...reader, since: Number.MAX_SAFE_INTEGER })
    })
    return { unseen, seenUntil }
  },
  getNoticeChoices: async ({ tx, person }) => {
    const { kinds, role, choices } = await choicesOf({ tx, person })
    return { kinds: kinds.map((kind) => choiceView(kind, role, choices)) }
  },
  chooseNotices: async ({ tx, person, input, record }) => {
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const { staffId, kinds, role, choices } = await choicesOf({ tx, person })
    const before = kinds.map((kind) => choiceView(kind, role, choices))
    const chosen = before.map((one) => input.kinds.find(({ kind }) => kind === one.kind) ?? one)
    await saveNoticeChoices(tx, staffId, {
      muted: chosen.filter(({ isShown }) => !isShown).map(({ kind }) => kind),
      mailed: Object.fromEntries(chosen.map(({ kind, mail }) => [kind, mail])),
    })
    const subject = { kind: 'person', id: who.id, name: who.name }
    await record(tx, { subject, before: { notices: before }, after: { notices: chosen } })
    return { kinds: chosen }
  },
}

/** Whoever asks: at the back office's door only people come in. */
function readerOf(person: Person) {
  const granted = grantedTo(person)
  const staffId = person.kind === 'staff' ? staffNumber(person.staffId) : undefined
  if (staffId === undefined) throw new Error('a notice for nobody of the shop')
  return {
    staffId,
    kinds: noticesHeardBy(granted),
    seesBuyers: granted.includes('orders.view'),
    readsMessages: granted.includes('messages.view'),
  }
}

async function choicesOf({ tx, person }: Pick<Context, 'tx' | 'person'>) {
  const { staffId, kinds } = readerOf(person)
  const member = await findStaff(tx, staffId)
  if (!member) throw new Error('somebody who works nowhere')
  return { staffId, kinds, role: member.role, choices: await findNoticeChoices(tx, staffId) }
}

function choiceView(kind: Parameters<typeof noticeMailOf>[0], role: RoleId, choices: NoticeChoices) {
  return { kind, isShown: !choices.muted.includes(kind), mail: noticeMailOf(kind, role, choices) }
}
