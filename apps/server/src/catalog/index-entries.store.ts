import type { Generic } from '@estampa/domain/catalog'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { type Card, cardOf, type IndexEntry } from './index-entry.ts'

export async function findIndexed(
  tx: Tx,
  filings: readonly IndexEntry[],
): Promise<Map<number, IndexedGeneric>> {
  const ids = filings.map((filing) => filing.id)
  const { rows } = await sql<IndexedGeneric & { generic_id: number }>`
    select generic_id, l.slot, f.keys from generic_filings f join generic_listings l using (generic_id)
    where generic_id = any(${ids}::int[])`.execute(tx)
  return new Map(rows.map((row) => [row.generic_id, row]))
}

export async function nextSlot(tx: Tx): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(slot) + 1, 0) as next from generic_listings`.execute(tx)
  return rows[0]?.next ?? 0
}

/** The stems of the words; new words are kept for half typed and mistyped searches. */
export async function learnWords(tx: Tx, filings: readonly IndexEntry[]): Promise<Map<string, string>> {
  const codes = new Set(filings.flatMap((filing) => [...filing.codes]))
  const words = new Set(filings.flatMap(({ strongWords, weakWords }) => [...strongWords, ...weakWords]))
  const list = [...words].sort()
  const isCode = list.map((word) => codes.has(word) || /[0-9]/.test(word))
  const accents = new Map(filings.flatMap((filing) => [...filing.shown]))
  const shown = list.map((word) => accents.get(word) ?? null)
  const { rows } = await sql<{ word: string; term: string }>`
    with input as (
      select word, is_code, shown, stem(word) as term
      from unnest(${list}::text[], ${isCode}::bool[], ${shown}::text[]) as i(word, is_code, shown)
    ), learnt as (
      insert into generic_words as w (shop_id, is_code, word, term, shown)
      select current_shop(), is_code, word, term, shown from input where term is not null
      on conflict (shop_id, is_code, word) do update set shown = excluded.shown
        where w.shown is null and excluded.shown is not null
    )
    select word, term from input where term is not null`.execute(tx)
  return new Map(rows.map((row) => [row.word, row.term]))
}

export async function saveListings(tx: Tx, refiled: readonly ReindexedGeneric[]): Promise<void> {
  const input = refiled.map(({ filing, old: _, ...filed }) => {
    const { published, retired, cost_from, stock, on_order, name_key, code, words } = filing
    const { has_picture, is_measured } = filing
    const has = { has_picture, is_measured }
    return { ...filed, published, retired, cost_from, stock, on_order, name_key, code, words, ...has }
  })
  // a featured product starts as if it had been ordered ten times
  await sql`
    with input as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as i(slot int, generic_id int,
        published boolean, retired boolean, cost_from bigint, stock bigint, on_order boolean, name_key text, code text, words text,
        has_picture boolean, is_measured boolean, keys text[])
    ), fresh as (
      select i.generic_id, case when 'featured|' = any(i.keys) and not
        coalesce('featured|' = any(f.keys), false) then 10 * trending_weight(now()) else 0 end as trending
      from input i left join lateral (
        select keys from generic_filings g where g.generic_id = i.generic_id offset 0) f on true
    ), filed as (
      insert into generic_filings (shop_id, generic_id, keys)
      select current_shop(), generic_id, keys from input
      on conflict (shop_id, generic_id) do update set keys = excluded.keys
    )
    insert into generic_listings as l (shop_id, slot, generic_id, published, retired, cost_from, stock, on_order, name_key,
      code, words, has_picture, is_measured, trending, main_family)
    select current_shop(), slot, generic_id, published, retired, cost_from, stock, on_order, name_key, code, words,
      has_picture, is_measured, trending, (
      select family_id from generic_families f where f.generic_id = input.generic_id
      order by main desc, position limit 1)
    from input join fresh using (generic_id)
    on conflict (shop_id, generic_id) do update set published = excluded.published, retired = excluded.retired,
      cost_from = excluded.cost_from, stock = excluded.stock, on_order = excluded.on_order,
      name_key = excluded.name_key, code = excluded.code, words = excluded.words,
      has_picture = excluded.has_picture, is_measured = excluded.is_measured, changed_at = now(),
      trending = l.trending + excluded.trending, main_family = excluded.main_family`.execute(tx)
}

/** The pages of a family show its products: those that came, changed or went. */
export async function stampFamilies(tx: Tx, refiled: readonly ReindexedGeneric[]): Promise<void> {
  const keys = new Set(refiled.flatMap(({ keys: now, old }) => [...now, ...(old?.keys ?? [])]))
  const ids = [...keys].flatMap((key) =>
    key.startsWith('family|') ? [Number(key.slice('family|'.length))] : [],
  )
  await sql`update families set changed_at = now() where id = any(${ids}::int[])`.execute(tx)
}

export async function saveCards(tx: Tx, generics: readonly Generic[]): Promise<void> {
  const [urls, keys] = [await findUrls(tx, generics), await listTechniqueKeys(tx)]
  const input = generics.map((generic): { id: number; card: Card } => {
    return { id: generic.id, card: cardOf(generic, urls.get(generic.id) ?? '', keys) }
  })
  await sql`
    update generics g set card = i.card
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as i(id int, card jsonb)
    where g.id = i.id and g.id = any(${input.map(({ id }) => id)}::int[]) and g.card is distinct from i.card`.execute(
    tx,
  )
}

async function findUrls(tx: Tx, generics: readonly Generic[]): Promise<Map<number, string>> {
  const ids = generics.map((generic) => generic.id)
  const { rows } = await sql<{ id: number; url: string }>`
    select id, url from generics where id = any(${ids}::int[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.url]))
}

export type IndexedGeneric = { slot: number; keys: string[] }
export type ReindexedGeneric = IndexedGeneric & {
  generic_id: number
  filing: IndexEntry
  old: IndexedGeneric | undefined
}

async function listTechniqueKeys(tx: Tx): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; key: string }>`select id, key from techniques`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.key]))
}
