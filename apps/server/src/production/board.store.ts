import { boardStates, type Conditions } from '@estampa/domain/production'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { isOneOf } from '../db/literals.ts'
import { conditionsOf } from './jobs.store.ts'

/**
 * A job on the board, as a list of values: to write their names four hundred times takes PostgreSQL as long as to find
 * them. None of them is an amount.
 */
export type BoardJob = [
  orderId: string,
  number: number,
  /** Of its order. */
  state: string,
  buyer: string,
  productName: string,
  moreProducts: number,
  units: number,
  colors: number,
  places: number,
  widthMm: number,
  heightMm: number,
  /** Key of how the goods were frozen. */
  picture: string | null,
  /** The product's own. */
  image: string | null,
  promised: string | null,
  placedAt: string,
  stage: string,
  version: number,
  blocked: string | null,
  movedBy: string,
  movedAt: string | null,
  conditions: Conditions,
]

export type BoardResult = {
  counts: { id: number; open: number }[]
  technique: number | null
  jobs: BoardJob[]
}

/** More than a person can look at; the board says so. */
export const MAX_CARDS = 600

/** How many jobs each technique has, and those of one: the asked for, or the one that has most. */
export async function findBoard(tx: Tx, technique: number | null): Promise<BoardResult> {
  const { rows } = await boardStatement(technique).execute(tx)
  return rows[0] ?? { counts: [], technique: null, jobs: [] }
}

/** The open orders are few and come by the index of the states, each once with its jobs. */
export function boardStatement(technique: number | null): RawBuilder<BoardResult> {
  return sql<BoardResult>`
    with open as materialized (
      select o.shop_id, o.id, o.number, o.state, o.deposit, o.customer_id, o.placed_at, o.promised_until,
        j.technique_id, j.product_name, j.more_products, j.units, j.colors, j.places, j.width_mm, j.height_mm,
        j.line_uuid, j.image, j.stage, j.version, j.blocked, j.moved_by, j.moved_at
      from orders o join production_jobs j on j.shop_id = o.shop_id and j.order_id = o.id
      where ${isOneOf(sql`o.state`, boardStates)}
    ), counts as (
      select technique_id as id, count(*) as open from open group by technique_id
    ), chosen as (
      select coalesce(${technique}::integer, (select id from counts order by open desc, id limit 1)) as technique_id
    ), shown as (
      select open.* from open join chosen using (technique_id) order by placed_at limit ${MAX_CARDS}
    )
    select coalesce((select jsonb_agg(to_jsonb(counts)) from counts), '[]') as counts,
      (select technique_id from chosen) as technique,
      coalesce((select json_agg(json_build_array(o.id, o.number, o.state, ${buyer}, o.product_name, o.more_products,
          o.units, o.colors, o.places, o.width_mm, o.height_mm, ${picture}, o.image, o.promised_until, o.placed_at,
          o.stage, o.version, o.blocked, o.moved_by, o.moved_at, ${conditionsOf})
        order by o.promised_until nulls last, o.placed_at, o.number) from shown o), '[]') as jobs`
}

const picture = sql`(
  select file ->> 'preview_key' from order_artworks a, jsonb_array_elements(a.files) with ordinality as f(file, position)
  where a.shop_id = o.shop_id and a.order_id = o.id and file ->> 'kind' = 'picture'
    and file ->> 'shoppingCartUUID' = o.line_uuid::text
  order by position limit 1)`

/** The account's person; a company's name says more to a workshop. */
const buyer = sql`coalesce((select coalesce(nullif(c.company, ''), c.full_name) from customers c
  where c.shop_id = o.shop_id and c.id = o.customer_id), '')`
