import { boardStates } from '@estampa/domain/production'
import { type FilmPiece, filmTechniqueKeys } from '@estampa/domain/production/gang-sheets'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { isOneOf } from '../../db/literals.ts'
import { conditionsOf } from '../jobs.store.ts'

export type ReadyPiece = FilmPiece & {
  techniqueId: number
  /** Of its order, among those that are decorated, from one. */
  line: number
  genericId: number
  productName: string
  buyer: string
  promised: string | null
  widthMm: number
  heightMm: number
  /** Key of how it will look. */
  picture: string | null
}

/** More than a day has; the screen says so. */
export const MAX_READY_PIECES = 400

/**
 * Print areas with units that can go on film: the technique prints on film, money and proof are here, the job is neither
 * done nor blocked. Goods may still be on their way: film does not wait for them. The most urgent first.
 */
export async function listReadyPieces(tx: Tx, technique: number | null): Promise<ReadyPiece[]> {
  const { rows } = await sql<ReadyPiece>`
    with ready as materialized (
      select o.shop_id, o.id, o.number, o.customer_id, o.promised_until, o.placed_at, j.technique_id
      from orders o
      join production_jobs j on j.shop_id = o.shop_id and j.order_id = o.id
      join techniques t on t.shop_id = j.shop_id and t.id = j.technique_id
      where ${isOneOf(sql`o.state`, boardStates)} and o.person_forgotten_at is null
        and t.key = any(${filmTechniqueKeys}::text[])
        and (${technique}::integer is null or t.id = ${technique}::integer)
        and j.stage <> 'done' and j.blocked is null
        and (${conditionsOf} ->> 'payment')::boolean and (${conditionsOf} ->> 'proof')::boolean
    ), pieces as (
      select o.*, l.line, l.uuid, l.units, l.generic_id, l.product_name, v,
        (v ->> 'printing_area_id')::integer as area
      from ready o
      cross join lateral (
        select l.shopping_cart_uuid as uuid, row_number() over (order by min(l.position)) as line,
          sum(l.quantity)::integer as units, min(l.generic_product_id) as generic_id,
          (array_agg(l.product_name order by l.position))[1] as product_name,
          (array_agg(l.customization order by l.position))[1] as customization
        from order_lines l
        where l.shop_id = o.shop_id and l.order_id = o.id and l.customization is not null
        group by l.shopping_cart_uuid) l
      cross join lateral jsonb_array_elements(l.customization -> 'views') v
      where (v ->> 'technique_id')::integer = o.technique_id
        and (jsonb_array_length(coalesce(v -> 'elements', '[]')) > 0
          or v ->> 'design_id' is not null or v ->> 'logo_id' is not null)
    ), counted as (
      select p.*, coalesce((select array_agg(u.unit order by u.unit) from gang_sheet_units u
        where u.shop_id = p.shop_id and u.order_id = p.id and u.line_uuid = p.uuid and u.area_id = p.area), '{}') as taken
      from pieces p
    )
    select c.id as "orderId", c.uuid as "lineId", c.area, c.number, c.units, c.taken, c.technique_id as "techniqueId",
      c.line::integer as line, c.generic_id as "genericId", c.product_name as "productName", c.promised_until as promised,
      coalesce((select coalesce(nullif(b.company, ''), b.full_name) from customers b
        where b.shop_id = c.shop_id and b.id = c.customer_id), '') as buyer,
      round((c.v ->> 'width_centimeters')::numeric * 10)::integer as "widthMm",
      round((c.v ->> 'height_centimeters')::numeric * 10)::integer as "heightMm",
      (select file ->> 'preview_key' from order_artworks a, jsonb_array_elements(a.files) file
        where a.shop_id = c.shop_id and a.order_id = c.id and file ->> 'kind' = 'picture'
          and file ->> 'shoppingCartUUID' = c.uuid::text
          and (file ->> 'printing_area_id')::integer = c.area limit 1) as picture
    from counted c
    where cardinality(c.taken) < c.units
    order by c.promised_until nulls last, c.placed_at, c.number, c.line, c.area
    limit ${MAX_READY_PIECES}`.execute(tx)
  return rows
}
