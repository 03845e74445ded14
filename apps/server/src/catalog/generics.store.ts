import type { Generic, Variant } from '@estampa/domain/catalog'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { slugOf } from './words.ts'

/** A variant as a catalog brings it. What it holds for orders is not the catalog's to say. */
export type VariantDraft = Omit<Variant, 'id' | 'reserved_stock' | 'availability' | 'on_order_days'> &
  // without them it is counted
  Partial<Pick<Variant, 'availability' | 'on_order_days'>>
/** A product as a catalog brings it: families and techniques by id, no id of its own. */
export type GenericDraft = Omit<Generic, 'id' | 'families' | 'printing_types' | 'products'> & {
  readonly families: readonly { readonly id: number; readonly main: boolean }[]
  readonly printing_types: readonly number[]
  readonly products: readonly VariantDraft[]
}

/** Variants whose stock is written; without it that of all. Orders move the stock of the others meanwhile. */
export type SaveOptions = { readonly stockOf?: readonly string[] }
type Numbered = { id: number; draft: GenericDraft }

/** As many ids as products that will be made. */
export async function reserveGenericIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('generics_id_seq')::int as id from generate_series(1, ${count}::int)`.execute(tx)
  return rows.map((row) => row.id)
}

export async function saveRows(tx: Tx, numbered: readonly Numbered[]): Promise<number[]> {
  const input = numbered.map(({ id, draft }) => {
    const { external_id, name, type, featured, printing_types, ...rest } = draft
    const { families: _, products: __, published: isShown, ...document } = rest
    // what is sold no more is shown by nobody, whatever an import or an undo says
    const published = isShown && !draft.retired
    const columns = { external_id, name, type, published, featured, technique_ids: printing_types }
    return { id, url: `${slugOf(name)}-${id}`, ...columns, document }
  })
  await checkTechniques(tx, new Set(input.flatMap((row) => row.technique_ids)))
  const { rows } = await sql<{ id: number }>`
    insert into generics as g (shop_id, id, external_id, name, url, type, published, featured,
      technique_ids, document, card)
    select current_shop(), id, external_id, name, url, type, published, featured, technique_ids, document, '{}'
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as i(id int, external_id text, name text,
      url text, type text, published boolean, featured boolean, technique_ids int[], document jsonb)
    on conflict (shop_id, external_id) do update set name = excluded.name, url = excluded.url,
      type = excluded.type, published = excluded.published, featured = excluded.featured,
      technique_ids = excluded.technique_ids, document = excluded.document
    where (g.name, g.url, g.type, g.published, g.featured, g.technique_ids, g.document) is distinct from
      (excluded.name, excluded.url, excluded.type, excluded.published, excluded.featured,
       excluded.technique_ids, excluded.document)
    returning g.id`.execute(tx)
  return rows.map((row) => row.id)
}

async function checkTechniques(tx: Tx, ids: ReadonlySet<number>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::int[]) as w(id)
    where not exists (select from techniques t where t.id = w.id)`.execute(tx)
  if (rows.length > 0) throw new Error(`no technique ${rows.map((row) => row.id).join(', ')}`)
}

export async function saveFamilyLinks(tx: Tx, numbered: readonly Numbered[]): Promise<number[]> {
  const input = numbered.flatMap(({ id, draft }) =>
    draft.families.map((family, position) => ({
      generic_id: id,
      family_id: family.id,
      position,
      main: family.main,
    })),
  )
  const ids = numbered.map((one) => one.id)
  const { rows } = await sql<{ generic_id: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(input)}::jsonb)
        as i(generic_id int, family_id int, position int, main boolean)
    ), gone as (
      delete from generic_families gf where generic_id = any(${ids}::int[])
        and not exists (select from wanted w
          where w.generic_id = gf.generic_id and w.family_id = gf.family_id)
      returning generic_id
    ), kept as (
      insert into generic_families as gf (shop_id, generic_id, family_id, position, main)
      select current_shop(), generic_id, family_id, position, main from wanted
      on conflict (shop_id, generic_id, family_id) do update
        set position = excluded.position, main = excluded.main
        where (gf.position, gf.main) is distinct from (excluded.position, excluded.main)
      returning gf.generic_id
    )
    select generic_id from gone union select generic_id from kept`.execute(tx)
  return rows.map((row) => row.generic_id)
}

export async function saveVariants(
  tx: Tx,
  numbered: readonly Numbered[],
  { stockOf }: SaveOptions,
): Promise<number[]> {
  const input = numbered.flatMap(({ id, draft }) =>
    draft.products.map((variant, position) => {
      const { sku, stock, tiers, active, availability = 'stock', on_order_days = null, ...document } = variant
      const offer = { stock, active, availability, on_order_days }
      return { generic_id: id, sku, position, document, tiers, ...offer }
    }),
  )
  const text = JSON.stringify(input)
  await checkSkus(tx, input)
  // stock never falls under what is held for orders: those units are still there
  const stock = sql`case when ${stockOf === undefined}::bool or v.sku = any(${stockOf ?? []}::text[])
    then greatest(excluded.stock, v.reserved_stock)
    when excluded.availability <> 'on_order' then greatest(v.stock, v.reserved_stock) else v.stock end`
  const { rows } = await sql<{ generic_id: number }>`
    insert into variants as v (shop_id, generic_id, sku, position, document, tiers, stock, active, availability,
      on_order_days)
    select current_shop(), i.generic_id, i.sku, i.position, i.document, i.tiers,
      greatest(i.stock, coalesce(old.reserved_stock, 0)), i.active, i.availability, i.on_order_days
    from jsonb_to_recordset(${text}::jsonb) as i(generic_id int, sku text, position int, document jsonb,
      tiers jsonb, stock int, active boolean, availability text, on_order_days int)
    left join lateral (select reserved_stock from variants v where v.sku = i.sku offset 0) old on true
    on conflict (shop_id, sku) do update set position = excluded.position, document = excluded.document,
      tiers = excluded.tiers, stock = ${stock}, active = excluded.active,
      availability = excluded.availability, on_order_days = excluded.on_order_days
    where (v.position, v.document, v.tiers, v.stock, v.active, v.availability, v.on_order_days) is distinct from
      (excluded.position, excluded.document, excluded.tiers, ${stock}, excluded.active, excluded.availability,
       excluded.on_order_days)
    returning v.generic_id`.execute(tx)
  const retired = await retireVariants(
    tx,
    numbered.map((one) => one.id),
    input.map((row) => row.sku),
  )
  return [...rows.map((row) => row.generic_id), ...retired]
}

async function checkSkus(tx: Tx, input: readonly { generic_id: number; sku: string }[]): Promise<void> {
  const skus = input.map((row) => row.sku)
  if (new Set(skus).size < skus.length) throw new Error('a sku is brought twice')
  const owners = input.map((row) => row.generic_id)
  const { rows } = await sql<{ sku: string }>`
    select v.sku from unnest(${skus}::text[], ${owners}::int[]) as i(sku, generic_id)
    cross join lateral (select sku, generic_id from variants where sku = i.sku offset 0) v
    where v.generic_id <> i.generic_id`.execute(tx)
  if (rows.length > 0) throw new Error(`sku of another product: ${rows.map((row) => row.sku).join(', ')}`)
}

async function retireVariants(tx: Tx, ids: readonly number[], skus: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ generic_id: number }>`
    update variants v set active = false
    where v.generic_id = any(${ids}::int[]) and v.active
      and not exists (select from unnest(${skus}::text[]) as kept(sku) where kept.sku = v.sku)
    returning v.generic_id`.execute(tx)
  return rows.map((row) => row.generic_id)
}
