/** When products are shown or hidden by themselves. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'

export type ProductSchedule = { readonly showAt: string | null; readonly hideAt: string | null }

/** The moments of one product, as a statement. */
export const scheduleOf = (genericId: RawBuilder<unknown>): RawBuilder<ProductSchedule> => sql`
  select ${utc(sql`show_at`)} as "showAt", ${utc(sql`hide_at`)} as "hideAt"
  from product_schedules where generic_id = ${genericId}`

/** Somebody's plan for a product, in place of the one that it had. */
export async function planSchedule(
  tx: Tx,
  genericId: number,
  schedule: ProductSchedule,
  who: string,
): Promise<void> {
  const { showAt, hideAt } = schedule
  if (showAt === null && hideAt === null) return saveSchedule(tx, genericId, schedule)
  await sql`
    insert into product_schedules as s (shop_id, generic_id, show_at, hide_at, who)
    values (current_shop(), ${genericId}, ${showAt}::timestamptz, ${hideAt}::timestamptz, ${who})
    on conflict (shop_id, generic_id) do update
      set show_at = excluded.show_at, hide_at = excluded.hide_at, who = excluded.who
    where (s.show_at, s.hide_at) is distinct from (excluded.show_at, excluded.hide_at)`.execute(tx)
}

/** What is left of a plan. */
export async function saveSchedule(
  tx: Tx,
  genericId: number,
  { showAt, hideAt }: ProductSchedule,
): Promise<void> {
  if (showAt === null && hideAt === null) {
    await sql`delete from product_schedules where generic_id = ${genericId}`.execute(tx)
    return
  }
  await sql`
    update product_schedules set show_at = ${showAt}::timestamptz, hide_at = ${hideAt}::timestamptz
    where generic_id = ${genericId}
      and (show_at, hide_at) is distinct from (${showAt}::timestamptz, ${hideAt}::timestamptz)`.execute(tx)
}

export type DueProduct = {
  readonly id: number
  readonly published: boolean
  /** Who planned it. */
  readonly who: string
} & ProductSchedule

/** Products whose moment has come, as they are to be from then on, with what is left of their schedule. */
export async function listDueProducts(tx: Tx, now: Date): Promise<DueProduct[]> {
  const { rows } = await sql<DueProduct>`
    select generic_id as id, coalesce(hide_at <= ${now}, false) = false as published, who,
      case when show_at > ${now} then ${utc(sql`show_at`)} end as "showAt",
      case when hide_at > ${now} then ${utc(sql`hide_at`)} end as "hideAt"
    from product_schedules where show_at <= ${now} or hide_at <= ${now} order by generic_id`.execute(tx)
  return rows
}

export type ScheduledChange = {
  readonly id: number
  readonly name: string
  readonly who: string
  readonly isPublished: boolean
}

/** Keeps what schedules did at their moment among the changes of the shop, under the names of those who planned it. */
export async function insertScheduledChanges(
  tx: Tx,
  changes: readonly ScheduledChange[],
  at: Date,
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into changes (at, who, call, subject_kind, subject_id, subject_name, before, after, ip, request_id)
    select ${at}::timestamptz, who, case when "isPublished" then 'showAsScheduled' else 'hideAsScheduled' end,
      'product', id::text, name, jsonb_build_object('isPublished', (not "isPublished")::text),
      jsonb_build_object('isPublished', "isPublished"::text), '', ''
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id int, name text, who text, "isPublished" boolean)
    order by id`.execute(tx)
}
