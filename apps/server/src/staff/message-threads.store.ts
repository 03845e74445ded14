import type { StaffThread } from '@estampa/contract/staff'
import type { ThreadFilter } from '@estampa/domain/orders/queues'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'
import { isSearched, type OrderSearch, orderBuyer } from './list-orders.store.ts'

export type ThreadsQuery = OrderSearch & { show: ThreadFilter; skip: number; take: number }
type Thread = z.output<typeof StaffThread>
export type ThreadsResult = { items: Thread[]; totalCount: number; unread: number; waiting: number }

/** So much of the last message is shown in a list. */
const MAX_LINE = 200

/** A page of the shop's threads, the newest message first, and how many threads are unread and wait for an answer. */
export async function listThreads(tx: Tx, query: ThreadsQuery): Promise<ThreadsResult> {
  const { rows } = await threadsStatement(query).execute(tx)
  return rows[0] ?? { items: [], totalCount: 0, unread: 0, waiting: 0 }
}

/** Each count and each order of the rows has an index; words are looked for in the orders, as their list does. */
export function threadsStatement(query: ThreadsQuery): RawBuilder<ThreadsResult> {
  return sql<ThreadsResult>`
    with found as not materialized (
      select m.order_id, m.sequence, m.at from order_messages m
      where m.is_newest and ${shown[query.show]} and ${searched(query)}
    ), page as materialized (
      select * from found order by at desc, order_id desc limit ${query.take} offset ${query.skip}
    )
    select (select count(*)::integer from found) as "totalCount",
      (select count(distinct u.order_id)::integer from order_messages u where ${isUnread}) as unread,
      (select count(*)::integer from order_messages m where m.is_newest and ${shown.waiting}) as waiting,
      coalesce((select jsonb_agg(${row} order by page.at desc, page.order_id desc)
        from page join order_messages m on m.order_id = page.order_id and m.sequence = page.sequence
        join orders o on o.shop_id = m.shop_id and o.id = m.order_id, lateral (${orderBuyer}) b), '[]') as items`
}

/** How many threads have something unread; further than `most` is not counted. */
export function unreadThreads(most: number): RawBuilder<number> {
  return sql`(select count(*)::integer from (
    select distinct u.order_id from order_messages u where ${isUnread} limit ${most}) t)`
}

const isUnread = sql`u.who_kind = 'customer' and u.read_at is null`

const shown: Record<ThreadFilter, RawBuilder<unknown>> = {
  unread: sql`m.order_id in (select u.order_id from order_messages u where ${isUnread})`,
  waiting: sql`m.who_kind = 'customer' and m.closed_at is null`,
  all: sql`true`,
}

function searched(search: OrderSearch): RawBuilder<unknown> {
  if (search.number === null && search.words.length === 0) return sql`true`
  return sql`m.order_id in (select o.id from orders o where ${isSearched(search)})`
}

const row = sql`jsonb_build_object('id', o.id, 'number', o.number,
  'buyer', jsonb_build_object('name', b.name, 'email', coalesce(b.email, ''), 'company', b.company),
  'last', jsonb_build_object('sequence', m.sequence, 'who', m.who_kind, 'name', m.who_name, 'at', ${utc(sql`m.at`)},
    'line', left(split_part(m.text, chr(10), 1), ${MAX_LINE}), 'files', jsonb_array_length(m.files)),
  'unread', (select count(*) from order_messages u
    where u.shop_id = o.shop_id and u.order_id = o.id and ${isUnread}),
  'isClosed', m.closed_at is not null)`
