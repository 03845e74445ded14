import type { ConditionName, Conditions, ProductionJob } from '@estampa/domain/production'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type StoredJob = ProductionJob & { techniqueId: number }

/** The jobs of an order that is locked. */
export async function listJobs(tx: Tx, orderId: string): Promise<StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    select technique_id as "techniqueId", stage, version, blocked, moved_by as "movedBy", moved_at as "movedAt"
    from production_jobs where order_id = ${orderId} order by technique_id`.execute(tx)
  return rows
}

export type JobEvent = {
  orderId: string
  techniqueId: number
  kind: 'moved' | 'blocked' | 'unblocked'
  /** As people call the stages. */
  from: string
  to: string
  note: string
  by: string
  at: Date
}

/** Writes where a job stands and what happened to it, and gives its new version. */
export async function saveJob(
  tx: Tx,
  { stage, blocked }: Pick<ProductionJob, 'stage' | 'blocked'>,
  event: JobEvent,
): Promise<number> {
  const { orderId, techniqueId, kind, from, to, note, by, at } = event
  const { rows } = await sql<{ version: number }>`
    with saved as (
      update production_jobs set stage = ${stage}, blocked = ${blocked}, version = version + 1,
        moved_by = ${by}, moved_at = ${at}
      where order_id = ${orderId} and technique_id = ${techniqueId} returning version
    ), told as (
      insert into production_history
        (order_id, technique_id, sequence, kind, from_stage, to_stage, note, who_name, at)
      select ${orderId}::uuid, ${techniqueId}::integer, (select coalesce(max(sequence), 0) + 1
          from production_history where order_id = ${orderId} and technique_id = ${techniqueId}),
        ${kind}, ${from}, ${to}, ${note}, ${by}, ${at}::timestamptz
    )
    select version from saved`.execute(tx)
  return rows[0]?.version ?? 0
}

/**
 * What the conditions of an order `o` are, as a document. Goods are here where the shelf covers what the order holds;
 * money is here where what the shop asks before production has come and was not given back.
 */
export const conditionsOf = sql`case when o.state = 'in_production'
  then '{"payment": true, "goods": true, "proof": true}'::jsonb else jsonb_build_object(
  'payment', o.state <> 'placed' and (o.deposit <= (select coalesce(sum(p.amount - p.refunded), 0) from payments p
      where p.shop_id = o.shop_id and p.order_id = o.id and p.state = 'approved')
    or exists (select from production_waivers w
      where w.shop_id = o.shop_id and w.order_id = o.id and w.condition = 'payment')),
  'goods', not exists (select from stock_holds h join variants v on v.shop_id = h.shop_id and v.id = h.variant_id
      where h.shop_id = o.shop_id and h.order_id = o.id and v.stock < h.quantity)
    or exists (select from production_waivers w
      where w.shop_id = o.shop_id and w.order_id = o.id and w.condition = 'goods'),
  'proof', o.state not in ('placed', 'confirmed', 'art_review', 'proof_sent', 'proof_rejected')) end`

export async function findConditions(tx: Tx, orderId: string): Promise<Conditions | undefined> {
  const { rows } = await sql<{ conditions: Conditions }>`
    select ${conditionsOf} as conditions from orders o where o.id = ${orderId}`.execute(tx)
  return rows[0]?.conditions
}

export type Waiver = { condition: ConditionName; reason: string; by: string; at: Date }

/** The first reason stays. False: somebody has overridden it before. */
export async function saveWaiver(tx: Tx, orderId: string, waiver: Waiver): Promise<boolean> {
  const { condition, reason, by, at } = waiver
  const { numAffectedRows = 0n } = await sql`
    insert into production_waivers (order_id, condition, reason, who_name, at)
    values (${orderId}, ${condition}, ${reason}, ${by}, ${at})
    on conflict (shop_id, order_id, condition) do nothing`.execute(tx)
  return numAffectedRows > 0n
}
