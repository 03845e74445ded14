import { freshDatabase } from '@estampa/server/test/database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { fillBenchShop, openBenchShop } from '../bench/fill.ts'

/** Every table of a catalog, without the times at which its rows were written. */
const tables = {
  generics: 'select * from generics order by id',
  families: 'select * from generic_families order by generic_id, family_id',
  variants: `select to_jsonb(v) - 'id' as row from variants v order by sku`,
  listings: `select to_jsonb(l) - 'changed_at' - 'trending' as row, trending > 0 as wanted
    from generic_listings l order by slot`,
  filings: 'select generic_id, array(select unnest(keys) order by 1) as keys from generic_filings order by 1',
  postings: 'select * from generic_postings order by facet, value, chunk',
  facets: 'select * from generic_facets order by facet, value',
  words: 'select is_code, word, term, shown from generic_words order by word, is_code',
}

test('products that are copied inside PostgreSQL have the rows of products that are saved', async () => {
  const [saved, copied] = [await freshDatabase(), await freshDatabase()]
  await openBenchShop(saved, 'pampa', 200, 80)
  await fillBenchShop(copied, 'pampa', 200, 80)
  for (const [name, text] of Object.entries(tables)) {
    const [expected, found] = [await rowsOf(saved.owner, text), await rowsOf(copied.owner, text)]
    expect(found.length, name).toBeGreaterThan(0)
    expect(found, name).toEqual(expected)
  }
})

async function rowsOf(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("select set_config('estampa.shop', min(id)::text, false) from shops")
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
