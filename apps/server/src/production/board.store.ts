import { boardStates, type Conditions } from '@estampa/domain/production'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { isOneOf } from '../db/literals.ts'
import { utc } from '../db/utc.ts'
import { conditionsOf } from './jobs.store.ts'

/** A job on the board. Nothing that it says is an amount. */
export type BoardJob = {
  orderId: string
  number: number
  /** Of its order. */
  state: string
  buyer: string
  productName: string
  moreProducts: number
  units: number
  colors: number
  places: number
  widthMm: number
  heightMm: number
  /** Key of how it was frozen, else the product's own picture. */
  picture: string | null
  image: string | null
  promised: string | null
  placedAt: string
  stage: string
  version: number
  blocked: string | null
  movedBy: string
  movedAt: string | null
  conditions: Conditions
}

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

/** The open orders are few and come by the index of the states; each has its jobs by its key. */
export function boardStatement(technique: number | null): RawBuilder<BoardResult> {
  return sql<BoardResult>`
    with open as materialized (
      select o.shop_id, o.id as order_id, o.placed_at, j.technique_id
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
      coalesce((select json_agg(${card} order by ${promised} nulls last, o.placed_at, o.number)
        from shown join production_jobs j using (shop_id, order_id, technique_id)
        join orders o on o.shop_id = shown.shop_id and o.id = shown.order_id), '[]') as jobs`
}

const promised = sql`o.promised_until`

const picture = sql`(
  select file ->> 'preview_key' from order_artworks a, jsonb_array_elements(a.files) with ordinality as f(file, position)
  where a.shop_id = o.shop_id and a.order_id = o.id and file ->> 'kind' = 'picture'
    and file ->> 'shoppingCartUUID' = j.line_uuid::text
  order by position limit 1)`

/** The account's person; a company's name says more to a workshop. */
const buyer = sql`(select coalesce(nullif(c.company, ''), c.full_name) from customers c
  where c.shop_id = o.shop_id and c.id = o.customer_id)`

const card = sql`json_build_object('orderId', o.id, 'number', o.number, 'state', o.state,
  'buyer', coalesce(${buyer}, ''), 'productName', j.product_name, 'moreProducts', j.more_products, 'units', j.units,
  'colors', j.colors, 'places', j.places, 'widthMm', j.width_mm, 'heightMm', j.height_mm, 'picture', ${picture},
  'image', j.image, 'promised', ${promised}, 'placedAt', ${utc(sql`o.placed_at`)}, 'stage', j.stage,
  'version', j.version, 'blocked', j.blocked, 'movedBy', j.moved_by, 'movedAt', ${utc(sql`j.moved_at`)},
  'conditions', ${conditionsOf})`
