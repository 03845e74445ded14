/** What the job that carries out a run reads and writes. */
import type { OrderState } from '@estampa/domain/orders'
import type { Refusal } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { RunAuthor } from './order-runs.store.ts'

export type RunDirection = 'move' | 'undo'

export type RunToCarryOut = { to: OrderState; note: string; author: RunAuthor; waiting: string[] }

export async function findRunToCarryOut(
  tx: Tx,
  id: number,
  direction: RunDirection,
): Promise<RunToCarryOut | undefined> {
  const isUndo = direction === 'undo'
  const { rows } = await sql<RunToCarryOut>`
    select r.to_state as to, r.note,
      case when ${isUndo}::boolean then jsonb_build_object('staffId', undo_staff_id, 'keyId', undo_key_id,
        'whoId', undo_who_id, 'who', undo_who_name, 'ip', undo_ip, 'requestId', undo_request_id)
      else jsonb_build_object('staffId', staff_id, 'keyId', key_id, 'whoId', who_id, 'who', who_name, 'ip', ip,
        'requestId', request_id) end as author,
      array(select x.order_id from order_run_orders x where x.run_id = r.id
        and case when ${isUndo}::boolean then x.undo_outcome else x.outcome end = 'waiting'
        order by x.position) as waiting
    from order_runs r where r.id = ${id}`.execute(tx)
  return rows[0]
}

/** The order's row of the run, locked; undefined where it has been dealt with. */
export async function lockWaiting(
  tx: Tx,
  runId: number,
  orderId: string,
  direction: RunDirection,
): Promise<{ version: number } | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from order_run_orders where run_id = ${runId} and order_id = ${orderId}
      and case when ${direction === 'undo'}::boolean then undo_outcome else outcome end = 'waiting' for update`.execute(
    tx,
  )
  return rows[0]
}

/** What became of the order: done, or left as it is for a reason. */
export async function saveOutcome(
  tx: Tx,
  { runId, orderId, direction }: { runId: number; orderId: string; direction: RunDirection },
  refusal: Refusal | null,
): Promise<void> {
  const why = refusal?.refusal ?? null
  await (direction === 'move'
    ? sql`update order_run_orders set outcome = ${refusal ? 'left_out' : 'moved'}, refusal = ${why}
        where run_id = ${runId} and order_id = ${orderId}`
    : sql`update order_run_orders set undo_outcome = ${refusal ? 'kept' : 'undone'}, undo_refusal = ${why}
        where run_id = ${runId} and order_id = ${orderId}`
  ).execute(tx)
}

export async function saveRunDone(tx: Tx, id: number, direction: RunDirection, now: Date): Promise<void> {
  await (direction === 'move'
    ? sql`update order_runs set done_at = ${now} where id = ${id} and done_at is null`
    : sql`update order_runs set undo_done_at = ${now} where id = ${id} and undo_done_at is null`
  ).execute(tx)
}
