import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** One product was filed under a key («color|Rojo», «strong|botell»), or taken from there. */
export type PostingChange = { readonly key: string; readonly slot: number; readonly isAdded: boolean }

/** Slots per bitmap: bit(8192) in the migration. */
const CHUNK = 8192
/** Up to so many products a word's slots are kept as numbers: most codes name one product. */
const FEW_SLOTS = sql.lit(32)

export function keyOf({ facet, value }: { facet: string; value: string }): string {
  return `${facet}|${value}`
}

/** Sets and clears bits, and counts the facets' values anew. */
export async function changePostings(
  tx: Tx,
  changes: readonly PostingChange[],
  primaryColors: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = grouped(changes)
  await addBits(tx, rows)
  await clearBits(
    tx,
    rows.filter((row) => row.gone.length > 0),
  )
  const counted = rows.filter(({ facet }) => !uncounted.has(facet))
  await recountFacets(tx, [...new Set(counted.map(keyOf))], primaryColors)
}

/** Nobody chooses from words and from bits of costs. */
const uncounted = new Set(['strong', 'weak', 'cost'])

type PostingRow = { facet: string; value: string; chunk: number; added: number[]; gone: number[] }

/** In the order of the table's key, so that rows are always locked in one order. */
function grouped(changes: readonly PostingChange[]): PostingRow[] {
  const rows = new Map<string, PostingRow>()
  for (const { key, slot, isAdded } of changes) {
    const chunk = Math.floor(slot / CHUNK)
    const name = `${key} ${chunk}`
    let row = rows.get(name)
    if (!row) {
      row = { ...splitKey(key), chunk, added: [], gone: [] }
      rows.set(name, row)
    }
    if (isAdded) row.added.push(slot)
    else row.gone.push(slot)
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

async function addBits(tx: Tx, rows: readonly PostingRow[]): Promise<void> {
  await sql`
    insert into generic_postings as p (shop_id, facet, value, chunk, bits, slots)
    select current_shop(), facet, value, chunk,
      case when not is_sparse then bits_of(added) end, case when is_sparse then added end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as i(facet text, value text, chunk int, added int[])
    cross join lateral (select facet in ('strong', 'weak') and cardinality(added) <= ${FEW_SLOTS} as is_sparse) s
    on conflict (shop_id, facet, value, chunk) do update set
      bits = case when p.bits is not null or excluded.bits is not null
          or cardinality(p.slots) + cardinality(excluded.slots) > ${FEW_SLOTS}
        then coalesce(p.bits, bits_of(p.slots)) | coalesce(excluded.bits, bits_of(excluded.slots)) end,
      slots = case when p.bits is null and excluded.bits is null
          and cardinality(p.slots) + cardinality(excluded.slots) <= ${FEW_SLOTS}
        then p.slots || excluded.slots end`.execute(tx)
}

async function clearBits(tx: Tx, rows: readonly PostingRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update generic_postings p set bits = p.bits & ~bits_of(i.gone),
      slots = case when p.slots is not null
        then array(select slot from unnest(p.slots) s(slot) where slot <> all(i.gone)) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(facet text, value text, chunk int, gone int[])
    where p.facet = i.facet and p.value = i.value and p.chunk = i.chunk
      -- or all of the shop would be read to find them
      and p.facet = any(${[...new Set(rows.map(({ facet }) => facet))]}::text[])
      and p.value = any(${[...new Set(rows.map(({ value }) => value))]}::text[])`.execute(tx)
}

/** Pages walk bitmaps by position: each chunk up to the last slot has a row of published products. */
export async function ensureChunks(tx: Tx, slots: readonly number[]): Promise<void> {
  const numbers = [...new Set(slots.map((slot) => Math.floor(slot / CHUNK)))]
  await sql`
    insert into generic_postings (shop_id, facet, value, chunk, bits)
    select current_shop(), 'all', '', chunk, bits_of('{}') from unnest(${numbers}::int[]) c(chunk)
    on conflict do nothing`.execute(tx)
}

async function recountFacets(
  tx: Tx,
  keys: readonly string[],
  colors: ReadonlyMap<string, string>,
): Promise<void> {
  const input = keys.map((key) => ({ ...splitKey(key), primary_color: colors.get(key) ?? null }))
  await sql`
    insert into generic_facets as f (shop_id, facet, value, label, primary_color, docs)
    select current_shop(), i.facet, i.value, i.value, i.primary_color, p.docs
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as i(facet text, value text, primary_color text)
    cross join lateral (select coalesce(sum(bit_count(p.bits)), 0)::int as docs from generic_postings p
      where p.facet = i.facet and p.value = i.value) p
    on conflict (shop_id, facet, value) do update
      set docs = excluded.docs, primary_color = coalesce(excluded.primary_color, f.primary_color)`.execute(tx)
  await nameFacets(tx)
}

/** Families and techniques are filed by id and shown by name. */
export async function nameFacets(tx: Tx): Promise<void> {
  await sql`
    update generic_facets v set label = n.label, icon_url = n.icon_url
    from (select 'family' as facet, id::text as value, title as label, icon_url from families
      union all select 'technique', id::text, name, null from techniques) n
    where v.facet = n.facet and v.value = n.value
      and (v.label, v.icon_url) is distinct from (n.label, n.icon_url)`.execute(tx)
}

function splitKey(key: string): { facet: string; value: string } {
  const cut = key.indexOf('|')
  return { facet: key.slice(0, cut), value: key.slice(cut + 1) }
}
