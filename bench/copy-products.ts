import pg from 'pg'

/** Products `from` to `to` of a shop that has those before, of which the first `base` were saved one by one. */
export type CopiedProducts = { shop: number; base: number; from: number; to: number }

/**
 * Fills a shop of the bench inside PostgreSQL, with every constraint and trigger on. Saving products writes the same
 * rows, but takes hours for a million. Product `n` is product `n % base` with a number and codes of its own, as
 * `benchDraft` says. `url` is the owner's.
 */
export async function copyProducts(url: string, { shop, base, from, to }: CopiedProducts): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select set_config('estampa.shop', $1, false)", [String(shop)])
    for (let first = from; first < to; first += BATCH) {
      await copyBatch(client, base, first, Math.min(to, first + BATCH))
    }
    await fillPostings(client, from, to)
    await client.query('select touch_shop()')
  } finally {
    await client.end()
  }
}

const BATCH = 20_000
/** Slots per bitmap, and most slots of a word that are kept as numbers; as in postings.store.ts. */
const CHUNK = 8_192
const FEW_SLOTS = 32
const CHUNKS_AT_ONCE = 8

async function copyBatch(client: pg.Client, base: number, from: number, to: number): Promise<void> {
  await client.query('begin')
  await client.query(COPIES.replaceAll('$base', String(base)), [from, to])
  for (const statement of statements) await client.query(statement)
  await client.query('commit')
}

const COPIES = `
  with ordered as (
    select n, g.id as base_id, l.slot + n - n % $base as slot, 'B' || lpad(n::text, 6, '0') as code,
      (select count(*)::int from variants v where v.generic_id = g.id) as variants
    from generate_series($1::int, $2::int - 1) n
    join generics g on g.external_id = 'B' || lpad((n % $base)::text, 6, '0')
    join generic_listings l on l.generic_id = g.id
    order by n offset 0
  )
  select ordered.*, nextval('generics_id_seq')::int as id into temp table copies from ordered`

/** Words of the product's own number and codes, which no other product has, and those of its variants' places. */
const OWN_WORDS = `
  select n::text as word from (values (c.n)) own(n) union select lower(c.code)
  union select place::text from generate_series(0, c.variants - 1) place
  union select lower(c.code) || place from generate_series(0, c.variants - 1) place`

const statements = [
  'analyze copies',
  `insert into generics
   select r.* from copies c join generics g on g.id = c.base_id
   cross join lateral (select regexp_replace(g.name, '\\d+$', c.n::text) as name,
     regexp_replace(g.url, '\\d+-\\d+$', c.n || '-' || c.id) as url) own
   cross join lateral jsonb_populate_record(g, jsonb_build_object('id', c.id, 'external_id', c.code,
     'name', own.name, 'url', own.url, 'card', g.card ||
       jsonb_build_object('external_id', c.code, 'name', own.name, 'url', own.url))) r`,
  `insert into generic_families
   select r.* from copies c join generic_families f on f.generic_id = c.base_id
   cross join lateral jsonb_populate_record(f, jsonb_build_object('generic_id', c.id)) r`,
  `insert into variants
   select r.* from (
     select v, c.id, c.code, nextval('variants_id_seq') as variant_id
     from copies c join variants v on v.generic_id = c.base_id offset 0
   ) one
   cross join lateral jsonb_populate_record(one.v, jsonb_build_object('id', one.variant_id,
     'generic_id', one.id, 'sku', one.code || '-' || (one.v).position)) r`,
  `insert into generic_listings
   select r.* from copies c join generic_listings l on l.generic_id = c.base_id
   cross join lateral jsonb_populate_record(l, jsonb_build_object('slot', c.slot, 'generic_id', c.id,
     'name_key', regexp_replace(l.name_key, '\\d+$', c.n::text), 'code', c.code,
     'words', concat_ws(' ', regexp_replace(l.name_key, '\\d+$', c.n::text), lower(c.code), (
       select string_agg(lower(c.code) || '-' || place, ' ') from generate_series(0, c.variants - 1) place)))) r`,
  `insert into generic_filings (shop_id, generic_id, keys)
   select f.shop_id, c.id, array(select key from unnest(f.keys) key where key !~ '^strong\\|b?\\d+$')
     || array(select 'strong|' || word from (${OWN_WORDS}) own)
   from copies c join generic_filings f on f.generic_id = c.base_id`,
  `insert into generic_words (shop_id, is_code, word, term)
   select current_shop(), true, word, word from copies c cross join lateral (${OWN_WORDS}) own
   on conflict do nothing`,
  'drop table copies',
]

/** The bitmaps follow from the keys: some chunks at a time, so that they fit into memory. */
async function fillPostings(client: pg.Client, from: number, to: number): Promise<void> {
  const chunks = Math.ceil(to / CHUNK)
  for (let first = Math.floor(from / CHUNK); first < chunks; first += CHUNKS_AT_ONCE) {
    const last = first + CHUNKS_AT_ONCE - 1
    await client.query('begin')
    await client.query('delete from generic_postings where chunk between $1 and $2', [first, last])
    await client.query(POSTINGS, [first * CHUNK, (last + 1) * CHUNK])
    await client.query('commit')
  }
  await client.query(`
    update generic_facets f set docs = (select coalesce(sum(bit_count(p.bits)), 0) from generic_postings p
      where p.facet = f.facet and p.value = f.value)`)
}

const POSTINGS = `
  insert into generic_postings (shop_id, facet, value, chunk, bits, slots)
  select current_shop(), facet, value, chunk, case when not is_sparse then bits_of(slots) end,
    case when is_sparse then slots end
  from (
    select split_part(key, '|', 1) as facet, substr(key, strpos(key, '|') + 1) as value,
      l.slot / ${CHUNK} as chunk, array_agg(l.slot order by l.slot) as slots
    from generic_listings l join generic_filings f using (generic_id) cross join unnest(f.keys) key
    where l.slot >= $1 and l.slot < $2 group by 1, 2, 3
  ) filed
  cross join lateral (select facet in ('strong', 'weak') and cardinality(slots) <= ${FEW_SLOTS} as is_sparse) s`
