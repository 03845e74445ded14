import pg from 'pg'

/**
 * What the hand-written shop keeps beside the tables that it shares with Estampa, all made from the same rows: a
 * document to search in, the values of its facets, and what its unfiltered list says of all products, which whoever
 * writes a shop by hand counts when products are saved and not when they are read. `url` is a superuser's, so that row-level security, which a
 * shop of its own would not have, costs it nothing.
 */
export async function fillReferenceShop(url: string, shop: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(TABLES)
    await client.query(SEARCH, [shop])
    await client.query(VALUES, [shop])
    await client.query(COUNTS, [shop])
    await client.query(FACETS)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const TABLES = `
  create schema reference;
  create table reference.product_search (product_id integer primary key, document tsvector not null);
  create index product_search_by_document on reference.product_search using gin (document);
  create table reference.product_values (
    product_id integer not null, facet text not null, value text not null,
    primary key (product_id, facet, value)
  );
  create table reference.list_counts (total integer not null, lowest bigint not null, highest bigint not null);
  create table reference.list_facets (
    facet text not null, value text not null, count integer not null, primary key (facet, value)
  )`

const COUNTS = `
  insert into reference.list_counts
  select count(*), min(cost_from), max(cost_from) from generic_listings where shop_id = $1 and published`

const FACETS = `
  insert into reference.list_facets
  select facet, value, count(*) from reference.product_values group by facet, value`

const SEARCH = `
  insert into reference.product_search
  select g.id, setweight(to_tsvector('spanish', g.name), 'A')
    || setweight(to_tsvector('spanish', coalesce(g.document ->> 'description', '')), 'B')
    || setweight(to_tsvector('simple', g.external_id), 'A')
  from generics g where g.shop_id = $1`

const VALUES = `
  insert into reference.product_values
  select v.generic_id, 'colors', v.document ->> 'color' from variants v where v.shop_id = $1 and v.active
  union select f.generic_id, 'families', c.title
    from generic_families f join families c using (shop_id) where f.shop_id = $1 and c.id = f.family_id
  union select g.id, 'printing_types', t.name
    from generics g join techniques t on t.shop_id = g.shop_id and t.id = any(g.technique_ids) where g.shop_id = $1
  union select g.id, 'materials', s ->> 'name'
    from generics g, jsonb_array_elements(g.document -> 'subattributes') s
    where g.shop_id = $1 and s ->> 'attribute_name' = 'Material'`
