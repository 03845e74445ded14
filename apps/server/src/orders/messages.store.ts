import type { ThreadEnd } from '@estampa/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'
import { buyerNameOf } from './orders.store.ts'

export type MessageSide = 'customer' | 'staff'
export type MessageAuthor = { kind: MessageSide; id: string; name: string }
/** What came with a message: `key` and `preview` name its files. */
export type MessageFile = {
  name: string
  kind: 'picture' | 'pdf'
  bytes: number
  key: string
  preview: string | null
}

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'order_messages.files': MessageFile[]
  }
}

export type StoredMessage = {
  sequence: number
  who: MessageSide
  name: string
  text: string
  files: MessageFile[]
  at: string
  readAt: string | null
  /** Who of the shop said that it needs no answer, and when. */
  closed: { by: string; at: string } | null
}

/** The messages shown at first: the newest ones, and those before them when they are asked for. */
const MAX_SHOWN = 300

/** Oldest first; with `before` only those that were written earlier than that one. */
export async function listMessages(tx: Tx, orderId: string, before?: number): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select sequence, who_kind as who, who_name as name, text, files, ${utc(sql`at`)} as at, ${utc(sql`read_at`)} as "readAt",
      case when closed_at is not null then
        jsonb_build_object('by', closed_by, 'at', ${utc(sql`closed_at`)}) end as closed
    from order_messages
    where order_id = ${orderId} and (${before ?? null}::integer is null or sequence < ${before ?? null}::integer)
    order by sequence desc limit ${MAX_SHOWN}`.execute(tx)
  return rows.reverse()
}

/** Marks the messages of the other side as seen by this one. */
export async function markRead(tx: Tx, orderId: string, by: MessageSide, now: Date): Promise<void> {
  await sql`
    update order_messages set read_at = ${now}
    where order_id = ${orderId} and who_kind <> ${by} and read_at is null`.execute(tx)
}

export type NewestMessage = {
  sequence: number
  whoKind: MessageSide
  whoId: string
  text: string
  files: MessageFile[]
  at: Date
}

export async function findNewestMessage(tx: Tx, orderId: string): Promise<NewestMessage | undefined> {
  const { rows } = await sql<NewestMessage>`
    select sequence, who_kind as "whoKind", who_id as "whoId", text, files, at from order_messages
    where order_id = ${orderId} order by sequence desc limit 1`.execute(tx)
  return rows[0]
}

/** How the thread of a locked order ends; undefined where nobody has written. */
export async function findThreadEnd(tx: Tx, orderId: string): Promise<ThreadEnd | undefined> {
  const { rows } = await sql<ThreadEnd>`
    select m.sequence, m.who_kind as who, m.closed_at is not null as "isClosed",
      (select count(*)::integer from order_messages u where u.order_id = m.order_id
        and u.who_kind = 'customer' and u.read_at is null) as unread
    from order_messages m where m.order_id = ${orderId} and m.is_newest`.execute(tx)
  return rows[0]
}

/** Marks the newest message of a thread as one that needs no answer, or takes the mark back. */
export async function saveThreadClosed(
  tx: Tx,
  orderId: string,
  closed: { by: string; at: Date } | null,
): Promise<void> {
  await sql`
    update order_messages set closed_at = ${closed?.at ?? null}, closed_by = ${closed?.by ?? null}
    where order_id = ${orderId} and is_newest`.execute(tx)
}

/** Adds a message to an order that is locked. */
export async function insertMessage(
  tx: Tx,
  orderId: string,
  message: { sequence: number; who: MessageAuthor; text: string; files?: readonly MessageFile[]; at: Date },
): Promise<void> {
  const { sequence, who, text, files = [], at } = message
  await sql`
    insert into order_messages (order_id, sequence, who_kind, who_id, who_name, text, files, at)
    values (${orderId}, ${sequence}, ${who.kind}, ${who.id}, ${who.name}, ${text},
      ${JSON.stringify(files)}::jsonb, ${at})`.execute(tx)
}

export type OrderOfThread = { shopId: number; customerId: number; buyer: string }

/**
 * An order that people write about; with `customerId` only where it is this customer's own. An order that has
 * forgotten its person is written about no more.
 */
export async function findThread(
  tx: Tx,
  id: string,
  customerId: number | null,
): Promise<OrderOfThread | undefined> {
  const { rows } = await threadOf(id, customerId).execute(tx)
  return rows[0]
}

/** The same, locked until the transaction ends. */
export async function lockThread(
  tx: Tx,
  id: string,
  customerId: number | null,
): Promise<OrderOfThread | undefined> {
  const { rows } = await sql<OrderOfThread>`${threadOf(id, customerId)} for no key update`.execute(tx)
  return rows[0]
}

const threadOf = (id: string, customerId: number | null) => sql<OrderOfThread>`
  select shop_id as "shopId", customer_id as "customerId",
    ${buyerNameOf} as buyer
  from orders where id = ${id} and person_forgotten_at is null
    and (${customerId}::integer is null or customer_id = ${customerId})`

/** Removes the messages together with their person; gives the keys of the files that can go. */
export async function dropMessages(tx: Tx, orderId: string): Promise<string[]> {
  const { rows } = await sql<Pick<StoredMessage, 'files'>>`
    delete from order_messages where order_id = ${orderId} returning files`.execute(tx)
  return rows.flatMap(({ files }) => files).flatMap(messageFileKeys)
}

/** Of a file and of its preview. */
export function messageFileKeys({ key, preview }: MessageFile): string[] {
  return preview === null ? [key] : [key, preview]
}

/** `files`: how many came with it. */
export type ShopMessage = { sequence: number; name: string; text: string; files: number }

/** The message of this number, if somebody of the shop wrote it. */
export async function findShopMessage(
  tx: Tx,
  { orderId, sequence }: { orderId: string; sequence: number },
): Promise<ShopMessage | undefined> {
  const { rows } = await sql<ShopMessage>`
    select sequence, who_name as name, text, jsonb_array_length(files) as files from order_messages
    where order_id = ${orderId} and sequence = ${sequence} and who_kind = 'staff'`.execute(tx)
  return rows[0]
}
