/** What the people of a shop have to do, as their orders say it. */
import {
  type OrderQueue,
  type OrderQueueName,
  orderQueueNames,
  orderQueues,
} from '@estampa/domain/orders/queues'
import { DAY_MS } from '@estampa/domain/time'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { isOneOf } from '../db/literals.ts'
import { utc } from '../db/utc.ts'

/** The moment at which a queue is looked at, and the shop's calendar. */
export type QueueDay = { now: Date; timeZone: string }
type QueueCount = { queue: OrderQueueName; count: number; overdue: number; since: string | null }

/** How many orders stand in each queue, how many of them for too long, and since when the first one does. */
export async function countOrderQueues(tx: Tx, day: QueueDay): Promise<QueueCount[]> {
  const counts = orderQueueNames.map((name) => countOf(name, day))
  const { rows } = await sql<QueueCount>`${sql.join(counts, sql` union all `)}`.execute(tx)
  return rows
}

function countOf(name: OrderQueueName, day: QueueDay): RawBuilder<unknown> {
  const overdueAt = daysBefore(day, orderQueues[name].overdueDays)
  return sql`select ${name}::text as queue, count(*)::integer as count,
      (count(*) filter (where since < ${overdueAt}))::integer as overdue, ${utc(sql`min(since)`)} as since
    from (select ${sinceInQueue(name, day)} as since from orders o where ${inQueue(name, day)}) q`
}

/** Whether the order `o` stands in the queue. */
export function inQueue(name: OrderQueueName, day: QueueDay): RawBuilder<unknown> {
  const queue: OrderQueue = orderQueues[name]
  const conditions = [
    inStates(queue),
    queue.moneyStates && isOneOf(sql`o.money_state`, queue.moneyStates),
    queue.isUnread && sql`exists (select ${toRead})`,
    queue.isLate && sql`o.promised_until < ${today(day)}`,
    queue.stillDays && sql`o.moved_at < ${daysBefore(day, queue.stillDays)}`,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
}

/** Since when the order `o` stands in the queue. */
export function sinceInQueue(name: OrderQueueName, { timeZone }: QueueDay): RawBuilder<unknown> {
  const queue: OrderQueue = orderQueues[name]
  if (queue.isUnread) return sql`(select min(m.at) ${toRead})`
  if (queue.isLate) return sql`(o.promised_until::date + 1)::timestamp at time zone ${timeZone}`
  if (!queue.moneyStates) return sql`o.moved_at`
  return sql`coalesce((select max(h.at) from payments p
      join payment_history h on h.shop_id = p.shop_id and h.payment_id = p.id
    where p.shop_id = o.shop_id and p.order_id = o.id and p.state = 'in_review'), o.moved_at)`
}

/** The states of both kinds together are what the index of the states knows. */
function inStates({ plain, decorated }: OrderQueue) {
  if (!plain || !decorated) return undefined
  const states = [...new Set([...plain, ...decorated])]
  return sql`${isOneOf(sql`o.state`, states)} and case when o.is_decorated
    then ${isOneOf(sql`o.state`, decorated)} else ${isOneOf(sql`o.state`, plain)} end`
}

const toRead = sql`from order_messages m where m.shop_id = o.shop_id and m.order_id = o.id
  and m.who_kind = 'customer' and m.read_at is null`

const today = ({ now, timeZone }: QueueDay) =>
  sql`to_char(${now}::timestamptz at time zone ${timeZone}, 'YYYY-MM-DD')`

const daysBefore = ({ now }: QueueDay, days: number) => new Date(now.getTime() - days * DAY_MS)
