import type { staffSavedReplies } from '@estampa/contract/staff'
import { refuse } from '@estampa/domain/refusal'
import type { Handler } from '../http/context.ts'
import {
  changeSavedReply,
  deleteSavedReply,
  insertSavedReply,
  listSavedReplies,
  lockSavedReplies,
  type StoredReply,
} from './saved-replies.store.ts'

type Calls = typeof staffSavedReplies

const MAX_REPLIES = 50

/** What the shop answers again and again. */
export const savedReplyHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getSavedReplies: async ({ tx }) => ({ items: await listSavedReplies(tx) }),
  saveReply: async ({ tx, input, record }) => {
    const replies = await lockSavedReplies(tx)
    const { Id, name, text } = input
    const before = replies.find(({ id }) => id === Id)
    if (Id !== undefined && !before) return refuse('not_found')
    if (replies.some((other) => other !== before && isSameName(other.name, name)))
      return refuse('reply_name_taken')
    if (!before && replies.length >= MAX_REPLIES) return refuse('too_many_replies', { most: MAX_REPLIES })
    const id = before?.id ?? (await insertSavedReply(tx, { name, text }))
    if (before) await changeSavedReply(tx, { id, name, text })
    await record(tx, { subject: subjectOf({ id, name }), before: factsOf(before), after: { name, text } })
    return { items: await listSavedReplies(tx) }
  },
  removeReply: async ({ tx, input, record }) => {
    const reply = (await lockSavedReplies(tx)).find(({ id }) => id === input.Id)
    if (!reply) return refuse('not_found')
    await deleteSavedReply(tx, reply.id)
    await record(tx, { subject: subjectOf(reply), before: factsOf(reply), after: { isRemoved: true } })
    return { items: await listSavedReplies(tx) }
  },
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const subjectOf = ({ id, name }: Omit<StoredReply, 'text'>) => ({ kind: 'saved_reply', id: String(id), name })
const factsOf = (reply: StoredReply | undefined) => (reply ? { name: reply.name, text: reply.text } : {})
