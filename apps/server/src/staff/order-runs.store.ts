import type { OrderState } from '@estampa/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'

/** Who asked for it and from where, as the audit keeps it of each order. */
export type RunAuthor = {
  staffId: number | null
  keyId: number | null
  whoId: string
  who: string
  ip: string
  requestId: string
}
type RunState = 'confirmed' | 'art_review' | 'in_production' | 'ready' | 'shipped' | 'delivered'

export type StoredRun = {
  id: number
  to: RunState
  note: string
  who: string
  at: string
  doneAt: string | null
  total: number
  moved: number
  leftOut: number
  undoableUntil: string | null
  undo: { who: string; at: string; doneAt: string | null; undone: number; kept: number } | null
}
export type StoredRunOrder = {
  id: string
  number: number
  state: OrderState
  from: OrderState
  outcome: 'waiting' | 'moved' | 'left_out'
  /** Its code. */
  refusal: string | null
  undo: 'waiting' | 'undone' | 'kept' | null
  undoRefusal: string | null
}
export type NewOrderRun = {
  to: RunState
  note: string
  orders: readonly { id: string; version: number }[]
  author: RunAuthor
  now: Date
}

/** Gives its number, or undefined where one of the orders is not of this shop. */
export async function insertOrderRun(
  tx: Tx,
  { to, note, orders, author, now }: NewOrderRun,
): Promise<number | undefined> {
  const { staffId, keyId, whoId, who, ip, requestId } = author
  const { rows } = await sql<{ id: number; written: number }>`
    with run as (
      insert into order_runs (to_state, note, staff_id, key_id, who_id, who_name, ip, request_id, at)
      values (${to}, ${note}, ${staffId}::integer, ${keyId}::integer, ${whoId}, ${who}, ${ip}, ${requestId}, ${now})
      returning id
    ), written as (
      insert into order_run_orders (run_id, position, order_id, version, from_state)
      select run.id, row_number() over (order by o.number), o.id, w.version, o.state
      from run, jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as w(id uuid, version integer)
      join orders o on o.id = w.id
      returning 1
    )
    select id, (select count(*) from written) as written from run`.execute(tx)
  const [run] = rows
  return run && run.written === orders.length ? run.id : undefined
}

const columns = (now: Date) => sql`r.id, r.to_state as to, r.note, r.who_name as who, ${utc(sql`r.at`)} as at,
  ${utc(sql`r.done_at`)} as "doneAt", c.total, c.moved, c."leftOut",
  case when r.undo_at is null and r.done_at is not null and c.undoable > ${now} then ${utc(sql`c.undoable`)} end
    as "undoableUntil",
  case when r.undo_at is not null then jsonb_build_object('who', r.undo_who_name, 'at', ${utc(sql`r.undo_at`)},
    'doneAt', ${utc(sql`r.undo_done_at`)}, 'undone', c.undone, 'kept', c.kept) end as undo`

const counts = sql`lateral (
  select count(*) as total, count(*) filter (where x.outcome = 'moved') as moved,
    count(*) filter (where x.outcome = 'left_out') as "leftOut",
    count(*) filter (where x.undo_outcome = 'undone') as undone,
    count(*) filter (where x.undo_outcome = 'kept') as kept,
    max(o.undo_until) filter (where x.outcome = 'moved' and o.undo_version = o.version) as undoable
  from order_run_orders x join orders o on o.shop_id = x.shop_id and o.id = x.order_id
  where x.shop_id = r.shop_id and x.run_id = r.id) c`

export async function listOrderRuns(tx: Tx, now: Date, most: number): Promise<StoredRun[]> {
  const { rows } = await sql<StoredRun>`
    select ${columns(now)} from order_runs r, ${counts}
    where r.id > (select coalesce(max(id), 0) from order_runs) - ${most}::integer order by r.id desc`.execute(
    tx,
  )
  return rows
}

export async function findOrderRun(
  tx: Tx,
  id: number,
  now: Date,
): Promise<(StoredRun & { orders: StoredRunOrder[] }) | undefined> {
  const { rows } = await sql<StoredRun & { orders: StoredRunOrder[] }>`
    select ${columns(now)},
      (select jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state, 'from', x.from_state,
          'outcome', x.outcome, 'refusal', x.refusal, 'undo', x.undo_outcome, 'undoRefusal', x.undo_refusal)
          order by x.position)
        from order_run_orders x join orders o on o.shop_id = x.shop_id and o.id = x.order_id
        where x.shop_id = r.shop_id and x.run_id = r.id) as orders
    from order_runs r, ${counts} where r.id = ${id}`.execute(tx)
  return rows[0]
}

/** The run is taken back from now on: its orders that moved wait for it. */
export async function beginUndo(
  tx: Tx,
  id: number,
  { staffId, keyId, whoId, who, ip, requestId }: RunAuthor,
  now: Date,
): Promise<void> {
  await sql`
    update order_runs set undo_staff_id = ${staffId}::integer, undo_key_id = ${keyId}::integer,
      undo_who_id = ${whoId}, undo_who_name = ${who}, undo_ip = ${ip}, undo_request_id = ${requestId}, undo_at = ${now}
    where id = ${id}`.execute(tx)
  await sql`
    update order_run_orders set undo_outcome = 'waiting' where run_id = ${id} and outcome = 'moved'`.execute(
    tx,
  )
}

/** Locked until the transaction ends. Undefined: there is no such run. */
export async function lockRun(tx: Tx, id: number): Promise<{ isRunning: boolean } | undefined> {
  const { rows } = await sql<{ isRunning: boolean }>`
    select done_at is null as "isRunning" from order_runs where id = ${id} for update`.execute(tx)
  return rows[0]
}
