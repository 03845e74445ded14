/** When products are shown or hidden by themselves. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'

export type ProductSchedule = { readonly showAt: string | null; readonly hideAt: string | null }

/** The moments of one product, as a statement. */
export const scheduleOf = (genericId: RawBuilder<unknown>): RawBuilder<ProductSchedule> => sql`
  select ${utc(sql`show_at`)} as "showAt", ${utc(sql`hide_at`)} as "hideAt"
  from product_schedules where generic_id = ${genericId}`

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
    insert into product_schedules as s (shop_id, generic_id, show_at, hide_at)
    values (current_shop(), ${genericId}, ${showAt}::timestamptz, ${hideAt}::timestamptz)
    on conflict (shop_id, generic_id) do update set show_at = excluded.show_at, hide_at = excluded.hide_at
    where (s.show_at, s.hide_at) is distinct from (excluded.show_at, excluded.hide_at)`.execute(tx)
}

export type DueProduct = { readonly id: number; readonly published: boolean } & ProductSchedule

/** Products whose moment has come, as they are to be from then on, with what is left of their schedule. */
export async function listDueProducts(tx: Tx, now: Date): Promise<DueProduct[]> {
  const { rows } = await sql<DueProduct>`
    select generic_id as id, coalesce(hide_at <= ${now}, false) = false as published,
      case when show_at > ${now} then ${utc(sql`show_at`)} end as "showAt",
      case when hide_at > ${now} then ${utc(sql`hide_at`)} end as "hideAt"
    from product_schedules where show_at <= ${now} or hide_at <= ${now} order by generic_id`.execute(tx)
  return rows
}
