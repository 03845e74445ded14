import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** One product was filed under a facet's value («color|Rojo») or a term, or taken from there. */
export type Change = {
  readonly key: string
  readonly slot: number
  readonly isStrong: boolean
  readonly isAdded: boolean
}

/** Slots per bitmap: bit(8192) in the migration. */
export const CHUNK = 8192
const NO_BITS = '0'.repeat(CHUNK / 4)

/** Sets and clears the bits of facet values, and counts those values anew. */
export async function changePostings(
  tx: Tx,
  changes: readonly Change[],
  primaryColors: ReadonlyMap<string, string>,
): Promise<void> {
  if (changes.length === 0) return
  const input = grouped(changes).map(({ key, chunk, changes: list }) => ({
    ...splitKey(key),
    chunk,
    added: bitsOf(list.filter((change) => change.isAdded)),
    gone: bitsOf(list.filter((change) => !change.isAdded)),
  }))
  await sql`
    insert into generic_postings as p (shop_id, facet, value, chunk, bits)
    select current_shop(), facet, value, chunk, ('x' || added)::bit(8192)
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb)
      as i(facet text, value text, chunk int, added text)
    on conflict (shop_id, facet, value, chunk) do update set bits = p.bits | excluded.bits`.execute(tx)
  const gone = input.filter((row) => row.gone !== NO_BITS)
  if (gone.length > 0) {
    await sql`
      update generic_postings p set bits = p.bits & ~(('x' || i.gone)::bit(8192))
      from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb)
        as i(facet text, value text, chunk int, gone text)
      where p.facet = i.facet and p.value = i.value and p.chunk = i.chunk`.execute(tx)
  }
  await recountFacets(tx, [...new Set(input.map((row) => `${row.facet}|${row.value}`))], primaryColors)
}

async function recountFacets(tx: Tx, keys: readonly string[], colors: ReadonlyMap<string, string>) {
  const input = keys.map((key) => ({ ...splitKey(key), primary_color: colors.get(key) ?? null }))
  await sql`
    insert into generic_facets as f (shop_id, facet, value, primary_color, docs)
    select current_shop(), i.facet, i.value, i.primary_color, p.docs
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as i(facet text, value text, primary_color text)
    cross join lateral (select coalesce(sum(bit_count(p.bits)), 0)::int as docs from generic_postings p
      where p.facet = i.facet and p.value = i.value) p
    on conflict (shop_id, facet, value) do update
      set docs = excluded.docs, primary_color = coalesce(excluded.primary_color, f.primary_color)`.execute(tx)
}

/** Adds slots to terms and takes them away. */
export async function changeTerms(tx: Tx, changes: readonly Change[]): Promise<void> {
  const input = grouped(changes).map(({ key, chunk, changes: list }) => ({
    term: key,
    chunk,
    gone: slotsOf(list, false, undefined),
    strong: slotsOf(list, true, true),
    weak: slotsOf(list, true, false),
  }))
  await removeFromTerms(
    tx,
    input.filter((row) => row.gone.length > 0),
  )
  const added = input.filter((row) => row.strong.length + row.weak.length > 0)
  if (added.length === 0) return
  await sql`
    insert into generic_terms as t (shop_id, term, chunk, strong, weak)
    select current_shop(), term, chunk, strong, weak
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      as i(term text, chunk int, strong int[], weak int[])
    on conflict (shop_id, term, chunk) do update
      set strong = t.strong || excluded.strong, weak = t.weak || excluded.weak`.execute(tx)
}

// a slot that moves between strong and weak is taken away and added again
async function removeFromTerms(tx: Tx, rows: readonly { gone: number[] }[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update generic_terms t set
      strong = array(select slot from unnest(t.strong) s(slot) where slot <> all(i.gone)),
      weak = array(select slot from unnest(t.weak) s(slot) where slot <> all(i.gone))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(term text, chunk int, gone int[])
    where t.term = i.term and t.chunk = i.chunk`.execute(tx)
}

type Group = { key: string; chunk: number; changes: Change[] }

/** In the order of the tables' keys, so that rows are always locked in one order. */
function grouped(changes: readonly Change[]): Group[] {
  const groups = new Map<string, Group>()
  for (const change of changes) {
    const chunk = Math.floor(change.slot / CHUNK)
    const name = `${change.key} ${chunk}`
    const group = groups.get(name)
    if (group) group.changes.push(change)
    else groups.set(name, { key: change.key, chunk, changes: [change] })
  }
  return [...groups.values()].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.chunk - b.chunk))
}

function slotsOf(changes: readonly Change[], isAdded: boolean, isStrong: boolean | undefined): number[] {
  return changes
    .filter((change) => change.isAdded === isAdded && (isStrong ?? change.isStrong) === change.isStrong)
    .map((change) => change.slot)
}

/** Hexadecimal; the first slot of a chunk is the leftmost bit. */
function bitsOf(changes: readonly Change[]): string {
  if (changes.length === 0) return NO_BITS
  const bytes = Buffer.alloc(CHUNK / 8)
  for (const { slot } of changes) {
    const bit = slot % CHUNK
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7))
  }
  return bytes.toString('hex')
}

function splitKey(key: string): { facet: string; value: string } {
  const cut = key.indexOf('|')
  return { facet: key.slice(0, cut), value: key.slice(cut + 1) }
}
