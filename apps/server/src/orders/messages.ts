import { closeThread } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { countAttempt } from '../customers/attempts.store.ts'
import type { Tx } from '../db/database.ts'
import { enqueueMailInOrder } from './mail-in-order.ts'
import {
  findNewestMessage,
  findThreadEnd,
  insertMessage,
  listMessages,
  type MessageAuthor,
  type MessageFile,
  type MessageSide,
  markRead,
  type OrderOfThread,
  type StoredMessage,
  saveThreadClosed,
} from './messages.store.ts'

const HOUR_MS = 3_600_000
/** The messages in an hour: a buyer who waits for an answer writes a few; a shop answers many. */
const mostAnHour: Record<MessageSide, number> = { customer: 30, staff: 200 }
/** A message whose answer was lost on the way is sent again within this. */
const SAME_MS = 60_000

type MessageInput = {
  orderId: string
  who: MessageAuthor
  text: string
  /** They are kept already. */
  files?: readonly MessageFile[]
  now: Date
}

type ThreadQuery = { orderId: string; by: MessageSide; now: Date; before?: number | undefined }

/** The message thread of an order as this side sees it, which from then on has seen it. */
export async function readThread(
  tx: Tx,
  { orderId, by, now, before }: ThreadQuery,
): Promise<StoredMessage[]> {
  // whoever looks back has not seen more of the end for it
  if (before === undefined) await markRead(tx, orderId, by, now)
  return listMessages(tx, orderId, before)
}

/**
 * Adds a message to the message thread of an order that is locked. The shop's go to the buyer by mail too. The same text
 * twice at once is one message.
 */
export async function writeMessage(
  tx: Tx,
  { shopId }: OrderOfThread,
  written: MessageInput,
): Promise<{ sequence: number } | Refusal> {
  const { orderId, who, text, files = [], now } = written
  const newest = await findNewestMessage(tx, orderId)
  const isSame =
    newest?.text === text &&
    newest.whoKind === who.kind &&
    newest.whoId === who.id &&
    haveSameFiles(newest.files, files)
  if (isSame && now.getTime() - newest.at.getTime() < SAME_MS) return { sequence: newest.sequence }
  const limit = { subject: writingSubject(who), most: mostAnHour[who.kind], windowMs: HOUR_MS }
  if (!(await countAttempt(tx, [limit], now))) return refuse('too_many_messages')
  const sequence = (newest?.sequence ?? 0) + 1
  await insertMessage(tx, orderId, { sequence, who, text, files, at: now })
  if (who.kind === 'staff') await enqueueMailInOrder(tx, 'order_message', { shop: shopId, orderId, sequence })
  return { sequence }
}

/** Somebody of the shop has seen a locked thread as far as this message, and says that it needs no answer. */
export async function markThreadClosed(
  tx: Tx,
  { orderId, by, lastSeen, now }: { orderId: string; by: string; lastSeen: number; now: Date },
): Promise<StoredMessage[] | Refusal> {
  const end = await findThreadEnd(tx, orderId)
  if (!end) return refuse('not_found')
  const outcome = closeThread(end, lastSeen)
  if (isRefusal(outcome)) return outcome
  if (outcome === 'closed') await saveThreadClosed(tx, orderId, { by, at: now })
  return listMessages(tx, orderId)
}

/** A locked thread waits for an answer again, if its last word is the buyer's. */
export async function markThreadOpen(tx: Tx, orderId: string): Promise<StoredMessage[]> {
  await saveThreadClosed(tx, orderId, null)
  return listMessages(tx, orderId)
}

/** A file that is sent again is read anew: the same one has the same name and as many bytes. */
function haveSameFiles(some: readonly MessageFile[], others: readonly MessageFile[]): boolean {
  const nameOf = ({ name, bytes }: MessageFile) => `${bytes} ${name}`
  return some.map(nameOf).join('\n') === others.map(nameOf).join('\n')
}

/** The subject under which the limit counts an author. */
export function writingSubject({ kind, id }: Pick<MessageAuthor, 'kind' | 'id'>): string {
  return `order messages of ${kind} ${id}`
}
