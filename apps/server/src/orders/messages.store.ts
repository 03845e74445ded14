import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'
import { buyerNameOf } from './orders.store.ts'

export type MessageSide = 'customer' | 'staff'
export type MessageAuthor = { kind: MessageSide; id: string; name: string }
/** A message as it travels. */
export type StoredMessage = {
  sequence: number
  who: MessageSide
  name: string
  text: string
  at: string
  readAt: string | null
}

/** The messages shown at first: the newest ones, and those before them when they are asked for. */
const MAX_SHOWN = 300

/** Oldest first; with `before` only those that were written earlier than that one. */
export async function listMessages(tx: Tx, orderId: string, before?: number): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select sequence, who_kind as who, who_name as name, text, ${utc(sql`at`)} as at, ${utc(sql`read_at`)} as "readAt"
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

export type NewestMessage = { sequence: number; whoKind: MessageSide; whoId: string; text: string; at: Date }

export async function findNewestMessage(tx: Tx, orderId: string): Promise<NewestMessage | undefined> {
  const { rows } = await sql<NewestMessage>`
    select sequence, who_kind as "whoKind", who_id as "whoId", text, at from order_messages
    where order_id = ${orderId} order by sequence desc limit 1`.execute(tx)
  return rows[0]
}

/** Adds a message to an order that is locked. */
export async function insertMessage(
  tx: Tx,
  orderId: string,
  { sequence, who, text, at }: { sequence: number; who: MessageAuthor; text: string; at: Date },
): Promise<void> {
  await sql`
    insert into order_messages (order_id, sequence, who_kind, who_id, who_name, text, at)
    values (${orderId}, ${sequence}, ${who.kind}, ${who.id}, ${who.name}, ${text}, ${at})`.execute(tx)
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

/** Removes the messages together with their person. */
export async function dropMessages(tx: Tx, orderId: string): Promise<void> {
  await sql`delete from order_messages where order_id = ${orderId}`.execute(tx)
}

export type ShopMessage = { sequence: number; name: string; text: string }

/** The message of this number, if somebody of the shop wrote it. */
export async function findShopMessage(
  tx: Tx,
  { orderId, sequence }: { orderId: string; sequence: number },
): Promise<ShopMessage | undefined> {
  const { rows } = await sql<ShopMessage>`
    select sequence, who_name as name, text from order_messages
    where order_id = ${orderId} and sequence = ${sequence} and who_kind = 'staff'`.execute(tx)
  return rows[0]
}
